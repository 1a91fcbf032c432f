import { type CivilDate, toDayNumber } from '../../calendar/civil-date.ts';
import { merchantKey } from '../../categorization/clean-descriptor.ts';
import { descriptionTokens, SIMILAR_FROM, tokenSimilarity } from './description-tokens.ts';
import { idNamespace } from './id-namespace.ts';
import type { Decision, ReconcileAction, ReconcileInput, ReconcileTransaction } from './reconcile-types.ts';

/** A transaction with its dates counted in days and its partner, once it has one. */
export interface Entry {
  readonly transaction: ReconcileTransaction;
  readonly day: number;
  readonly authDay: number | null;
  /** Kind of its external id, null without one. */
  readonly namespace: string | null;
  isTaken: boolean;
  /** What was decided, on arriving transactions only. */
  decision: Decision | null;
}

/** Transactions of one account, currency and exact amount, by day. */
export interface Bucket {
  existing: Entry[];
  incoming: Entry[];
}

/** All transactions of one account and currency. */
export interface Lane {
  readonly buckets: Map<number, Bucket>;
  readonly existing: Entry[];
  readonly incoming: Entry[];
}

/** The state of one reconciliation: lanes of transactions, each transaction with its partner once it has one. */
export interface Board {
  readonly lanes: readonly Lane[];
  /** Arriving transactions in the order in which they came. */
  readonly arriving: readonly Entry[];
  readonly texts: Texts;
}

/**
 * Lays the transactions out by account, currency and amount; transactions of other accounts or currencies never meet.
 */
export function layOut(input: ReconcileInput): Board {
  const lanes = new Map<string, Map<string, Lane>>();
  const days = new Map<CivilDate, number>();
  const dayOf = (date: CivilDate): number => {
    const known = days.get(date);
    if (known !== undefined) return known;
    const day = toDayNumber(date);
    days.set(date, day);
    return day;
  };
  const place = (transaction: ReconcileTransaction, side: 'existing' | 'incoming'): Entry => {
    const lane = laneOf(lanes, transaction);
    const entry: Entry = {
      transaction,
      day: dayOf(transaction.postedOn),
      authDay: transaction.authorizedOn === null ? null : dayOf(transaction.authorizedOn),
      namespace: transaction.externalId === null ? null : idNamespace(transaction.externalId),
      isTaken: false,
      decision: null,
    };
    lane[side].push(entry);
    const bucket = lane.buckets.get(transaction.amountMinor);
    // Most amounts stand once: a list of one takes a tenth of the room of one that begins empty.
    if (!bucket) lane.buckets.set(transaction.amountMinor, bucketOf(side, entry));
    else if (bucket[side].length === 0) bucket[side] = [entry];
    else bucket[side].push(entry);
    return entry;
  };
  for (const transaction of input.existing) place(transaction, 'existing');
  const arriving = input.incoming.map((transaction) => place(transaction, 'incoming'));
  const all = [...lanes.values()].flatMap((byCurrency) => [...byCurrency.values()]);
  for (const lane of all) {
    for (const bucket of lane.buckets.values()) {
      if (bucket.existing.length > 1) bucket.existing.sort((a, b) => a.day - b.day);
      if (bucket.incoming.length > 1) bucket.incoming.sort((a, b) => a.day - b.day);
    }
  }
  return { lanes: all, arriving, texts: new Texts() };
}

function bucketOf(side: 'existing' | 'incoming', entry: Entry): Bucket {
  return side === 'existing' ? { existing: [entry], incoming: [] } : { existing: [], incoming: [entry] };
}

/** Joins an arriving transaction to a stored one; both are then out of the game. */
export function join(
  incoming: Entry,
  existing: Entry,
  action: ReconcileAction,
  confidence: number,
  reason: string,
): void {
  incoming.isTaken = true;
  existing.isTaken = true;
  incoming.decision = {
    incomingId: incoming.transaction.id,
    existingId: existing.transaction.id,
    action,
    confidence,
    reason,
  };
}

/** Action of a certain join: a pending transaction that arrives settled is `posted`, anything else a `duplicate`. */
export function joinAction(incoming: Entry, existing: Entry): ReconcileAction {
  return existing.transaction.pending && !incoming.transaction.pending ? 'posted' : 'duplicate';
}

/** Compares descriptions, remembering what it has read. */
export class Texts {
  readonly #tokens = new Map<string, readonly string[]>();
  readonly #merchants = new Map<string, string>();
  readonly #plain = new Map<string, string>();

  /** Description without case and spacing: equal for two exports of the same source. */
  plain(transaction: ReconcileTransaction): string {
    return remembered(this.#plain, transaction.description, (text) =>
      text.trim().toUpperCase().replace(/\s+/g, ' '),
    );
  }

  /** True when two transactions name the same party, by merchant, by naming words or by cleaned descriptor. */
  alike(left: ReconcileTransaction, right: ReconcileTransaction): boolean {
    if (left.description === right.description) return true;
    if (left.merchant !== null && left.merchant === right.merchant) return true;
    const lefts = this.#namesOf(left);
    const rights = this.#namesOf(right);
    for (const a of lefts) {
      for (const b of rights) {
        if (tokenSimilarity(this.#tokensOf(a), this.#tokensOf(b)) >= SIMILAR_FROM) return true;
      }
    }
    return lefts.some((a) => {
      const key = this.#merchantOf(a);
      return key !== '' && rights.some((b) => this.#merchantOf(b) === key);
    });
  }

  #namesOf(transaction: ReconcileTransaction): string[] {
    return transaction.merchant === null
      ? [transaction.description]
      : [transaction.merchant, transaction.description];
  }

  #tokensOf(text: string): readonly string[] {
    return remembered(this.#tokens, text, descriptionTokens);
  }

  #merchantOf(text: string): string {
    return remembered(this.#merchants, text, merchantKey);
  }
}

function remembered<V>(cache: Map<string, V>, text: string, make: (text: string) => V): V {
  const known = cache.get(text);
  if (known !== undefined) return known;
  const made = make(text);
  cache.set(text, made);
  return made;
}

function laneOf(lanes: Map<string, Map<string, Lane>>, transaction: ReconcileTransaction): Lane {
  let byCurrency = lanes.get(transaction.accountId);
  if (!byCurrency) {
    byCurrency = new Map();
    lanes.set(transaction.accountId, byCurrency);
  }
  let lane = byCurrency.get(transaction.currency);
  if (!lane) {
    lane = { buckets: new Map(), existing: [], incoming: [] };
    byCurrency.set(transaction.currency, lane);
  }
  return lane;
}

import { type CivilDate, toDayNumber } from '../../calendar/civil-date.ts';
import { merchantKey } from '../../categorization/clean-descriptor.ts';
import { descriptionTokens, SIMILAR_MIN, tokenSimilarity } from './description-tokens.ts';
import { idNamespace } from './id-namespace.ts';
import type { Decision, ReconcileAction, ReconcileInput, ReconcileTransaction } from './reconcile-types.ts';

/** A transaction with its dates as day numbers. */
export interface Entry {
  readonly transaction: ReconcileTransaction;
  readonly day: number;
  readonly authDay: number | null;
  /** Kind of its external id; null without one. */
  readonly namespace: string | null;
  isTaken: boolean;
  /** The decision; arriving transactions only. */
  decision: Decision | null;
}

/** Transactions of one account, currency and exact amount, by day. */
export interface Bucket {
  existing: Entry[];
  incoming: Entry[];
}

/** All transactions of one account and currency. */
export interface AccountLane {
  readonly buckets: Map<number, Bucket>;
  readonly existing: Entry[];
  readonly incoming: Entry[];
}

/** The state of one reconciliation. */
export interface ReconcileState {
  readonly lanes: readonly AccountLane[];
  /** Arriving transactions in input order. */
  readonly arriving: readonly Entry[];
  readonly texts: TextComparer;
}

/**
 * Groups the transactions by account, currency and amount. Transactions of different accounts or currencies are never
 * compared.
 */
export function createReconcileState(input: ReconcileInput): ReconcileState {
  const lanes = new Map<string, Map<string, AccountLane>>();
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
    // Most amounts occur once: a list created with one entry needs a tenth of the memory of one that starts empty.
    if (!bucket) lane.buckets.set(transaction.amountMinor, bucketOf(side, entry));
    else if (bucket[side].length === 0) bucket[side] = [entry];
    else bucket[side].push(entry);
    return entry;
  };
  for (const transaction of input.existing) place(transaction, 'existing');
  const arriving = input.incoming.map((transaction) => place(transaction, 'incoming'));
  const accountLanes = [...lanes.values()].flatMap((byCurrency) => [...byCurrency.values()]);
  for (const lane of accountLanes) {
    for (const bucket of lane.buckets.values()) {
      if (bucket.existing.length > 1) bucket.existing.sort((a, b) => a.day - b.day);
      if (bucket.incoming.length > 1) bucket.incoming.sort((a, b) => a.day - b.day);
    }
  }
  return { lanes: accountLanes, arriving, texts: new TextComparer() };
}

function bucketOf(side: 'existing' | 'incoming', entry: Entry): Bucket {
  return side === 'existing' ? { existing: [entry], incoming: [] } : { existing: [], incoming: [entry] };
}

/** Pairs an arriving transaction with a stored one and takes both out of the search. */
export function pairEntries(
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

/** Action of a certain pair: `posted` for a pending transaction that arrives as posted, else `duplicate`. */
export function pairAction(incoming: Entry, existing: Entry): ReconcileAction {
  return existing.transaction.pending && !incoming.transaction.pending ? 'posted' : 'duplicate';
}

/** Compares descriptions, with caching. */
export class TextComparer {
  readonly #tokens = new Map<string, readonly string[]>();
  readonly #merchants = new Map<string, string>();
  readonly #plain = new Map<string, string>();

  /** Description with normalized case and spacing: equal for two exports of one source. */
  normalize(transaction: ReconcileTransaction): string {
    return cached(this.#plain, transaction.description, (text) =>
      text.trim().toUpperCase().replace(/\s+/g, ' '),
    );
  }

  /** True if two transactions name the same counterparty, by merchant, identifying words or cleaned descriptor. */
  isSameParty(left: ReconcileTransaction, right: ReconcileTransaction): boolean {
    if (left.description === right.description) return true;
    if (left.merchant !== null && left.merchant === right.merchant) return true;
    const lefts = this.#namesOf(left);
    const rights = this.#namesOf(right);
    for (const a of lefts) {
      for (const b of rights) {
        if (tokenSimilarity(this.#tokensOf(a), this.#tokensOf(b)) >= SIMILAR_MIN) return true;
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
    return cached(this.#tokens, text, descriptionTokens);
  }

  #merchantOf(text: string): string {
    return cached(this.#merchants, text, merchantKey);
  }
}

function cached<V>(cache: Map<string, V>, text: string, make: (text: string) => V): V {
  const known = cache.get(text);
  if (known !== undefined) return known;
  const made = make(text);
  cache.set(text, made);
  return made;
}

function laneOf(
  lanes: Map<string, Map<string, AccountLane>>,
  transaction: ReconcileTransaction,
): AccountLane {
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

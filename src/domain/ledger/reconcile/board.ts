import { type CivilDate, toDayNumber } from '../../calendar/civil-date.ts';
import { merchantKey } from '../../categorization/clean-descriptor.ts';
import { descriptionTokens, SIMILAR_FROM, tokenSimilarity } from './description-tokens.ts';
import { idNamespace } from './id-namespace.ts';
import type { Decision, ReconcileAction, ReconcileInput, ReconcileRow } from './reconcile-types.ts';

/** A row with its dates counted in days and its partner, once it has one. */
export interface Entry {
  readonly row: ReconcileRow;
  readonly day: number;
  readonly authDay: number | null;
  /** Kind of its external id, null without one. */
  readonly namespace: string | null;
  isTaken: boolean;
  /** What was decided, on arriving rows only. */
  decision: Decision | null;
}

/** Rows of one account, currency and exact amount, by day. */
export interface Bucket {
  existing: Entry[];
  incoming: Entry[];
}

/** All rows of one account and currency. */
export interface Lane {
  readonly buckets: Map<number, Bucket>;
  readonly existing: Entry[];
  readonly incoming: Entry[];
}

/** The state of one reconciliation: lanes of rows, each row with its partner once it has one. */
export interface Board {
  readonly lanes: readonly Lane[];
  /** Arriving rows in the order in which they came. */
  readonly arriving: readonly Entry[];
  readonly texts: Texts;
}

/** Lays the rows out by account, currency and amount; rows of other accounts or currencies never meet. */
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
  const place = (row: ReconcileRow, side: 'existing' | 'incoming'): Entry => {
    const lane = laneOf(lanes, row);
    const entry: Entry = {
      row,
      day: dayOf(row.postedOn),
      authDay: row.authorizedOn === null ? null : dayOf(row.authorizedOn),
      namespace: row.externalId === null ? null : idNamespace(row.externalId),
      isTaken: false,
      decision: null,
    };
    lane[side].push(entry);
    const bucket = lane.buckets.get(row.amountMinor);
    // Most amounts stand once: a list of one takes a tenth of the room of one that begins empty.
    if (!bucket) lane.buckets.set(row.amountMinor, bucketOf(side, entry));
    else if (bucket[side].length === 0) bucket[side] = [entry];
    else bucket[side].push(entry);
    return entry;
  };
  for (const row of input.existing) place(row, 'existing');
  const arriving = input.incoming.map((row) => place(row, 'incoming'));
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

/** Joins an arriving row to a stored one; both are then out of the game. */
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
    incomingId: incoming.row.id,
    existingId: existing.row.id,
    action,
    confidence,
    reason,
  };
}

/** Action of a certain join: a pending row that arrives settled is `posted`, anything else a `duplicate`. */
export function joinAction(incoming: Entry, existing: Entry): ReconcileAction {
  return existing.row.pending && !incoming.row.pending ? 'posted' : 'duplicate';
}

/** Compares descriptions, remembering what it has read. */
export class Texts {
  readonly #tokens = new Map<string, readonly string[]>();
  readonly #merchants = new Map<string, string>();
  readonly #plain = new Map<string, string>();

  /** Description without case and spacing: equal for two exports of the same source. */
  plain(row: ReconcileRow): string {
    return remembered(this.#plain, row.description, (text) => text.trim().toUpperCase().replace(/\s+/g, ' '));
  }

  /** True when two rows name the same party, by merchant, by naming words or by cleaned descriptor. */
  alike(left: ReconcileRow, right: ReconcileRow): boolean {
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

  #namesOf(row: ReconcileRow): string[] {
    return row.merchant === null ? [row.description] : [row.merchant, row.description];
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

function laneOf(lanes: Map<string, Map<string, Lane>>, row: ReconcileRow): Lane {
  let byCurrency = lanes.get(row.accountId);
  if (!byCurrency) {
    byCurrency = new Map();
    lanes.set(row.accountId, byCurrency);
  }
  let lane = byCurrency.get(row.currency);
  if (!lane) {
    lane = { buckets: new Map(), existing: [], incoming: [] };
    byCurrency.set(row.currency, lane);
  }
  return lane;
}

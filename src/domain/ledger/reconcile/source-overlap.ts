import type { AccountLane, Bucket, Entry, TextComparer } from './reconcile-state.ts';

/** Properties of the source of one account's arriving transactions. */
export interface SourceOverlap {
  /** True if all ids are new but the transactions repeat: the bank was reconnected. */
  readonly isRelinked: boolean;
  /** True if both sides list the same days with the same dates: a different date then means a different transaction. */
  readonly datesAgree: boolean;
  /** True if most transactions of the common days are on both sides. */
  readonly isSameBlock: boolean;
  readonly existingFrom: number;
  readonly existingTo: number;
  readonly incomingFrom: number;
  readonly incomingTo: number;
}

const RELINK_TRANSACTIONS_MIN = 2;
const RELINK_SHARE_MIN = 0.7;
const AGREE_TRANSACTIONS_MIN = 5;
const AGREE_SHARE_MIN = 0.9;
const BLOCK_TRANSACTIONS_MIN = 3;
const BLOCK_SHARE_MIN = 0.6;

/** Computes the overlap of the open transactions of one account, before any are matched by content. */
export function readOverlap(lane: AccountLane, texts: TextComparer): SourceOverlap {
  const existing = spanOf(lane.existing);
  const incoming = spanOf(lane.incoming);
  const { inside, repeated, idInside, idRepeated, hasSharedId } = countRepeats(lane, texts, existing);
  return {
    isRelinked:
      !hasSharedId && idInside >= RELINK_TRANSACTIONS_MIN && idRepeated >= idInside * RELINK_SHARE_MIN,
    datesAgree: repeated >= AGREE_TRANSACTIONS_MIN && repeated >= inside * AGREE_SHARE_MIN,
    isSameBlock: repeated >= BLOCK_TRANSACTIONS_MIN && repeated >= inside * BLOCK_SHARE_MIN,
    existingFrom: existing.from,
    existingTo: existing.to,
    incomingFrom: incoming.from,
    incomingTo: incoming.to,
  };
}

/** Counts of arriving transactions in the days both sides list, and of those already stored. */
interface Repeats {
  inside: number;
  repeated: number;
  /** Of these, those with ids of a source that is already stored. */
  idInside: number;
  idRepeated: number;
  hasSharedId: boolean;
}

function countRepeats(lane: AccountLane, texts: TextComparer, span: Span): Repeats {
  const heldNamespaces = new Set(lane.existing.map((entry) => entry.namespace));
  const repeats: Repeats = { inside: 0, repeated: 0, idInside: 0, idRepeated: 0, hasSharedId: false };
  for (const bucket of lane.buckets.values()) {
    if (bucket.incoming.some((entry) => entry.isTaken && entry.namespace !== null))
      repeats.hasSharedId = true;
    const cells = cellsOf(bucket);
    for (const entry of bucket.incoming) {
      if (!isComparable(entry, span)) continue;
      const twins = consumeEqual(cells, entry, texts) ? 1 : 0;
      repeats.inside += 1;
      repeats.repeated += twins;
      if (entry.namespace === null || !heldNamespaces.has(entry.namespace)) continue;
      repeats.idInside += 1;
      repeats.idRepeated += twins;
    }
  }
  return repeats;
}

/** True if a source's ids show that these are two transactions. */
export function idsDiffer(incoming: Entry, existing: Entry, overlap: SourceOverlap): boolean {
  return !overlap.isRelinked && incoming.namespace !== null && incoming.namespace === existing.namespace;
}

/** First and last day of a set of transactions. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** True for posted transactions within these days that are not matched yet. */
function isComparable({ isTaken, transaction, day }: Entry, { from, to }: Span): boolean {
  return !isTaken && !transaction.pending && day >= from && day <= to;
}

function spanOf(entries: readonly Entry[]): Span {
  let from = Number.POSITIVE_INFINITY;
  let to = Number.NEGATIVE_INFINITY;
  for (const entry of entries) {
    if (entry.transaction.pending) continue;
    if (entry.day < from) from = entry.day;
    if (entry.day > to) to = entry.day;
  }
  return { from, to };
}

function cellsOf(bucket: Bucket): Map<number, Entry[]> {
  const cells = new Map<number, Entry[]>();
  for (const entry of bucket.existing) {
    if (entry.isTaken || entry.transaction.pending) continue;
    const cell = cells.get(entry.day);
    if (cell) cell.push(entry);
    else cells.set(entry.day, [entry]);
  }
  return cells;
}

/** Consumes one stored transaction of the same day and amount. With ids, the text must agree as well. */
function consumeEqual(cells: Map<number, Entry[]>, entry: Entry, texts: TextComparer): boolean {
  const cell = cells.get(entry.day);
  const last = cell?.at(-1);
  if (!cell || !last) return false;
  if (entry.namespace !== null && !texts.isSameParty(entry.transaction, last.transaction)) return false;
  cell.pop();
  return true;
}

import type { Bucket, Entry, Lane, Texts } from './board.ts';

/** What the arriving transactions of one account say about the source they come from. */
export interface SourceOverlap {
  /** All ids are new and yet the transactions repeat: the bank was linked again. */
  readonly isRelinked: boolean;
  /** Both sides list the same days and the dates agree: a transaction whose date differs is another transaction. */
  readonly datesAgree: boolean;
  /** Most transactions of the common days are on both sides. */
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

/** Reads the overlap of the transactions still open in a lane, before any of them is matched by content. */
export function readOverlap(lane: Lane, texts: Texts): SourceOverlap {
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

/** Arriving transactions in the days that both sides list, and those of them that are stored already. */
interface Repeats {
  inside: number;
  repeated: number;
  /** Of these, the ones with an id of a source that is stored already. */
  idInside: number;
  idRepeated: number;
  hasSharedId: boolean;
}

function countRepeats(lane: Lane, texts: Texts, span: Span): Repeats {
  const heldNamespaces = new Set(lane.existing.map((entry) => entry.namespace));
  const repeats: Repeats = { inside: 0, repeated: 0, idInside: 0, idRepeated: 0, hasSharedId: false };
  for (const bucket of lane.buckets.values()) {
    if (bucket.incoming.some((entry) => entry.isTaken && entry.namespace !== null))
      repeats.hasSharedId = true;
    const cells = cellsOf(bucket);
    for (const entry of bucket.incoming) {
      if (!isComparable(entry, span)) continue;
      const twins = takeCell(cells, entry, texts) ? 1 : 0;
      repeats.inside += 1;
      repeats.repeated += twins;
      if (entry.namespace === null || !heldNamespaces.has(entry.namespace)) continue;
      repeats.idInside += 1;
      repeats.idRepeated += twins;
    }
  }
  return repeats;
}

/** True when a source's own ids say that these are two transactions. */
export function idsDiffer(incoming: Entry, existing: Entry, overlap: SourceOverlap): boolean {
  return !overlap.isRelinked && incoming.namespace !== null && incoming.namespace === existing.namespace;
}

/** The first and the last day of some transactions. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** Booked, not matched yet, and within these days. */
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

/** Takes one stored transaction of the same day and amount; in a relinked source its text must agree as well. */
function takeCell(cells: Map<number, Entry[]>, entry: Entry, texts: Texts): boolean {
  const cell = cells.get(entry.day);
  const last = cell?.at(-1);
  if (!cell || !last) return false;
  if (entry.namespace !== null && !texts.alike(entry.transaction, last.transaction)) return false;
  cell.pop();
  return true;
}

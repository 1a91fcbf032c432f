import type { Bucket, Entry, Lane, Texts } from './board.ts';

/** What the arriving transactions of one account say about the source they come from. */
export interface SourceOverlap {
  /** All ids are new and yet the transactions repeat: the bank was linked again. */
  readonly isRelinked: boolean;
  /** Both sides list the same days and the dates agree: a transaction whose date differs is another transaction. */
  readonly datesAgree: boolean;
  /** Most transactions of the common days stand on both sides. */
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
  const heldNamespaces = new Set(lane.existing.map((entry) => entry.namespace));
  let inside = 0;
  let repeated = 0;
  let idInside = 0;
  let idRepeated = 0;
  let hasSharedId = false;
  for (const bucket of lane.buckets.values()) {
    const cells = cellsOf(bucket);
    for (const entry of bucket.incoming) {
      if (entry.isTaken) {
        if (entry.namespace !== null) hasSharedId = true;
        continue;
      }
      if (entry.transaction.pending || entry.day < existing.from || entry.day > existing.to) continue;
      inside += 1;
      const twin = takeCell(cells, entry, texts);
      if (twin) repeated += 1;
      if (entry.namespace === null || !heldNamespaces.has(entry.namespace)) continue;
      idInside += 1;
      if (twin) idRepeated += 1;
    }
  }
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

/** True when a source's own ids say that these are two transactions. */
export function idsDiffer(incoming: Entry, existing: Entry, overlap: SourceOverlap): boolean {
  return !overlap.isRelinked && incoming.namespace !== null && incoming.namespace === existing.namespace;
}

function spanOf(entries: readonly Entry[]): { from: number; to: number } {
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

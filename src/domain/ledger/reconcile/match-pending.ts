import { type Board, type Bucket, type Entry, join, type Lane } from './board.ts';
import { OpenRows } from './open-rows.ts';

/** A posted row may carry a date one day before its pending one, and settle up to two weeks later. */
const EARLY_DAYS_MAX = 1;
const SETTLE_DAYS_MAX = 14;
/** Most rows settle within a working week; an older pending row yields to a fresher one. */
const USUAL_DAYS_MAX = 5;
/** Tips and holds: the settled amount may differ by this much, this soon. Source: rule P3, scenario 8. */
const CHANGE_SHARE_MAX = 0.3;
const CHANGE_DAYS_MAX = 3;
/** Larger changes are only suggested, up to this ratio. */
const SUGGEST_RATIO_MAX = 2;

/**
 * Rule P3: a pending row that arrives settled under another id. Equal amounts pair in date order; a
 * changed amount needs the merchant, a short time and no rival on either side.
 */
export function matchPending(board: Board, lane: Lane): void {
  if (!lane.existing.some(isOpenPending)) return;
  const buckets = [...lane.buckets.values()].filter(
    (bucket) => bucket.existing.some(isOpenPending) && bucket.incoming.some(isOpenPosted),
  );
  for (const bucket of buckets) settleEqual(board, bucket);
  settleChanged(board, lane);
  for (const bucket of buckets) settleAlone(bucket);
}

function isOpenPending(entry: Entry): boolean {
  return !entry.isTaken && entry.row.pending;
}

function isOpenPosted(entry: Entry): boolean {
  return !entry.isTaken && !entry.row.pending;
}

/** Equal amount and merchant: first where the purchase date agrees, then the oldest that waits. */
function settleEqual(board: Board, bucket: Bucket): void {
  const pending = new OpenRows(bucket.existing.filter(isOpenPending));
  const posted = bucket.incoming.filter(isOpenPosted);
  for (const incoming of posted) {
    if (incoming.authDay === null) continue;
    const waiting = windowOf(pending, incoming).find(
      (existing) => isSamePurchaseDay(incoming, existing) && board.texts.alike(incoming.row, existing.row),
    );
    if (waiting) join(incoming, waiting, 'posted', 0.99, 'Pending charge settled');
  }
  for (const incoming of posted) {
    if (incoming.isTaken) continue;
    const waiting = windowOf(pending, incoming).filter((existing) =>
      board.texts.alike(incoming.row, existing.row),
    );
    const chosen =
      waiting.find((existing) => incoming.day - existing.day <= USUAL_DAYS_MAX) ?? waiting.at(-1) ?? null;
    if (!chosen) continue;
    const isSlow = incoming.day - chosen.day > USUAL_DAYS_MAX;
    join(incoming, chosen, 'posted', isSlow ? 0.96 : 0.99, 'Pending charge settled');
  }
}

function windowOf(pending: OpenRows, incoming: Entry): Entry[] {
  return pending.between(incoming.day - SETTLE_DAYS_MAX, incoming.day + EARLY_DAYS_MAX);
}

function isSamePurchaseDay(incoming: Entry, existing: Entry): boolean {
  return incoming.authDay === (existing.authDay ?? existing.day);
}

/** Another amount: joined when merchant, time and size agree and each is the other's only candidate. */
function settleChanged(board: Board, lane: Lane): void {
  const pending = new OpenRows(lane.existing.filter(isOpenPending).sort((a, b) => a.day - b.day));
  const posted = lane.incoming.filter(isOpenPosted).sort((a, b) => a.day - b.day);
  const candidates = posted.map((incoming) =>
    pending
      .between(incoming.day - SETTLE_DAYS_MAX, incoming.day + EARLY_DAYS_MAX)
      .filter((existing) => isChanged(board, incoming, existing)),
  );
  const rivals = new Map<Entry, number>();
  for (const list of candidates) for (const entry of list) rivals.set(entry, (rivals.get(entry) ?? 0) + 1);
  posted.forEach((incoming, at) => {
    const list = candidates[at] ?? [];
    const [existing] = list;
    if (!existing) return;
    const isOnly = list.length === 1 && rivals.get(existing) === 1;
    if (isOnly && isSmallChange(incoming, existing)) {
      join(incoming, existing, 'posted', 0.96, 'Pending charge settled, amount changed');
    }
  });
  posted.forEach((incoming, at) => {
    const existing = (candidates[at] ?? []).find((entry) => !entry.isTaken);
    if (existing && !incoming.isTaken) {
      join(incoming, existing, 'suggest', 0.7, 'Perhaps a pending charge with another amount');
    }
  });
}

function isChanged(board: Board, incoming: Entry, existing: Entry): boolean {
  const ratio = incoming.row.amountMinor / existing.row.amountMinor;
  if (!(ratio >= 1 / SUGGEST_RATIO_MAX && ratio <= SUGGEST_RATIO_MAX)) return false;
  return lagOf(incoming, existing) <= USUAL_DAYS_MAX && board.texts.alike(incoming.row, existing.row);
}

function isSmallChange(incoming: Entry, existing: Entry): boolean {
  const before = Math.abs(existing.row.amountMinor);
  const change = Math.abs(incoming.row.amountMinor - existing.row.amountMinor);
  return change <= before * CHANGE_SHARE_MAX && lagOf(incoming, existing) <= CHANGE_DAYS_MAX;
}

/** Days from purchase to booking; none where the posted row names the pending row's own day. */
function lagOf(incoming: Entry, existing: Entry): number {
  return isSamePurchaseDay(incoming, existing) ? 0 : Math.abs(incoming.day - existing.day);
}

/** Equal amount under another name: joined when nothing else could be meant, else suggested. */
function settleAlone(bucket: Bucket): void {
  const pending = new OpenRows(bucket.existing.filter(isOpenPending));
  const posted = new OpenRows(bucket.incoming.filter(isOpenPosted));
  for (const incoming of bucket.incoming) {
    if (!isOpenPosted(incoming)) continue;
    const waiting = windowOf(pending, incoming);
    const existing = waiting.at(-1);
    if (!existing) continue;
    const rivals = posted.between(existing.day - EARLY_DAYS_MAX, existing.day + SETTLE_DAYS_MAX);
    const isOnly = waiting.length === 1 && rivals.length === 1;
    const isUsual = incoming.day - existing.day <= USUAL_DAYS_MAX || isSamePurchaseDay(incoming, existing);
    if (isOnly && isUsual) join(incoming, existing, 'posted', 0.95, 'Only pending charge of this amount');
    else join(incoming, existing, 'suggest', 0.6, 'Perhaps a pending charge of this amount');
  }
}

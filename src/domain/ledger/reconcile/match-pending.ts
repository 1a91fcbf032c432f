import { type Board, type Bucket, type Entry, join, type Lane } from './board.ts';
import { OpenTransactions } from './open-transactions.ts';
import { settleChanged } from './settle-changed.ts';

/** A posted transaction may carry a date one day before its pending one, and settle up to two weeks later. */
const EARLY_DAYS_MAX = 1;
const SETTLE_DAYS_MAX = 14;
/** Most transactions settle within a working week; an older pending transaction yields to a fresher one. */
const USUAL_DAYS_MAX = 5;

/**
 * Rule P3: a pending transaction that arrives settled under another id. Equal amounts pair in date order; a
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
  return !entry.isTaken && entry.transaction.pending;
}

function isOpenPosted(entry: Entry): boolean {
  return !entry.isTaken && !entry.transaction.pending;
}

/** Equal amount and merchant: first where the purchase date agrees, then the oldest that waits. */
function settleEqual(board: Board, bucket: Bucket): void {
  const pending = new OpenTransactions(bucket.existing.filter(isOpenPending));
  const posted = bucket.incoming.filter(isOpenPosted);
  for (const incoming of posted) {
    if (incoming.authDay === null) continue;
    const waiting = windowOf(pending, incoming).find(
      (existing) =>
        isSamePurchaseDay(incoming, existing) &&
        board.texts.alike(incoming.transaction, existing.transaction),
    );
    if (waiting) join(incoming, waiting, 'posted', 0.99, 'Pending charge posted');
  }
  for (const incoming of posted) {
    if (incoming.isTaken) continue;
    const waiting = windowOf(pending, incoming).filter(
      (existing) =>
        mayBePurchaseDay(incoming, existing) && board.texts.alike(incoming.transaction, existing.transaction),
    );
    const chosen =
      waiting.find((existing) => incoming.day - existing.day <= USUAL_DAYS_MAX) ?? waiting.at(-1) ?? null;
    if (!chosen) continue;
    const isSlow = incoming.day - chosen.day > USUAL_DAYS_MAX;
    join(incoming, chosen, 'posted', isSlow ? 0.96 : 0.99, 'Pending charge posted');
  }
}

function windowOf(pending: OpenTransactions, incoming: Entry): Entry[] {
  return pending.between(incoming.day - SETTLE_DAYS_MAX, incoming.day + EARLY_DAYS_MAX);
}

/** A posted transaction that names its purchase day cannot settle a purchase of quite another day. */
function mayBePurchaseDay(incoming: Entry, existing: Entry): boolean {
  return incoming.authDay === null || Math.abs(incoming.authDay - (existing.authDay ?? existing.day)) <= 2;
}

function isSamePurchaseDay(incoming: Entry, existing: Entry): boolean {
  return incoming.authDay === (existing.authDay ?? existing.day);
}

/**
 * Equal amount under another name: joined when nothing else could be meant and the amount is no common
 * one, else suggested.
 */
function settleAlone(bucket: Bucket): void {
  const pending = new OpenTransactions(bucket.existing.filter(isOpenPending));
  const posted = new OpenTransactions(bucket.incoming.filter(isOpenPosted));
  const isCommon =
    bucket.existing.length + bucket.incoming.length > 2 ||
    isUsualPrice(bucket.incoming[0]?.transaction.amountMinor ?? 0);
  for (const incoming of bucket.incoming) {
    if (!isOpenPosted(incoming)) continue;
    const waiting = windowOf(pending, incoming).filter((existing) => mayBePurchaseDay(incoming, existing));
    const existing = waiting.at(-1);
    if (!existing) continue;
    const rivals = posted.between(existing.day - EARLY_DAYS_MAX, existing.day + SETTLE_DAYS_MAX);
    const isOnly = waiting.length === 1 && rivals.length === 1 && !isCommon;
    const isUsual = incoming.day - existing.day <= USUAL_DAYS_MAX || isSamePurchaseDay(incoming, existing);
    if (isOnly && isUsual) join(incoming, existing, 'posted', 0.95, 'Only pending charge with this amount');
    else join(incoming, existing, 'suggest', 0.6, 'Possibly a pending charge with this amount');
  }
}

/** Round sums, small ones and those just below a round one are charged by many. */
function isUsualPrice(amountMinor: number): boolean {
  const cents = Math.abs(amountMinor) % 100;
  return Math.abs(amountMinor) < 500 || cents % 5 === 0 || cents % 10 === 9 || cents === 98;
}

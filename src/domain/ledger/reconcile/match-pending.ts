import { userMessage } from '../../messages/user-message.ts';
import { matchChangedAmounts } from './match-changed-amounts.ts';
import { OpenTransactions } from './open-transactions.ts';
import { PENDING_POSTED } from './reconcile-reasons.ts';
import {
  type AccountLane,
  type Bucket,
  type Entry,
  pairEntries,
  type ReconcileState,
} from './reconcile-state.ts';

/** A posted transaction may be dated one day before its pending one, and up to two weeks after it. */
const EARLY_DAYS_MAX = 1;
const SETTLE_DAYS_MAX = 14;
/** Most transactions post within a work week. An older pending transaction yields to a newer one. */
const USUAL_DAYS_MAX = 5;

/**
 * Matches pending transactions that arrive as posted under another id. Equal amounts are paired in date order. A
 * changed amount needs the same merchant, a short time and no rival on either side.
 */
export function matchPending(board: ReconcileState, lane: AccountLane): void {
  if (!lane.existing.some(isOpenPending)) return;
  const buckets = [...lane.buckets.values()].filter(
    (bucket) => bucket.existing.some(isOpenPending) && bucket.incoming.some(isOpenPosted),
  );
  for (const bucket of buckets) matchEqualAmounts(board, bucket);
  matchChangedAmounts(board, lane);
  for (const bucket of buckets) matchUnrivaled(bucket);
}

function isOpenPending(entry: Entry): boolean {
  return !entry.isTaken && entry.transaction.pending;
}

function isOpenPosted(entry: Entry): boolean {
  return !entry.isTaken && !entry.transaction.pending;
}

/** Matches equal amount and merchant: first by purchase date, then the oldest pending one. */
function matchEqualAmounts(board: ReconcileState, bucket: Bucket): void {
  const pending = new OpenTransactions(bucket.existing.filter(isOpenPending));
  const posted = bucket.incoming.filter(isOpenPosted);
  for (const incoming of posted) {
    if (incoming.authDay === null) continue;
    const waiting = windowOf(pending, incoming).find(
      (existing) =>
        isSamePurchaseDay(incoming, existing) &&
        board.texts.isSameParty(incoming.transaction, existing.transaction),
    );
    if (waiting) pairEntries(incoming, waiting, 'posted', 0.99, PENDING_POSTED);
  }
  for (const incoming of posted) {
    if (incoming.isTaken) continue;
    const waiting = windowOf(pending, incoming).filter(
      (existing) =>
        mayBePurchaseDay(incoming, existing) &&
        board.texts.isSameParty(incoming.transaction, existing.transaction),
    );
    const chosen =
      waiting.find((existing) => incoming.day - existing.day <= USUAL_DAYS_MAX) ?? waiting.at(-1) ?? null;
    if (!chosen) continue;
    const isSlow = incoming.day - chosen.day > USUAL_DAYS_MAX;
    pairEntries(incoming, chosen, 'posted', isSlow ? 0.96 : 0.99, PENDING_POSTED);
  }
}

function windowOf(pending: OpenTransactions, incoming: Entry): Entry[] {
  return pending.between(incoming.day - SETTLE_DAYS_MAX, incoming.day + EARLY_DAYS_MAX);
}

/** A posted transaction with a purchase date does not match a pending one from a clearly different day. */
function mayBePurchaseDay(incoming: Entry, existing: Entry): boolean {
  return incoming.authDay === null || Math.abs(incoming.authDay - (existing.authDay ?? existing.day)) <= 2;
}

function isSamePurchaseDay(incoming: Entry, existing: Entry): boolean {
  return incoming.authDay === (existing.authDay ?? existing.day);
}

/**
 * Matches equal amounts under different names: paired if nothing else fits and the amount is unusual, else suggested.
 */
function matchUnrivaled(bucket: Bucket): void {
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
    if (isOnly && isUsual)
      pairEntries(incoming, existing, 'posted', 0.95, userMessage('onlyPendingWithAmount'));
    else pairEntries(incoming, existing, 'suggest', 0.6, userMessage('possiblyPendingWithAmount'));
  }
}

/** True for common prices: round, small, or just below a round amount. */
function isUsualPrice(amountMinor: number): boolean {
  const cents = Math.abs(amountMinor) % 100;
  return Math.abs(amountMinor) < 500 || cents % 5 === 0 || cents % 10 === 9 || cents === 98;
}

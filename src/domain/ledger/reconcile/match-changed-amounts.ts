import { categorize } from '../../categorization/categorize.ts';
import { userMessage } from '../../messages/user-message.ts';
import { regexSource } from '../../text/regex-source.ts';
import { OpenTransactions } from './open-transactions.ts';
import { type AccountLane, type Entry, pairEntries, type ReconcileState } from './reconcile-state.ts';

/** Tips and holds: the posted amount may differ by this share. */
const CHANGE_SHARE_MAX = 0.3;
/** It posts within this many days, not counting weekends. */
const CHANGE_DAYS_MAX = 3;
/** Larger changes are only suggested, up to this ratio and this many days. */
const SUGGEST_RATIO_MAX = 2;
const SUGGEST_DAYS_MAX = 8;
/** With more transactions of one merchant in a few days than this, not every assignment is tried. */
const TRIED_MAX = 5;

/**
 * At most this many transactions of one amount are searched for an earlier price; a malicious file may have thousands.
 */
const SAME_AMOUNT_MAX = 50;

/** A posted transaction with the pending transactions it may replace. */
interface Claim {
  readonly incoming: Entry;
  readonly candidates: readonly Entry[];
}

/**
 * Matches pending transactions that post with a different amount at the same merchant. A pair is matched if nothing
 * else fits on either side and the merchant is one whose charges change (a tip, a hold). The rest is suggested, most
 * likely assignment first.
 */
export function matchChangedAmounts(board: ReconcileState, lane: AccountLane): void {
  const pending = new OpenTransactions(
    lane.existing.filter((entry) => !entry.isTaken && entry.transaction.pending).sort(byDay),
  );
  const posted = lane.incoming.filter((entry) => !entry.isTaken && !entry.transaction.pending).sort(byDay);
  const claims: Claim[] = [];
  for (const incoming of posted) {
    const candidates = pending
      .between(incoming.day - 2 * SUGGEST_DAYS_MAX, incoming.day + 1)
      .filter((existing) => isPossible(board, incoming, existing));
    if (candidates.length > 0) claims.push({ incoming, candidates });
  }
  const claimants = countClaimants(claims);
  for (const claim of claims) {
    const { incoming } = claim;
    const only = certainPartner(claim, claimants);
    if (only && !isPrice(board, lane, incoming) && !isPrice(board, lane, only))
      pairEntries(incoming, only, 'posted', 0.96, userMessage('pendingPostedNewAmount'));
  }
  for (const group of competingClaims(claims)) suggestAssignment(group);
}

/** Number of posted transactions that may replace a pending one, and of those that state its purchase date. */
interface Claimants {
  total: number;
  ofDay: number;
}

function countClaimants(claims: readonly Claim[]): ReadonlyMap<Entry, Claimants> {
  const counts = new Map<Entry, Claimants>();
  for (const { incoming, candidates } of claims) {
    for (const existing of candidates) {
      const count = counts.get(existing) ?? { total: 0, ofDay: 0 };
      count.total += 1;
      if (isPurchaseDay(incoming, existing)) count.ofDay += 1;
      counts.set(existing, count);
    }
  }
  return counts;
}

/**
 * The only pending transaction a posted one can replace, if no other posted transaction could replace it; else null.
 */
function certainPartner(
  { incoming, candidates }: Claim,
  claimants: ReadonlyMap<Entry, Claimants>,
): Entry | null {
  const ofDay = candidates.filter((existing) => isPurchaseDay(incoming, existing));
  const [only, ...others] = ofDay.length > 0 ? ofDay : candidates;
  if (!only || others.length > 0 || !isSmallChange(incoming, only)) return null;
  if (incoming.authDay !== null && ofDay.length === 0) return null;
  const count = claimants.get(only);
  const isContested = (ofDay.length > 0 ? count?.ofDay : count?.total) !== 1;
  return isContested || hasFixedPrices(only) ? null : only;
}

/** True if this amount posted at the merchant before: it is a price, so another amount is another purchase. */
function isPrice(board: ReconcileState, lane: AccountLane, entry: Entry): boolean {
  const equal = lane.buckets.get(entry.transaction.amountMinor);
  if (!equal) return false;
  const isBooked = (other: Entry): boolean =>
    other !== entry &&
    !other.transaction.pending &&
    board.texts.isSameParty(other.transaction, entry.transaction);
  return [equal.existing, equal.incoming].some((side) => side.slice(0, SAME_AMOUNT_MAX).some(isBooked));
}

/** Stores, tickets, parking, fees and bills charge the exact amount; a different amount is usually another purchase. */
function hasFixedPrices(existing: Entry): boolean {
  const { description, merchant, amountMinor } = existing.transaction;
  return FIXED.test(categorize({ description, merchant, amountMinor }).category);
}

const FIXED = new RegExp(
  regexSource`
    ^(?:
      GENERAL_MERCHANDISE|ENTERTAINMENT|HOME_IMPROVEMENT|RENT_AND_UTILITIES|MEDICAL|BANK_FEES|LOAN_PAYMENTS|
      GOVERNMENT
    )|_GROCERIES$|PHARMACIES|_PARKING$|_TOLLS$|PUBLIC_TRANSIT`,
);

/** Claims that compete for the same pending transactions, directly or through others, without what is certain. */
function competingClaims(claims: readonly Claim[]): Claim[][] {
  const open = claims
    .filter(({ incoming }) => !incoming.isTaken)
    .map(({ incoming, candidates }) => ({
      incoming,
      candidates: candidates.filter(({ isTaken }) => !isTaken),
    }));
  const parents = new Map<Entry, Entry>();
  const rootOf = (entry: Entry): Entry => {
    let root = entry;
    for (let next = parents.get(root); next; next = parents.get(root)) root = next;
    if (root !== entry) parents.set(entry, root);
    return root;
  };
  for (const { candidates } of open) {
    const [first, ...others] = candidates.map(rootOf);
    for (const other of others) if (first && rootOf(other) !== first) parents.set(other, first);
  }
  const groups = new Map<Entry, Claim[]>();
  for (const claim of open) {
    const [first] = claim.candidates;
    if (!first) continue;
    const group = groups.get(rootOf(first));
    if (group) group.push(claim);
    else groups.set(rootOf(first), [claim]);
  }
  return [...groups.values()];
}

/** Suggests the assignment with the smallest amount changes and days in order. */
function suggestAssignment(claims: readonly Claim[]): void {
  const isSmall =
    claims.length <= TRIED_MAX && new Set(claims.flatMap(({ candidates }) => candidates)).size <= TRIED_MAX;
  for (const [incoming, existing] of isSmall ? cheapest(claims) : nearest(claims))
    pairEntries(incoming, existing, 'suggest', 0.7, userMessage('possiblyPendingOtherAmount'));
  for (const claim of claims) if (!claim.incoming.isTaken) suggestShared(claim);
}

/** If there are more posted than pending transactions, each asks about the most likely one; one answer resolves all. */
function suggestShared({ incoming, candidates }: Claim): void {
  const [likeliest] = byCost(incoming, candidates);
  if (!likeliest || costOf(incoming, likeliest) >= UNMATCHED_COST / 2) return;
  incoming.isTaken = true;
  incoming.decision = {
    incomingId: incoming.transaction.id,
    existingId: likeliest.transaction.id,
    action: 'suggest',
    confidence: 0.5,
    reason: userMessage('onePossiblePending'),
  };
}

type Pairs = readonly (readonly [Entry, Entry])[];

/** Cost of leaving a posted transaction unmatched; higher than any likely pair. */
const UNMATCHED_COST = 4;

function cheapest(claims: readonly Claim[]): Pairs {
  let best: { cost: number; pairs: Pairs } = { cost: Number.POSITIVE_INFINITY, pairs: [] };
  const walk = (index: number, cost: number, used: ReadonlySet<Entry>, pairs: Pairs): void => {
    if (cost >= best.cost) return;
    const claim = claims[index];
    if (!claim) {
      best = { cost, pairs };
      return;
    }
    for (const existing of claim.candidates) {
      if (used.has(existing)) continue;
      walk(index + 1, cost + costOf(claim.incoming, existing), new Set([...used, existing]), [
        ...pairs,
        [claim.incoming, existing],
      ]);
    }
    walk(index + 1, cost + UNMATCHED_COST, used, pairs);
  };
  walk(0, 0, new Set(), []);
  return best.pairs;
}

/** Assigns each posted transaction in turn to the most likely remaining pending one. */
function nearest(claims: readonly Claim[]): Pairs {
  const used = new Set<Entry>();
  return claims.flatMap(({ incoming, candidates }): Pairs => {
    const [first] = byCost(
      incoming,
      candidates.filter((existing) => !used.has(existing)),
    );
    if (!first) return [];
    used.add(first);
    return [[incoming, first]];
  });
}

function byCost(incoming: Entry, candidates: readonly Entry[]): Entry[] {
  return [...candidates].sort((a, b) => costOf(incoming, a) - costOf(incoming, b));
}

/** Cost of a pair: how much the amount changed, and whether the days fit normal posting. */
function costOf(incoming: Entry, existing: Entry): number {
  const ratio = size(incoming) / Math.max(size(existing), 1);
  const moved = isHold(existing) ? 0.3 : Math.abs(Math.log(Math.max(ratio, 0.01))) * 4;
  const dayCost =
    incoming.authDay === null
      ? 0.1 * Math.abs(lagOf(incoming, existing) - 1)
      : Math.abs(incoming.authDay - (existing.authDay ?? existing.day));
  return moved + dayCost;
}

function isPossible(board: ReconcileState, incoming: Entry, existing: Entry): boolean {
  return (
    isNear(incoming, existing) &&
    isInTime(incoming, existing) &&
    board.texts.isSameParty(incoming.transaction, existing.transaction)
  );
}

function isNear(incoming: Entry, existing: Entry): boolean {
  const ratio = incoming.transaction.amountMinor / existing.transaction.amountMinor;
  return (ratio >= 1 / SUGGEST_RATIO_MAX && ratio <= SUGGEST_RATIO_MAX) || (ratio > 0 && isHold(existing));
}

function isInTime(incoming: Entry, existing: Entry): boolean {
  const purchaseDay = existing.authDay ?? existing.day;
  if (incoming.authDay !== null && Math.abs(incoming.authDay - purchaseDay) > 2) return false;
  return lagOf(incoming, existing) <= SUGGEST_DAYS_MAX;
}

function isSmallChange(incoming: Entry, existing: Entry): boolean {
  const before = size(existing);
  return (
    Math.abs(size(incoming) - before) <= before * CHANGE_SHARE_MAX &&
    lagOf(incoming, existing) <= CHANGE_DAYS_MAX
  );
}

/** True for authorization holds: gas pumps and hotels hold one unit or a round amount before the price is known. */
function isHold(existing: Entry): boolean {
  const held = size(existing);
  return held === 100 || (held % 2500 === 0 && held >= 5000 && held <= 20_000);
}

function isPurchaseDay(incoming: Entry, existing: Entry): boolean {
  return incoming.authDay !== null && incoming.authDay === (existing.authDay ?? existing.day);
}

/** Business days from purchase to posting; 0 if the posted transaction states the pending one's date. */
function lagOf(incoming: Entry, existing: Entry): number {
  if (isPurchaseDay(incoming, existing)) return 0;
  let lag = 0;
  for (
    let day = Math.min(incoming.day, existing.day) + 1;
    day <= Math.max(incoming.day, existing.day);
    day += 1
  ) {
    const weekday = (((day + 4) % 7) + 7) % 7;
    if (weekday !== 0 && weekday !== 6) lag += 1;
  }
  return lag;
}

function size(entry: Entry): number {
  return Math.abs(entry.transaction.amountMinor);
}

function byDay(a: Entry, b: Entry): number {
  return a.day - b.day;
}

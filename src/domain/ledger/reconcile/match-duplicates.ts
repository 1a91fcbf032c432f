import { userMessage } from '../../messages/user-message.ts';
import { OpenTransactions } from './open-transactions.ts';
import { SAME_DAY_AMOUNT_DESCRIPTION } from './reconcile-reasons.ts';
import { type AccountLane, type Entry, pairEntries, type ReconcileState } from './reconcile-state.ts';
import { idsDiffer, readOverlap, type SourceOverlap } from './source-overlap.ts';

/** A file and a feed may date one transaction up to this many days apart. */
const SHIFT_DAYS_MAX = 4;
/** Four business days across a weekend. */
const SHIFT_DAYS_WEEKEND = 5;
/** A manual entry may be dated this far from the bank's transaction. */
const MANUAL_DAYS_MAX = 7;

interface Pass {
  readonly board: ReconcileState;
  readonly existing: OpenTransactions;
  readonly incoming: OpenTransactions;
  /** The transactions still open when the pass began. */
  readonly arriving: readonly Entry[];
  readonly held: readonly Entry[];
  readonly overlap: SourceOverlap;
}

/** Matches the same transaction from another source, or from the same file imported again, one to one by content. */
export function matchDuplicates(board: ReconcileState, lane: AccountLane): void {
  const overlap = readOverlap(lane, board.texts);
  const commonDay = commonDayOf(lane);
  for (const bucket of lane.buckets.values()) {
    const arriving = bucket.incoming.filter(isOpen);
    const held = bucket.existing.filter(isOpen);
    if (arriving.length === 0 || held.length === 0) continue;
    const pass = {
      board,
      existing: new OpenTransactions(held),
      incoming: new OpenTransactions(arriving),
      arriving,
      held,
      overlap,
    };
    if (commonDay === 'purchase') pairAuthorizedDay(pass);
    pairSameDay(pass);
    if (!arriving.some(isOpen)) continue;
    if (commonDay === null) pairAuthorizedDay(pass);
    for (let distance = 1; distance <= SHIFT_DAYS_WEEKEND; distance += 1) pairShiftedDates(pass, distance);
    pairAuthorizedDay(pass);
    pairUnrivaled(pass);
  }
}

/** Minimum number of unambiguous pairs to determine which date the sources share. */
const COMMON_PAIRS_MIN = 3;

/** Uses transactions whose amount is unique on both sides to determine which date the two sources share. */
function commonDayOf(lane: AccountLane): 'purchase' | 'booking' | null {
  let purchase = 0;
  let booking = 0;
  for (const { incoming, existing } of lane.buckets.values()) {
    const [one, other] = [incoming[0], existing[0]];
    if (!one || !other || incoming.length > 1 || existing.length > 1 || !isOpen(one) || !isOpen(other))
      continue;
    const isPurchaseDay = one.authDay === other.day || other.authDay === one.day;
    if (one.day === other.day) booking += isPurchaseDay ? 0 : 1;
    else if (isPurchaseDay) purchase += 1;
  }
  if (Math.max(purchase, booking) < COMMON_PAIRS_MIN || purchase === booking) return null;
  return purchase > booking ? 'purchase' : 'booking';
}

function isOpen(entry: Entry): boolean {
  return !entry.isTaken;
}

/** Pairs same day and amount: equal texts first, then similar ones. */
function pairSameDay(pass: Pass): void {
  const { board, overlap } = pass;
  const byText = new Map<string, Entry[]>();
  const byDay = new Map<number, Entry[]>();
  for (const existing of pass.held) {
    if (existing.isTaken) continue;
    push(byText, `${existing.day} ${board.texts.normalize(existing.transaction)}`, existing);
    push(byDay, existing.day, existing);
  }
  for (const incoming of pass.arriving) {
    if (incoming.isTaken) continue;
    const cell = byText.get(`${incoming.day} ${board.texts.normalize(incoming.transaction)}`);
    const twin = firstFit(cell, (existing) => mayBeDuplicate(incoming, existing, overlap));
    if (twin) pairEntries(incoming, twin, 'duplicate', 0.99, SAME_DAY_AMOUNT_DESCRIPTION);
  }
  for (const incoming of pass.arriving) {
    if (incoming.isTaken) continue;
    const twin = firstFit(
      byDay.get(incoming.day),
      (existing) =>
        mayBeDuplicate(incoming, existing, overlap) &&
        board.texts.isSameParty(incoming.transaction, existing.transaction),
    );
    if (twin) pairEntries(incoming, twin, 'duplicate', 0.98, userMessage('sameDayAmountMerchant'));
  }
}

/** Pairs transactions that one source dates by purchase and the other by posting. */
function pairAuthorizedDay(pass: Pass): void {
  const { board, overlap } = pass;
  for (const incoming of pass.arriving) {
    if (incoming.isTaken) continue;
    const twin = pass.existing.nearest(incoming.day, MANUAL_DAYS_MAX, (existing) => {
      const isAuthorized =
        incoming.authDay === existing.day ||
        existing.authDay === incoming.day ||
        (incoming.authDay !== null && incoming.authDay === existing.authDay);
      return (
        isAuthorized &&
        mayBeDuplicate(incoming, existing, overlap) &&
        board.texts.isSameParty(incoming.transaction, existing.transaction)
      );
    });
    if (twin) pairEntries(incoming, twin, 'duplicate', 0.97, userMessage('samePurchaseDate'));
  }
}

/** Pairs similar texts some days apart, nearest first, if the dates of the two sources may differ. */
function pairShiftedDates(pass: Pass, distance: number): void {
  const { board, overlap } = pass;
  for (const incoming of pass.arriving) {
    if (incoming.isTaken) continue;
    const twin = pass.existing.nearest(
      incoming.day,
      distance,
      (existing) =>
        mayBeDuplicate(incoming, existing, overlap) &&
        mayShift(pass, incoming, existing) &&
        board.texts.isSameParty(incoming.transaction, existing.transaction),
    );
    if (twin)
      pairEntries(incoming, twin, 'duplicate', 0.96, userMessage('sameAmountMerchantDaysApart', distance));
  }
}

/** Handles the rest: an unambiguous pair is matched or suggested; ambiguous ones are left alone. */
function pairUnrivaled(pass: Pass): void {
  const { overlap } = pass;
  for (const incoming of pass.arriving) {
    if (incoming.isTaken) continue;
    const near = pass.existing
      .between(incoming.day - MANUAL_DAYS_MAX, incoming.day + MANUAL_DAYS_MAX)
      .filter((existing) => mayBeDuplicate(incoming, existing, overlap));
    const [existing] = near;
    if (!existing || near.length > 1) continue;
    const rivals = pass.incoming.between(existing.day - MANUAL_DAYS_MAX, existing.day + MANUAL_DAYS_MAX);
    if (rivals.length > 1) continue;
    if (incoming.day !== existing.day && isSameSource(pass, incoming, existing)) continue;
    const verdict = classifyLonePair(pass, incoming, existing);
    if (verdict) pairEntries(incoming, existing, ...verdict);
  }
}

/** Classifies a pair without a rival: the same transaction, possibly the same, or two transactions (null). */
function classifyLonePair(
  { board, overlap }: Pass,
  incoming: Entry,
  existing: Entry,
): ['duplicate' | 'suggest', confidence: number, reason: string] | null {
  const distance = Math.abs(existing.day - incoming.day);
  const isNear = distance <= SHIFT_DAYS_MAX;
  if (board.texts.isSameParty(incoming.transaction, existing.transaction)) {
    if (!isNear && !isManualEntry(existing, overlap) && !isManualEntry(incoming, overlap)) return null;
    return ['duplicate', 0.95, userMessage('onlyThisAmountDaysApart', distance)];
  }
  if (!isNear) return null;
  if (overlap.isSameBlock && isInsideBoth(overlap, incoming, existing))
    return ['duplicate', 0.95, userMessage('onlyThisAmountInBoth')];
  return ['suggest', 0.6, userMessage('otherDescriptionDaysApart', distance)];
}

/** True if ids and statuses allow an arriving transaction to be the stored one. */
function mayBeDuplicate(incoming: Entry, existing: Entry, overlap: SourceOverlap): boolean {
  if (existing.transaction.pending && !incoming.transaction.pending) return false;
  if (incoming.transaction.pending && !existing.transaction.pending && incoming.day > existing.day)
    return false;
  return !idsDiffer(incoming, existing, overlap);
}

/** Dates may differ only between sources, and only within the days both list or if nothing is known about them. */
function mayShift(pass: Pass, incoming: Entry, existing: Entry): boolean {
  if (isSameSource(pass, incoming, existing)) return false;
  if (
    Math.abs(incoming.day - existing.day) > SHIFT_DAYS_MAX &&
    !isInsideBoth(pass.overlap, incoming, existing)
  ) {
    return false;
  }
  return !pass.overlap.datesAgree || isInsideBoth(pass.overlap, incoming, existing);
}

/** True if neither has an id and the texts are identical: the same source, which would have kept its date. */
function isSameSource(pass: Pass, incoming: Entry, existing: Entry): boolean {
  if (incoming.namespace !== existing.namespace) return false;
  return (
    pass.board.texts.normalize(incoming.transaction) === pass.board.texts.normalize(existing.transaction)
  );
}

function isInsideBoth(overlap: SourceOverlap, incoming: Entry, existing: Entry): boolean {
  return (
    existing.day >= overlap.incomingFrom &&
    existing.day <= overlap.incomingTo &&
    incoming.day >= overlap.existingFrom &&
    incoming.day <= overlap.existingTo
  );
}

/** True for a transaction without an id that is not part of a statement's listing. */
function isManualEntry(entry: Entry, overlap: SourceOverlap): boolean {
  return entry.namespace === null && !overlap.datesAgree;
}

function firstFit(cell: Entry[] | undefined, fits: (entry: Entry) => boolean): Entry | null {
  if (!cell) return null;
  while (cell[0]?.isTaken) cell.shift();
  const tried = cell.slice(0, 32);
  return tried.find((entry) => !entry.isTaken && fits(entry)) ?? null;
}

function push<K>(map: Map<K, Entry[]>, key: K, entry: Entry): void {
  const list = map.get(key);
  if (list) list.push(entry);
  else map.set(key, [entry]);
}

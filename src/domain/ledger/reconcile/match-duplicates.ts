import { type Board, type Entry, join, type Lane } from './board.ts';
import { OpenTransactions } from './open-transactions.ts';
import { idsDiffer, readOverlap, type SourceOverlap } from './source-overlap.ts';

/** A file and a feed date one transaction up to this many days apart. Source: rule P2. */
const SHIFT_DAYS_MAX = 4;
/** Four working days over a weekend. */
const SHIFT_DAYS_WEEKEND = 5;
/** A hand entry may lie this far from the bank's transaction. Source: rule P2. */
const HAND_DAYS_MAX = 7;

interface Pass {
  readonly board: Board;
  readonly existing: OpenTransactions;
  readonly incoming: OpenTransactions;
  /** The transactions still open when the pass began. */
  readonly arriving: readonly Entry[];
  readonly held: readonly Entry[];
  readonly overlap: SourceOverlap;
}

/** Rule P2: the same transaction from another source, or the same file again, matched one to one by content. */
export function matchDuplicates(board: Board, lane: Lane): void {
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
    if (commonDay === 'purchase') joinAuthorizedDay(pass);
    joinSameDay(pass);
    if (!arriving.some(isOpen)) continue;
    if (commonDay === null) joinAuthorizedDay(pass);
    for (let distance = 1; distance <= SHIFT_DAYS_WEEKEND; distance += 1) joinShifted(pass, distance);
    joinAuthorizedDay(pass);
    joinAlone(pass);
  }
}

/** Pairs without a rival that must agree before a lane's common day is known. */
const COMMON_PAIRS_MIN = 3;

/** Transactions that are alone of their amount on both sides show which day the two sources have in common. */
function commonDayOf(lane: Lane): 'purchase' | 'booking' | null {
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

/** Same day and amount: equal text first, then alike text. */
function joinSameDay(pass: Pass): void {
  const { board, overlap } = pass;
  const byText = new Map<string, Entry[]>();
  const byDay = new Map<number, Entry[]>();
  for (const existing of pass.held) {
    if (existing.isTaken) continue;
    push(byText, `${existing.day} ${board.texts.plain(existing.transaction)}`, existing);
    push(byDay, existing.day, existing);
  }
  for (const incoming of pass.arriving) {
    if (incoming.isTaken) continue;
    const cell = byText.get(`${incoming.day} ${board.texts.plain(incoming.transaction)}`);
    const twin = firstFit(cell, (existing) => mayRepeat(incoming, existing, overlap));
    if (twin) join(incoming, twin, 'duplicate', 0.99, 'Same day, amount and description');
  }
  for (const incoming of pass.arriving) {
    if (incoming.isTaken) continue;
    const twin = firstFit(
      byDay.get(incoming.day),
      (existing) =>
        mayRepeat(incoming, existing, overlap) &&
        board.texts.alike(incoming.transaction, existing.transaction),
    );
    if (twin) join(incoming, twin, 'duplicate', 0.98, 'Same day and amount, same merchant');
  }
}

/** One source dates the transaction by the purchase and the other by the booking. */
function joinAuthorizedDay(pass: Pass): void {
  const { board, overlap } = pass;
  for (const incoming of pass.arriving) {
    if (incoming.isTaken) continue;
    const twin = pass.existing.nearest(incoming.day, HAND_DAYS_MAX, (existing) => {
      const isAuthorized =
        incoming.authDay === existing.day ||
        existing.authDay === incoming.day ||
        (incoming.authDay !== null && incoming.authDay === existing.authDay);
      return (
        isAuthorized &&
        mayRepeat(incoming, existing, overlap) &&
        board.texts.alike(incoming.transaction, existing.transaction)
      );
    });
    if (twin) join(incoming, twin, 'duplicate', 0.97, 'Same purchase date, amount and merchant');
  }
}

/** Alike text some days apart, nearest first, where dates of the two sources can differ at all. */
function joinShifted(pass: Pass, distance: number): void {
  const { board, overlap } = pass;
  for (const incoming of pass.arriving) {
    if (incoming.isTaken) continue;
    const twin = pass.existing.nearest(
      incoming.day,
      distance,
      (existing) =>
        mayRepeat(incoming, existing, overlap) &&
        mayShift(pass, incoming, existing) &&
        board.texts.alike(incoming.transaction, existing.transaction),
    );
    if (twin) join(incoming, twin, 'duplicate', 0.96, `Same amount and merchant, ${days(distance)} apart`);
  }
}

/** What is left: a lone pair is joined or suggested; nothing is guessed between several. */
function joinAlone(pass: Pass): void {
  const { overlap } = pass;
  for (const incoming of pass.arriving) {
    if (incoming.isTaken) continue;
    const near = pass.existing
      .between(incoming.day - HAND_DAYS_MAX, incoming.day + HAND_DAYS_MAX)
      .filter((existing) => mayRepeat(incoming, existing, overlap));
    const [existing] = near;
    if (!existing || near.length > 1) continue;
    const rivals = pass.incoming.between(existing.day - HAND_DAYS_MAX, existing.day + HAND_DAYS_MAX);
    if (rivals.length > 1) continue;
    if (incoming.day !== existing.day && isSameSource(pass, incoming, existing)) continue;
    const verdict = judgeLonePair(pass, incoming, existing);
    if (verdict) join(incoming, existing, ...verdict);
  }
}

/** What a pair without a rival is: the same transaction, perhaps the same, or two transactions. */
function judgeLonePair(
  { board, overlap }: Pass,
  incoming: Entry,
  existing: Entry,
): ['duplicate' | 'suggest', confidence: number, reason: string] | null {
  const distance = Math.abs(existing.day - incoming.day);
  const isNear = distance <= SHIFT_DAYS_MAX;
  if (board.texts.alike(incoming.transaction, existing.transaction)) {
    if (!isNear && !isHandEntry(existing, overlap) && !isHandEntry(incoming, overlap)) return null;
    return ['duplicate', 0.95, `Only transaction with this amount, ${days(distance)} apart`];
  }
  if (!isNear) return null;
  if (overlap.isSameBlock && isInsideBoth(overlap, incoming, existing))
    return ['duplicate', 0.95, 'Only transaction with this amount in both sources'];
  return ['suggest', 0.6, `Same amount, different description, ${days(distance)} apart`];
}

/** Whether an arriving transaction can be the stored one again as far as ids and states go. */
function mayRepeat(incoming: Entry, existing: Entry, overlap: SourceOverlap): boolean {
  if (existing.transaction.pending && !incoming.transaction.pending) return false;
  if (incoming.transaction.pending && !existing.transaction.pending && incoming.day > existing.day)
    return false;
  return !idsDiffer(incoming, existing, overlap);
}

/** Dates differ only between sources, and inside the days that both list or where nothing is known. */
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

/** No ids on either side and the very same text: one source, which would have kept its date. */
function isSameSource(pass: Pass, incoming: Entry, existing: Entry): boolean {
  if (incoming.namespace !== existing.namespace) return false;
  return pass.board.texts.plain(incoming.transaction) === pass.board.texts.plain(existing.transaction);
}

function isInsideBoth(overlap: SourceOverlap, incoming: Entry, existing: Entry): boolean {
  return (
    existing.day >= overlap.incomingFrom &&
    existing.day <= overlap.incomingTo &&
    incoming.day >= overlap.existingFrom &&
    incoming.day <= overlap.existingTo
  );
}

/** A transaction without an id that does not belong to a listed block of days. */
function isHandEntry(entry: Entry, overlap: SourceOverlap): boolean {
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

function days(count: number): string {
  return count === 1 ? '1 day' : `${count} days`;
}

import { addDays } from '#domain/calendar/civil-date.ts';
import { reconcile } from '#domain/ledger/reconcile/reconcile.ts';
import { bookedTransaction, type Feed, type Life, waitingTransaction } from './pending-life.ts';

/** The results for the pending transactions of some households. */
export interface Tally {
  wanted: number;
  matched: number;
  right: number;
  /** Correct, or suggested first to the user. */
  found: number;
  changed: number;
  changedFound: number;
  /** Descriptions of wrong matches, for debugging. */
  readonly wrong: string[];
}

export function newTally(): Tally {
  return { wanted: 0, matched: 0, right: 0, found: 0, changed: 0, changedFound: 0, wrong: [] };
}

/** Holds that the bank never posts are listed for this many days. */
const DROPPED_AFTER = 6;

/** Replays the feed of one household, update by update, and counts the matches. */
export function replay(lives: readonly Life[], feed: Feed, tally: Tally): void {
  const days = lives.map(({ boughtOn }) => boughtOn).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return;
  const settled = new Set<string>();
  const recent: Life[] = [];
  for (let on = first; on <= addDays(last, 20); on = addDays(on, feed.every)) {
    const before = addDays(on, -feed.every);
    const waiting = lives.filter(
      (life) =>
        life.waitsFrom !== null &&
        life.waitsFrom <= before &&
        !settled.has(life.key) &&
        (life.bookedOn ?? addDays(life.boughtOn, DROPPED_AFTER)) > before,
    );
    const arriving = lives.filter(({ bookedOn }) => bookedOn !== null && bookedOn > before && bookedOn <= on);
    if (arriving.length === 0) continue;
    look(waiting, arriving, recent.slice(-60), feed, tally, settled);
    recent.push(...arriving);
  }
}

function look(
  waiting: readonly Life[],
  arriving: readonly Life[],
  recent: readonly Life[],
  feed: Feed,
  tally: Tally,
  settled: Set<string>,
): void {
  const byKey = new Map([...waiting, ...arriving].map((life) => [life.key, life]));
  const isWaiting = new Set(waiting.map(({ key }) => key));
  const decisions = reconcile({
    existing: [
      ...recent.map((life) => bookedTransaction(life, feed, 'e')),
      ...waiting.map((life) => waitingTransaction(life, feed)),
    ],
    incoming: arriving.map((life) => bookedTransaction(life, feed)),
  });
  for (const { incomingId, existingId, action, reason } of decisions) {
    const life = byKey.get(incomingId.slice(2));
    if (!life) continue;
    const other = existingId === null ? undefined : byKey.get(existingId.slice(2));
    const isJoined = action === 'posted' || action === 'duplicate';
    if (isJoined && other) settled.add(other.key);
    count(tally, {
      life,
      other,
      isWanted: isWaiting.has(life.key),
      isJoined,
      isOffered: action !== 'new',
      reason,
    });
  }
}

/** The decision about one arriving transaction. */
interface Outcome {
  readonly life: Life;
  readonly other: Life | undefined;
  readonly isWanted: boolean;
  readonly isJoined: boolean;
  /** Matched or shown to the user. */
  readonly isOffered: boolean;
  readonly reason: string;
}

function count(tally: Tally, { life, other, isWanted, isJoined, isOffered, reason }: Outcome): void {
  const changed = life.heldMinor === life.amountMinor ? 0 : 1;
  const isRight = other !== undefined && mayChangePlaces(life, other);
  if (isWanted) {
    tally.wanted += 1;
    tally.changed += changed;
  }
  if (isJoined) {
    tally.matched += 1;
    if (isRight) tally.right += 1;
    else tally.wrong.push(`${reason}: ${told(life)} <- ${other ? told(other) : 'a booked row'}`);
  }
  if (isWanted && isRight && isOffered) {
    tally.found += 1;
    tally.changedFound += changed;
  }
}

function told(life: Life): string {
  return (
    `${life.merchant} ${life.boughtOn}>${life.bookedOn} ` +
    `${life.heldMinor}>${life.amountMinor}${life.waitsFrom ? '' : ' silent'} ${life.accountId}`
  );
}

/** Equal holds at one merchant may be swapped without changing any total. */
function mayChangePlaces(left: Life, right: Life): boolean {
  return (
    left.key === right.key ||
    (left.merchant === right.merchant &&
      left.accountId === right.accountId &&
      left.heldMinor === right.heldMinor &&
      left.amountMinor === right.amountMinor)
  );
}

import { daysBetween } from '#domain/calendar/civil-date.ts';
import type { Stream } from '#domain/recurring/stream-types.ts';
import type { Household, TrueStream } from './household-types.ts';

export interface Tally {
  found: number;
  right: number;
  wanted: number;
  matched: number;
  cadenceRight: number;
  nextAsked: number;
  nextRight: number;
  rises: number;
  risesFound: number;
  falseRises: number;
  stale: number;
  rows: number;
  transactionsLinked: number;
  readonly missed: string[];
  readonly wrong: string[];
}

export function newTally(): Tally {
  return {
    found: 0,
    right: 0,
    wanted: 0,
    matched: 0,
    cadenceRight: 0,
    nextAsked: 0,
    nextRight: 0,
    rises: 0,
    risesFound: 0,
    falseRises: 0,
    stale: 0,
    rows: 0,
    transactionsLinked: 0,
    missed: [],
    wrong: [],
  };
}

const DEAD = new Set(['cancelled', 'ended']);

/** Adds one household's result: a detection counts if 60% of its transactions belong to one true stream. */
export function scoreStreams(home: Household, streams: readonly Stream[], tally: Tally): void {
  const ownerOf = new Map(home.streams.flatMap((truth) => truth.transactionIds.map((id) => [id, truth])));
  const best = new Map<TrueStream, Stream>();
  for (const stream of streams) {
    if (isOutsideTruth(stream)) continue;
    const top = mainOwner(stream, ownerOf);
    tally.found += 1;
    const held = top && best.get(top[0]);
    const size = stream.transactionIds.length;
    const isTaken = held !== undefined && held.transactionIds.length >= size;
    if (!top || top[1] < size * 0.6 || isTaken) {
      tally.wrong.push(describe(home, stream));
      continue;
    }
    if (held) tally.wrong.push(describe(home, held));
    else tally.right += 1;
    if (isStale(home, top[0], stream)) {
      tally.stale += 1;
      tally.wrong.push(`STALE ${describe(home, stream)}`);
    }
    best.set(top[0], stream);
  }
  for (const truth of home.streams) scoreTruth(truth, best.get(truth), tally);
}

/** Streams that the household does not count as recurring. */
function isOutsideTruth({ class: kind, merchant, accountId }: Stream): boolean {
  if (kind === 'transfer' || kind === 'habit' || /interest/i.test(merchant)) return true;
  return accountId === 'chk2' && /mortgage/i.test(merchant);
}

/** The true stream with the most of the transactions, and their number. */
function mainOwner(
  stream: Stream,
  ownerOf: ReadonlyMap<string, TrueStream>,
): [truth: TrueStream, count: number] | undefined {
  const counts = new Map<TrueStream, number>();
  for (const truth of stream.transactionIds.flatMap((id) => ownerOf.get(id) ?? []))
    counts.set(truth, (counts.get(truth) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0];
}

function isStale(home: Household, truth: TrueStream, stream: Stream): boolean {
  return truth.isOver && !DEAD.has(stream.status) && isLongOver(home, truth);
}

function isLongOver(home: Household, truth: TrueStream): boolean {
  const last = home.transactions.findLast(({ id }) => truth.transactionIds.includes(id));
  const period =
    {
      weekly: 7,
      biweekly: 14,
      four_weekly: 28,
      quarterly: 91,
      annually: 365,
      semiannually: 182,
      bimonthly: 61,
    }[truth.frequency as string] ?? 30;
  return last !== undefined && daysBetween(last.postedOn, home.asOf) > period * 1.7 + 4;
}

function scoreTruth(truth: TrueStream, stream: Stream | undefined, tally: Tally): void {
  const least = truth.frequency === 'annually' || truth.frequency === 'semiannually' ? 2 : 3;
  if (truth.transactionIds.length < least) return;
  tally.wanted += 1;
  tally.rows += truth.transactionIds.length;
  if (!stream) {
    tally.missed.push(`${truth.label} ${truth.frequency} n=${truth.transactionIds.length}`);
    return;
  }
  tally.matched += 1;
  tally.transactionsLinked += stream.transactionIds.filter((id) => truth.transactionIds.includes(id)).length;
  if (stream.frequency === truth.frequency) tally.cadenceRight += 1;
  else
    tally.wrong.push(
      `CADENCE ${truth.label} ${truth.frequency} got ${stream.frequency} n=${truth.transactionIds.length}`,
    );
  if (!truth.isOver && truth.nextOn) {
    tally.nextAsked += 1;
    if (stream.nextOn && Math.abs(daysBetween(stream.nextOn, truth.nextOn)) <= 2) tally.nextRight += 1;
    else
      tally.wrong.push(
        `NEXT ${truth.label} ${truth.frequency} true ${truth.nextOn} got ${stream.nextOn} ` +
          `${stream.status} last ${stream.lastOn}`,
      );
  }
  if (truth.class !== 'income') scoreRises(truth, stream, tally);
}

function scoreRises(truth: TrueStream, stream: Stream, tally: Tally): void {
  const isNear = (change: Stream['priceChanges'][number], rise: TrueStream['rises'][number]): boolean =>
    Math.abs(daysBetween(change.on, rise.on)) <= 4;
  for (const rise of truth.rises) {
    tally.rises += 1;
    const isFound = stream.priceChanges.some(
      (change) => isNear(change, rise) && Math.abs(change.toMinor) > Math.abs(change.fromMinor),
    );
    if (isFound) tally.risesFound += 1;
    else
      tally.wrong.push(
        `RISE ${truth.label} ${truth.frequency} ${rise.on} ${rise.fromMinor}>${rise.toMinor} of ${truth.rises.length}`,
      );
  }
  const extra = stream.priceChanges.filter((change) => !truth.rises.some((rise) => isNear(change, rise)));
  tally.falseRises += extra.length;
  if (extra.length > 0) tally.wrong.push(`EXTRA RISE ${truth.label} ${JSON.stringify(extra.slice(0, 2))}`);
}

function describe(home: Household, stream: Stream): string {
  const transaction = home.transactions.find(({ id }) => id === stream.transactionIds[0]);
  return (
    `FALSE ${stream.class} ${stream.frequency} n=${stream.transactionIds.length} c=${stream.confidence} ` +
    `${stream.merchant} <${transaction?.description}> ${stream.firstOn}..${stream.lastOn} avg ` +
    `${stream.averageAmountMinor}`
  );
}

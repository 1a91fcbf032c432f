import type { CivilDate } from '../calendar/civil-date.ts';
import { RateCurve } from '../ledger/transfers/rate-curve.ts';
import type { TransferTransaction } from '../ledger/transfers/transfer-types.ts';
import { proportionOf } from '../money/money.ts';
import { CADENCES } from './cadence.ts';
import { toCharge } from './charge.ts';
import { shownStreamOf } from './mergeable-streams.ts';
import { detectPriceHistory } from './price-changes.ts';
import { isPriceUp } from './stream-status.ts';
import type { Frequency, PriceChange, Stream } from './stream-types.ts';

interface IdentifiedStream<Detected> {
  readonly id: string;
  readonly stream: Detected;
}

/**
 * Replaces each stream that others are merged into by their combination; merged streams stay as they are.
 * `transactions` include those of all streams, in date order.
 */
export function combineMergedStreams<Detected extends Stream>(
  streams: readonly IdentifiedStream<Detected>[],
  mergedInto: ReadonlyMap<string, string | null>,
  transactions: readonly TransferTransaction[],
  asOf: CivilDate,
): IdentifiedStream<Detected>[] {
  const groups = Map.groupBy(streams, ({ id }) => shownStreamOf(id, mergedInto));
  const merged = [...groups].filter(([id, parts]) => parts.some((part) => part.id !== id));
  if (merged.length === 0) return [...streams];
  const combined = new Map(
    merged.map(([id, parts]) => [
      id,
      combineStreams(
        parts.map(({ stream }) => stream),
        transactions,
        asOf,
      ),
    ]),
  );
  return [
    ...streams.filter(({ id }) => !combined.has(id)),
    ...[...combined].flatMap(([id, stream]) => (stream ? [{ id, stream }] : [])),
  ];
}

/**
 * One stream with the history of all parts. The part with the latest charge determines everything current: name,
 * account, frequency, amount and next date. A price is compared between parts of one frequency only.
 */
function combineStreams<Detected extends Stream>(
  parts: readonly Detected[],
  transactions: readonly TransferTransaction[],
  asOf: CivilDate,
): Detected | undefined {
  const newest = parts.toSorted(byLatestCharge)[0];
  if (!newest) return undefined;
  const ids = new Set(parts.flatMap(({ transactionIds }) => transactionIds));
  const members = transactions.filter(({ id }) => ids.has(id));
  const sum = members.reduce((total, { amountMinor }) => total + amountMinor, 0);
  const priceChanges = comparePrices(parts, newest.frequency, members);
  const period = CADENCES.find(({ frequency }) => frequency === newest.frequency)?.period ?? 0;
  const isRaised = newest.status === 'active' && isPriceUp(priceChanges.at(-1), newest.class, asOf, period);
  return {
    ...newest,
    status: isRaised ? 'price_up' : newest.status,
    firstOn: parts.reduce((first, { firstOn }) => (firstOn < first ? firstOn : first), newest.firstOn),
    averageAmountMinor: proportionOf(sum, 1, Math.max(1, members.length)),
    transactionIds: members.map(({ id }) => id),
    priceChanges,
  };
}

function byLatestCharge(a: Stream, b: Stream): number {
  const order = (stream: Stream): string =>
    `${stream.lastOn} ${stream.firstOn} ${stream.transactionIds.at(-1)}`;
  return order(a) > order(b) ? -1 : 1;
}

function comparePrices(
  parts: readonly Stream[],
  current: Frequency,
  members: readonly TransferTransaction[],
): readonly PriceChange[] {
  const cadence = CADENCES.find(({ frequency }) => frequency === current);
  if (cadence && parts.every(({ frequency }) => frequency === current)) {
    const days: Parameters<typeof toCharge>[1] = new Map();
    const charges = members.map((member) => toCharge(member, days));
    const prices = detectPriceHistory(charges, new RateCurve(undefined), cadence);
    if (prices.isFixed) return prices.changes;
  }
  return parts.flatMap(({ priceChanges }) => priceChanges).toSorted((a, b) => (a.on < b.on ? -1 : 1));
}

import { toDayNumber } from '#domain/calendar/civil-date.ts';
import type { MatchReceipt } from './match-types.ts';
import { toWords } from './words/normalize-text.ts';

const MONTH_GAP = { min: 26, max: 35 } as const;

/** Receipt days by merchant, amount and currency: candidates for one subscription. */
export type SeriesIndex = ReadonlyMap<string, readonly number[]>;

/** Indexes receipts by merchant, amount and currency, so that a series is found without comparing all pairs. */
export function indexSeries(receipts: readonly MatchReceipt[]): SeriesIndex {
  const index = new Map<string, number[]>();
  for (const receipt of receipts) {
    const [key, day] = [seriesKey(receipt), dayOf(receipt)];
    if (key === null || day === null) continue;
    const days = index.get(key);
    if (days) days.push(day);
    else index.set(key, [day]);
  }
  return index;
}

/**
 * True if a receipt of the same merchant and amount exists about a month earlier or later. Such a receipt may only
 * match the transaction of its own month, whatever kind the email states.
 */
export function isSeriesReceipt(receipt: MatchReceipt, index: SeriesIndex): boolean {
  const [key, day] = [seriesKey(receipt), dayOf(receipt)];
  if (receipt.kind !== 'purchase' || key === null || day === null) return false;
  return (index.get(key) ?? []).some((other) => {
    const gap = Math.abs(other - day);
    return gap >= MONTH_GAP.min && gap <= MONTH_GAP.max;
  });
}

function seriesKey(receipt: MatchReceipt): string | null {
  if (receipt.totalMinor === null || receipt.totalMinor === 0) return null;
  return `${receipt.totalMinor}|${receipt.currency ?? ''}|${toWords(receipt.merchant ?? '').join('')}`;
}

function dayOf(receipt: MatchReceipt): number | null {
  const on = receipt.purchasedOn ?? receipt.receivedAt;
  return on === null ? null : toDayNumber(on);
}

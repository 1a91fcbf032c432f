import { addDays, daysBetween } from '../calendar/civil-date.ts';
import { proportionOf } from '../money/money.ts';
import type { KnownMoney, NoticeTransaction } from './known-money.ts';

/** Charges of these last days are compared with those before them. */
export const NEW_DAYS = 7;
/** Of fewer charges nothing is known of what is usual. */
const CHARGES_MIN = 30;
const LARGE_SHARE = 0.98;
const LOW_BALANCE_DAYS = 3;

/** Spending of the profile's currency before the newest days that no stream explains. */
export function usualCharges(known: KnownMoney): NoticeTransaction[] {
  const planned = plannedIds(known);
  const until = addDays(known.today, -NEW_DAYS);
  return known.transactions.filter(
    (one) =>
      one.flow === 'spend' &&
      one.amountMinor < 0 &&
      one.currency === known.currency &&
      one.on < until &&
      !planned.has(one.id),
  );
}

export function plannedIds(known: KnownMoney): ReadonlySet<string> {
  return new Set(known.streams.flatMap((stream) => stream.transactionIds));
}

/**
 * From which amount a charge is large: only one in fifty of the user's last ones was as large. Null
 * while there are too few to tell.
 */
export function ownLargeCharge(known: KnownMoney): number | null {
  const sizes = usualCharges(known)
    .map((one) => -one.amountMinor)
    .sort((a, b) => a - b);
  if (sizes.length < CHARGES_MIN) return null;
  return roundUp(sizes[Math.floor(sizes.length * LARGE_SHARE)] ?? 0);
}

/**
 * Below which balance money is short: three average days of the user's own spending without large charges. Null while
 * too little is known.
 */
export function ownLowBalance(known: KnownMoney): number | null {
  const large = ownLargeCharge(known) ?? Number.POSITIVE_INFINITY;
  const spent = known.transactions.filter(
    (one) =>
      one.flow === 'spend' &&
      one.amountMinor < 0 &&
      -one.amountMinor < large &&
      one.currency === known.currency,
  );
  const first = spent[0]?.on;
  if (spent.length < CHARGES_MIN || first === undefined) return null;
  const days = Math.max(1, daysBetween(first, known.today));
  const sum = spent.reduce((total, one) => total - one.amountMinor, 0);
  return roundUp(proportionOf(sum, LOW_BALANCE_DAYS, days));
}

/** Up to two significant digits: a threshold is a number people can keep in mind. */
function roundUp(minor: number): number {
  const step = 10 ** Math.max(0, String(Math.trunc(minor)).length - 2);
  const rest = minor % step;
  return rest === 0 ? minor : minor - rest + step;
}

export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

import { toDayNumber } from '../../calendar/civil-date.ts';
import { currencyExponent } from '../../money/money.ts';
import type { RateTable } from './transfer-types.ts';

interface RatePoint {
  readonly day: number;
  readonly rate: number;
}

/** Looks up exchange rates for any day, interpolating linearly between known days. */
export class RateCurve {
  readonly #rates: RateTable;
  readonly #read = new Map<string, readonly RatePoint[]>();

  constructor(rates: RateTable | undefined) {
    this.#rates = rates ?? {};
  }

  /** Currencies with a rate, except the US dollar. */
  get currencies(): string[] {
    return Object.keys(this.#rates).filter((currency) => currency !== 'USD');
  }

  /** US dollars per unit on a day (days since 1970-01-01); null if no rate is known. */
  dollars(currency: string, day: number): number | null {
    if (currency === 'USD') return 1;
    const points = this.#pointsOf(currency);
    const first = points[0];
    const last = points.at(-1);
    if (!first || !last) return null;
    if (day <= first.day) return first.rate;
    if (day >= last.day) return last.rate;
    let low = 0;
    let high = points.length - 1;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((points[middle]?.day ?? 0) <= day) low = middle;
      else high = middle;
    }
    const before = points[low] ?? first;
    const after = points[high] ?? last;
    return before.rate + ((after.rate - before.rate) * (day - before.day)) / (after.day - before.day);
  }

  /** Converts minor units of `from` to minor units of `to` on a day, not rounded; null without a rate. */
  convert(amountMinor: number, from: string, to: string, day: number): number | null {
    if (from === to) return amountMinor;
    const source = this.dollars(from, day);
    const target = this.dollars(to, day);
    if (source === null || target === null) return null;
    const scale = 10 ** (currencyExponent(to) - currencyExponent(from));
    return (amountMinor * source * scale) / target;
  }

  /** The known days of a currency in order, parsed on first use. */
  #pointsOf(currency: string): readonly RatePoint[] {
    const known = this.#read.get(currency);
    if (known) return known;
    const points = Object.entries(this.#rates[currency] ?? {})
      .map(([date, rate]) => ({ day: toDayNumber(date), rate: Number(rate) }))
      .filter(({ rate }) => rate > 0 && Number.isFinite(rate))
      .sort((a, b) => a.day - b.day);
    this.#read.set(currency, points);
    return points;
  }
}

import { type CurrencyCode, currencyExponent } from '#domain/money/money.ts';
import { KNOWN_RATE_BAND, KNOWN_RATE_DAYS } from '../match-constants.ts';
import { TYPICAL_RATES } from '../typical-rates.ts';
import type { PairingEvidence } from './pairing-evidence.ts';

/** An exchange rate stated by a transaction: units of its currency per unit of the merchant's currency. */
interface ObservedRate {
  readonly day: number;
  readonly rate: number;
}

/** Observed exchange rates by `from>to`. */
export type ObservedRates = ReadonlyMap<string, readonly ObservedRate[]>;

interface RatedTransaction {
  readonly day: number;
  readonly amountMinor: number;
  readonly currency: CurrencyCode;
  readonly originalAmountMinor: number | null;
  readonly originalCurrency: CurrencyCode | null;
}

/** Collects the exchange rates of transactions that state an original amount. */
export function collectObservedRates(transactions: readonly RatedTransaction[]): ObservedRates {
  const rates = new Map<string, ObservedRate[]>();
  for (const transaction of transactions) {
    const { originalAmountMinor: original, originalCurrency: from } = transaction;
    if (
      original === null ||
      from === null ||
      from === transaction.currency ||
      original === 0 ||
      transaction.amountMinor === 0
    )
      continue;
    const rate = toUnits(transaction.amountMinor, transaction.currency) / toUnits(original, from);
    const key = `${from}>${transaction.currency}`;
    const list = rates.get(key);
    if (list) list.push({ day: transaction.day, rate });
    else rates.set(key, [{ day: transaction.day, rate }]);
  }
  return rates;
}

/**
 * Lowest and highest amount in `to` (minor units) that a bill in `from` can have cost at typical rates; null if no rate
 * is known.
 */
export function typicalAmountRange(
  amountMinor: number,
  from: CurrencyCode,
  to: CurrencyCode,
): { low: number; high: number } | null {
  const [one, other] = [TYPICAL_RATES[from], TYPICAL_RATES[to]];
  if (!one || !other) return null;
  const scale = 10 ** currencyExponent(to);
  const units = toUnits(amountMinor, from);
  return {
    low: Math.floor(units * (one[0] / other[1]) * scale),
    high: Math.ceil(units * (one[1] / other[0]) * 1.02 * scale),
  };
}

/**
 * Evidence that a transaction is the payment of a bill in another currency, by observed or typical rates; null if the
 * amount is out of range.
 */
export function exchangeEvidence(
  bill: { readonly amountMinor: number; readonly currency: CurrencyCode },
  transaction: { readonly day: number; readonly amountMinor: number; readonly currency: CurrencyCode },
  rates: ObservedRates,
): PairingEvidence | null {
  const rate =
    toUnits(transaction.amountMinor, transaction.currency) / toUnits(bill.amountMinor, bill.currency);
  const seen = (rates.get(`${bill.currency}>${transaction.currency}`) ?? []).filter(
    ({ day }) => Math.abs(day - transaction.day) <= KNOWN_RATE_DAYS,
  );
  if (seen.length > 0) {
    const near = seen.some(
      (each) =>
        rate >= each.rate * (1 - KNOWN_RATE_BAND.below) && rate <= each.rate * (1 + KNOWN_RATE_BAND.above),
    );
    if (near) return { shows: { exchangeKnownRate: 1 }, rest: 0 };
  }
  const band = typicalAmountRange(bill.amountMinor, bill.currency, transaction.currency);
  if (band === null || transaction.amountMinor < band.low || transaction.amountMinor > band.high) return null;
  return { shows: { exchangeTypicalRate: 1 }, rest: seen.length > 0 ? -2 : 0 };
}

function toUnits(amountMinor: number, currency: CurrencyCode): number {
  return Math.abs(amountMinor) / 10 ** currencyExponent(currency);
}

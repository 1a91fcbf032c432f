import { minorToDecimal } from '#domain/money/money.ts';

/** Reason texts about the merchant name, used when it supports the match. */
export const NAME_REASON = {
  same: 'same merchant',
  similar: 'similar merchant',
  learned: 'learned merchant name',
} as const;
export const NAME_REASONS: readonly string[] = Object.values(NAME_REASON);

/** Describes the transaction's day relative to the receipt's: `same day`, `3 days later`, `1 day earlier`. */
export function dayReason(lag: number): string {
  if (lag === 0) return 'same day';
  const days = Math.abs(lag) === 1 ? '1 day' : `${Math.abs(lag)} days`;
  return `${days} ${lag > 0 ? 'later' : 'earlier'}`;
}

/** Formats an amount for a reason: `8.00`, or `8.00 EUR` if foreign. */
export function amountText(amountMinor: number, currency: string | null, isAbroad = false): string {
  const text = minorToDecimal(amountMinor, currency ?? 'USD');
  return isAbroad && currency !== null ? `${text} ${currency}` : text;
}

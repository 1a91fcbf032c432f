import { minorToDecimal } from '#domain/money/money.ts';

/** What a match's reasons say of the merchant's name, where it speaks for the match. */
export const NAME_REASON = {
  same: 'same merchant',
  similar: 'similar merchant',
  learned: 'learned merchant name',
} as const;
export const NAME_REASONS: readonly string[] = Object.values(NAME_REASON);

/** `same day`, `3 days later`, `1 day earlier`: the transaction's day seen from the receipt's. */
export function dayReason(lag: number): string {
  if (lag === 0) return 'same day';
  const days = Math.abs(lag) === 1 ? '1 day' : `${Math.abs(lag)} days`;
  return `${days} ${lag > 0 ? 'later' : 'earlier'}`;
}

/** An amount the way reasons print it: `8.00`, and `8.00 EUR` abroad. */
export function amountText(amountMinor: number, currency: string | null, isAbroad = false): string {
  const text = minorToDecimal(amountMinor, currency ?? 'USD');
  return isAbroad && currency !== null ? `${text} ${currency}` : text;
}

import { currencyExponent } from '#domain/money/money.ts';

/** An amount as people in the US write it. */
export function formatMoney(minor: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(
    minor / 10 ** currencyExponent(currency),
  );
}

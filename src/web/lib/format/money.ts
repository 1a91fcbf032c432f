import { fractionOptions, minorToNumber } from '#domain/money/money.ts';
import { LOCALE } from '../../texts/en/locale.ts';

const FORMATS = new Map<string, Intl.NumberFormat>();

export interface AmountParts {
  /** `−`, `+` or nothing. */
  readonly sign: string;
  /** Currency symbol and whole units with thousands separators. */
  readonly whole: string;
  /** Decimal separator and digits; empty for currencies without minor units. */
  readonly cents: string;
  /** Currency symbol after the number, in some locales. */
  readonly suffix: string;
}

/** `inflow`: plus sign for money in, no sign for money out; `always`: both signs; `minus`: minus sign only. */
export type SignStyle = 'inflow' | 'always' | 'minus';

/** Formats an amount in parts, so that cents can be smaller. */
export function amountParts(decimal: number, currency: string, signs: SignStyle): AmountParts {
  let whole = '';
  let cents = '';
  let suffix = '';
  for (const part of formatOf(currency).formatToParts(Math.abs(decimal))) {
    if (part.type === 'decimal' || part.type === 'fraction') cents += part.value;
    else if (cents === '') whole += part.value;
    else suffix += part.value;
  }
  return { sign: signOf(decimal, signs), whole, cents, suffix };
}

/** Formats a decimal amount. */
export function formatDecimal(decimal: number, currency: string, signs: SignStyle = 'minus'): string {
  const { sign, whole, cents, suffix } = amountParts(decimal, currency, signs);
  return sign + whole + cents + suffix;
}

/** Formats an amount in minor units. */
export function formatMinor(amountMinor: number, currency: string, signs: SignStyle = 'minus'): string {
  return formatDecimal(minorToNumber(amountMinor, currency), currency, signs);
}

/** Formats a short amount for axes: `$1.2K`. */
export function formatCompact(decimal: number, currency: string): string {
  const text = compactOf(currency).format(Math.abs(decimal));
  return decimal < 0 ? `−${text}` : text;
}

/** The symbol before or after formatted amounts: `$`; the code if the currency has none. */
export function currencySymbol(currency: string): string {
  return (
    formatOf(currency)
      .formatToParts(0)
      .find(({ type }) => type === 'currency')?.value ?? currency
  );
}

/** Formats an integer with thousands separators. */
export function formatCount(count: number): string {
  return count.toLocaleString(LOCALE);
}

/** Formats a fraction as a percentage without decimals. */
export function formatShare(share: number): string {
  if (share > 0 && share < 0.01) return '<1%';
  return `${Math.round(share * 100)}%`;
}

function signOf(decimal: number, signs: SignStyle): string {
  if (decimal < 0) return signs === 'inflow' ? '' : '−';
  return decimal > 0 && signs !== 'minus' ? '+' : '';
}

function formatOf(currency: string): Intl.NumberFormat {
  return cached(currency, () => ({
    ...{ style: 'currency', currency, currencyDisplay: 'narrowSymbol' },
    ...fractionOptions(currency),
  }));
}

function compactOf(currency: string): Intl.NumberFormat {
  return cached(`${currency}-compact`, () => ({
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    notation: 'compact',
    maximumFractionDigits: 1,
  }));
}

function cached(key: string, options: () => Intl.NumberFormatOptions): Intl.NumberFormat {
  let format = FORMATS.get(key);
  if (!format) {
    format = new Intl.NumberFormat(LOCALE, options());
    FORMATS.set(key, format);
  }
  return format;
}

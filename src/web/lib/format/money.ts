import { minorToNumber } from '#domain/money/money.ts';
import { LOCALE } from '../../texts/en/locale.ts';

const FORMATS = new Map<string, Intl.NumberFormat>();

export interface AmountParts {
  /** `−`, `+` or nothing. */
  readonly sign: string;
  /** Currency mark and whole units, grouped. */
  readonly whole: string;
  /** The decimal mark and what follows it; empty for currencies without minor units. */
  readonly cents: string;
  /** What follows the figure in some currencies. */
  readonly suffix: string;
}

/** `inflow`: a plus on money in and no minus on money out; `always`: both; `minus`: as a figure. */
export type SignStyle = 'inflow' | 'always' | 'minus';

/** An amount as a person reads it, in parts, so that the cents can be set smaller. */
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

/** An amount in one text. */
export function formatDecimal(decimal: number, currency: string, signs: SignStyle = 'minus'): string {
  const { sign, whole, cents, suffix } = amountParts(decimal, currency, signs);
  return sign + whole + cents + suffix;
}

/** An amount in minor units in one text. */
export function formatMinor(amountMinor: number, currency: string, signs: SignStyle = 'minus'): string {
  return formatDecimal(minorToNumber(amountMinor, currency), currency, signs);
}

/** A short amount for axes: `$1.2K`. */
export function formatCompact(decimal: number, currency: string): string {
  const text = compactOf(currency).format(Math.abs(decimal));
  return decimal < 0 ? `−${text}` : text;
}

/** A whole number with thousands separators. */
export function formatCount(count: number): string {
  return count.toLocaleString(LOCALE);
}

/** A share of one as a percentage without decimals. */
export function formatShare(share: number): string {
  if (share > 0 && share < 0.01) return '<1%';
  return `${Math.round(share * 100)}%`;
}

function signOf(decimal: number, signs: SignStyle): string {
  if (decimal < 0) return signs === 'inflow' ? '' : '−';
  return decimal > 0 && signs !== 'minus' ? '+' : '';
}

function formatOf(currency: string): Intl.NumberFormat {
  return cached(currency, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
}

function compactOf(currency: string): Intl.NumberFormat {
  return cached(`${currency}-compact`, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    notation: 'compact',
    maximumFractionDigits: 1,
  });
}

function cached(key: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  let format = FORMATS.get(key);
  if (!format) {
    format = new Intl.NumberFormat(LOCALE, options);
    FORMATS.set(key, format);
  }
  return format;
}

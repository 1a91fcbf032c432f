/**
 * Money is an integer count of minor units (cents, yen, fils) with an ISO 4217 currency code. A JavaScript safe integer
 * holds ninety trillion dollars in cents, so numbers are exact; `assertMinor` rejects any other value. Amounts of
 * different currencies are never added.
 */
export type CurrencyCode = string;

/** The largest amount from outside, ten trillion dollars: sums of nine such amounts are still exact. */
export const AMOUNT_MINOR_MAX = 1_000_000_000_000_000;

/** A billion dollars. Nobody pays as much without knowing, and smaller amounts never add up to too much. */
export const LARGE_AMOUNT_MINOR = 100_000_000_000;

/**
 * The largest sum of the absolute amounts of a user's transactions, and of the largest balances of their accounts: both
 * together are still an exact number, so every total is one as well.
 */
export const SUM_MINOR_MAX = 4_000_000_000_000_000;

/** True for an integer between plus and minus `AMOUNT_MINOR_MAX`. */
export function isAmountMinor(value: number): boolean {
  return Number.isInteger(value) && Math.abs(value) <= AMOUNT_MINOR_MAX;
}

/** ISO 4217 exponents other than two. Source: ISO 4217 table A.1. */
export const UNUSUAL_EXPONENTS: Readonly<Record<string, number>> = {
  BIF: 0,
  CLP: 0,
  DJF: 0,
  GNF: 0,
  ISK: 0,
  JPY: 0,
  KMF: 0,
  KRW: 0,
  PYG: 0,
  RWF: 0,
  UGX: 0,
  VND: 0,
  VUV: 0,
  XAF: 0,
  XOF: 0,
  XPF: 0,
  BHD: 3,
  IQD: 3,
  JOD: 3,
  KWD: 3,
  LYD: 3,
  OMR: 3,
  TND: 3,
};

/** Number of decimal places of a currency; two for codes not in the table. */
export function currencyExponent(currency: CurrencyCode): number {
  return UNUSUAL_EXPONENTS[currency] ?? 2;
}

/** Returns the amount, or throws a RangeError unless it is a safe integer. Normalizes -0 to 0. */
export function assertMinor(amountMinor: number): number {
  if (!Number.isSafeInteger(amountMinor)) throw new RangeError(`not an exact amount: ${amountMinor}`);
  return amountMinor === 0 ? 0 : amountMinor;
}

const DECIMAL = /^([+-]?)(\d{1,15})(?:\.(\d{1,12}))?$/;

/**
 * Parses a plain decimal string (`-1234.5`, period as decimal mark, no grouping) to minor units, or returns null.
 * Digits beyond the currency's exponent are rounded half to even. Null beyond the safe integers; the ledger's limit
 * is `AMOUNT_MINOR_MAX`.
 */
export function decimalToMinor(text: string, currency: CurrencyCode): number | null {
  const match = DECIMAL.exec(text);
  if (!match) return null;
  const [, sign = '', whole = '', fraction = ''] = match;
  const exponent = currencyExponent(currency);
  const decimals = fraction.slice(0, exponent).padEnd(exponent, '0');
  const rest = fraction.slice(exponent);
  let magnitude = Number(whole + decimals);
  if (!Number.isSafeInteger(magnitude)) return null;
  if (rest !== '') {
    const half = `5${'0'.repeat(rest.length - 1)}`;
    if (rest > half || (rest === half && magnitude % 2 === 1)) magnitude += 1;
  }
  return magnitude === 0 ? 0 : sign === '-' ? -magnitude : magnitude;
}

/** Formats minor units as a plain decimal string (`-12.34`, `1200` for yen); the inverse of `decimalToMinor`. */
export function minorToDecimal(amountMinor: number, currency: CurrencyCode): string {
  assertMinor(amountMinor);
  const exponent = currencyExponent(currency);
  const digits = String(Math.abs(amountMinor)).padStart(exponent + 1, '0');
  const text = exponent === 0 ? digits : `${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`;
  return amountMinor < 0 ? `-${text}` : text;
}

/**
 * Returns the options with which `Intl.NumberFormat` shows all decimals of a currency. Of currencies usually shown
 * without decimals (`HUF 1,235`), whole amounts stay without.
 */
export function fractionOptions(currency: CurrencyCode): Intl.NumberFormatOptions {
  const exponent = currencyExponent(currency);
  const { maximumFractionDigits: usual = exponent } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return {
    minimumFractionDigits: exponent,
    maximumFractionDigits: exponent,
    trailingZeroDisplay: usual < exponent ? 'stripIfInteger' : 'auto',
  };
}

/**
 * Converts minor units to a decimal number, for API fields that the specification defines as numbers (`totals`,
 * `amount`).
 */
export function minorToNumber(amountMinor: number, currency: CurrencyCode): number {
  return Number(minorToDecimal(amountMinor, currency));
}

/**
 * Allocates an amount in proportion to weights so that the parts add up exactly (largest remainder; ties go to the
 * earlier part). If all weights are zero, parts are equal. Weights must not be negative.
 */
export function allocate(amountMinor: number, weights: readonly number[]): number[] {
  if (weights.length === 0) return [];
  const units = integersOf(weights);
  const sum = units.reduce((total, unit) => total + unit, 0n);
  const sign = amountMinor < 0 ? -1 : 1;
  const magnitude = Math.abs(assertMinor(amountMinor));
  const exact = units.map((unit) => unit * BigInt(magnitude));
  const parts = exact.map((share) => Number(share / sum));
  let remainder = magnitude - parts.reduce((total, part) => total + part, 0);
  const order = exact
    .map((share, index) => ({ index, rest: share % sum }))
    .sort((a, b) => Number(b.rest - a.rest) || a.index - b.index);
  for (const { index } of order) {
    if (remainder <= 0) break;
    parts[index] = (parts[index] ?? 0) + 1;
    remainder -= 1;
  }
  return parts.map((part) => (part === 0 ? 0 : sign * part));
}

/**
 * Computes amount × `part` / `whole` in minor units, exact, rounded half up. `whole` must not be zero. Use `allocate`
 * for shares that must add up to the amount.
 */
export function proportionOf(amountMinor: number, part: number, whole: number): number {
  const sign = whole < 0 ? -1n : 1n;
  const double = 2n * BigInt(assertMinor(amountMinor)) * BigInt(part) * sign + BigInt(whole) * sign;
  const divisor = 2n * BigInt(whole) * sign;
  const quotient = double / divisor;
  return Number(double < 0n && double % divisor !== 0n ? quotient - 1n : quotient);
}

/**
 * Converts weights to integers in the same proportion, to a millionth if they have decimals; all equal if all are zero.
 */
function integersOf(weights: readonly number[]): bigint[] {
  const scale = weights.every(Number.isSafeInteger) ? 1 : 1_000_000;
  const units = weights.map((weight) => BigInt(Math.round(weight * scale)));
  return units.some((unit) => unit > 0n) ? units : units.map(() => 1n);
}

/**
 * Money is an integer count of minor units (cents, yen, fils) beside an ISO 4217 code.
 * A JavaScript safe integer holds ninety trillion dollars in cents, so a number is exact here;
 * `assertMinor` refuses anything that is not one. Amounts of two currencies are never added.
 */
export type CurrencyCode = string;

/** ISO 4217 exponents that differ from two. Source: ISO 4217 table A.1. */
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

/** Number of decimal places of a currency; two for every code the table does not name. */
export function currencyExponent(currency: CurrencyCode): number {
  return UNUSUAL_EXPONENTS[currency] ?? 2;
}

/** Throws a RangeError unless `amountMinor` is an exact integer. */
export function assertMinor(amountMinor: number): number {
  if (!Number.isSafeInteger(amountMinor)) throw new RangeError(`not an exact amount: ${amountMinor}`);
  return amountMinor === 0 ? 0 : amountMinor;
}

const DECIMAL = /^([+-]?)(\d{1,15})(?:\.(\d{1,12}))?$/;

/**
 * Minor units of a plain decimal string (`-1234.5`, dot as the decimal mark, no grouping), or null when
 * the text is not one. Digits beyond the currency's exponent are rounded half to even.
 */
export function decimalToMinor(text: string, currency: CurrencyCode): number | null {
  const match = DECIMAL.exec(text);
  if (!match) return null;
  const [, sign = '', whole = '', fraction = ''] = match;
  const exponent = currencyExponent(currency);
  const kept = fraction.slice(0, exponent).padEnd(exponent, '0');
  const rest = fraction.slice(exponent);
  let magnitude = Number(whole + kept);
  if (!Number.isSafeInteger(magnitude)) return null;
  if (rest !== '') {
    const half = `5${'0'.repeat(rest.length - 1)}`;
    if (rest > half || (rest === half && magnitude % 2 === 1)) magnitude += 1;
  }
  return magnitude === 0 ? 0 : sign === '-' ? -magnitude : magnitude;
}

/** Plain decimal string of an amount (`-12.34`, `1200` for yen); the inverse of `decimalToMinor`. */
export function minorToDecimal(amountMinor: number, currency: CurrencyCode): string {
  assertMinor(amountMinor);
  const exponent = currencyExponent(currency);
  const digits = String(Math.abs(amountMinor)).padStart(exponent + 1, '0');
  const text = exponent === 0 ? digits : `${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`;
  return amountMinor < 0 ? `-${text}` : text;
}

/** Decimal number for the wire keys that the specification fixes as numbers (`totals`, `amount`). */
export function minorToNumber(amountMinor: number, currency: CurrencyCode): number {
  return Number(minorToDecimal(amountMinor, currency));
}

/**
 * Splits an amount over weights so that the parts sum to it exactly (largest remainder; ties go to the
 * earlier part). All weights zero: equal parts. Weights must be non-negative.
 */
export function allocate(amountMinor: number, weights: readonly number[]): number[] {
  if (weights.length === 0) return [];
  const units = integersOf(weights);
  const sum = units.reduce((total, unit) => total + unit, 0n);
  const sign = amountMinor < 0 ? -1 : 1;
  const magnitude = Math.abs(assertMinor(amountMinor));
  const exact = units.map((unit) => unit * BigInt(magnitude));
  const parts = exact.map((share) => Number(share / sum));
  let left = magnitude - parts.reduce((total, part) => total + part, 0);
  const order = exact
    .map((share, index) => ({ index, rest: share % sum }))
    .sort((a, b) => Number(b.rest - a.rest) || a.index - b.index);
  for (const { index } of order) {
    if (left <= 0) break;
    parts[index] = (parts[index] ?? 0) + 1;
    left -= 1;
  }
  return parts.map((part) => (part === 0 ? 0 : sign * part));
}

/**
 * `part` / `whole` of an amount in minor units, exact and rounded half up; `whole` is not zero. Shares that have to sum
 * to the amount come from `allocate`.
 */
export function proportionOf(amountMinor: number, part: number, whole: number): number {
  const sign = whole < 0 ? -1n : 1n;
  const double = 2n * BigInt(assertMinor(amountMinor)) * BigInt(part) * sign + BigInt(whole) * sign;
  const divisor = 2n * BigInt(whole) * sign;
  const quotient = double / divisor;
  return Number(double < 0n && double % divisor !== 0n ? quotient - 1n : quotient);
}

/** Weights as integers in the same proportion, to a millionth where they have decimals; all equal when none counts. */
function integersOf(weights: readonly number[]): bigint[] {
  const scale = weights.every(Number.isSafeInteger) ? 1 : 1_000_000;
  const units = weights.map((weight) => BigInt(Math.round(weight * scale)));
  return units.some((unit) => unit > 0n) ? units : units.map(() => 1n);
}

import type { CurrencyMark } from './currency/currency-marks.ts';

/** A number without its currency and sign. */
export interface ParsedNumber {
  /** Decimal text without sign (`1234.50`). */
  readonly decimal: string;
  /** True when the separator could mark decimals or thousands (`1.234`). */
  readonly isAmbiguous: boolean;
  /** Digits after the decimal mark. */
  readonly decimals: number;
}

const DIGITS_MAX = 13;
/** Currencies with three decimals. */
const THREE_DECIMALS: ReadonlySet<CurrencyMark> = new Set(['KWD', 'BHD', 'OMR', 'TND', 'JOD']);

/** Normalizes `1.234,50`, `1,234.50`, `1'234.50` or `1 234,5` to a decimal; null if it is not an amount. */
export function parseNumber(digits: string, mark: CurrencyMark | null): ParsedNumber | null {
  const text = digits.replace(/['’ ]/g, '');
  if (text.replace(/\D/g, '').length > DIGITS_MAX) return null;
  const dot = text.lastIndexOf('.');
  const comma = text.lastIndexOf(',');
  const at = Math.max(dot, comma);
  if (at < 0) return wholeNumber(text);
  const separator = text[at] ?? '';
  const groups = text.split(separator);
  const isMixed = dot >= 0 && comma >= 0;
  if (groups.length > 2) return isMixed ? null : groupedNumber(text, groups, mark);
  const [whole = '', tail = ''] = groups;
  if (isMixed || tail.length < 3) return split(text, at);
  if (tail.length > 3) return null;
  if (whole === '0' || (mark !== null && THREE_DECIMALS.has(mark))) return split(text, at);
  return { ...wholeNumber(whole + tail), isAmbiguous: mark !== 'JPY' };
}

/** A number with several equal signs, the last of which may precede its decimals if it has a currency (`1.299.99`). */
function groupedNumber(
  text: string,
  groups: readonly string[],
  mark: CurrencyMark | null,
): ParsedNumber | null {
  const separator = text[groups[0]?.length ?? 0] ?? '';
  const hasDecimals = groups.at(-1)?.length === 2 && isGrouped(groups.slice(0, -1), separator);
  if (hasDecimals && mark !== null) return split(text, text.lastIndexOf(separator));
  return isGrouped(groups, separator) ? wholeNumber(groups.join('')) : null;
}

function wholeNumber(decimal: string): ParsedNumber {
  return { decimal, isAmbiguous: false, decimals: 0 };
}

/** True for groups of three digits, or Indian grouping: the last group of three, the others of two. */
function isGrouped([, ...groups]: readonly string[], separator: string): boolean {
  if (groups.every((group) => group.length === 3)) return true;
  const isIndian = separator === ',' && groups.at(-1)?.length === 3;
  return isIndian && groups.slice(0, -1).every((group) => group.length === 2);
}

function split(text: string, at: number): ParsedNumber {
  const whole = text.slice(0, at).replace(/[.,]/g, '');
  const fraction = text.slice(at + 1);
  return {
    decimal: `${whole === '' ? '0' : whole}.${fraction}`,
    isAmbiguous: false,
    decimals: fraction.length,
  };
}

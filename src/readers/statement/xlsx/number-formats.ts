import { fromDayNumber } from '#domain/calendar/civil-date.ts';
import type { CurrencyCode } from '#domain/money/money.ts';
import { currencyWord } from '../csv/currency/currency-word.ts';
import { isCurrencyCode } from '../csv/header-role.ts';
import { attributesOf, xmlTags } from './xml-tags.ts';

/** How a cell shows its number. */
type NumberKind = 'number' | 'date' | 'percent';

export interface CellStyle {
  readonly kind: NumberKind;
  /** The currency written beside the number, if only one has its sign. */
  readonly currency: CurrencyCode | null;
}

export const PLAIN_STYLE: CellStyle = { kind: 'number', currency: null };

/** Numbers of the built-in formats. Source: ECMA-376 part 1, 18.8.30, with the dates of East Asian versions. */
const BUILT_IN_DATES: readonly (readonly [number, number])[] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
];
const BUILT_IN_PERCENTS: readonly number[] = [9, 10];

/** Texts and colors in a format: `"kr"`, `\d`, `_)`, `[Red]`. */
const QUOTED = /"[^"]*"|[\\_*].|\[[^[\]]*\]/gs;

/** Reads each cell style, by index. */
export function readCellStyles(xml: string): readonly CellStyle[] {
  const custom = new Map<number, CellStyle>();
  const styles: CellStyle[] = [];
  let isInCells = false;
  for (const tag of xmlTags(xml, 'styleSheet')) {
    if (tag.name === 'cellXfs') isInCells = !tag.isEnd;
    else if (tag.isEnd) continue;
    else if (tag.name === 'numFmt') {
      const attributes = attributesOf(tag);
      custom.set(Number(attributes.get('numFmtId')), styleOf(attributes.get('formatCode') ?? ''));
    } else if (tag.name === 'xf' && isInCells) {
      const id = Number(attributesOf(tag).get('numFmtId') ?? 0);
      styles.push(custom.get(id) ?? { kind: builtInKind(id), currency: null });
    }
  }
  return styles;
}

function builtInKind(id: number): NumberKind {
  if (BUILT_IN_DATES.some(([from, to]) => id >= from && id <= to)) return 'date';
  return BUILT_IN_PERCENTS.includes(id) ? 'percent' : 'number';
}

/** The kind of a format code; only its first part, for positive numbers, counts. */
function kindOf(code: string): NumberKind {
  const [shown = ''] = code.replace(QUOTED, '').split(';');
  if (/general/i.test(shown)) return 'number';
  if (/[ymd]/i.test(shown)) return 'date';
  return shown.includes('%') ? 'percent' : 'number';
}

/** The style of a format code: `#,##0.00 [$€-407]`, `0.00 "EUR"`, `[$$-409]#,##0.00`. */
function styleOf(code: string): CellStyle {
  const kind = kindOf(code);
  const sign = /\[\$([^\]-]{1,5})|"([^"]{1,5})"|(\p{Sc})/u.exec(code)?.slice(1).find(Boolean)?.trim() ?? '';
  const word = kind === 'number' ? (currencyWord(sign) ?? localCurrency(code)) : null;
  return { kind, currency: word !== null && isCurrencyCode(word) ? word : null };
}

/** The currency of a sign that several share, by the locale behind it. */
function localCurrency(code: string): CurrencyCode | null {
  const locale = /\[\$(?:\$|kr\.?|¥|￥)-(?:x-\w{2,12}-)?([0-9A-Fa-f]{1,8})/.exec(code)?.[1] ?? '';
  return LOCALES[Number.parseInt(locale, 16)] ?? null;
}

/** Currencies of locales whose sign others share. Source: [MS-LCID] 2.2. */
const LOCALES: Readonly<Record<number, CurrencyCode>> = {
  1033: 'USD',
  4105: 'CAD',
  3084: 'CAD',
  3081: 'AUD',
  5129: 'NZD',
  18441: 'SGD',
  3076: 'HKD',
  15369: 'HKD',
  1028: 'TWD',
  2058: 'MXN',
  11274: 'ARS',
  13322: 'CLP',
  9226: 'COP',
  1053: 'SEK',
  1044: 'NOK',
  2068: 'NOK',
  1030: 'DKK',
  1039: 'ISK',
  1041: 'JPY',
  2052: 'CNY',
};

/** A number as banks write it, which needs no rounding. */
const PLAIN = /^-?\d{1,30}(?:\.\d{1,2})?$/;

/** Writes a stored number as its cell shows it: a date, a time, a percentage, or a plain decimal. */
export function storedNumberText(stored: string, kind: NumberKind, is1904: boolean): string {
  const value = stored === '' ? Number.NaN : Number(stored);
  if (!Number.isFinite(value)) return stored;
  if (kind === 'date') return dateText(value, is1904) ?? decimalText(stored, value);
  if (kind === 'percent') return `${decimalText('', value * 100)}%`;
  return decimalText(stored, value);
}

const SECONDS_PER_DAY = 86_400;
/** The serial number of 1970-01-01, counted from 1899-12-30. */
const SERIAL_OF_1970 = 25_569;
const DAYS_TO_1904 = 1_462;
/** The serial number of 9999-12-31. */
const SERIAL_MAX = 2_958_465;
/** The date system of 1900 has a February 29 that never was. */
const SERIAL_OF_NO_DAY = 60;

/** Serial days as a date, less than one day as a time; null for a number that is neither. */
function dateText(value: number, is1904: boolean): string | null {
  const seconds = Math.round(value * SECONDS_PER_DAY);
  const serial = Math.floor(seconds / SECONDS_PER_DAY) + (is1904 ? DAYS_TO_1904 : 0);
  if (value < 0 || serial > SERIAL_MAX) return null;
  if (value < 1) return new Date(seconds * 1_000).toISOString().slice(11, 19);
  return fromDayNumber(serial - SERIAL_OF_1970 + (serial < SERIAL_OF_NO_DAY ? 1 : 0));
}

/** Digits of a stored number that a spreadsheet keeps. */
const DIGITS = 15;
const DECIMALS_MAX = 10;

/**
 * A plain decimal without floating-point noise (12.339999999999999 is 12.34). Three decimals get a fourth, so that
 * their point does not read as a thousands separator.
 */
function decimalText(stored: string, value: number): string {
  if (PLAIN.test(stored) || !Number.isFinite(value)) return stored;
  if (Math.abs(value) > Number.MAX_SAFE_INTEGER) return String(BigInt(value));
  const wholeDigits = String(Math.trunc(Math.abs(value))).length;
  const decimals = Math.max(0, Math.min(DECIMALS_MAX, DIGITS - wholeDigits));
  const [whole = '', fraction = ''] = value.toFixed(decimals).split('.');
  const kept = fraction.replace(/(?<!0)0+$/, '');
  if (kept === '') return whole === '-0' ? '0' : whole;
  return `${whole}.${kept.length === 3 ? `${kept}0` : kept}`;
}

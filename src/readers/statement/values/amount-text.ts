import { type CurrencyCode, currencyExponent, decimalToMinor, isAmountMinor } from '#domain/money/money.ts';

/** The decimal mark of a column of amounts. */
export type DecimalMark = '.' | ',';

/** A scanned amount whose separators are not interpreted yet. */
export interface ScannedAmount {
  /** Digits with `.` and `,` only; spaces and apostrophes between digits are removed. */
  readonly body: string;
  readonly isNegative: boolean;
  /** True when a sign, parentheses or a CR/DR mark states the direction. */
  readonly hasSign: boolean;
  readonly currency: CurrencyCode | null;
}

const FAST = /^([+-]?)(\d{1,30}(?:[.,]\d{1,30}){0,12})$/;
const SPACES = /[\s\u00a0\u2007\u2009\u202f]+/g;
const MINUS = /[\u25b2\u25b3\u2212\u2013\u2012\ufe63\uff0d\u00ad]/g;
/** `204,17(-)`, `450.00 (Dr)`. */
const SIGN_IN_BRACKETS = /\(([+-]|[cd]r\.?)\)/i;
/** `S4412330`: an identifier, not an amount with a mark. */
const CODE = /^[a-z]{1,2}\d+$/i;
const LONGEST = 60;

/**
 * Scans an amount: leading or trailing sign, parentheses, CR/DR marks, currency codes and symbols, groups separated by
 * spaces or apostrophes. Null when the text is not a single amount.
 */
export function scanAmount(text: string): ScannedAmount | null {
  const fast = FAST.exec(text);
  if (fast && isPlausibleBody(fast[2] ?? '')) {
    const sign = fast[1] ?? '';
    return { body: fast[2] ?? '', isNegative: sign === '-', hasSign: sign !== '', currency: null };
  }
  if (fast || text.length > LONGEST || CODE.test(text)) return null;
  return scanDecorated(text.replace(SPACES, ' ').replace(MINUS, '-').replace(SIGN_IN_BRACKETS, '$1').trim());
}

/** Reads the text around the digits as marks; between digits only separators are allowed. */
function scanDecorated(text: string): ScannedAmount | null {
  const first = text.search(/\d/);
  if (first === -1) return null;
  const from = /[.,]/.test(text[first - 1] ?? '') ? first - 1 : first;
  let end = text.length;
  while (!isDigit(text.charCodeAt(end - 1))) end -= 1;
  const before = affix(text.slice(0, from));
  const after = affix(text.slice(end).replace(/^(?:[.,]-*|--+)/, ''));
  if (!before || !after || before.opens !== after.closes || before.closes || after.opens) return null;
  if (before.sign !== null && after.sign !== null && before.sign !== after.sign) return null;
  const digits = text.slice(from, end).replace(/ ?['’`´ ](?=\d{3}(?!\d))/g, '');
  const body = /^[.,]/.test(digits) ? `0${digits}` : digits;
  if (!isPlausibleBody(body)) return null;
  const sign = before.opens ? '-' : (before.sign ?? after.sign);
  return {
    body,
    isNegative: sign === '-',
    hasSign: sign !== null,
    currency: before.currency ?? after.currency,
  };
}

/** Rejects dates and version numbers: repeated marks must precede groups of three (or two) digits. */
function isPlausibleBody(body: string): boolean {
  if (!/^\d+(?:[.,]\d+)*$/.test(body)) return false;
  const parts = body.split(/[.,]/);
  if (parts.length < 3) return true;
  const lastMark = body[body.length - (parts.at(-1)?.length ?? 0) - 1];
  const firstMark = body[parts[0]?.length ?? 0];
  if (parts.slice(1, -1).some((part) => part.length !== 3 && part.length !== 2)) return false;
  if (lastMark === firstMark) return parts.at(-1)?.length === 3;
  return parts.at(-2)?.length === 3;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

interface Affix {
  sign: '+' | '-' | null;
  currency: CurrencyCode | null;
  opens: boolean;
  closes: boolean;
}

const SYMBOLS: Readonly<Record<string, string>> = {
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  '₸': 'KZT',
  '₾': 'GEL',
  '₼': 'AZN',
  '₡': 'CRC',
  '₲': 'PYG',
  '₵': 'GHS',
  '৳': 'BDT',
  ksh: 'KES',
  'ksh.': 'KES',
  den: 'MKD',
  'ден.': 'MKD',
  br: 'BYN',
  '₺': 'TRY',
  '₽': 'RUB',
  '₴': 'UAH',
  '₪': 'ILS',
  '₩': 'KRW',
  '₫': 'VND',
  '₱': 'PHP',
  '฿': 'THB',
  '₦': 'NGN',
  zł: 'PLN',
  zl: 'PLN',
  kč: 'CZK',
  ft: 'HUF',
  lei: 'RON',
  r$: 'BRL',
  r: 'ZAR',
  us$: 'USD',
  a$: 'AUD',
  au$: 'AUD',
  c$: 'CAD',
  ca$: 'CAD',
  nz$: 'NZD',
  hk$: 'HKD',
  s$: 'SGD',
  mx$: 'MXN',
  rs: 'INR',
  'rs.': 'INR',
  fr: 'CHF',
  'fr.': 'CHF',
  tl: 'TRY',
  rm: 'MYR',
  rp: 'IDR',
  'rp.': 'IDR',
  лв: 'BGN',
  'лв.': 'BGN',
  грн: 'UAH',
  'грн.': 'UAH',
  руб: 'RUB',
  'руб.': 'RUB',
  's/': 'PEN',
  'b/.': 'PAB',
  nt$: 'TWD',
  rd$: 'DOP',
  kčs: 'CZK',
  'din.': 'RSD',
  sfr: 'CHF',
  euro: 'EUR',
  euros: 'EUR',
  'ש"ח': 'ILS',
  'ש״ח': 'ILS',
  "ש''ח": 'ILS',
  บาท: 'THB',
};
/** Symbols shared by several currencies. */
const SHARED_SYMBOLS: ReadonlySet<string> = new Set(['$', '¥', '￥', 'kr', 'kr.', '円', '元']);
const CREDIT_MARKS: ReadonlySet<string> = new Set(['cr', 'cr.', 'c', 'h', 'k', 'ha']);
const DEBIT_MARKS: ReadonlySet<string> = new Set(['dr', 'dr.', 'db', 'd', 's', 'so', 'od']);

function affix(text: string): Affix | null {
  const found: Affix = { sign: null, currency: null, opens: false, closes: false };
  if (text === '') return found;
  for (const part of text.match(/[+\-()]|[^\s+\-()]+/g) ?? []) {
    if (!readAffixPart(part, found)) return null;
  }
  return found;
}

function readAffixPart(part: string, found: Affix): boolean {
  if (part === '(') found.opens = true;
  else if (part === ')') found.closes = true;
  else if (part !== '+' && part !== '-') return readAffixWord(part, found);
  else if (found.sign === null) found.sign = part;
  else return false;
  return true;
}

function readAffixWord(part: string, found: Affix): boolean {
  const lower = part.toLowerCase();
  if (CREDIT_MARKS.has(lower)) found.sign ??= '+';
  else if (DEBIT_MARKS.has(lower)) found.sign ??= '-';
  else {
    const currency = SYMBOLS[lower] ?? codeOf(part);
    if (currency === undefined) return SHARED_SYMBOLS.has(lower) || /^(?:['"*=]+|\p{Sc})$/u.test(part);
    found.currency ??= currency;
  }
  return true;
}

/** The currency of the first currency sign in a text that only one currency uses. */
export function symbolCurrency(text: string): CurrencyCode | null {
  return SYMBOLS[/\p{Sc}/u.exec(text)?.[0] ?? ''] ?? null;
}

/** A currency code, alone or before a shared symbol (`USD$`). */
function codeOf(part: string): string | undefined {
  const code = /^[A-Z]{3}/.exec(part)?.[0];
  const rest = part.slice(3).toLowerCase();
  return code !== undefined && (rest === '' || SHARED_SYMBOLS.has(rest)) ? code : undefined;
}

/**
 * Decides the decimal mark over a complete column, never by cell: `1.234,56` and `12,5` are evidence for the comma,
 * `1,234.56` for the dot, `1.234` for neither. Without evidence, a single mark before three digits separates thousands
 * (`whenOpen: 'group'`) or the fraction (`'fraction'`, for formats without grouping).
 */
export function decideDecimalMark(bodies: Iterable<string>, whenOpen: 'group' | 'fraction'): DecimalMark {
  let dots = 0;
  let commas = 0;
  let openDots = 0;
  let openCommas = 0;
  for (const body of bodies) {
    const vote = markOf(body);
    if (vote === '.') dots += 1;
    else if (vote === ',') commas += 1;
    else if (vote === '?.') openDots += 1;
    else if (vote === '?,') openCommas += 1;
  }
  if (dots !== commas) return dots > commas ? '.' : ',';
  const openIsDot = openDots >= openCommas;
  if (openDots + openCommas === 0) return '.';
  return openIsDot === (whenOpen === 'fraction') ? '.' : ',';
}

/** The decimal mark that one amount proves; `?.` or `?,` when its only mark is ambiguous; null without a mark. */
function markOf(body: string): DecimalMark | '?.' | '?,' | null {
  const dot = body.lastIndexOf('.');
  const comma = body.lastIndexOf(',');
  if (dot === -1 && comma === -1) return null;
  if (dot !== -1 && comma !== -1) return dot > comma ? '.' : ',';
  const at = Math.max(dot, comma);
  const mark = dot === -1 ? ',' : '.';
  const other = mark === '.' ? ',' : '.';
  if (body.indexOf(mark) !== at) return other;
  if (body.length - at - 1 !== 3 || at > 3 || body.startsWith('0')) return mark;
  return mark === '.' ? '?.' : '?,';
}

/** More digits are floating-point noise: -0.30000000000000004. */
const FRACTION_DIGITS = 12;

/** Minor units, and whether digits below the minor unit were rounded. */
export interface ReadAmount {
  readonly amountMinor: number;
  readonly isRounded: boolean;
}

/** Reads a scanned amount with the column's decimal mark; null when it does not fit or is too large. */
export function readAmount(
  scanned: ScannedAmount,
  mark: DecimalMark,
  currency: CurrencyCode | null,
): ReadAmount | null {
  const shown = markOf(scanned.body);
  const used = shown === '.' || shown === ',' ? shown : mark;
  const at = scanned.body.lastIndexOf(used);
  const whole = (at === -1 ? scanned.body : scanned.body.slice(0, at)).replace(/[.,]/g, '');
  const fraction = at === -1 ? '' : scanned.body.slice(at + 1, at + 1 + FRACTION_DIGITS);
  const trimmed = whole.replace(/^0+(?=\d)/, '');
  const sign = scanned.isNegative ? '-' : '';
  const code = currency ?? UNKNOWN_CURRENCY;
  const amountMinor = decimalToMinor(`${sign}${trimmed}${fraction === '' ? '' : `.${fraction}`}`, code);
  if (amountMinor === null) return null;
  return { amountMinor, isRounded: /[1-9]/.test(fraction.slice(currencyExponent(code))) };
}

/** True for an amount that the ledger cannot hold: `amountMinor` is what was read of it, null if it is not exact. */
export function isTooLarge(text: string, amountMinor: number | null): boolean {
  return amountMinor === null ? text !== '' && scanAmount(text) !== null : !isAmountMinor(amountMinor);
}

/** Placeholder for an unstated currency: hundredths. */
export const UNKNOWN_CURRENCY = 'XXX';

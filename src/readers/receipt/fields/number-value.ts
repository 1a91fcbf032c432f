import { anyOf } from '../lexicon/compile/patterns.ts';

/** `(optional)` before the colon, and marks. */
const BEFORE_VALUE = String.raw`^(?:\s*\([^()\d]{2,30}\)(?=\s?[:：]|\t))?[\s:：,#.\-–№°º\])】]*`;
const WORDS_BETWEEN = String.raw`(?:(?:${anyOf('betweenLabelAndNumber')})(?![\p{L}\d])[.:\s#(№°º]*){0,3}`;
/** The complete number, not a price, percentage or decimal. In scripts without blanks, text may follow directly. */
const NUMBER =
  String.raw`([A-Z0-9][A-Z0-9_/.-]{1,40}[A-Z0-9]|[A-Z0-9]{3,40}|\p{L}{1,5}-\d[\d/-]{2,30}\d)` +
  String.raw`(?![\d\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]|[円元원]|,\d|\s?[%€$£])`;
const VALUE = new RegExp(String.raw`${BEFORE_VALUE}${WORDS_BETWEEN}[#№([]?\s?${NUMBER}`, 'iu');
/** Digits in groups (`18 4720 3391 7702`, `4471 8827`), up to the end of the phrase. */
const GROUPED = new RegExp(
  String.raw`^[\s:#.°º]*${WORDS_BETWEEN}` +
    String.raw`(\d{2,6}(?: \d{2,6}){1,6} \d{1,6}|\d(?: \d{3}){2,6}(?! ?\d)|` +
    String.raw`\d{4,9} (?!20\d{6}\b)\d{4,9}|\d{3,6} \d{2,6}(?=\s*$|\t)|\d(?: \d{3,6}){2,4}(?=\s*$|\t))` +
    String.raw`(?=\s*$|\t|[.,;)]|\s\p{L})`,
  'iu',
);
const GROUPED_DIGITS_MIN = 6;
/** Prefixes of other numbers: phone, tax, money. */
const NO_PREFIX = 'TEL|FAX|NIF|VAT|IVA|TVA|UST|MWST|CIF|SIRET|ABN|PIN|USD|EUR|GBP|JPY|CHF|CAD|AUD|NO|NR|ID';
/** Letters before groups of digits (`PC26 0918 44`, `2026 / 0881`), up to the end of the phrase. */
const MIXED = new RegExp(
  String.raw`^[\s:：#.°º]*((?!(?:${NO_PREFIX})\b)` +
    String.raw`[A-Z]{2,4}\d{0,4}(?: \d[\dA-Z]{1,6}(?:[/-]\d{2,8})?){1,3}|\d{2,6} \/ \d{2,8})` +
    String.raw`(?=\s*$|\t|[,;)。]|\.(?!\d)|\s\p{L})`,
  'u',
);
/** A Portuguese document is named by its kind, series and number, `FR CDRN2026/1184` (SAF-T PT, InvoiceNo). */
const SERIES = /^[\s:：#.°º]*((?:FT|FS|FR|NC|ND|RC) [A-Z0-9.-]{1,14}\/\d{1,10})(?![\d/])/;
const MONTH_DAY = /^(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC|MAI|OKT|DEZ)\b/;
/** `Receipt #kT4Q`: four characters that cannot be a word and are not part of a longer number (`# 8778-026704`). */
const SHORT_CODE =
  /^[\s:]*#\s?((?=[A-Za-z]*[\dA-Z])(?=.?[A-Za-z\d]*[a-z\d])[A-Za-z\d]{4})(?![\p{L}\d]|[-_./][\p{L}\d])/u;
const PLAIN_WORD = /^[A-Z]?[a-z]+$/;
/** Capitalized words as long as a letter code. */
const CAPITAL_WORDS = new RegExp(`^(?:${anyOf('capitalWord')})$`);
const DATE = new RegExp(
  String.raw`^\d{1,2}[./-]\d{1,2}[./-](?:\d{2}|(?:19|20)\d{2})$|^\d{4}[./-]\d{2}[./-]\d{2}$|^\d{1,2}[/-]\d{1,2}$|` +
    String.raw`^(?:0?[1-9]|1[0-2])[/.]20\d\d$`,
);
const PRICE = /^\d{1,4}[.,]\d{2}$/;
const YEAR = /^(?:19|20)\d{2}$/;
const PHONE = /^(?:1-)?8\d\d-\d{3}-\d{4}$/;

/** A British license plate (`WR21 KZT`). */
const PLATE = /^[\s:#]*[A-Z]{2}\d{2} [A-Z]{3}(?![A-Z\d])/;

/** A link instead of the number, which is its last part (`Order number: https://…/purchases/3811204477`). */
const LINKED = /^[\s:]*https?:\/\/[^\s?#]{4,120}\/([A-Z0-9][A-Z0-9-]{4,40})(?=[\s?#]|$)/i;

/** The number at the start of the text after or below its label; null if something else is there. */
export function pickNumber(text: string): string | null {
  if (PLATE.test(text)) return null;
  const series = SERIES.exec(text)?.[1];
  if (series) return series;
  const linked = LINKED.exec(text)?.[1];
  if (linked) return isNumber(linked) ? linked : null;
  const grouped = GROUPED.exec(text)?.[1];
  if (grouped && grouped.replaceAll(' ', '').length >= GROUPED_DIGITS_MIN) return grouped;
  const mixed = MIXED.exec(text)?.[1];
  if (mixed && !MONTH_DAY.test(mixed)) return mixed;
  const code = SHORT_CODE.exec(text)?.[1];
  if (code && !PLAIN_WORD.test(code)) return code;
  const value = VALUE.exec(text)?.[1]?.replace(/(?<![.\-/_])[.\-/_]+$/, '');
  return value && isNumber(value) ? value : null;
}

function isNumber(value: string): boolean {
  if (value.length < 3) return false;
  if (DATE.test(value) || PRICE.test(value) || YEAR.test(value) || PHONE.test(value)) return false;
  if (isBookingCode(value)) return true;
  const digits = value.replace(/\D/g, '').length;
  if (digits < 2 || (digits < 3 && !/[A-Z]/.test(value))) return false;
  return !/^[a-z]{2,}(?!_)/.test(value) || digits >= 4;
}

/** Five to eight capitals and digits; without a digit, six, or nine as in some store systems. */
function isBookingCode(value: string): boolean {
  if (/^[A-Z]+$/.test(value)) return (value.length === 6 || value.length === 9) && !CAPITAL_WORDS.test(value);
  return /^[A-Z0-9]{5,8}$/.test(value) && /[A-Z]/.test(value);
}

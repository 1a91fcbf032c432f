import { anyOf } from '../../lexicon/compile/patterns.ts';
import type { Line } from '../../page/page.ts';
import { foldText } from '../../text/clean-text.ts';
import { isVariant } from './item-variant.ts';

const PRINT_RUN = new RegExp(
  String.raw`\b(?:${anyOf('printRun')})\s?:?\s?(\d{1,3}(?:[.,]\d{3})?)(?!\d)`,
  'i',
);
const COUNT_UNIT_IN_CELL = new RegExp(
  String.raw`^[x×]\s?\d{1,3}$|^\d{1,3}\s?(?:${anyOf('countUnitInCell')})\.?$`,
  'i',
);

const LABELLED = new RegExp(
  String.raw`(?:^|[\s(,;|·-])(?:${anyOf('quantityLabel')})\.?\s{0,2}[:#x=]?\s{0,2}(\d{1,4})(?![\d:/-]|[.,]\d)`,
);
const LABELLED_CJK = /(?:数量|個数|數量|수량)[\]】]?\s?[::]?\s?(\d{1,4})/u;
/** A count that may be a pack size instead (`生水 2L, 12개`). */
const COUNTED_CJK = /(\d{1,4})\s?(?:個|点|本|冊|枚|件|개)(?!\p{L}*\d|\s?(?:パック|入|セット|組|箱|袋))/u;
/** The second of two dimensions (`14 x 36 in`). */
const MEASURED = String.raw`\d{1,4}(?:[.,]\d{1,2})? ?(?:in|inch|inches|cm|mm|m|ft|")(?![\p{L}\d])`;
/** `EA` means "each" and is also a game publisher. */
const LEADING = new RegExp(
  String.raw`^\s*(?:[-–•*]\s+)?(\d{1,3})\s?(?:[x×*]|${anyOf('countUnitBeforeName')})\s+(?=\S)(?!${MEASURED})`,
  'iu',
);
const LEADING_BARE = /^\s*(\d{1,2})\s+(?=\p{Lu}(?:\p{L}{2}|\p{Lu}))/u;
const TRAILING = new RegExp(
  String.raw`(?<![\s(])(?!(?<=\d{2})\s[x×]\s?\d{2})[\s(]+[x×]\s?(\d{1,3})\)?\s?(?:${anyOf('countUnitAfter')})?\.?\s*$`,
  'i',
);
/** A count and its unit before a price in the same cell (`2 uds. / 12,95 EUR`). */
const BEFORE_PRICE = new RegExp(
  String.raw`^\s*(\d{1,3})\s?(?:${anyOf('countUnitInCell')})\.?\s?` +
    String.raw`(?:[/|@·]\s?(?=[^\p{L}]{0,3}\d)|(?=\p{Sc}\s?\d))`,
  'iu',
);
/** A count in brackets after a name (`Seat reservation (2x)`). */
const IN_BRACKETS = /(?<!\s)\s*\((\d{1,3})\s?[x×]\)\s*$/i;

/**
 * Reads the quantity of an item line, or null. `raw` is the text of the name. Of several cells with only a number, the
 * one that `fits` the prices wins, otherwise the last.
 */
export function readQuantity(
  line: Line,
  raw: string,
  fits: (count: number) => boolean = () => false,
): number | null {
  const folded = foldText(raw);
  const labeled = LABELLED.exec(folded);
  if (labeled) return positive(labeled[1]);
  const counts = line.cells
    .filter(({ text }, index) => index < line.cells.length - 1 || !/[.,]/.test(text))
    .map((cell) => countOfCell(cell.text))
    .filter((count) => count !== null);
  if (counts.length > 0 && line.cells.some(({ text }) => isShareThatFits(text, fits))) return null;
  if (counts.length > 0) return counts.find((count) => fits(count)) ?? counts.at(-1) ?? null;
  const counted = LABELLED_CJK.exec(folded);
  if (counted) return positive(counted[1]);
  for (const text of [raw, ...line.cells.map((cell) => cell.text)]) {
    const found =
      LEADING.exec(text) ?? BEFORE_PRICE.exec(text) ?? TRAILING.exec(text) ?? IN_BRACKETS.exec(text);
    if (found) return positive(found[1]);
  }
  return null;
}

/** Hours or a weight (`1.1`) that produce the row's price; the whole number next to it is the unit price. */
function isShareThatFits(text: string, fits: (count: number) => boolean): boolean {
  const share = /^\d{1,3}[.,]\d{1,3}$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
  return share > 0 && !Number.isInteger(share) && fits(share);
}

/** The count after a name (`りんご 3個`), or null. */
export function countInName(raw: string): number | null {
  return positive(COUNTED_CJK.exec(foldText(raw))?.[1]);
}

/** The count that a line states with a label (`Qty: 2`), before its text, or after a variant (`White, S (2)`). */
export function labeledQuantity(line: Line): number | null {
  const alone = line.cells.length === 1 && !/^\d+$/.test(line.text) ? countOfCell(line.text) : null;
  const printed = PRINT_RUN.exec(line.text)?.[1];
  if (printed !== undefined) return positive(printed.replace(/\D/g, ''));
  return (
    alone ??
    countInParts(line.text) ??
    readQuantity({ ...line, cells: [] }, line.text) ??
    countInName(line.text) ??
    (isVariant(withoutBracketedCount(line.text)) ? bracketedCount(line.text) : null)
  );
}

/** True for a text with a labeled count (`Qty: 2`). */
export function hasQuantityLabel(text: string): boolean {
  return LABELLED.test(foldText(text));
}

/** True for a line or cell with only a count and its unit (`1 stk.`). */
export function isCountAlone(text: string): boolean {
  return COUNT_UNIT_IN_CELL.test(text);
}

/** The count of a part between dots (`104.439.74 · 6 st. · € 4,99/st.`), never a bare number. */
function countOfPart(part: string): number | null {
  return /^\d+(?:\.0+)?$/.test(part.trim()) ? null : countOfCell(part.trim());
}

/** The text after a leading count (`2 x Bowl`: `Bowl`); null if there is none. */
export function openingCount(text: string): string | null {
  const opening = LEADING.exec(text);
  return opening ? text.slice(opening[0].length) : null;
}

/** A count before the sum of its item (`× 2 = £17.98`). */
const TIMES_SUM = /^[x×]\s?(\d{1,3})\s?=/;
const TIMES_PRICE = /^(\d{1,3})\s?[@x×]\s?\D?\d+[.,]\d{2}$/;

/** The count in a part of a line (`8 oz • 2 x $2.35`, `104.439.74 · 6 st.`); null if there is none. */
function countInParts(text: string): number | null {
  const times = text.split(/ [·•] /).map((part) => positive(TIMES_PRICE.exec(part)?.[1]));
  const counts = text.includes(' · ') ? text.split(' · ').map(countOfPart) : [];
  return [...times, ...counts].find((count) => count !== null) ?? null;
}

/** The count of a cell that contains nothing else (`2`, `2.00`, `x2`, `2 St.`). */
function countOfCell(text: string): number | null {
  const times = (TIMES_PRICE.exec(text) ?? TIMES_SUM.exec(text))?.[1];
  if (times !== undefined) return positive(times);
  // `012` is a code.
  if (/^(?!0\d\d)\d{1,3}(?:[.,]0+)?$/.test(text)) return positive(text.replace(',', '.'));
  if (COUNT_UNIT_IN_CELL.test(text)) return positive(text.replace(/\D/g, ''));
  return positive(NUMBERED.exec(text)?.[1] ?? ALL_DELIVERED.exec(text)?.[1]);
}

/** A count behind the word for number (`n. 2`). */
const NUMBERED = /^n[.º°]\s?(\d{1,2})$/i;

/** Delivered and ordered (`2/2`). */
const ALL_DELIVERED = /^(\d{1,2})\s?\/\s?\1$/;

/** Removes the count before or after a name. */
export function stripQuantity(raw: string): string {
  if (!/\d/.test(raw)) return raw;
  const trimmed = raw.replace(LEADING, '').replace(TRAILING, '').replace(IN_BRACKETS, '');
  if (!ENDS_COUNTED.test(trimmed)) return trimmed;
  const bare = NAMES_A_COUNT.test(trimmed) ? trimmed.replace(COUNT_AT_END, '') : trimmed;
  return /[x×@]\s*$/i.test(bare) ? bare.replace(/(?<![\s(])[\s(]+\d{1,3}\s?[x×@]\s*$/i, '') : bare;
}

const ENDS_COUNTED = /\d\)?\s*(?:[x×@]\s*)?$/i;
/** A count word: a cheap check before the thorough one. */
const NAMES_A_COUNT = new RegExp(anyOf('quantityStart'), 'i');
const COUNT_AT_END = new RegExp(
  String.raw`(?<![\s,;·|(-])[\s,;·|(-]*\b(?:${anyOf('quantityAtEnd')})\.?\s?[:x]?\s?\d{1,3}\)?\s*(?:[x×@]\s*)?$`,
  'iu',
);

/** The leading count of a name without a sign (`2 Cappuccino`), or null. */
export function leadingCount(name: string): number | null {
  return positive(LEADING_BARE.exec(name)?.[1]);
}

/** Removes such a leading count from the name. */
export function withoutLeadingCount(name: string): string {
  return name.replace(LEADING_BARE, '');
}

/** The count attached to the end of a name (`tablets x8`), or null. */
export function trailingCount(name: string): number | null {
  return positive(TRAILING.exec(name)?.[1]);
}

function positive(text: string | undefined): number | null {
  const value = Number(text ?? Number.NaN);
  return Number.isInteger(value) && value > 0 && value < 10_000 ? value : null;
}

/** A count in brackets at the end of a name (`Adult admission (2)`). */
const BRACKETED_END = /(?<!\s)\s+\((\d{1,2})\)$/;

/** The count in brackets at the end of a name, which may be the size of a pack instead; null if there is none. */
export function bracketedCount(name: string): number | null {
  return positive(BRACKETED_END.exec(name)?.[1]);
}

/** Removes such a count from the name. */
export function withoutBracketedCount(name: string): string {
  return name.replace(BRACKETED_END, '');
}

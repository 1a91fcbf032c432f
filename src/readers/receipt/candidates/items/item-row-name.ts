import { anyOf } from '../../lexicon/compile/patterns.ts';
import type { Cell, Line } from '../../page/page.ts';
import type { Amount } from '../amounts/amounts.ts';
import type { AmountCandidate } from '../amounts/roles.ts';
import { isBookFormat } from './book-format.ts';
import { brandedName } from './branded-name.ts';
import {
  cleanName,
  isDated,
  isDetail,
  isName,
  isNotBought,
  isUncertainName,
  isWordy,
  opensSentence,
  withoutReplacementMark,
} from './item-names.ts';
import { isVariant } from './item-variant.ts';
import { isHeading, isLabelAndValue, itemAfterLabel, withoutItemLabel } from './labeled-name.ts';
import { cellsUnderItemHeader } from './name-column.ts';
import { isPriced, isPriceOfMeasure } from './price-columns.ts';
import {
  boldText,
  likeliestFirst,
  textInside,
  textsBehind,
  textsLeftOf,
  wordiestFirst,
  wordsBetween,
} from './row-texts.ts';

/** The item name that belongs to a price. */
export interface ItemName {
  readonly name: string;
  /** The name as printed, including counts. */
  readonly printed: string;
  readonly raw: string;
  readonly line: number;
  /** The text may be a line about the order instead. */
  readonly isDoubtful: boolean;
}

/** How a page arranges its items: names below their prices, counts in lines above their names. */
export interface ItemLayout {
  readonly isBelow: boolean;
  readonly areCountsFirst: boolean;
}

/** Amounts of a page by line. */
export type AmountsByLine = ReadonlyMap<number, readonly AmountCandidate[]>;

/** A count before an item (`2 x Bowl`). */
const LEADING_COUNT = /^\s*\d{1,3}\s?[x×]\s+\p{L}/u;
/** A price times nights, or the reverse; such a row is its own name. */
const NIGHTS = new RegExp(
  String.raw`\d\s?[^\d\s]?\s?[x×]\s?\d{1,2}\s(?:${anyOf('nights')})\b` +
    String.raw`|^\d{1,2}\s(?:${anyOf('nights')})\s?[x×@]\s`,
  'iu',
);
const OPTION = /^\s*(?:[•·◦▪‣–*+-]|[○●])\s*\p{L}/u;
const RAW_CHARS_MAX = 400;
const COUNT_CELL = /^[x×]?\s?\d{1,3}\s?[x×]?$/;
const COUNT_AT_END = /^\P{L}*\p{L}.*[\s(][x×]\s?\d{1,3}\)?$/u;
const LINES_ABOVE_MAX = 8;

/** Finds the item name for a price: next to it, otherwise above it; null if there is none. */
export function findRowName(
  lines: readonly Line[],
  index: number,
  amount: Amount,
  byLine: AmountsByLine,
): ItemName | null {
  const line = lines[index];
  const left = line && textsLeftOf(line, amount);
  if (!line || !left) return null;
  const inside = textInside(line, amount);
  const candidates = [...left, inside, wordsBetween(line, amount, byLine.get(index) ?? [])];
  if (candidates.some((raw) => isNotBought(raw))) return null;
  const named = { raw: line.text.slice(0, RAW_CHARS_MAX), line: index };
  const branded = brandedName(lines, index, [...left, inside], (at) => isPriced(byLine, at));
  if (branded !== null) return { ...named, name: branded, printed: branded, isDoubtful: false };
  const words = wordiestFirst(candidates);
  const column = words.length > 1 ? cellsUnderItemHeader(lines, index, (at) => byLine.has(at)) : [];
  const texts = likeliestFirst(words, column, boldText(line, amount.cell));
  const { beside, sure } = namesNextToPrice([...texts, ...textsBehind(line, amount)], inside);
  if (sure) return { ...named, ...sure, isDoubtful: false };
  const uncertainItems = beside.find(({ name }) => isUncertainName(name) || isName(name));
  const resolved = uncertainItems ? { ...named, ...uncertainItems, isDoubtful: true } : null;
  if (resolved && isCounted(line)) return resolved;
  const stay = amount.cell === 0 ? namedStay(line, index) : null;
  if (stay) return stay;
  if (isInSentence(inside, line.cells[amount.cell]?.text.slice(amount.end) ?? '')) return resolved;
  return preferSure(nameAbove(lines, index, byLine, beside.length === 0), resolved);
}

/** Returns the first name unless it is doubtful and the second is not. */
function preferSure(first: ItemName | null, second: ItemName | null): ItemName | null {
  return first && !first.isDoubtful ? first : (second ?? first);
}

/** A price times nights, which is its own name. */
function namedStay({ cells }: Line, line: number): ItemName | null {
  const text = cells.find((cell) => NIGHTS.test(cell.text))?.text;
  return text === undefined ? null : { name: text, printed: text, raw: text, line, isDoubtful: false };
}

type AdjacentName = Pick<ItemName, 'printed' | 'name'>;

/** Collects possible names up to the first certain one; `inside` may start a sentence. */
function namesNextToPrice(
  texts: readonly string[],
  inside: string,
): { readonly beside: readonly AdjacentName[]; readonly sure: AdjacentName | null } {
  const beside: AdjacentName[] = [];
  for (const text of texts) {
    const found = { printed: text, name: cleanName(withoutItemLabel(text)) };
    const isOpening = text === inside && opensSentence(found.name);
    if (!isOpening && isName(found.name)) return { beside, sure: found };
    beside.push(found);
  }
  return { beside, sure: null };
}

/** A row that is struck out as a whole: an item that was not bought. */
function isStruckOut({ cells }: Line): boolean {
  return cells.length > 1 && cells.every(({ isStruck }) => isStruck);
}

/** A line that starts and ends like a sentence. */
function isSentence(text: string): boolean {
  return /[.!?。！]$/.test(text) && opensSentence(text);
}

/** An amount with words on both sides is part of a sentence, so the line above is not its name. */
function isInSentence(before: string, behind: string): boolean {
  if (/[\u3040-\u9fff]{4}/.test(before) && /^\s?[\u3040-\u9fff]{3}/.test(behind)) return true;
  return /\s$/.test(before) && /\p{L}{3}/u.test(before) && /^\s\p{L}+ \S/u.test(behind);
}

/** True for a row with an item count in its own cell or at the start. */
export function isCounted({ cells, text }: Line): boolean {
  return (
    LEADING_COUNT.test(text) ||
    cells.some((cell) => COUNT_CELL.test(cell.text) || COUNT_AT_END.test(cell.text))
  );
}

/**
 * Finds the nearest line above a price that can be a name; one beside the former price comes first. Skips details;
 * another price ends the search. A variant (`Black, M`) is used only without a better name above and if `mayBeVariant`
 * allows it.
 */
export function nameAbove(
  lines: readonly Line[],
  index: number,
  byLine: AmountsByLine,
  mayBeVariant: boolean,
): ItemName | null {
  const priced = textOf(lines[index]);
  const former = nameBesideFormerPrice(lines, index, byLine);
  if (former) return former;
  const found: Partial<Record<Meaning, ItemName>> = {};
  for (const { above, line } of linesAbove(lines, index, byLine)) {
    const labeled = labeledName(above, line, priced);
    if (labeled) return labeled;
    const isTitle = isBookFormat(textOf(lines[line + 1]));
    const read = textAbove(above, line, priced, mayBeVariant, isTitle);
    if (!read) continue;
    if (read.meaning) found[read.meaning] ??= read.named;
    if (found.name) return countedName(lines, line, byLine) ?? found.name;
    if (!read.isDetail) break;
  }
  return preferSure(found.variant ?? null, found.doubtful ?? null);
}

/** The name beside the struck price that the price below replaces (`La portalettere | ~~19.00~~`, …, `18.05`). */
function nameBesideFormerPrice(
  lines: readonly Line[],
  index: number,
  byLine: AmountsByLine,
): ItemName | null {
  for (const { above, line } of linesAbove(lines, index, byLine)) {
    if (!isFormerPrice(byLine.get(line) ?? [])) continue;
    const read = textAbove(above, line, textOf(lines[index]), false, false);
    return read?.meaning === 'name' ? read.named : null;
  }
  return null;
}

/** True if all amounts of a line are struck out. */
export function isFormerPrice(amounts: readonly AmountCandidate[]): boolean {
  return amounts.length > 0 && amounts.every(({ amount }) => amount.isStruck);
}

/** Columns of a table from which a row of cells without digits is its head (`Power | BC | Boxes | Per box | Total`). */
const HEAD_CELLS_MIN = 4;

/** True for the head of the table whose first row is the priced line. */
function isHeadOf(priced: Line | undefined, { cells }: Line): boolean {
  return (
    cells.length >= HEAD_CELLS_MIN && cells.length === priced?.cells.length && cells.every(isWithoutDigits)
  );
}

function isWithoutDigits({ text }: Cell): boolean {
  return !/\d/.test(text);
}

function textOf(line: Line | undefined): string {
  return line?.text ?? '';
}

/** Yields the lines above a price up to the previous item, without sentences, discounts and prices of a measure. */
function* linesAbove(
  lines: readonly Line[],
  index: number,
  byLine: AmountsByLine,
): Generator<{ readonly above: Line; readonly line: number }> {
  const counted = countedLineAbove(lines, index, byLine);
  const lowest = Math.max(0, Math.min(counted ?? index, index - LINES_ABOVE_MAX));
  for (let line = counted ?? index - 1; line >= lowest; line--) {
    const above = lines[line];
    if (!above || isPriced(byLine, line) || isStruckOut(above) || isNotBought(above.text)) return;
    const isAside =
      byLine.get(line)?.some(({ amount }) => amount.isNegative || isPriceOfMeasure(amount)) ?? false;
    if (!isSentence(above.text) && !isAside && !isHeadOf(lines[index], above)) yield { above, line };
  }
}

/** The most likely name in a line above a price, with its meaning; null for a line without words. */
function textAbove(
  above: Line,
  line: number,
  priced: string,
  mayBeVariant: boolean,
  isTitle: boolean,
): { readonly meaning: Meaning | null; readonly named: ItemName; readonly isDetail: boolean } | null {
  const text = nameText(above);
  if (text === undefined) return null;
  const name = cleanName(text);
  const isAside =
    !isTitle &&
    (isDetail(text) || isDated(text) || (isLabelAndValue(above) && above.cells[1]?.text === text));
  const isNoName = isHeading(above, text);
  const meaning = isNoName ? null : meaningOf(text, name, mayBeVariant, isAside);
  const isDoubtful = meaning === 'doubtful' || (meaning === 'variant' && isVariant(text));
  const named = { name, printed: text, raw: `${above.text}\t${priced}`, line, isDoubtful };
  return { meaning, named, isDetail: isAside };
}

/** The item after a label in a line above a price (`Plan: …`). */
function labeledName(above: Line, line: number, priced: string): ItemName | null {
  const labeled = itemAfterLabel(above);
  const name = labeled === null ? '' : cleanName(labeled);
  return labeled !== null && isName(name)
    ? { name, printed: labeled, raw: `${above.text}\t${priced}`, line, isDoubtful: false }
    : null;
}

/** The most likely name text of a line: the wordiest text that is not a detail, otherwise the first. */
function nameText(line: Line): string | undefined {
  const words = line.cells
    .filter((cell) => !cell.isStruck)
    .map((cell) => withoutReplacementMark(cell.text))
    .filter(isWordy);
  return wordiestFirst(words.filter((word) => !isDetail(word)))[0] ?? words[0];
}

/** Possible meanings of a text above a price. */
type Meaning = 'name' | 'variant' | 'doubtful';

function meaningOf(text: string, name: string, mayBeVariant: boolean, isAside: boolean): Meaning | null {
  if (isName(name)) {
    if (!isAside) return 'name';
    if (mayBeVariant || !isVariant(text)) return 'variant';
  }
  return isUncertainName(name) ? 'doubtful' : null;
}

/** A counted name (`Magnesium × 1`) directly above a line that could also be a name (`60 servings`). */
function countedName(lines: readonly Line[], index: number, byLine: AmountsByLine): ItemName | null {
  const counted = lines[index - 1]?.cells.find(({ text }) => COUNT_AT_END.test(text))?.text;
  if (counted === undefined || COUNT_AT_END.test(lines[index]?.text ?? '') || isPriced(byLine, index - 1))
    return null;
  const name = cleanName(counted);
  return isName(name) ? { name, printed: counted, raw: counted, line: index - 1, isDoubtful: false } : null;
}

/** The line `2 x Bowl` above a list of choices (`• Rice`) that ends with a price alone; null if there is none. */
function countedLineAbove(lines: readonly Line[], index: number, byLine: AmountsByLine): number | null {
  for (let i = index - 1; i >= Math.max(0, index - 12); i--) {
    const text = lines[i]?.text ?? '';
    if (isPriced(byLine, i)) return null;
    if (LEADING_COUNT.test(text)) return i;
    if (!OPTION.test(text)) return null;
  }
  return null;
}

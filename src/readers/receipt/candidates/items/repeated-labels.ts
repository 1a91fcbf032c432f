import type { Line } from '../../page/page.ts';
import { type AmountCandidate, byLabel, labelWithoutNumbers, type Role } from '../amounts/roles.ts';
import { cleanName, isDated, isDetail, isName } from './item-names.ts';
import type { ItemCandidate } from './items.ts';
import { itemAfterLabel } from './labeled-name.ts';
import { pricedItem } from './priced-item.ts';
import { hasQuantityLabel, labeledQuantity, openingCount, readQuantity } from './quantity.ts';

const ITEM_ROLES: readonly Role[] = ['none', 'total', 'subtotal', 'refund', 'due'];
const SUM_ROLES: readonly Role[] = ['total', 'subtotal', 'refund'];
const BLOCK_LINES_MAX = 12;
const BLOCKS_MAX = 400;

/** An item's price under a label that every item has, with the lines from its name to its price. */
interface LabeledPrice {
  readonly found: AmountCandidate;
  readonly nameLine: number;
}

/**
 * Items in blocks that end with the same label (`You paid: $12.00`, `Item total | $449.00`), whose amounts add up to a
 * sum outside them. Each item is named by the first line of its block that can be a name, or by the one behind an item
 * label, or in the same line. Null for other pages.
 */
export function findItemsWithRepeatedLabels(
  lines: readonly Line[],
  amounts: readonly AmountCandidate[],
): ItemCandidate[] | null {
  const labeled = amounts.filter(({ amount, reading }) => {
    const isPrice = !amount.isStruck && !amount.isNegative && ITEM_ROLES.includes(reading.role);
    return isPrice && reading.isBeside && /\p{L}{2}/u.test(reading.label);
  });
  const sums = amounts.filter(({ reading }) => SUM_ROLES.includes(reading.role));
  for (const group of byLabel(labeled)) {
    const prices = isSummed(group, sums)
      ? (namedRows(group, lines) ?? namedBlocks(group, lines, amounts))
      : null;
    if (!prices) continue;
    return prices.map((price) => {
      const name = cleanName(nameTextOf(lines[price.nameLine]));
      return pricedItem(name, price.nameLine, price.found, countOf(price, lines, amounts));
    });
  }
  return null;
}

/** The amounts; those of several items under one label of a sum (`You paid:`) are prices, not sums of the order. */
export function withPricesOfItems(
  amounts: readonly AmountCandidate[],
  items: readonly ItemCandidate[],
): readonly AmountCandidate[] {
  const priced = new Set(items.filter(({ doubt }) => doubt === null).map(({ amount }) => amount));
  const sums = amounts.filter(
    ({ amount, reading }) => priced.has(amount) && SUM_ROLES.includes(reading.role),
  );
  const prices = new Set(byLabel(sums).flatMap((group) => (group.length > 1 ? group : [])));
  return amounts.map((found) =>
    prices.has(found) ? { ...found, reading: { ...found.reading, role: 'none', strength: 0 } } : found,
  );
}

/** True if the amounts, each in a line of its own, add up to a sum above or below them with another label. */
function isSummed(group: readonly AmountCandidate[], sums: readonly AmountCandidate[]): boolean {
  const [first, last] = [group[0], group.at(-1)];
  const count = new Set(group.map(({ amount }) => amount.line)).size;
  if (!first || !last || count < 2 || count < group.length || count > BLOCKS_MAX) return false;
  const minor = group.reduce((sum, { amount }) => sum + amount.minor, 0);
  return sums.some(
    ({ amount, reading }) =>
      amount.minor === minor &&
      (amount.line > last.amount.line || amount.line < first.amount.line) &&
      reading.label !== last.reading.label,
  );
}

/** The prices, if each follows its name in the same line (`Balatro | Subtotal: $11.99 USD`); null otherwise. */
function namedRows(group: readonly AmountCandidate[], lines: readonly Line[]): LabeledPrice[] | null {
  const rows = group.map((found) => ({ found, nameLine: found.amount.line }));
  const isNamed = rows.every(({ found: { amount }, nameLine }) => {
    const { cells = [] } = lines[nameLine] ?? {};
    const isLabelInside = /\p{L}{2}/u.test(cells[amount.cell]?.text.slice(0, amount.start) ?? '');
    return amount.cell > 0 && isLabelInside && isName(cleanName(cells[0]?.text ?? ''));
  });
  return isNamed ? rows : null;
}

/** The prices with their names, if all blocks after the first have a name and the same labels before their price. */
function namedBlocks(
  group: readonly AmountCandidate[],
  lines: readonly Line[],
  amounts: readonly AmountCandidate[],
): LabeledPrice[] | null {
  const [first, second] = group;
  if (!first || !second) return null;
  const others = group.slice(1).map((found, at) => {
    const start = (group[at]?.amount.line ?? 0) + 1;
    const length = found.amount.line - start;
    const offset = lines.slice(start, found.amount.line).findIndex(mayName);
    const isBlock = offset >= 0 && length <= BLOCK_LINES_MAX;
    return isBlock ? { found, nameLine: lineOfProduct(start + offset, lines) } : null;
  });
  const named = others.filter((block) => block !== null);
  const nameLine = firstNameLine(first, second, lines, named[0]?.nameLine ?? 0);
  if (named.length < others.length || nameLine === null) return null;
  const blocks = [{ found: first, nameLine: lineOfProduct(nameLine, lines) }, ...named];
  const shapes = blocks.map((block) => labelsOf(block, amounts));
  return new Set(shapes).size === 1 ? blocks : null;
}

/**
 * The line that names the first item: above a line that begins like the one below the second name (`Shop: …`, `Pack
 * size …`), otherwise as far from its price as in the second block; null if there is none.
 */
function firstNameLine(
  first: AmountCandidate,
  second: AmountCandidate,
  lines: readonly Line[],
  secondName: number,
): number | null {
  const to = first.amount.line;
  const asFar = to - (second.amount.line - secondName);
  const opening = openingOf(lines[secondName + 1]);
  const isLike = (line: number) => mayName(lines[line]) && openingOf(lines[line + 1]) === opening;
  for (let line = to - 2; line >= Math.max(0, to - BLOCK_LINES_MAX); line--) if (isLike(line)) return line;
  return mayName(lines[asFar]) ? asFar : null;
}

/** The first word of a line. */
function openingOf(line: Line | undefined): string {
  return line?.text.split(/[\s\d]/, 1)[0] ?? '';
}

/** The next line if it repeats the name in a line, which is only the maker's. */
function lineOfProduct(at: number, lines: readonly Line[]): number {
  const [maker = '', product = ''] = [lines[at]?.text, lines[at + 1]?.text];
  return product.length > maker.length && product.startsWith(maker) ? at + 1 : at;
}

/** The labels of the amounts between an item's name and its price. */
function labelsOf(block: LabeledPrice, amounts: readonly AmountCandidate[]): string {
  return pricesAbove(block, amounts).map(labelWithoutNumbers).join('\n');
}

function pricesAbove(
  { found, nameLine }: LabeledPrice,
  amounts: readonly AmountCandidate[],
): readonly AmountCandidate[] {
  const to = amounts.indexOf(found);
  return amounts.slice(0, to).filter(({ amount }) => !amount.isStruck && amount.line >= nameLine);
}

const COUNT_MAX = 99;

/**
 * The count before the name, below it or below the price, or the one that turns a price above into the item's; null for
 * none.
 */
function countOf(
  block: LabeledPrice,
  lines: readonly Line[],
  amounts: readonly AmountCandidate[],
): number | null {
  const { line, minor } = block.found.amount;
  const named = lines[block.nameLine];
  if (named && openingCount(named.text) !== null) return readQuantity(named, named.text);
  const behind = lines.slice(line + 1, line + 2).filter(({ text }) => hasQuantityLabel(text));
  for (const row of [...lines.slice(block.nameLine + 1, line + 1), ...behind]) {
    const stated = labeledQuantity(row);
    if (stated !== null) return stated;
  }
  const ratios = pricesAbove(block, amounts).map(({ amount }) => minor / amount.minor);
  return ratios.find((ratio) => Number.isInteger(ratio) && ratio > 1 && ratio <= COUNT_MAX) ?? null;
}

function nameTextOf(line: Line | undefined): string {
  return line ? (itemAfterLabel(line) ?? line.cells[0]?.text ?? '') : '';
}

function mayName(line: Line | undefined): boolean {
  const labeled = line && itemAfterLabel(line);
  if (labeled) return isName(cleanName(labeled));
  const [cell, ...more] = line?.cells ?? [];
  if (!cell || more.length > 0 || isDetail(cell.text) || isDated(cell.text)) return false;
  return isName(cleanName(cell.text));
}

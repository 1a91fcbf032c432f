import type { Cell, Line } from '../../page/page.ts';
import type { Amount } from '../amounts/amounts.ts';
import type { AmountCandidate } from '../amounts/roles.ts';
import { findMoney } from '../money.ts';
import { cleanName, isName, isWordy, lettersIn } from './item-names.ts';

// The texts around a price in its row, of which one may name the item.

/** Letters for tax and weight in a cell of their own (`2.31 lb @ 0.59 | FW | 1.36`). */
const REGISTER_FLAGS = /^[A-Z]{1,2}$/;

/** The texts of a row: those under a header of item names first, of several the only bold one, then the wordiest. */
export function likeliestFirst(
  words: readonly string[],
  column: readonly string[],
  bold: string | null,
): string[] {
  const named = column.length > 0 ? words.filter((text) => column.includes(text)) : words;
  return [...named.filter((text) => text === bold), ...named, ...words];
}

/** The only bold text before a price; null for none or several. */
export function boldText({ cells }: Line, price: number): string | null {
  const bold = cells.slice(0, price).filter((cell) => cell.isBold && !cell.isStruck && isWordy(cell.text));
  return bold.length === 1 ? (bold[0]?.text ?? null) : null;
}

/** Texts behind a price that are no prices. */
export function textsBehind({ cells }: Line, { cell }: Amount): string[] {
  const behind = cells.slice(cell + 1).map(({ text }) => text);
  return behind.filter((text) => findMoney(text).length === 0 && isWordy(text) && !REGISTER_FLAGS.test(text));
}

/** Cells left of a price that are not struck out; null if the only name among them is. */
export function textsLeftOf(line: Line, amount: Amount): string[] | null {
  const cells = line.cells.slice(0, amount.cell);
  const left = cells.filter((cell, at) => !cell.isStruck && !isFlag(cell, at)).map(({ text }) => text);
  const isStruckName = cells.some((cell) => cell.isStruck && isName(cleanName(cell.text)));
  return isStruckName && !left.some(isWordy) ? null : left;
}

function isFlag({ text }: Cell, at: number): boolean {
  return at > 0 && REGISTER_FLAGS.test(text);
}

/** Text before a price in its own cell. */
export function textInside(line: Line, amount: Amount): string {
  const before = line.cells[amount.cell]?.text.slice(0, amount.start) ?? '';
  // `Full price ticket: $69.50 x 2 | $139.00`, `- Spinach: $3.29`
  const isListed = amount.cell < line.cells.length - 1 || /^\s*[-–•*]\s+\p{L}/u.test(before);
  return isListed ? before.replace(/:\s*$/, ' ') : before;
}

/** Texts with words, most letters first. */
export function wordiestFirst(texts: readonly string[]): string[] {
  const wordy = texts.filter(isWordy);
  return wordy.length < 2 ? wordy : wordy.sort((a, b) => lettersIn(b) - lettersIn(a));
}

/** `2x 0,95 Shampoo    1,90`: the words between a unit price and the price of the row. */
export function wordsBetween(line: Line, amount: Amount, amounts: readonly AmountCandidate[]): string {
  const next = amounts.find(
    (found) =>
      found.amount !== amount && (found.amount.cell > amount.cell || found.amount.start > amount.start),
  );
  if (!next) return '';
  const to = next.amount.cell === amount.cell ? next.amount.start : undefined;
  return line.cells[amount.cell]?.text.slice(amount.end, to).trim() ?? '';
}

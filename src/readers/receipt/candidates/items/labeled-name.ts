import { anyOf } from '../../lexicon/compile/patterns.ts';
import type { Line } from '../../page/page.ts';
import { foldText } from '../../text/clean-text.ts';
import { isHeaderText } from '../amounts/column-headers.ts';

/** Labels before the name in single-item emails (`Plan: Standard with ads`). */
const ITEM_LABEL = new RegExp(`^(?:${anyOf('itemLabel')})$`);

/** The item name in a line of label and value (`商品名：ピクミン`, `Product | Tape`); null for other lines. */
export function itemAfterLabel({ cells, text }: Line): string | null {
  const [label, value, ...more] =
    cells.length === 1 ? text.split(/[:：]\s|(?<=[\u3040-\u9fff])[:：]/, 2) : cells.map((cell) => cell.text);
  if (label === undefined || value === undefined || more.length > 0) return null;
  return isItemLabel(label) ? value : null;
}

/** The name after an item label in the same cell (`Charge name: Pro Annual`), otherwise the text. */
export function withoutItemLabel(text: string): string {
  const at = text.indexOf(': ');
  return at > 0 && isItemLabel(text.slice(0, at)) ? text.slice(at + 2) : text;
}

/** True for a label and its value (`Glaze: | Oat`, `Return reason: | Too small`). */
export function isLabelAndValue({ cells }: Line): boolean {
  return cells.length === 2 && /\p{L}:$/u.test(cells[0]?.text ?? '');
}

/** True for the head of a table, or a text of a line that ends like a label. */
export function isHeading(line: Line, text: string): boolean {
  return isHeaderText(line.text) || /\s[:：]$/.test(text);
}

/** True for the label of an item's name alone (`Product:`). */
export function isItemLabel(text: string): boolean {
  return ITEM_LABEL.test(foldText(text).replace(/(?<![\s:：])[\s:：]+$/, ''));
}

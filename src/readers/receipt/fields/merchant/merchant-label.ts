import { anyOf } from '../../lexicon/compile/patterns.ts';
import type { Line } from '../../page/page.ts';
import { foldText } from '../../text/clean-text.ts';

/** Words of a merchant label, as pattern alternatives. */
export const MERCHANT_LABEL_WORDS = anyOf('merchantLabel');
/** A cell with only such a label. */
const MERCHANT_LABEL = new RegExp(String.raw`^\s*(?:${MERCHANT_LABEL_WORDS})\s?[:：]?\s*$`, 'iu');
/** A cell with the label of another receipt field. For folded text. */
const FIELD_LABEL = new RegExp(String.raw`^\s*(?:${anyOf('receiptFieldLabel')})s?\s?[:#]?\s*$`);
/** Weight of a name with such a label. */
export const MERCHANT_LABEL_WEIGHT = 2.4;

/** The name below a merchant label, for labels side by side above their values (`Merchant | Invoice ID`). */
export function findMerchantBelowLabel(line: Line, next: Line | undefined): string | null {
  if (line.cells.length < 2 || !next) return null;
  const at = line.cells.findIndex((cell) => MERCHANT_LABEL.test(cell.text));
  if (at < 0 || !line.cells.every((cell, index) => index === at || FIELD_LABEL.test(foldText(cell.text))))
    return null;
  const column = line.cells[at]?.column ?? -1;
  const isRow = next.cells.length === line.cells.length;
  // Of columns of several lines, the first has only the cells that begin in it.
  const aligned = isRow ? next.cells[at] : next.cells.find((cell) => column >= 0 && cell.column === column);
  return aligned?.text ?? null;
}

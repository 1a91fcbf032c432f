import { anyOf } from '../../lexicon/compile/patterns.ts';
import type { Line } from '../../page/page.ts';
import { foldText } from '../../text/clean-text.ts';

/** Words of a label beside which the merchant is named, as alternatives of a pattern. */
export const MERCHANT_LABEL_WORDS = anyOf('merchantLabel');
/** A cell that is nothing but such a word. */
const MERCHANT_LABEL = new RegExp(String.raw`^\s*(?:${MERCHANT_LABEL_WORDS})\s?[:：]?\s*$`, 'iu');
/** Folded: a cell that names another field of a receipt. */
const FIELD_LABEL = new RegExp(String.raw`^\s*(?:${anyOf('receiptFieldLabel')})s?\s?[:#]?\s*$`);
/** Weight of a name beside such a label. */
export const MERCHANT_LABEL_WEIGHT = 2.4;

/** The name under a seller's label, where labels stand side by side over their values (`Merchant | Invoice ID`). */
export function findMerchantBelowLabel(line: Line, next: Line | undefined): string | null {
  if (line.cells.length < 2 || next?.cells.length !== line.cells.length) return null;
  const at = line.cells.findIndex((cell) => MERCHANT_LABEL.test(cell.text));
  if (at < 0 || !line.cells.every((cell, index) => index === at || FIELD_LABEL.test(foldText(cell.text))))
    return null;
  return next.cells[at]?.text ?? null;
}

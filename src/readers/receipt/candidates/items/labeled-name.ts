import { anyOf } from '../../lexicon/compile/patterns.ts';
import type { Line } from '../../page/page.ts';
import { foldText } from '../../text/clean-text.ts';

/** What emails of one thing put before its name (`Plan: Standard with ads`). */
const ITEM_LABEL = new RegExp(`^(?:${anyOf('itemLabel')})$`);

/** The name in a line that is a label and its thing (`商品名：ピクミン`, `Product | Tape`); null in others. */
export function itemAfterLabel({ cells, text }: Line): string | null {
  const [label, value, ...more] =
    cells.length === 1 ? text.split(/[:：]\s|(?<=[\u3040-\u9fff])[:：]/, 2) : cells.map((cell) => cell.text);
  if (label === undefined || value === undefined || more.length > 0) return null;
  return ITEM_LABEL.test(foldText(label).replace(/(?<![\s:：])[\s:：]+$/, '')) ? value : null;
}

import { anyOf } from '../lexicon/compile/patterns.ts';
import type { Line } from '../page/page.ts';
import { foldText } from '../text/clean-text.ts';
import { cleanName, isDetail, isName } from './item-names.ts';
import type { ItemRow, ReadAmount } from './items.ts';
import { labelledQuantity, readQuantity } from './quantity.ts';

const LOOK_AHEAD = 5;
/** Headings over the sums of an order. */
const HEADING = new RegExp(`^(?:${anyOf('pageHeading')})`);

/** The thing over its count and details, with its price behind a label (`Item refund: $39.99`); null without one. */
function countedAbove(lines: readonly Line[], { amount }: ReadAmount): ItemRow | null {
  let quantity: number | null = null;
  for (let i = amount.line - 1; i >= Math.max(0, amount.line - LOOK_AHEAD); i--) {
    const line = lines[i];
    if (!line || line.cells.length > 1) return null;
    quantity ??= labelledQuantity(line);
    const name = cleanName(line.text);
    if (isDetail(line.text) || !isName(name)) continue;
    if (quantity === null || /[.!?:]$/.test(line.text) || amount.minor % quantity !== 0) return null;
    return {
      name,
      quantity,
      unitMinor: amount.minor / quantity,
      lineMinor: amount.minor,
      line: i,
      nameLine: i,
      amount,
      isSure: true,
      doubt: null,
    };
  }
  return null;
}

/**
 * The one thing of an order whose price is only given as a sum: a name on a line of its own with `Subtotal: $19.98`
 * right under it. Null when no such line stands above the other sums.
 */
export function findLoneItem(
  lines: readonly Line[],
  reads: readonly ReadAmount[],
  targets: ReadonlySet<number>,
): ItemRow | null {
  const [first] = reads.filter(({ amount }) => amount.minor > 0);
  if (!first || !targets.has(first.amount.minor)) return null;
  const { role, label } = first.reading;
  if ((role !== 'subtotal' && role !== 'total') || label.split(' ').length > 3) return null;
  const counted = countedAbove(lines, first);
  if (counted) return counted;
  const isRepeated = reads.some(
    ({ amount }) => amount.line > first.amount.line && amount.minor === first.amount.minor,
  );
  const line = lines[first.amount.line - 1];
  const isSummary = reads.some(({ amount }) => amount.line === first.amount.line + 1);
  if (isSummary || !isRepeated || !line || line.cells.length !== 1) return null;
  const name = cleanName(line.text);
  if (!isName(name) || /[.!?:]$/.test(name)) return null;
  if (HEADING.test(foldText(name))) return null;
  let quantity: number | null = null;
  for (let i = first.amount.line + 1; i <= first.amount.line + LOOK_AHEAD; i++) {
    const below = lines[i];
    if (!below || reads.some(({ amount }) => amount.line === i)) break;
    quantity ??= readQuantity({ ...below, cells: [] }, below.text.replaceAll('\t', ' '));
  }
  const { minor } = first.amount;
  const isEven = quantity !== null && minor % quantity === 0;
  return {
    name,
    quantity: isEven ? quantity : null,
    unitMinor: isEven && quantity !== null ? minor / quantity : minor,
    lineMinor: minor,
    line: first.amount.line - 1,
    nameLine: first.amount.line - 1,
    amount: first.amount,
    isSure: true,
    doubt: null,
  };
}

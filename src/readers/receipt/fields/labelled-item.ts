import { anyOf } from '../lexicon/compile/patterns.ts';
import type { Line } from '../page/page.ts';
import { foldText } from '../text/clean-text.ts';
import type { TotalCandidate } from './decode.ts';
import { cleanName, isName } from './item-names.ts';
import type { ItemRow, ReadAmount } from './items.ts';
import { readQuantity } from './quantity.ts';

/** What emails of one thing put before its name (`Plan: Standard with ads`). */
const THING = new RegExp(`^(?:${anyOf('itemLabel')})$`);

/** The one thing of an email that names it behind a label and its price apart; null where none is named. */
export function findLabelledItem(
  lines: readonly Line[],
  reads: readonly ReadAmount[],
  total: TotalCandidate | null,
): ItemRow | null {
  if (!total) return null;
  for (const [line, content] of lines.entries()) {
    const value = thingIn(content);
    const name = value === null ? '' : cleanName(value);
    if (value === null || !isName(name) || reads.some(({ amount }) => amount.line === line)) continue;
    const { amount } = priceOf(reads, total);
    const quantity = readQuantity({ ...content, cells: [] }, value);
    const isEven = quantity !== null && amount.minor % quantity === 0;
    return {
      name,
      quantity,
      unitMinor: quantity === null ? amount.minor : isEven ? amount.minor / quantity : null,
      lineMinor: amount.minor,
      line,
      nameLine: line,
      amount,
      isSure: true,
      doubt: null,
    };
  }
  return null;
}

/** The name in a line that is a label and its thing (`商品名：ピクミン`, `Product | Tape`); null in others. */
export function thingIn({ cells, text }: Line): string | null {
  const [label, value, ...more] =
    cells.length === 1 ? text.split(/[:：]\s|(?<=[\u3040-\u9fff])[:：]/, 2) : cells.map((cell) => cell.text);
  if (label === undefined || value === undefined || more.length > 0) return null;
  return THING.test(foldText(label).replace(/(?<![\s:：])[\s:：]+$/, '')) ? value : null;
}

const PRICE = new RegExp(`^(?:${anyOf('priceLabel')})$`);

/** The amount that the thing cost: its price, the total less its tax where the email shows either, else the total. */
function priceOf(reads: readonly ReadAmount[], total: TotalCandidate): ReadAmount {
  const priced = reads.find(
    ({ amount, reading }) =>
      PRICE.test(reading.label.replace(/(?<![\s:])[\s:]+$/, '')) && !amount.isNegative && !amount.isStruck,
  );
  if (priced) return priced;
  const taxes = reads.filter(({ reading }) => reading.role === 'tax').map(({ amount }) => amount.minor);
  const net = taxes.map((tax) => total.read.amount.minor - tax).filter((minor) => minor > 0);
  const found = reads.find(
    ({ amount, reading }) =>
      net.includes(amount.minor) &&
      !amount.isNegative &&
      (reading.role === 'total' || reading.role === 'subtotal' || reading.role === 'none'),
  );
  return found ?? total.read;
}

import type { AmountCandidate } from '../candidates/amounts/roles.ts';
import { cleanName, isName } from '../candidates/items/item-names.ts';
import type { ItemCandidate } from '../candidates/items/items.ts';
import { isItemLabel, itemAfterLabel } from '../candidates/items/labeled-name.ts';
import { readQuantity } from '../candidates/items/quantity.ts';
import { anyOf } from '../lexicon/compile/patterns.ts';
import type { Line } from '../page/page.ts';
import { foldText } from '../text/clean-text.ts';
import type { TotalCandidate } from './rank-totals.ts';

/** Finds the only item of an email that shows its name after a label and its price elsewhere; null if there is none. */
export function findLabeledItem(
  lines: readonly Line[],
  amounts: readonly AmountCandidate[],
  total: TotalCandidate | null,
): ItemCandidate | null {
  if (!total) return null;
  for (const [line, content] of lines.entries()) {
    const value = itemAfterLabel(content) ?? itemBelowLabel(lines, line);
    const name = value === null ? '' : cleanName(value);
    if (value === null || !isName(name) || amounts.some(({ amount }) => amount.line === line)) continue;
    const { amount } = priceOf(amounts, total);
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

const SALE_LABEL = new RegExp(`^(?:${anyOf('saleLabel')})$`);

/** Gives the only row the item's name after its own label if its words name nothing (`Fuel sale`). */
export function withLabeledName(
  rows: ItemCandidate[],
  { lines, amounts }: { readonly lines: readonly Line[]; readonly amounts: readonly AmountCandidate[] },
  total: TotalCandidate | null,
): ItemCandidate[] {
  const [only, ...more] = rows;
  if (!only || more.length > 0 || !SALE_LABEL.test(foldText(only.name))) return rows;
  const named = findLabeledItem(lines, amounts, total);
  return named ? [{ ...only, name: named.name, nameLine: named.nameLine }] : rows;
}

const LABEL_CHARS_MAX = 40;

/** The name in the line below its label, each alone in its line (`Product`, `Regular unleaded`). */
function itemBelowLabel(lines: readonly Line[], index: number): string | null {
  const [label, value] = lines.slice(index, index + 2);
  const isAlone = label?.cells.length === 1 && value?.cells.length === 1;
  const isShort = isAlone && label.text.length <= LABEL_CHARS_MAX;
  return isShort && isItemLabel(label.text) ? value.text : null;
}

const PRICE = new RegExp(`^(?:${anyOf('priceLabel')})$`);

/** The item's amount: its price, or the total without tax if the email shows either, otherwise the total. */
function priceOf(amounts: readonly AmountCandidate[], total: TotalCandidate): AmountCandidate {
  const priced = amounts.find(
    ({ amount, reading }) =>
      PRICE.test(reading.label.replace(/(?<![\s:])[\s:]+$/, '')) && !amount.isNegative && !amount.isStruck,
  );
  if (priced) return priced;
  const taxes = amounts.filter(({ reading }) => reading.role === 'tax').map(({ amount }) => amount.minor);
  const net = taxes.map((tax) => total.found.amount.minor - tax).filter((minor) => minor > 0);
  const found = amounts.find(
    ({ amount, reading }) =>
      net.includes(amount.minor) &&
      !amount.isNegative &&
      (reading.role === 'total' || reading.role === 'subtotal' || reading.role === 'none'),
  );
  return found ?? total.found;
}

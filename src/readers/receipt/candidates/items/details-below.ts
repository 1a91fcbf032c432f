import type { AmountCandidate } from '../amounts/roles.ts';
import { isBareLabel, isDetail } from './item-names.ts';
import type { ItemCandidate } from './items.ts';
import { isPriceOfOne } from './price-columns.ts';
import { isCountAlone } from './quantity.ts';

/** The item above with what the row below says about it; null if the row is another item. */
export function withDetail(
  above: ItemCandidate,
  item: ItemCandidate,
  group: readonly AmountCandidate[],
): ItemCandidate | null {
  const isOfSameName = item.nameLine === above.nameLine && item.line > above.line;
  if (isOfSameName && above.quantity !== null && above.lineMinor * above.quantity === item.lineMinor)
    return { ...above, unitMinor: above.lineMinor, lineMinor: item.lineMinor };
  if (isOfSameName || isSameItem(above, item) || isUnitPrice(above, item)) return above;
  if (isProductOf(above, item) || repeatsPrice(above, item, group))
    return { ...above, quantity: above.quantity ?? item.quantity };
  if (isCountOf(above, item)) return { ...above, quantity: item.quantity, unitMinor: item.unitMinor };
  const share = isLabeledUnit(above, item, group) ? item.quantity : countOfShare(above, item);
  return share === null ? null : { ...above, quantity: share, unitMinor: item.lineMinor };
}

/** True for a line that only repeats quantity times unit price of the row above. */
function isSameItem(above: ItemCandidate, item: ItemCandidate): boolean {
  return (
    above.nameLine === above.line &&
    item.nameLine > above.line &&
    item.nameLine < item.line &&
    item.quantity !== null &&
    (item.quantity > 1 || item.amount.times !== null) &&
    item.quantity === (above.quantity ?? 1) &&
    item.lineMinor === above.lineMinor
  );
}

/** True for the size, count and unit price of the item above in the next line (`1 bunch · 2 x $1.69`). */
function isProductOf(above: ItemCandidate, item: ItemCandidate): boolean {
  return (
    above.nameLine === above.line &&
    item.nameLine === above.line + 1 &&
    item.line === item.nameLine &&
    item.amount.times !== null &&
    item.amount.times === (above.quantity ?? item.quantity) &&
    item.lineMinor === above.lineMinor
  );
}

const COUNT_LINES_MAX = 4;

/** True for the count and unit price of the item above, below it (`Art. 3310, 3 stk. à kr 149`). */
function isCountOf(above: ItemCandidate, item: ItemCandidate): boolean {
  const { quantity, lineMinor, line, amount } = item;
  const isBelow = line > above.line && line <= above.line + COUNT_LINES_MAX;
  if (!isBelow || quantity === null || !AT_PRICE.test(amount.left)) return false;
  const isCount = above.quantity === null || above.quantity === quantity;
  return isCount && (lineMinor === above.lineMinor || lineMinor * quantity === above.lineMinor);
}

/** The count of people or pieces whose share is below the item (`2 voyageurs · 49,00 € par personne`), or null. */
function countOfShare(above: ItemCandidate, item: ItemCandidate): number | null {
  const isBelow = item.line > above.line && item.line <= above.line + DETAIL_LINES_MAX;
  const count = Number(/^\d{1,2}(?= )/.exec(item.name)?.[0] ?? Number.NaN);
  const isShare = isPriceOfOne(item.amount) && item.lineMinor * count === above.lineMinor;
  return isBelow && above.quantity === null && isShare ? count : null;
}

const AT_PRICE = /(?:@|(?<!\p{L})[aà]|\d ?(?:\p{L}{1,4}\.? ?)?[x×])\s*$/u;

/** True for the price of the item above once more, below its details (`Item price`). */
function repeatsPrice(above: ItemCandidate, item: ItemCandidate, group: readonly AmountCandidate[]): boolean {
  return above.lineMinor === item.lineMinor && isLabeledDetail(above, item, group);
}

/** True for the labeled unit price of the item above, below its details (`Price: $44.99`, `Quantity: 2`). */
function isLabeledUnit(
  above: ItemCandidate,
  item: ItemCandidate,
  group: readonly AmountCandidate[],
): boolean {
  const count = item.quantity ?? 1;
  const isUnit = above.quantity === null && count > 1 && item.lineMinor * count === above.lineMinor;
  return isUnit && isLabeledDetail(above, item, group);
}

function isLabeledDetail(
  above: ItemCandidate,
  item: ItemCandidate,
  group: readonly AmountCandidate[],
): boolean {
  const isBelow = above.line < item.nameLine && isDetail(item.name);
  return isBelow && group.some(({ reading }) => isBareLabel(reading.label));
}

const DETAIL_LINES_MAX = 2;

/** True for a detail below an item with the price of one (`12 oz ($5.50 ea.)`). */
function isUnitPrice(above: ItemCandidate, item: ItemCandidate): boolean {
  const isOnlyCount = isCountAlone(item.name);
  if ((item.quantity !== null && !isOnlyCount) || item.nameLine !== item.line) return false;
  const isDetail = item.line > above.line && item.line <= above.line + DETAIL_LINES_MAX;
  const count = above.quantity ?? 1;
  if (!isDetail || count < 2 || item.lineMinor * count !== above.lineMinor) return false;
  return isOnlyCount || isPriceOfOne(item.amount) || /\([^()]{0,40}$/.test(item.amount.left);
}

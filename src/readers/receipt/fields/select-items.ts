import type { AmountCandidate } from '../candidates/amounts/roles.ts';
import { isBareLabel } from '../candidates/items/item-names.ts';
import type { ItemCandidate } from '../candidates/items/items.ts';
import { sumOf } from '../candidates/items/sums-of-items.ts';
import type { Line } from '../page/page.ts';
import { completeRows } from './complete-rows.ts';
import { findLabeledItem, withLabeledName } from './labeled-item.ts';
import { ledgerItems } from './ledger-items.ts';
import { listedRows, UNCERTAIN_ITEMS_MAX } from './listed-rows.ts';
import type { TotalCandidate } from './rank-totals.ts';
import { asUnitPrices, asUnits } from './row-sums.ts';
import { findItemAboveSums, findSingleItem } from './single-item.ts';

/** The item and amount candidates of a page. */
export interface VisibleCandidates {
  readonly lines: readonly Line[];
  readonly amounts: readonly AmountCandidate[];
  readonly items: readonly ItemCandidate[];
  /** Rows that count as line items only if the sum needs them. */
  readonly uncertainItems: readonly ItemCandidate[];
  /** Rows with a minus sign. */
  readonly returnedItems: readonly ItemCandidate[];
}

/**
 * Selects the line items: the rows that add up to the subtotal or total, otherwise the rows above the summary that look
 * like items.
 */
export function selectItems(shown: VisibleCandidates, total: TotalCandidate | null): ItemCandidate[] {
  const chosen = returnedRows(shown, total) ?? ledgerItems(shown, total) ?? chooseRows(shown, total);
  const rows = completeRows(chosen, shown.lines, total?.found.amount.minor ?? null);
  if (rows.length > 0) return withLabeledName(rows, shown, total);
  const lone =
    findLabeledItem(shown.lines, shown.amounts, total) ??
    findSingleItem(shown.lines, shown.amounts, targetsOf(shown.amounts, total)) ??
    findItemAboveSums(shown.lines, shown.amounts, targetsOf(shown.amounts, total)) ??
    onlyUncertainItem(shown, total);
  return lone ? [atItsPrice(lone, shown, total)] : [];
}

/** Sets the only item of an order to its price before shipping, tax and discount when the row shows only the total. */
function atItsPrice(
  item: ItemCandidate,
  { amounts }: VisibleCandidates,
  total: TotalCandidate | null,
): ItemCandidate {
  const [base] = baseOf(total);
  const count = item.quantity ?? 1;
  const isWhole =
    item.lineMinor === total?.found.amount.minor && base !== undefined && base !== item.lineMinor;
  if (!isWhole || !amounts.some(({ amount }) => amount.minor === base)) return item;
  return { ...item, lineMinor: base, unitMinor: base % count === 0 ? base / count : null };
}

/** The negative rows that add up to a refund; null if none do. */
function returnedRows(
  { returnedItems, amounts }: VisibleCandidates,
  total: TotalCandidate | null,
): ItemCandidate[] | null {
  if (total?.found.reading.role !== 'refund') return null;
  const rows = returnedItems.filter(({ line }) => line < total.found.amount.line);
  const targets = new Set([...baseOf(total), total.found.amount.minor, ...subtotalsOf(amounts)]);
  return rows.length > 0 && targets.has(sumOf(rows)) ? rows : null;
}

/** The only row above the total with the same amount, whatever its words (`Winter eGift Card`, `Travel credit`). */
function onlyUncertainItem(
  { uncertainItems, amounts }: VisibleCandidates,
  total: TotalCandidate | null,
): ItemCandidate | null {
  if (!total) return null;
  const targets = baseOf(total);
  targets.add(total.found.amount.minor);
  const found = uncertainItems.filter(({ amount, line, lineMinor }) => {
    const role = amounts.find((found) => found.amount === amount)?.reading.role;
    return (
      line < total.found.amount.line &&
      targets.has(lineMinor) &&
      role !== 'total' &&
      role !== 'subtotal' &&
      role !== 'due'
    );
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

function chooseRows(shown: VisibleCandidates, total: TotalCandidate | null): ItemCandidate[] {
  const { items, uncertainItems, amounts } = shown;
  const counted = uncertainItems.filter((item) => item.quantity !== null);
  const ownAmounts = new Set(counted.map(({ amount }) => amount));
  const summary = amounts.filter(({ amount }) => !ownAmounts.has(amount));
  const summed = listedRows(items, uncertainItems, summary) ?? rowsThatSumUp(shown, summary, total);
  if (summed) return summed;
  const all = withoutTerms([...items, ...counted], shown, total).sort((a, b) => a.line - b.line);
  const [above = []] = itemGroups(all, summary, total);
  return unitsWithinTotal(
    above.filter((item) => item.isSure),
    total,
  );
}

/** Rows below a balanced total and all of its repetitions, which no sum needs, are terms (`First bag 35.00`). */
function withoutTerms(
  rows: readonly ItemCandidate[],
  { amounts }: VisibleCandidates,
  total: TotalCandidate | null,
): ItemCandidate[] {
  if (!total?.balance || total.balance.parts.length === 0) return [...rows];
  const { minor } = total.found.amount;
  const last = amounts.findLast(({ amount }) => amount.minor === minor)?.amount.line ?? 0;
  return rows.some(({ line }) => line < last) ? [...rows] : [];
}

/**
 * Rows that add up to the items' share of the total, otherwise the total: as they are, less unlabeled negative rows, as
 * unit prices, or with uncertain rows.
 */
function rowsThatSumUp(
  shown: VisibleCandidates,
  summary: readonly AmountCandidate[],
  total: TotalCandidate | null,
): ItemCandidate[] | null {
  const { items, uncertainItems } = shown;
  const groups = itemGroups(items, summary, total);
  // Without a subtotal, fees and shipping would balance the sum too, so only rows with doubtful names are added.
  const maybe = uncertainItems.filter(({ doubt }) => doubt === 'name');
  const less = rowsLessReturned(shown, groups, maybe, total);
  if (less) return less;
  for (const [targets, candidates] of [
    [baseOf(total), total?.balance ? uncertainItems : maybe],
    [targetsOf(summary, total), maybe],
  ] as const) {
    const rows = groups.find((group) => group.length > 0 && targets.has(sumOf(group)));
    if (rows) return [...rows];
    const found = firstFixed(groups, targets) ?? addUncertainItems(items, candidates, total, targets);
    if (found) return found;
  }
  return runThatSumsUp(groups[0], subtotalsOf(summary));
}

/** Rows that add up to the items' share of the total and the unlabeled negative rows above it. */
function rowsLessReturned(
  shown: VisibleCandidates,
  groups: readonly ItemCandidate[][],
  maybe: readonly ItemCandidate[],
  total: TotalCandidate | null,
): ItemCandidate[] | null {
  const off = sumOf(returnedAbove(shown, total));
  if (off === 0) return null;
  const targets = new Set([...baseOf(total)].map((minor) => minor + off));
  const parts = shown.items.filter(({ lineMinor }) => lineMinor !== total?.found.amount.minor);
  return (
    groups.find((group) => group.length > 1 && targets.has(sumOf(group))) ??
    addUncertainItems(parts, maybe, total, targets)
  );
}

/** Unlabeled negative rows above the total (`Unused time on Plus Plan -38.71`). */
function returnedAbove({ returnedItems }: VisibleCandidates, total: TotalCandidate | null): ItemCandidate[] {
  return returnedItems.filter(({ line }) => line < (total?.found.amount.line ?? 0));
}

function subtotalsOf(amounts: readonly AmountCandidate[]): Set<number> {
  return new Set(
    amounts.filter(({ reading }) => reading.role === 'subtotal').map(({ amount }) => amount.minor),
  );
}

/** The last rows above the summary, or the first, if only those add up: others are substituted or kept. */
function runThatSumsUp(
  rows: readonly ItemCandidate[] = [],
  targets: ReadonlySet<number>,
): ItemCandidate[] | null {
  for (let length = rows.length - 1; length > 1; length -= 1) {
    const runs = [rows.slice(-length), rows.slice(0, length)];
    const found = runs.find((run) => targets.has(sumOf(run)));
    if (found) return found;
  }
  return null;
}

function firstFixed(
  groups: readonly ItemCandidate[][],
  targets: ReadonlySet<number>,
): ItemCandidate[] | null {
  for (const group of groups) {
    const fixed = asUnitPrices(group, targets);
    if (fixed) return fixed;
  }
  return null;
}

/** Maximum share of tax and shipping on top of the items. */
const ON_TOP_MAX = 0.14;

/** If no sum balances, treats prices of counted items as unit prices when only that brings them close to the total. */
function unitsWithinTotal(rows: ItemCandidate[], total: TotalCandidate | null): ItemCandidate[] {
  const whole = total?.found.amount.minor ?? 0;
  const isNear = (sum: number) => sum > 0 && whole >= sum && whole - sum <= sum * ON_TOP_MAX;
  if (isNear(sumOf(rows))) return rows;
  const units = asUnits(rows);
  return isNear(sumOf(units)) ? units : rows;
}

/** Adds as many uncertain rows as needed to balance the sum; null if none do. */
function addUncertainItems(
  items: readonly ItemCandidate[],
  uncertainItems: readonly ItemCandidate[],
  total: TotalCandidate | null,
  targets: ReadonlySet<number>,
): ItemCandidate[] | null {
  const totalLine = total?.found.amount.line ?? Number.POSITIVE_INFINITY;
  for (const isInside of [(line: number) => line < totalLine, (line: number) => line > totalLine]) {
    const sure = items.filter(({ line }) => isInside(line));
    const maybe = uncertainItems.filter(({ line }) => isInside(line)).slice(0, UNCERTAIN_ITEMS_MAX);
    for (let mask = (1 << maybe.length) - 1; mask > 0; mask--) {
      const added = maybe.filter((_, bit) => mask & (1 << bit));
      if (sure.length === 0 && added.some(({ quantity }) => quantity === null)) continue;
      const rows = [...sure, ...added].sort((a, b) => a.line - b.line);
      if (targets.has(sumOf(rows))) return rows;
      const fixed = asUnitPrices(rows, targets);
      if (fixed) return fixed;
    }
  }
  return null;
}

/** Ways to group the rows, most specific first: above the summary, above the total, all. */
export function itemGroups(
  items: readonly ItemCandidate[],
  amounts: readonly AmountCandidate[],
  total: TotalCandidate | null,
): ItemCandidate[][] {
  const first = items[0]?.line ?? 0;
  const summary = amounts.find(
    ({ amount, reading }) =>
      amount.line > first &&
      reading.strength >= 2 &&
      isSummary(reading.role) &&
      !(isBareLabel(reading.label) && items.some((item) => item.amount === amount && item.doubt === null)),
  );
  const summaryLine = summary?.amount.line ?? Number.POSITIVE_INFINITY;
  const totalLine = total?.found.amount.line ?? Number.POSITIVE_INFINITY;
  const notTotal = items.filter((item) => item.amount !== total?.found.amount);
  return [
    notTotal.filter((item) => item.line < summaryLine),
    notTotal.filter((item) => item.line < totalLine),
    notTotal.filter((item) => item.line > totalLine),
    notTotal,
    items.filter((item) => item.isSure),
  ];
}

function isSummary(role: string): boolean {
  return role === 'subtotal' || role === 'total' || role === 'tax' || role === 'shipping';
}

/** The sums that line items can add up to: subtotals, total, and the total without additions. */
function targetsOf(amounts: readonly AmountCandidate[], total: TotalCandidate | null): Set<number> {
  const targets = baseOf(total);
  for (const minor of subtotalsOf(amounts)) targets.add(minor);
  if (total) targets.add(total.found.amount.minor);
  return targets;
}

/** The total without the parts of its sum. */
function baseOf(total: TotalCandidate | null): Set<number> {
  if (!total) return new Set();
  let base = total.found.amount.minor;
  for (const { amount, reading } of total.balance?.parts ?? []) {
    const isTaken = reading.role === 'discount' || reading.role === 'gift' || reading.role === 'saved';
    base += isTaken ? amount.minor : amount.isNegative ? amount.minor : -amount.minor;
  }
  return new Set([base]);
}

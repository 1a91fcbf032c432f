import type { AmountCandidate, Role } from '../candidates/amounts/roles.ts';

const ROWS_MIN = 2;
const ROWS_MAX = 40;
/** Lines without amounts between two rows. */
const GAP_MAX = 2;
/** A labeled sum is no row of its own. */
const SUM_STRENGTH_MIN = 2;
const ADDED: ReadonlySet<Role> = new Set<Role>(['tax', 'shipping', 'fee', 'tip']);

/**
 * Returns the rows directly above a total that add up to it, bottom first: the charges of a hotel bill above the
 * payment, or the price and tax of one shipment. Empty if they do not.
 */
export function findLedgerRows(
  { amount: total }: AmountCandidate,
  amounts: readonly AmountCandidate[],
): readonly AmountCandidate[] {
  const rows: AmountCandidate[] = [];
  let missing = total.minor;
  for (const row of rowsAbove(total.line, amounts)) {
    if (row.amount.currency !== total.currency || isSum(row) || rows.length >= ROWS_MAX) break;
    rows.push(row);
    missing += row.amount.isNegative ? row.amount.minor : -row.amount.minor;
    if (missing === 0 && rows.length >= ROWS_MIN) return rows;
  }
  return [];
}

/** True for an amount that is neither a tax nor a fee, as the price of an item. */
export function isPriceInLedger({ amount, reading: { role } }: AmountCandidate): boolean {
  return !amount.isNegative && amount.minor !== 0 && !ADDED.has(role);
}

/** True for a payment, without a label of a total, below at least three rows that add up to it. */
export function isPaidLedger(paid: AmountCandidate, amounts: readonly AmountCandidate[]): boolean {
  const { role, strength } = paid.reading;
  return role === 'total' && strength < SUM_STRENGTH_MIN && findLedgerRows(paid, amounts).length > ROWS_MIN;
}

/** Yields the last current amount of each line above, nearest first, up to a longer gap. */
function* rowsAbove(from: number, amounts: readonly AmountCandidate[]): Generator<AmountCandidate> {
  let line = from;
  let end = amounts.length;
  while (end > 0 && (amounts[end - 1]?.amount.line ?? 0) >= from) end -= 1;
  for (const found of amounts.slice(0, end).reverse()) {
    if (found.amount.isStruck || found.amount.line === line) continue;
    if (line - found.amount.line > GAP_MAX + 1) return;
    line = found.amount.line;
    yield found;
  }
}

function isSum({ reading: { role, strength } }: AmountCandidate): boolean {
  return role === 'subtotal' || role === 'due' || (role === 'total' && strength >= SUM_STRENGTH_MIN);
}

import type { AmountCandidate, Role, RoleReading } from '../candidates/amounts/roles.ts';

const ROWS_MAX = 4;
const ADDED: ReadonlySet<Role> = new Set<Role>(['none', 'fee', 'tax', 'tip', 'shipping']);
/** Additions that cost more than this share of the total are payments of their own. */
const ADDED_SHARE_MAX = 0.25;

/**
 * True for a total below a payment and small additions to it, which add up to it: `Gift amount 100.00`, `Costs you
 * covered 3.20`, `Total 103.20`.
 */
export function isSumOfRowsAbove(
  { amount: total, reading }: AmountCandidate,
  amounts: readonly AmountCandidate[],
): boolean {
  if (reading.role !== 'total' || total.isNegative) return false;
  const above = amounts
    .filter(({ amount }) => amount.line < total.line && amount.line >= total.line - ROWS_MAX)
    .sort((a, b) => b.amount.line - a.amount.line);
  let added = 0;
  for (const { amount, reading: row } of above) {
    if (amount.isNegative || amount.currency !== total.currency) return false;
    if (row.role === 'total' && added > 0 && amount.minor + added === total.minor) return true;
    added += amount.minor;
    if (!isAddition(row) || added > total.minor * ADDED_SHARE_MAX) return false;
  }
  return false;
}

/** Words of a payment in the name of a fee (`Card processing`) are weak evidence of a total. */
function isAddition({ role, strength }: RoleReading): boolean {
  return ADDED.has(role) || (role === 'total' && strength < 2);
}

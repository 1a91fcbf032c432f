import type { AmountCandidate, Role, RoleReading } from '../candidates/amounts/roles.ts';

const ROWS_MAX = 4;
const ADDED: ReadonlySet<Role> = new Set<Role>(['none', 'fee', 'tax', 'tip', 'shipping']);
/** Additions that cost more than this share of the total are payments of their own. */
const ADDED_SHARE_MAX = 0.25;

/**
 * True for a total below a payment and small additions to it, which add up to it: `Gift amount 100.00`, `Costs you
 * covered 3.20`, `Total 103.20`.
 */
export function isSumOfRowsAbove(total: AmountCandidate, amounts: readonly AmountCandidate[]): boolean {
  return isSumWithAdditions(total, amounts, ({ reading }) => reading.role === 'total');
}

/**
 * True for a payment below what an earlier deposit left to pay and small additions to it: `Job total 1,408`, `Less
 * deposit -200`, `Balance 1,208`, `Tip 120`, `Charged 1,328`.
 */
export function isRestWithAdditions(total: AmountCandidate, amounts: readonly AmountCandidate[]): boolean {
  return isSumWithAdditions(total, amounts, (base) => base.reading.role !== 'total' && isRest(base, amounts));
}

/** True for the sum of several payments with one label above it (`You paid (copay) 30.00`, `You paid 12.50`). */
export function isSumOfPayments(total: AmountCandidate, amounts: readonly AmountCandidate[]): boolean {
  const isPayment = ({ reading: { role, strength, isBeside } }: AmountCandidate) =>
    role === 'total' && strength >= 3 && isBeside;
  if (!isPayment(total) || total.amount.isNegative) return false;
  const above = amounts.filter(
    (found) =>
      isPayment(found) && found.amount.line < total.amount.line && found.amount.minor < total.amount.minor,
  );
  const sameLabel = Map.groupBy(above, ({ reading }) => reading.label.split(' ', 2).join(' '));
  return [...sameLabel.values()].some(
    (payments) =>
      payments.length > 1 &&
      payments.reduce((sum, { amount }) => sum + amount.minor, 0) === total.amount.minor,
  );
}

function isRest({ amount: rest }: AmountCandidate, amounts: readonly AmountCandidate[]): boolean {
  const above = amounts.filter(
    ({ amount }) => amount.line < rest.line && amount.line >= rest.line - ROWS_MAX,
  );
  return above.some(
    ({ amount: paid }) =>
      paid.isNegative &&
      above.some(
        ({ amount, reading }) => reading.role === 'total' && amount.minor === rest.minor + paid.minor,
      ),
  );
}

function isSumWithAdditions(
  { amount: total, reading }: AmountCandidate,
  amounts: readonly AmountCandidate[],
  isBase: (row: AmountCandidate) => boolean,
): boolean {
  if (reading.role !== 'total' || total.isNegative) return false;
  const above = amounts
    .filter(({ amount }) => amount.line < total.line && amount.line >= total.line - ROWS_MAX)
    .sort((a, b) => b.amount.line - a.amount.line);
  let added = 0;
  for (const row of above) {
    const { amount } = row;
    if (amount.isNegative || amount.currency !== total.currency) return false;
    if (added > 0 && amount.minor + added === total.minor && isBase(row)) return true;
    added += amount.minor;
    if (!isAddition(row.reading) || added > total.minor * ADDED_SHARE_MAX) return false;
  }
  return false;
}

/** Words of a payment in the name of a fee (`Card processing`) are weak evidence of a total. */
function isAddition({ role, strength }: RoleReading): boolean {
  return ADDED.has(role) || (role === 'total' && strength < 2);
}

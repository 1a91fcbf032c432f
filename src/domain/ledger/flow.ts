import { isTransferCategory, primaryOf } from '../categorization/categories.ts';

/**
 * What a row is to the totals: spend and refunds make up spend, income is income, transfers count for neither. A held
 * row counts for nothing: it is pending, and another row has perhaps settled it. Nor does an excluded one: its account
 * is left out of the totals.
 */
export type Flow = 'spend' | 'income' | 'refund' | 'transfer' | 'held' | 'excluded';

/**
 * The flow of a row. A row that is paired with its other leg, or that has a transfer category, is a transfer. Money
 * out is spend. Money in is income when its category says so, else a refund: it reverses an outflow. A receipt for a
 * refund proves one whatever the category says.
 */
export function flowOf(row: {
  readonly amountMinor: number;
  readonly category: string;
  readonly isPaired: boolean;
  readonly isProvenRefund?: boolean;
  readonly isHeld?: boolean;
  readonly isExcluded?: boolean;
}): Flow {
  if (row.isExcluded) return 'excluded';
  if (row.isHeld) return 'held';
  if (row.isPaired || isTransferCategory(row.category)) return 'transfer';
  if (row.amountMinor <= 0) return 'spend';
  return primaryOf(row.category) === 'INCOME' && !row.isProvenRefund ? 'income' : 'refund';
}

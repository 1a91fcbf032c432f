import { isTransferCategory, primaryOf } from '../categorization/categories.ts';

/**
 * What a transaction is to the totals: spend and refunds make up spend, income is income, transfers count for neither.
 * A held one counts for nothing: it is pending, and another has perhaps settled it. Nor does an excluded one: its
 * account is left out of the totals.
 */
export type Flow = 'spend' | 'income' | 'refund' | 'transfer' | 'held' | 'excluded';

/** What decides the flow of a transaction. `category` is the stored code, `amountMinor` signed (negative = out). */
export interface FlowFacts {
  readonly amountMinor: number;
  readonly category: string;
  /** It is one half of a transfer, or of a pair that the user is asked about: its halves never count twice. */
  readonly isPaired: boolean;
  /** The category is what the user said, of this transaction or of its merchant. */
  readonly isOwnWord?: boolean;
  readonly isProvenRefund?: boolean;
  readonly isHeld?: boolean;
  readonly isExcluded?: boolean;
}

/**
 * The flow of a transaction. A transfer is a pair of the user's own accounts; of an account that is not connected only
 * the user knows. What a provider calls a transfer proves nothing: money out without its other half is spend, money in
 * is income. Money in of any other category is a refund: it reverses an outflow. A receipt for a refund proves one
 * whatever the category says.
 */
export function flowOf(facts: FlowFacts): Flow {
  if (facts.isExcluded) return 'excluded';
  if (facts.isHeld) return 'held';
  const primary = primaryOf(facts.category);
  const isNamedTransfer = primary === 'TRANSFER_IN' || primary === 'TRANSFER_OUT';
  if (facts.isPaired || (facts.isOwnWord && isNamedTransfer)) return 'transfer';
  if (facts.amountMinor <= 0) return 'spend';
  if (isOwed(facts.category)) return 'transfer';
  const isIncome = primary === 'INCOME' || isNamedTransfer;
  return isIncome && !facts.isProvenRefund ? 'income' : 'refund';
}

/**
 * The flow of a new transaction: what its source calls a transfer counts for nothing until its other half was looked
 * for.
 */
export function firstFlowOf(facts: { readonly amountMinor: number; readonly category: string }): Flow {
  return flowOf({ ...facts, isPaired: isTransferCategory(facts.category) });
}

/** Money in that is owed: borrowed, or paid to an own card from an account that is not connected. It is no income. */
function isOwed(category: string): boolean {
  return category === 'LOAN_PAYMENTS_CREDIT_CARD_PAYMENT' || primaryOf(category) === 'LOAN_DISBURSEMENTS';
}

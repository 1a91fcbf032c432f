import { isTransferCategory, primaryOf } from '../categorization/categories.ts';

/**
 * How a transaction counts in totals: spend and refunds make up spend, income is income, transfers count as neither.
 * `held`: pending, and possibly replaced by another transaction, so it does not count. `excluded`: its account is
 * excluded from totals.
 */
export type Flow = 'spend' | 'income' | 'refund' | 'transfer' | 'held' | 'excluded';

/** What a list shows a transaction as. */
export type ShownType = 'expense' | 'income' | 'transfer';

const SHOWN = { spend: 'expense', refund: 'expense', income: 'income', transfer: 'transfer' } as const;

/** Returns what a transaction shows as. Held and excluded ones, which count for nothing, show by their sign. */
export function shownType(transaction: { readonly flow: Flow; readonly amountMinor: number }): ShownType {
  const { flow, amountMinor } = transaction;
  if (flow === 'held' || flow === 'excluded') return amountMinor > 0 ? 'income' : 'expense';
  return SHOWN[flow];
}

/**
 * The facts that determine a transaction's flow. `category` is the stored code; `amountMinor` is signed (negative =
 * out).
 */
export interface FlowFacts {
  readonly amountMinor: number;
  readonly category: string;
  /** True for one half of a transfer, including pairs the user still has to confirm, so halves never count twice. */
  readonly isPaired: boolean;
  /** True if the user set the category, for this transaction or its merchant. */
  readonly isUserCategory?: boolean;
  readonly isProvenRefund?: boolean;
  readonly isHeld?: boolean;
  readonly isExcluded?: boolean;
}

/**
 * Resolves the flow of a transaction. A transfer is a pair between the user's own accounts; for accounts that are not
 * connected, only the user knows. A provider's transfer category alone proves nothing: money out without its other half
 * is spend, money in is income. Money in with any other category is a refund, because it reverses an outflow. A refund
 * receipt proves a refund regardless of category.
 */
export function resolveFlow(facts: FlowFacts): Flow {
  if (facts.isExcluded) return 'excluded';
  if (facts.isHeld) return 'held';
  const primary = primaryOf(facts.category);
  const isNamedTransfer = primary === 'TRANSFER_IN' || primary === 'TRANSFER_OUT';
  if (facts.isPaired || (facts.isUserCategory && isNamedTransfer)) return 'transfer';
  if (facts.amountMinor <= 0) return 'spend';
  if (isDebtInflow(facts.category)) return 'transfer';
  const isIncome = primary === 'INCOME' || isNamedTransfer;
  return isIncome && !facts.isProvenRefund ? 'income' : 'refund';
}

/**
 * Resolves the flow of a new transaction: a transfer category counts as a transfer until its other half was searched
 * for.
 */
export function resolveInitialFlow(facts: { readonly amountMinor: number; readonly category: string }): Flow {
  return resolveFlow({ ...facts, isPaired: isTransferCategory(facts.category) });
}

/**
 * Money in that is not income: a loan payout, or a payment to the user's own card from an account that is not
 * connected.
 */
function isDebtInflow(category: string): boolean {
  return category === 'LOAN_PAYMENTS_CREDIT_CARD_PAYMENT' || primaryOf(category) === 'LOAN_DISBURSEMENTS';
}

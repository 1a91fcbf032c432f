import type {
  CivilDate,
  Household,
  HouseholdPurchase,
  HouseholdTransaction,
  LedgerTransaction,
} from './types.ts';

/** The transaction as shown on a date, or null if not visible then. */
export function transactionOn(transaction: LedgerTransaction, day: CivilDate): HouseholdTransaction | null {
  const isPosted = transaction.postedOn !== null && transaction.postedOn <= day;
  if (isPosted) return { ...transaction, pending: false, date: transaction.postedOn ?? day };
  if (transaction.pendingAs === null || transaction.authorizedOn > day) return null;
  if (transaction.releasedOn !== null && transaction.releasedOn <= day) return null;
  const { amountMinor, description } = transaction.pendingAs;
  return { ...transaction, amountMinor, description, pending: true, date: transaction.authorizedOn };
}

/** All transactions visible on a date, oldest first. */
export function transactionsOn(household: Pick<Household, 'ledger'>, day: CivilDate): HouseholdTransaction[] {
  return household.ledger.transactions
    .map((transaction) => transactionOn(transaction, day))
    .filter((transaction) => transaction !== null);
}

/** Orders placed up to a date. */
export function purchasesOn(household: Pick<Household, 'ledger'>, day: CivilDate): HouseholdPurchase[] {
  return household.ledger.purchases.filter((purchase) => purchase.orderedOn <= day);
}

/** Posted balance at the end of a date, holder's view. */
export function balanceOn(
  household: Pick<Household, 'ledger' | 'accounts'>,
  accountId: string,
  day: CivilDate,
): number {
  const account = household.accounts.find((candidate) => candidate.id === accountId);
  return household.ledger.transactions
    .filter(
      (transaction) =>
        transaction.accountId === accountId && transaction.postedOn !== null && transaction.postedOn <= day,
    )
    .reduce((sum, transaction) => sum + transaction.amountMinor, account?.openingMinor ?? 0);
}

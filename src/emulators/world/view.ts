import type { CivilDate, Household, HouseholdPurchase, HouseholdRow, LedgerRow } from './types.ts';

/** The row as the bank shows it on that day, or null when it does not show (yet, or no longer). */
export function rowOn(row: LedgerRow, day: CivilDate): HouseholdRow | null {
  const isPosted = row.postedOn !== null && row.postedOn <= day;
  if (isPosted) return { ...row, pending: false, date: row.postedOn ?? day };
  if (row.pendingAs === null || row.authorizedOn > day) return null;
  if (row.releasedOn !== null && row.releasedOn <= day) return null;
  const { amountMinor, description } = row.pendingAs;
  return { ...row, amountMinor, description, pending: true, date: row.authorizedOn };
}

/** All rows the banks show on a day between the household's first and last, oldest first. */
export function rowsOn(household: Pick<Household, 'ledger'>, day: CivilDate): HouseholdRow[] {
  return household.ledger.rows.map((row) => rowOn(row, day)).filter((row) => row !== null);
}

/** Orders placed up to that day. */
export function purchasesOn(household: Pick<Household, 'ledger'>, day: CivilDate): HouseholdPurchase[] {
  return household.ledger.purchases.filter((purchase) => purchase.orderedOn <= day);
}

/** Booked balance at the end of a day, holder's view. */
export function balanceOn(
  household: Pick<Household, 'ledger' | 'accounts'>,
  accountId: string,
  day: CivilDate,
): number {
  const account = household.accounts.find((candidate) => candidate.id === accountId);
  return household.ledger.rows
    .filter((row) => row.accountId === accountId && row.postedOn !== null && row.postedOn <= day)
    .reduce((sum, row) => sum + row.amountMinor, account?.openingMinor ?? 0);
}

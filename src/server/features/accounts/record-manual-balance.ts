import type { UserDb, Uuid } from '#db/pool.ts';
import { updateAccountSettings } from '#db/repositories/accounts/account-changes.ts';
import { recordBalances, updateBalanceGaps } from '#db/repositories/accounts/balances.ts';
import { getLocalDay } from '#db/repositories/user-dates.ts';
import { requireExactSums } from '../../lib/require-exact-sums.ts';

/** Records the balance the user entered, for the given date or for today. */
export async function recordManualBalance(
  db: UserDb,
  accountId: Uuid,
  amountMinor: number,
  { on, at }: { readonly on?: string | undefined; readonly at: Date },
): Promise<void> {
  const day = on ?? (await getLocalDay(db, at));
  await recordBalances(db, [{ accountId, on: day, amountMinor, source: 'manual', importId: null }]);
  await requireExactSums(db, amountMinor);
}

/** Sets the account's current balance to the one the user entered. */
export async function updateManualBalance(
  db: UserDb,
  accountId: Uuid,
  amountMinor: number,
  at: Date,
): Promise<void> {
  await updateAccountSettings(db, accountId, { balanceMinor: amountMinor, balanceAt: at });
  await recordManualBalance(db, accountId, amountMinor, { at });
  await updateBalanceGaps(db);
}

import type { BodyOf } from '#contract/endpoints/table.ts';
import type { UserDb } from '#db/pool.ts';
import { type StoredAccount, upsertAccount } from '#db/repositories/accounts/accounts.ts';
import { recordBalances, updateBalanceIfNewer } from '#db/repositories/accounts/balances.ts';
import { Fault } from '../../lib/fault.ts';
import { readTexts } from '../../lib/read-texts.ts';
import { requireExactSums } from '../../lib/require-exact-sums.ts';
import type { Services } from '../../lib/services.ts';
import type { StagedAccount } from '../../lib/staged-transactions.ts';
import { fromWire } from '../../lib/wire-id.ts';
import { findDefaultTarget, nameNewAccount } from './find-default-target.ts';
import type { Preview } from './stored-import.ts';

/** The user's choices for a preview: target accounts, and whether possible matches are added. */
export type ImportChoice = BodyOf<'confirmImport'>;

/** Throws unless all target accounts exist, even those the file has no transactions for. */
export function assertTargetsExist({ targets = [] }: ImportChoice, accounts: readonly StoredAccount[]): void {
  const importable = new Set(accounts.filter(({ source }) => source !== 'receipts').map(({ id }) => id));
  for (const { accountId } of targets)
    if (accountId !== null && !importable.has(fromWire(accountId)))
      throw new Fault('NotFound', ({ faults }) => faults.accountMissing);
}

/** The target account for an account of the file; creates it if needed, and saves the file's balance if it is newer. */
export async function resolveTargetAccount(
  services: Services,
  db: UserDb,
  staged: StagedAccount,
  accounts: readonly StoredAccount[],
  { preview, choice }: { readonly preview: Preview; readonly choice: ImportChoice },
): Promise<StoredAccount> {
  const chosen = choice.targets?.find((target) => target.index === staged.index);
  const chosenId = chosen?.accountId ? fromWire(chosen.accountId) : null;
  const existing =
    chosenId === null
      ? chosen
        ? null
        : await findDefaultTarget(db, preview, staged, accounts)
      : accounts.find((account) => account.id === chosenId);
  if (existing && existing.currency !== staged.currency)
    throw new Fault('ValidationFailed', ({ faults }) =>
      faults.otherCurrency(staged.currency, existing.currency),
    );
  if (existing) {
    const { balanceMinor, balanceOn } = staged;
    if (balanceMinor !== null && balanceOn !== null)
      await updateBalanceIfNewer(db, existing.id, { amountMinor: balanceMinor, on: balanceOn });
    return existing;
  }
  const id = services.ids.next();
  const isTaken = accounts.some(
    ({ source, externalId }) => source === 'file' && externalId === staged.externalId,
  );
  const fresh: StoredAccount = {
    id,
    connectionId: null,
    source: 'file',
    // The user wants another account than the one that files like this belong to.
    externalId: isTaken ? id : staged.externalId,
    persistentId: null,
    name: chosen?.account?.name ?? nameNewAccount(staged, accounts, await readTexts(db)),
    mask: staged.mask,
    accountType: chosen?.account?.accountType ?? staged.accountType,
    currency: staged.currency,
    institutionName: null,
    currentBalanceMinor: staged.balanceMinor,
    availableBalanceMinor: null,
    balanceAt: staged.balanceOn === null ? null : new Date(`${staged.balanceOn}T00:00:00Z`),
    isSandbox: false,
    isClosed: false,
  };
  return { ...fresh, id: await upsertAccount(db, fresh) };
}

/** Records the balance stated in a file. */
export async function recordFileBalance(
  db: UserDb,
  { balanceMinor, balanceOn }: StagedAccount,
  accountId: string,
  importId: string,
): Promise<void> {
  if (balanceMinor === null || balanceOn === null) return;
  await recordBalances(db, [
    { accountId, on: balanceOn, amountMinor: balanceMinor, source: 'file', importId },
  ]);
  await requireExactSums(db, balanceMinor);
}

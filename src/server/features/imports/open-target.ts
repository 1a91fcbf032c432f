import type { BodyOf } from '#contract/endpoints/table.ts';
import type { UserDb } from '#db/pool.ts';
import { type StoredAccount, upsertAccount } from '#db/repositories/accounts/accounts.ts';
import { recordBalances, saveNewerBalance } from '#db/repositories/accounts/balances.ts';
import { Fault } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';
import type { StagedAccount } from '../../lib/staged-transactions.ts';
import { fromWire } from '../../lib/wire-id.ts';
import { defaultTarget } from './plan.ts';

/** What the user says of a preview: where its accounts go, and whether possible matches are added. */
export type ImportChoice = BodyOf<'confirmImport'>;

/** Every named account must be the user's own, whether or not the file has a part for it. */
export function requireTargets({ targets = [] }: ImportChoice, accounts: readonly StoredAccount[]): void {
  const own = new Set(accounts.filter(({ source }) => source !== 'receipts').map(({ id }) => id));
  for (const { accountId } of targets)
    if (accountId !== null && !own.has(fromWire(accountId)))
      throw new Fault('NotFound', ({ faults }) => faults.accountMissing);
}

/** The account that one of a file goes to, made where there is none yet; its newer balance is saved. */
export async function openTarget(
  services: Services,
  db: UserDb,
  staged: StagedAccount,
  accounts: readonly StoredAccount[],
  choice: ImportChoice,
): Promise<StoredAccount> {
  const chosen = choice.targets?.find((target) => target.index === staged.index);
  const chosenId = chosen?.accountId ? fromWire(chosen.accountId) : null;
  const existing =
    chosenId === null
      ? chosen
        ? null
        : defaultTarget(staged, accounts)
      : accounts.find((account) => account.id === chosenId);
  if (existing && existing.currency !== staged.currency)
    throw new Fault('ValidationFailed', ({ faults }) =>
      faults.otherCurrency(staged.currency, existing.currency),
    );
  if (existing) {
    const { balanceMinor, balanceOn } = staged;
    if (balanceMinor !== null && balanceOn !== null)
      await saveNewerBalance(db, existing.id, { amountMinor: balanceMinor, on: balanceOn });
    return existing;
  }
  const fresh: StoredAccount = {
    id: services.ids.next(),
    connectionId: null,
    source: 'file',
    externalId: staged.externalId,
    persistentId: null,
    name: chosen?.account?.name ?? staged.name,
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

/** Keeps the balance that a file states for an account. */
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
}

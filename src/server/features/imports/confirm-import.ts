import type { BodyOf } from '#contract/endpoints/table.ts';
import type { UserDb } from '#db/pool.ts';
import { listAccounts, type StoredAccount, upsertAccount } from '#db/repositories/accounts/accounts.ts';
import {
  type DayBalance,
  recordBalances,
  refreshGaps,
  saveNewerBalance,
} from '#db/repositories/accounts/balances.ts';
import { settleImport } from '#db/repositories/imports.ts';
import { markDerivationPending } from '#db/repositories/owed-derivations.ts';
import { keepAfter } from '#db/repositories/transactions/import-transactions.ts';
import { Fault } from '../../lib/fault.ts';
import { recordWhole } from '../../lib/history/record-change.ts';
import { subjectOf } from '../../lib/history/subjects.ts';
import type { Services } from '../../lib/services.ts';
import { type StagedAccount, unpack } from '../../lib/staged-transactions.ts';
import { fromWire, toWire } from '../../lib/wire-id.ts';
import { importProgress } from './import-progress.ts';
import { defaultTarget, presentPlan } from './plan.ts';
import { planAccount } from './plan-account.ts';
import { lockImport } from './query.ts';
import { savePlan } from './save-plan.ts';
import { importContext, type Preview } from './stored-import.ts';

type Choice = BodyOf<'confirmImport'>;

/** Saves the new transactions of a preview, all or none. Decided anew against the ledger as it is now. */
export async function confirmImport(
  services: Services,
  userId: string,
  wireId: string,
  choice: Choice,
): Promise<Preview & { eventId: string }> {
  const id = fromWire(wireId);
  const settled = await services.db.withUser(userId, async (db) => {
    const stored = await lockImport(db, id);
    if (stored.state !== 'preview' || stored.stagedSealed === null)
      throw new Fault('Conflict', ({ faults }) => faults.importClosed);
    const staged = unpack(services.secretBox.open(stored.stagedSealed, importContext(userId, id)));
    const accounts = await listAccounts(db);
    requireTargets(choice, accounts);
    const total = staged.reduce((sum, account) => sum + account.transactionCount, 0);
    const tell = importProgress(services, userId);
    let addedTransactions = 0;
    let done = 0;
    const shown: Preview['accounts'] = [];
    for (const account of staged) {
      tell('comparing', done, total);
      const target = await openTarget(services, db, account, accounts, choice);
      await recordBalances(db, balancesOf(account, target.id, id));
      const plan = await planAccount(services, db, account, target.id);
      addedTransactions += await savePlan(services, db, account, plan, {
        accountId: target.id,
        importId: id,
        isSandbox: target.isSandbox,
        addPossibleMatches: choice.addPossibleMatches ?? false,
        onSaved: (rows) => tell('saving', done + rows, total),
      });
      shown.push(presentPlan(account, plan, { id: toWire('account', target.id), name: target.name }));
      done += account.transactionCount;
    }
    await keepAfter(db, id);
    const preview: Preview = { ...stored.preview, state: 'confirmed', accounts: shown, addedTransactions };
    await refreshGaps(db);
    await settleImport(db, id, preview);
    await markDerivationPending(db);
    const detail = { kind: 'imported', values: { fileName: preview.fileName } } as const;
    const before = { kind: 'import', importId: id } as const;
    const eventId = await recordWhole(services, db, [{ subject: subjectOf.import(id), detail }], before);
    return { ...preview, eventId: toWire('event', eventId) };
  });
  await services.jobs.send('derive', userId, { userId });
  await services.events.publish(userId, {
    kind: 'changed',
    fact: 'statementImported',
  });
  return settled;
}

function balancesOf(
  { balanceMinor, balanceOn }: StagedAccount,
  accountId: string,
  importId: string,
): DayBalance[] {
  if (balanceMinor === null || balanceOn === null) return [];
  return [{ accountId, on: balanceOn, amountMinor: balanceMinor, source: 'file', importId }];
}

/** Every named account must be the user's own, whether or not the file has a part for it. */
function requireTargets({ targets = [] }: Choice, accounts: readonly StoredAccount[]): void {
  const own = new Set(accounts.filter(({ source }) => source !== 'receipts').map(({ id }) => id));
  for (const { accountId } of targets)
    if (accountId !== null && !own.has(fromWire(accountId)))
      throw new Fault('NotFound', ({ faults }) => faults.accountMissing);
}

async function openTarget(
  services: Services,
  db: UserDb,
  staged: StagedAccount,
  accounts: readonly StoredAccount[],
  choice: Choice,
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

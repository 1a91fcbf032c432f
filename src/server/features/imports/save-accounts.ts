import type { UserDb } from '#db/pool.ts';
import { listAccounts, type StoredAccount } from '#db/repositories/accounts/accounts.ts';
import { saveStateAfterImport } from '#db/repositories/transactions/import-transactions.ts';
import type { Services } from '../../lib/services.ts';
import type { StagedAccount } from '../../lib/staged-transactions.ts';
import { toWire } from '../../lib/wire-id.ts';
import { createProgressReporter } from './create-progress-reporter.ts';
import { planAccount } from './plan-account.ts';
import { presentPlan } from './present-plan.ts';
import {
  assertTargetsExist,
  type ImportChoice,
  recordFileBalance,
  resolveTargetAccount,
} from './resolve-target-account.ts';
import { savePlan } from './save-plan.ts';
import type { Preview } from './stored-import.ts';

/** Saves the accounts of a file in sequence. Verdicts are computed again from the current ledger. */
export async function saveAccounts(
  services: Services,
  db: UserDb,
  importId: string,
  { preview, staged }: { readonly preview: Preview; readonly staged: readonly StagedAccount[] },
  choice: ImportChoice,
): Promise<Pick<Preview, 'accounts' | 'addedTransactions'>> {
  const accounts: StoredAccount[] = await listAccounts(db);
  assertTargetsExist(choice, accounts);
  const total = staged.reduce((sum, account) => sum + account.transactionCount, 0);
  const reportProgress = createProgressReporter(services, db.userId);
  const shown: Preview['accounts'] = [];
  let addedTransactions = 0;
  let done = 0;
  for (const account of staged) {
    reportProgress('comparing', done, total);
    const target = await resolveTargetAccount(services, db, account, accounts, { preview, choice });
    if (!accounts.some((known) => known.id === target.id)) accounts.push(target);
    await recordFileBalance(db, account, target.id, importId);
    const plan = await planAccount(services, db, account, target.id);
    addedTransactions += await savePlan(services, db, account, plan, {
      accountId: target.id,
      importId,
      isSandbox: target.isSandbox,
      addPossibleMatches: choice.addPossibleMatches ?? false,
      onSaved: (count) => reportProgress('saving', done + count, total),
    });
    const { id, name } = target;
    shown.push(await presentPlan(account, plan, { id: toWire('account', id), name }));
    done += account.transactionCount;
  }
  await saveStateAfterImport(db, importId);
  return { accounts: shown, addedTransactions };
}

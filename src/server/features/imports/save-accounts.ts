import type { UserDb } from '#db/pool.ts';
import { listAccounts } from '#db/repositories/accounts/accounts.ts';
import { keepAfter } from '#db/repositories/transactions/import-transactions.ts';
import type { Services } from '../../lib/services.ts';
import type { StagedAccount } from '../../lib/staged-transactions.ts';
import { toWire } from '../../lib/wire-id.ts';
import { importProgress } from './import-progress.ts';
import { type ImportChoice, openTarget, recordFileBalance, requireTargets } from './open-target.ts';
import { presentPlan } from './plan.ts';
import { planAccount } from './plan-account.ts';
import { savePlan } from './save-plan.ts';
import type { Preview } from './stored-import.ts';

/** Saves the accounts of a file one after the other; decided anew against the ledger as it is now. */
export async function saveAccounts(
  services: Services,
  db: UserDb,
  importId: string,
  staged: readonly StagedAccount[],
  choice: ImportChoice,
): Promise<Pick<Preview, 'accounts' | 'addedTransactions'>> {
  const accounts = await listAccounts(db);
  requireTargets(choice, accounts);
  const total = staged.reduce((sum, account) => sum + account.transactionCount, 0);
  const tell = importProgress(services, db.userId);
  const shown: Preview['accounts'] = [];
  let addedTransactions = 0;
  let done = 0;
  for (const account of staged) {
    tell('comparing', done, total);
    const target = await openTarget(services, db, account, accounts, choice);
    await recordFileBalance(db, account, target.id, importId);
    const plan = await planAccount(services, db, account, target.id);
    addedTransactions += await savePlan(services, db, account, plan, {
      accountId: target.id,
      importId,
      isSandbox: target.isSandbox,
      addPossibleMatches: choice.addPossibleMatches ?? false,
      onSaved: (count) => tell('saving', done + count, total),
    });
    shown.push(presentPlan(account, plan, { id: toWire('account', target.id), name: target.name }));
    done += account.transactionCount;
  }
  await keepAfter(db, importId);
  return { accounts: shown, addedTransactions };
}

import type { UserDb } from '#db/pool.ts';
import { listAccounts } from '#db/repositories/accounts/accounts.ts';
import { readTexts } from '../../lib/read-texts.ts';
import type { Services } from '../../lib/services.ts';
import { unpack } from '../../lib/staged-transactions.ts';
import { toWire } from '../../lib/wire-id.ts';
import type { ReadStatement } from '../../reading/reader-tasks.ts';
import type { createProgressReporter } from './create-progress-reporter.ts';
import { findDefaultTarget, nameNewAccount } from './find-default-target.ts';
import { planAccount } from './plan-account.ts';
import { presentPlan } from './present-plan.ts';
import type { Preview } from './stored-import.ts';

/** Builds the preview: the effect of each of the file's accounts on the ledger. */
export async function buildPreview(
  services: Services,
  db: UserDb,
  { format, errors, warnings, packed, shape, reading, assumedCurrency }: ReadStatement,
  { id, fileName, signal }: { readonly id: string; readonly fileName: string; readonly signal: AbortSignal },
  reportProgress: ReturnType<typeof createProgressReporter>,
): Promise<Preview> {
  const accounts = await listAccounts(db);
  const texts = await readTexts(db);
  const staged = unpack(packed);
  const total = staged.reduce((sum, account) => sum + account.transactionCount, 0);
  const table: Preview['table'] = shape && {
    columns: shape.columns.map((column) => ({ ...column, samples: [...column.samples] })),
    dateOrder: reading?.dateOrder ?? null,
    flipSigns: reading?.flipSigns ?? false,
    isMapped: reading !== null,
  };
  let done = 0;
  const shown: Preview['accounts'] = [];
  for (const account of staged) {
    reportProgress('comparing', done, total);
    const target = await findDefaultTarget(db, { format, table }, account, accounts);
    const plan = await planAccount(services, db, account, target?.id ?? null, signal);
    shown.push(
      await presentPlan(account, plan, {
        id: target ? toWire('account', target.id) : null,
        name: target?.name ?? nameNewAccount(account, accounts, texts),
      }),
    );
    done += account.transactionCount;
  }
  return {
    id: toWire('import', id),
    state: 'preview',
    fileName,
    format,
    accounts: shown,
    errors: errors.map(({ line, reason }) => ({ line: line > 0 ? line : null, reason })),
    table,
    warnings: [...warnings],
    addedTransactions: 0,
    assumedCurrency,
  };
}

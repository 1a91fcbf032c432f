import type { UserDb } from '#db/pool.ts';
import { listAccounts } from '#db/repositories/accounts/accounts.ts';
import type { SealedParts } from '#db/repositories/imports.ts';
import type { Services } from '../../lib/services.ts';
import { unpack } from '../../lib/staged-transactions.ts';
import { toWire } from '../../lib/wire-id.ts';
import type { ReadStatement } from '../../reading/reader-tasks.ts';
import type { importProgress } from './import-progress.ts';
import { defaultTarget, presentPlan } from './plan.ts';
import { planAccount } from './plan-account.ts';
import { fileContext, importContext, type Preview } from './stored-import.ts';

/** What each account of a file would do to the ledger, as the user sees it before confirming. */
export async function previewOf(
  services: Services,
  db: UserDb,
  { format, errors, warnings, packed, shape, reading, assumedCurrency }: ReadStatement,
  { id, fileName, signal }: { readonly id: string; readonly fileName: string; readonly signal: AbortSignal },
  tell: ReturnType<typeof importProgress>,
): Promise<Preview> {
  const accounts = await listAccounts(db);
  const staged = unpack(packed);
  const total = staged.reduce((sum, account) => sum + account.transactionCount, 0);
  let done = 0;
  const shown: Preview['accounts'] = [];
  for (const account of staged) {
    tell('comparing', done, total);
    const target = defaultTarget(account, accounts);
    const plan = await planAccount(services, db, account, target?.id ?? null, signal);
    shown.push(
      presentPlan(account, plan, {
        id: target ? toWire('account', target.id) : null,
        name: target?.name ?? account.name,
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
    table: shape && {
      columns: shape.columns.map((column) => ({ ...column, samples: [...column.samples] })),
      dateOrder: reading?.dateOrder ?? null,
      flipSigns: reading?.flipSigns ?? false,
      isMapped: reading !== null,
    },
    warnings: [...warnings],
    addedTransactions: 0,
    assumedCurrency,
  };
}

/** What a preview keeps under seal: its transactions, and the file where its columns may yet be told otherwise. */
export async function sealParts(
  services: Services,
  { userId, id }: { readonly userId: string; readonly id: string },
  { packed, shape }: ReadStatement,
  bytes: Buffer,
): Promise<SealedParts> {
  return {
    staged: services.secretBox.seal(packed, importContext(userId, id)),
    file: shape ? await services.secretBox.sealBytes('', bytes, fileContext(userId, id)) : null,
  };
}

import type { BodyOf } from '#contract/endpoints/table.ts';
import type { UserDb, Uuid } from '#db/pool.ts';
import { markManual } from '#db/repositories/transactions/edits.ts';
import { refreshAfterTransactionChanges } from '#db/repositories/transactions/flows.ts';
import { insertTransactions } from '#db/repositories/transactions/transactions.ts';
import { describeTransaction } from '#domain/ledger/ingest/describe-transaction.ts';
import { UNSTATED_FIELDS } from '#domain/ledger/ingest/ingest-types.ts';
import { notFound } from '../../lib/fault.ts';
import { requireExactSums } from '../../lib/require-exact-sums.ts';
import { fromWire } from '../../lib/wire-id.ts';
import { findOwnAccount } from './transaction-query.ts';

/** Inserts a manual transaction. Its description, category and flow are derived like those of a bank transaction. */
export async function insertManualTransaction(
  db: UserDb,
  id: Uuid,
  body: BodyOf<'createTransaction'>,
): Promise<void> {
  const { category, description, note, postedOn, amountMinor } = body;
  const accountId = fromWire(body.accountId);
  const account = await findOwnAccount(db, accountId);
  if (!account) throw notFound();
  const transaction = describeTransaction({
    key: id,
    accountId,
    accountType: account.accountType,
    externalId: null,
    pendingExternalId: null,
    postedOn,
    authorizedOn: null,
    amountMinor,
    currency: account.currency,
    originalDescription: description,
    merchant: null,
    isPending: false,
    ...UNSTATED_FIELDS,
    providerCategory: null,
  });
  await insertTransactions(db, [
    {
      ...transaction,
      id,
      description,
      feedId: null,
      importId: null,
      isSandbox: account.isSandbox,
      category: category ?? transaction.category,
      categorySource: category === undefined ? transaction.categorySource : 'user',
    },
  ]);
  await requireExactSums(db, amountMinor);
  await markManual(db, id, note);
  await refreshAfterTransactionChanges(db, [id]);
}

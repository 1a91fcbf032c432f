import { buildTransactionColumns } from '#db/repositories/transactions/new-transactions.ts';
import { describeTransaction } from '#domain/ledger/ingest/describe-transaction.ts';
import { planImport } from '#domain/ledger/ingest/plan-import.ts';
import { fromFile } from '#domain/ledger/ingest/to-reconcile-transaction.ts';
import { readChunk } from '../lib/staged-transactions.ts';
import { packVerdicts, unpackStoredTransactions } from './import-plan.ts';
import type { ReaderTaskTable } from './serve-tasks.ts';

/** Prepares an import in a reader process: comparing a hundred thousand transactions takes half a second. */
export const planImportTasks = {
  planImport(bytes, { chunks, accountType }) {
    const incoming = chunks.flatMap((_, index) => readChunk({ chunks, accountType }, index).map(fromFile));
    const held = unpackStoredTransactions(bytes);
    return packVerdicts(planImport(incoming, held), held);
  },
  describeNew(_, { chunk, accountType, isNew }) {
    const incoming = readChunk({ chunks: [chunk], accountType }, 0).filter((_own, place) => isNew[place]);
    return buildTransactionColumns(
      incoming.map((staged) => ({ ...describeTransaction(staged), externalId: staged.externalId })),
    );
  },
} satisfies Partial<ReaderTaskTable>;

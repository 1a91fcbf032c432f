import { judgeImport } from '#domain/ledger/ingest/plan-import.ts';
import { fromFile } from '#domain/ledger/ingest/to-reconcile-transaction.ts';
import { readChunk } from '../lib/staged-transactions.ts';
import { packVerdicts, readHeld } from './import-plan.ts';
import type { ReaderTaskTable } from './serve-tasks.ts';

/** Compares the transactions of a file with those of an account: a hundred thousand take half a second. */
export const planImportTasks = {
  planImport(bytes, { chunks, accountType }) {
    const incoming = chunks.flatMap((_, at) => readChunk({ chunks, accountType }, at).map(fromFile));
    const held = readHeld(bytes);
    return packVerdicts(judgeImport(incoming, held), held);
  },
} satisfies Partial<ReaderTaskTable>;

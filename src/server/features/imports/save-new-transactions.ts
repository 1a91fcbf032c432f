import type { UserDb } from '#db/pool.ts';
import { insertFileTransactions, type SaveOptions } from '#db/repositories/ledger-changes.ts';
import type { ImportVerdict } from '#domain/ledger/ingest/plan-import.ts';
import type { Services } from '../../lib/services.ts';
import { CHUNK_SIZE, type StagedAccount } from '../../lib/staged-transactions.ts';
import { planImportTasks } from '../../reading/plan-import.ts';
import { throwTooComplex } from './classify-transactions.ts';

export interface SaveChoice {
  readonly accountId: string;
  readonly importId: string;
  readonly isSandbox: boolean;
  readonly addPossibleMatches: boolean;
  /** Called with the number of the file's transactions processed so far. */
  readonly onSaved: (count: number) => void;
}

/** Up to this many transactions are described in this process, which is faster than calling a reader process. */
const INLINE_TRANSACTIONS_MAX = 200;

/**
 * Inserts the new transactions that affect no others and returns their number. A reader process describes the next
 * chunk while the database writes the previous one.
 */
export async function saveNewTransactions(
  { readers }: Services,
  db: UserDb,
  { accountType, chunks, transactionCount }: StagedAccount,
  verdicts: readonly ImportVerdict[],
  options: SaveOptions,
  choice: SaveChoice,
): Promise<number> {
  const owner = { userId: db.userId, lane: 'file' } as const;
  let added = 0;
  let writing = Promise.resolve();
  for (const [index, chunk] of chunks.entries()) {
    const from = index * CHUNK_SIZE;
    const isNew = verdicts.slice(from, from + CHUNK_SIZE).map(isPlain);
    if (!isNew.includes(true)) continue;
    const about = { accountType, chunk, isNew };
    const columns =
      transactionCount <= INLINE_TRANSACTIONS_MAX
        ? planImportTasks.describeNew(Buffer.alloc(0), about)
        : await readers.run('describeNew', Buffer.alloc(0), about, owner).catch(throwTooComplex);
    await writing;
    choice.onSaved(from);
    writing = insertFileTransactions(db, columns, choice, options);
    // Awaited below; this avoids an unhandled rejection until then.
    writing.catch(() => undefined);
    added += columns.count;
  }
  await writing;
  return added;
}

function isPlain(verdict: ImportVerdict): boolean {
  return verdict.kind === 'add' && verdict.doubt === null;
}

import type { UserDb } from '#db/pool.ts';
import { type SaveOptions, saveColumns } from '#db/repositories/ledger-changes.ts';
import type { ImportVerdict } from '#domain/ledger/ingest/plan-import.ts';
import type { Services } from '../../lib/services.ts';
import { CHUNK_SIZE, type StagedAccount } from '../../lib/staged-transactions.ts';
import { planImportTasks } from '../../reading/plan-import.ts';
import { refuse } from './judge-account.ts';

export interface SaveChoice {
  readonly accountId: string;
  readonly importId: string;
  readonly isSandbox: boolean;
  readonly addPossibleMatches: boolean;
  /** Told how many transactions of the file are dealt with so far. */
  readonly onSaved: (count: number) => void;
}

/** So few are described in a few milliseconds, less than asking a reader process takes. */
const DESCRIBED_HERE_MAX = 200;

/**
 * Writes the plain new transactions and gives how many: a chunk is described in a reader process while the database
 * writes the one before.
 */
export async function saveNew(
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
  for (const [at, chunk] of chunks.entries()) {
    const from = at * CHUNK_SIZE;
    const isNew = verdicts.slice(from, from + CHUNK_SIZE).map(isPlain);
    if (!isNew.includes(true)) continue;
    const about = { accountType, chunk, isNew };
    const columns =
      transactionCount <= DESCRIBED_HERE_MAX
        ? planImportTasks.describeNew(Buffer.alloc(0), about)
        : await readers.run('describeNew', Buffer.alloc(0), about, owner).catch(refuse);
    await writing;
    choice.onSaved(from);
    writing = saveColumns(db, columns, choice, options);
    // Awaited below; until then a failure must not count as one nobody looks at.
    writing.catch(() => undefined);
    added += columns.count;
  }
  await writing;
  return added;
}

function isPlain(verdict: ImportVerdict): boolean {
  return verdict.kind === 'add' && verdict.doubt === null;
}

import { setImmediate } from 'node:timers/promises';
import type { UserDb } from '#db/pool.ts';
import { listTransactionsForImport } from '#db/repositories/transactions/transactions.ts';
import { addDays } from '#domain/calendar/civil-date.ts';
import type { ImportVerdict } from '#domain/ledger/ingest/plan-import.ts';
import { fromAccount } from '#domain/ledger/ingest/to-reconcile-transaction.ts';
import { Fault } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';
import type { StagedAccount } from '../../lib/staged-transactions.ts';
import { packStoredTransactions, readVerdicts } from '../../reading/import-plan.ts';
import { planImportTasks } from '../../reading/plan-import.ts';
import { ReadingRefused } from '../../reading/reader-pool.ts';

const WINDOW_DAYS = 35;

/** Up to this size, comparing in this process takes a few milliseconds, less than calling a reader process. */
const INLINE_BYTES_MAX = 128 * 1024;

interface PackedAccount {
  readonly ids: readonly string[];
  /** The transactions in the same order, in the format of `packStoredTransactions`. */
  readonly bytes: Buffer;
}

/** The date range to compare transactions in; null without transactions. */
export function comparisonRange({ span }: StagedAccount): StagedAccount['span'] {
  return span && { from: addDays(span.from, -WINDOW_DAYS), to: addDays(span.to, WINDOW_DAYS) };
}

/** The account's stored transactions around the dates of the file. */
export async function packAccount(
  db: UserDb,
  staged: StagedAccount,
  accountId: string | null,
): Promise<PackedAccount> {
  const ids: string[] = [];
  const pages: Buffer[] = [];
  const span = comparisonRange(staged);
  if (accountId !== null && span) {
    for await (const transactions of listTransactionsForImport(db, accountId, span.from, span.to)) {
      for (const { id } of transactions) ids.push(id);
      pages.push(packStoredTransactions(transactions.map(fromAccount)));
    }
  }
  return { ids, bytes: Buffer.concat(pages) };
}

/** The verdict on each transaction of a file's account, compared with the stored transactions of that account. */
export async function classifyTransactions(
  { readers }: Services,
  { userId }: UserDb,
  { chunks, accountType }: StagedAccount,
  stored: PackedAccount,
  signal: AbortSignal | undefined,
): Promise<ImportVerdict[]> {
  const about = { chunks, accountType };
  const bytes = chunks.reduce((sum, chunk) => sum + chunk.length, stored.bytes.length);
  const owner = { userId, lane: 'file', ...(signal && { signal }) } as const;
  const judged =
    chunks.length <= 1 && bytes <= INLINE_BYTES_MAX
      ? planImportTasks.planImport(stored.bytes, about)
      : await readers.run('planImport', stored.bytes, about, owner).catch(throwTooComplex);
  const verdicts: ImportVerdict[] = [];
  for (const chunk of judged) {
    for (const verdict of readVerdicts(chunk, stored.ids)) verdicts.push(verdict);
    if (judged.length > 1) await setImmediate();
  }
  return verdicts;
}

/** A file that exceeds the limits of a reader process is unreadable. */
export function throwTooComplex(error: unknown): never {
  if (!(error instanceof ReadingRefused)) throw error;
  throw new Fault('UnreadableFile', ({ faults }) => faults.fileTooComplex, { cause: error });
}

import { setImmediate } from 'node:timers/promises';
import type { UserDb } from '#db/pool.ts';
import { listForImport } from '#db/repositories/transactions/transactions.ts';
import { addDays } from '#domain/calendar/civil-date.ts';
import type { ImportVerdict } from '#domain/ledger/ingest/plan-import.ts';
import { fromAccount } from '#domain/ledger/ingest/to-reconcile-transaction.ts';
import { Fault } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';
import type { StagedAccount } from '../../lib/staged-transactions.ts';
import { packHeld, readVerdicts } from '../../reading/import-plan.ts';
import { planImportTasks } from '../../reading/plan-import.ts';
import { ReadingRefused } from '../../reading/reader-pool.ts';

const WINDOW_DAYS = 35;

/** So many are compared in a few milliseconds, less than asking a reader process takes. */
const COMPARED_HERE_BYTES = 128 * 1024;

interface PackedAccount {
  readonly ids: readonly string[];
  /** The transactions in the same order, by `packHeld`. */
  readonly bytes: Buffer;
}

/** The days that transactions are compared in; null without transactions. */
export function windowOf({ span }: StagedAccount): StagedAccount['span'] {
  return span && { from: addDays(span.from, -WINDOW_DAYS), to: addDays(span.to, WINDOW_DAYS) };
}

/** What the account holds around the days of the file. */
export async function packAccount(
  db: UserDb,
  staged: StagedAccount,
  accountId: string | null,
): Promise<PackedAccount> {
  const ids: string[] = [];
  const pages: Buffer[] = [];
  const span = windowOf(staged);
  if (accountId !== null && span) {
    for await (const transactions of listForImport(db, accountId, span.from, span.to)) {
      for (const { id } of transactions) ids.push(id);
      pages.push(packHeld(transactions.map(fromAccount)));
    }
  }
  return { ids, bytes: Buffer.concat(pages) };
}

/** The verdict on each transaction of an account in a file, against what the account holds. */
export async function judgeAccount(
  { readers }: Services,
  { userId }: UserDb,
  { chunks, accountType }: StagedAccount,
  held: PackedAccount,
  signal: AbortSignal | undefined,
): Promise<ImportVerdict[]> {
  const about = { chunks, accountType };
  const bytes = chunks.reduce((sum, chunk) => sum + chunk.length, held.bytes.length);
  const owner = { userId, lane: 'file', ...(signal && { signal }) } as const;
  const judged =
    chunks.length <= 1 && bytes <= COMPARED_HERE_BYTES
      ? planImportTasks.planImport(held.bytes, about)
      : await readers.run('planImport', held.bytes, about, owner).catch(refuse);
  const verdicts: ImportVerdict[] = [];
  for (const chunk of judged) {
    for (const verdict of readVerdicts(chunk, held.ids)) verdicts.push(verdict);
    if (judged.length > 1) await setImmediate();
  }
  return verdicts;
}

/** A file on which a reader process exceeds its limits is unreadable. */
export function refuse(error: unknown): never {
  if (!(error instanceof ReadingRefused)) throw error;
  throw new Fault('UnreadableFile', ({ faults }) => faults.fileTooComplex, { cause: error });
}

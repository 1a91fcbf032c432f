import type { UserDb } from '#db/pool.ts';
import { ensureProfile } from '#db/repositories/profiles.ts';
import { Fault } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';
import { ReadingRefused } from '../../reading/reader-pool.ts';
import type { ReaderTasks, ReadStatement } from '../../reading/reader-tasks.ts';
import { listTableReadings } from './query.ts';

/** The user's column mappings and home currency, which reading a file depends on. */
export async function readImportDefaults(db: UserDb) {
  const { currency } = await ensureProfile(db);
  return { homeCurrency: currency, readings: await listTableReadings(db) };
}

/** Reads a file in a reader process; throws if the process exceeds its limits. */
export async function readStatement(
  { readers }: Services,
  {
    userId,
    bytes,
    signal,
  }: { readonly userId: string; readonly bytes: Buffer; readonly signal: AbortSignal },
  about: ReaderTasks['readStatement']['about'],
): Promise<ReadStatement> {
  try {
    return await readers.run('readStatement', bytes, about, { userId, lane: 'file', signal });
  } catch (error) {
    if (!(error instanceof ReadingRefused)) throw error;
    throw new Fault('UnreadableFile', ({ faults }) => faults.fileTooComplex, { cause: error });
  }
}

/** Throws if the file contains no account, unless it is a table whose columns the user can map. */
export function assertReadable({ accountCount, errors, shape }: ReadStatement): void {
  if (accountCount > 0 || shape) return;
  const reason = errors[0]?.reason;
  throw new Fault('UnreadableFile', ({ faults, sentence }) =>
    faults.unreadableFile(reason === undefined ? faults.noStatement : sentence(reason)),
  );
}

import type { UserDb } from '#db/pool.ts';
import { ensureProfile } from '#db/repositories/profiles.ts';
import { Fault } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';
import { ReadingRefused } from '../../reading/reader-pool.ts';
import type { ReaderTasks, ReadStatement } from '../../reading/reader-tasks.ts';
import { listTableReadings } from './query.ts';

/** What earlier imports and the profile say about reading a file. */
export async function habitsOf(db: UserDb) {
  const { currency } = await ensureProfile(db);
  return { homeCurrency: currency, readings: await listTableReadings(db) };
}

/** Reads a file in a reader process; one that does not end within its limits is refused. */
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

/** A file without accounts is refused, unless it is a table whose columns the user may tell. */
export function refuseUnreadable({ accountCount, errors, shape }: ReadStatement): void {
  if (accountCount > 0 || shape) return;
  const reason = errors[0]?.reason;
  throw new Fault('UnreadableFile', ({ faults, sentence }) =>
    faults.unreadableFile(reason === undefined ? faults.noStatement : sentence(reason)),
  );
}

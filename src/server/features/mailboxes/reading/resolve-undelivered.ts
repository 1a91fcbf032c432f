import { incrementMessageAttempts } from '#db/repositories/mail/messages.ts';
import { userMessage } from '#domain/messages/user-message.ts';
import { inRunTransaction } from '../mail-run.ts';
import { type ReadingJob, storeBatch, type UndeliveredMessage } from './store-batch.ts';

/** A message that could not be fetched this many times is marked unreadable. */
const ATTEMPTS_MAX = 3;

/**
 * Counts a failed attempt for each message that did not arrive; after the third one the message is marked unreadable.
 * If other messages of the run arrived, the message itself is at fault and the run continues. If none did, the provider
 * may be down, and the run fails with its error.
 */
export async function resolveUndelivered(job: ReadingJob): Promise<void> {
  const { run, undelivered } = job;
  const [first] = undelivered;
  if (!first) return;
  const isLast = ({ message }: UndeliveredMessage) => message.attempts + 1 >= ATTEMPTS_MAX;
  const retryable = undelivered.filter((message) => !isLast(message));
  const hasProcessed = await inRunTransaction(run, async (db, sync) => {
    await incrementMessageAttempts(
      db,
      retryable.map(({ message }) => message.id),
    );
    return sync.emailsProcessed > 0;
  });
  await storeBatch(
    job,
    undelivered.filter(isLast).map(({ message }) => ({
      message,
      outcome: 'unreadable' as const,
      receivedAt: null,
      reason: userMessage('emailNotDelivered'),
    })),
  );
  if (!hasProcessed && retryable.length > 0) throw first.error;
}

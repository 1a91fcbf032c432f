import type { WaitingMessage } from '#db/repositories/mail/message-reads.ts';
import { ProviderFailure } from '#ports/provider-failure.ts';
import { readMessage } from '../read-message.ts';
import { StorePipeline } from '../store-pipeline.ts';
import { type ReadingJob, storeBatch } from './store-batch.ts';

/**
 * After this many consecutive messages without a response, the provider is considered unavailable, not the messages.
 */
const CONSECUTIVE_FAILURES_MAX = 3;

/** Fetches, reads and stores messages as they arrive. Messages that fail to arrive are requested one more time. */
export async function fetchAndStore(job: ReadingJob, messages: readonly WaitingMessage[]): Promise<void> {
  if (messages.length === 0) return;
  const remaining = new Map(messages.map((message) => [message.providerMessageId, message]));
  try {
    await fetchOnce(job, remaining);
  } catch (error) {
    if (!isTransient(error)) throw error;
    await fetchOneByOne(job, remaining);
  }
  // The provider did not return these messages: they no longer exist there.
  await storeBatch(
    job,
    [...remaining.values()].map((message) => ({ message, outcome: 'gone' as const, receivedAt: null })),
  );
}

/** Requests each missing message on its own. Several consecutive failures mean that the mailbox itself has failed. */
async function fetchOneByOne(job: ReadingJob, remaining: Map<string, WaitingMessage>): Promise<void> {
  let consecutive = 0;
  for (const message of [...remaining.values()]) {
    try {
      await fetchOnce(job, new Map([[message.providerMessageId, message]]));
      consecutive = 0;
    } catch (error) {
      if (!isTransient(error)) throw error;
      consecutive += 1;
      job.undelivered.push({ message, error });
      if (consecutive >= CONSECUTIVE_FAILURES_MAX) throw error;
    }
    remaining.delete(message.providerMessageId);
  }
}

async function fetchOnce(job: ReadingJob, remaining: Map<string, WaitingMessage>): Promise<void> {
  const { services, userId, mail, access } = job.run;
  const flow = new StorePipeline(async (batch) => {
    await storeBatch(job, batch);
    for (const { message } of batch) remaining.delete(message.providerMessageId);
  });
  try {
    for await (const fetched of mail.fetch(access, [...remaining.keys()])) {
      const message = remaining.get(fetched.id);
      if (!message) continue;
      const bytes = fetched.outcome === 'found' ? fetched.raw.byteLength : 0;
      await flow.add(
        readMessage(services, { userId, lane: 'background' }, message, fetched, job.about),
        bytes,
      );
    }
  } finally {
    await flow.end();
  }
}

function isTransient(error: unknown): boolean {
  return error instanceof ProviderFailure && (error.kind === 'unavailable' || error.kind === 'refused');
}

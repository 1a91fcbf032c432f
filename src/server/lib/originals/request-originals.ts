import type { UserDb, Uuid } from '#db/pool.ts';
import { requestOriginals } from '#db/repositories/mail/original-fetches.ts';
import { announce } from '../announce.ts';
import type { Services } from '../services.ts';

/** Requests emails whose originals are not stored, within the caller's transaction. */
export async function requestMissingOriginals(
  services: Pick<Services, 'clock'>,
  db: UserDb,
  messageIds: readonly Uuid[],
): Promise<void> {
  if (messageIds.length > 0) await requestOriginals(db, messageIds, services.clock.now());
}

/** Enqueues the job that fetches requested originals and notifies open screens. */
export async function startFetching(services: Services, userId: string): Promise<void> {
  await services.jobs.send('fetch-originals', userId, { userId }, { isUrgent: true });
  await announce(services, userId, 'originalsFetched');
}

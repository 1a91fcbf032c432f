import type { UserDb, Uuid } from '#db/pool.ts';
import { requestOriginals } from '#db/repositories/mail/original-fetches.ts';
import { announce } from '../announce.ts';
import type { Services } from '../services.ts';

/** Asks within the caller's transaction for emails that are not kept. */
export async function askFor(
  services: Pick<Services, 'clock'>,
  db: UserDb,
  messageIds: readonly Uuid[],
): Promise<void> {
  if (messageIds.length > 0) await requestOriginals(db, messageIds, services.clock.now());
}

/** Starts the job that fetches what waits, and tells the screens. */
export async function startFetching(services: Services, userId: string): Promise<void> {
  await services.jobs.send('fetch-originals', userId, { userId }, { isUrgent: true });
  await announce(services, userId, 'originalsFetched');
}

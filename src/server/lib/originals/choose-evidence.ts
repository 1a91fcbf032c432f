import type { UserDb } from '#db/pool.ts';
import { deleteExpiredBodies } from '#db/repositories/mail/message-bodies.ts';
import { deleteOriginalFetches, listMissingOriginals } from '#db/repositories/mail/original-fetches.ts';
import { ensureProfile, updateKeepsEvidence } from '#db/repositories/profiles.ts';
import { announce } from '../announce.ts';
import type { Services } from '../services.ts';
import { requestMissingOriginals, startFetching } from './request-originals.ts';

/**
 * Turns evidence storage on (stores receipt emails from now on and fetches missing ones) or off (deletes stored ones
 * immediately).
 */
export async function chooseEvidence(services: Services, userId: string, isKept: boolean): Promise<void> {
  await services.db.withUser(userId, async (db) => {
    await ensureProfile(db);
    await updateKeepsEvidence(db, isKept);
    await followEvidence(services, db, isKept);
  });
  if (isKept) await startFetching(services, userId);
  else await announce(services, userId, 'originalsFetched');
}

/** Applies the effects of turning evidence storage on or off, within the caller's transaction. */
export async function followEvidence(services: Services, db: UserDb, isKept: boolean): Promise<void> {
  if (isKept) {
    await deleteExpiredBodies(db, new Date(0), true);
    await requestMissingOriginals(services, db, await listMissingOriginals(db));
  } else {
    await deleteOriginalFetches(db);
    await deleteExpiredBodies(db, services.clock.now(), false);
  }
}

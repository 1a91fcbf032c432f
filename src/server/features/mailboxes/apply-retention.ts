import { countBodies, deleteExpiredBodies } from '#db/repositories/mail/message-bodies.ts';
import { deleteDecidedUploads, hasUndecidedUploads } from '#db/repositories/mail/uploaded-messages.ts';
import { ensureProfile } from '#db/repositories/profiles.ts';
import { deleteSchedule, scheduleCheck } from '#db/repositories/schedules.ts';
import { announce } from '../../lib/announce.ts';
import { LOOK_EVERY_MS } from '../../lib/kept-message.ts';
import type { Services } from '../../lib/services.ts';

/** Days an email is kept after the user's decision, so that the decision can be undone. */
const UNDO_DAYS = 7;

/** Deletes the stored emails of one user that are no longer needed, and schedules the next check. */
export async function applyRetention(services: Services, userId: string): Promise<void> {
  const now = services.clock.now().getTime();
  const deleted = await services.db.withUser(userId, async (db) => {
    const { keepsEvidence } = await ensureProfile(db);
    const count = await deleteExpiredBodies(db, new Date(now - UNDO_DAYS * 86_400_000), keepsEvidence);
    await deleteDecidedUploads(db);
    await deleteSchedule(db, userId, userId);
    if ((await countBodies(db)).messages > 0 || (await hasUndecidedUploads(db)))
      await scheduleCheck(db, 'retention', new Date(now + LOOK_EVERY_MS), 'keep');
    return count;
  });
  if (deleted > 0) await announce(services, userId, 'receiptsChanged');
}

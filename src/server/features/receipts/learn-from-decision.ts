import type { Uuid } from '#db/pool.ts';
import {
  deleteReaderCorrection,
  listReaderCorrections,
  saveReaderCorrection,
} from '#db/repositories/mail/reader-corrections.ts';
import { ensureProfile } from '#db/repositories/profiles.ts';
import { openKeptMessage } from '../../lib/kept-message.ts';
import type { Services } from '../../lib/services.ts';
import type { ReaderTasks } from '../../reading/reader-tasks.ts';
import { readGroundTruth } from './review-query.ts';

/**
 * Lets the reader learn from a receipt the user confirmed or corrected, while its email is still stored. Otherwise
 * nothing is changed.
 */
export async function learnFromDecision(
  services: Services,
  userId: string,
  reviewItemId: Uuid,
): Promise<void> {
  const { truth, context } = await services.db.withUser(userId, async (db) => {
    const row = await readGroundTruth(db, reviewItemId);
    const { currency } = await ensureProfile(db);
    return { truth: row, context: { homeCurrency: currency, corrections: await listReaderCorrections(db) } };
  });
  const raw = truth && (await openKeptMessage(services, userId, truth.messageId));
  if (!truth || !raw) return;
  const study = await tryStudyEmail(services, userId, raw, { truth, context });
  if (!study) return;
  const { known, learned, isForgotten } = study;
  await services.db.withUser(userId, async (db) => {
    if (isForgotten && known) await deleteReaderCorrection(db, known.id);
    if (learned)
      await saveReaderCorrection(
        db,
        { id: known?.id ?? services.ids.next(), ...learned },
        { messageId: truth.messageId, before: known },
      );
  });
}

/** Null if the email cannot be read right now; the decision is kept but teaches nothing. */
async function tryStudyEmail(
  services: Services,
  userId: string,
  raw: Uint8Array,
  about: ReaderTasks['studyEmail']['about'],
): Promise<ReaderTasks['studyEmail']['result'] | null> {
  try {
    return await services.readers.run('studyEmail', raw, about, { userId, lane: 'quick' });
  } catch (error) {
    services.logger.warn({ error }, 'nothing was learned from a decision');
    return null;
  }
}

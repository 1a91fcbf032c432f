import type { ResponseOf } from '#contract/endpoints/table.ts';
import { countBodies } from '#db/repositories/mail/message-bodies.ts';
import { countOriginals } from '#db/repositories/mail/original-fetches.ts';
import { ensureProfile } from '#db/repositories/profiles.ts';
import type { Services } from '../../lib/services.ts';

/** Counts of stored original emails, those still being fetched, and those that can't be fetched. */
export async function getEvidence(services: Services, userId: string): Promise<ResponseOf<'getEvidence'>> {
  return services.db.withUser(userId, async (db) => {
    const { keepsEvidence } = await ensureProfile(db);
    const { kept, receipts, waiting, problems } = await countOriginals(db);
    const bodies = await countBodies(db);
    return {
      isKept: keepsEvidence,
      ...bodies,
      receipts,
      keptReceipts: kept,
      waiting,
      problems: [...problems],
    };
  });
}

import type { ResponseOf } from '#contract/endpoints/table.ts';
import type { UserDb } from '#db/pool.ts';
import { listSenderRules } from '#db/repositories/mail/sender-rules.ts';
import { ensureProfile } from '#db/repositories/profiles.ts';
import { resolveSenderVerdict } from '#domain/syncing/sender-rules.ts';
import { READER_VERSION } from '#readers/receipt/extraction.ts';
import type { Services } from '../../lib/services.ts';
import { readMatchingStats } from './email-ai/read-matching-stats.ts';
import { readEmailAiStats } from './email-ai-query.ts';
import { listPresentedMailboxes } from './get-mailbox.ts';
import { readMailSync } from './present.ts';

const STATES = { new: 0, processed: 0, not_receipt: 0, needs_review: 0, failed: 0, skipped: 0 };

const KINDS = { purchase: 0, refund: 0, subscription: 0, shipping: 0, other: 0 };

/** All data of the EmailAI screen. */
export async function getEmailAi(services: Services, userId: string): Promise<ResponseOf<'getEmailAi'>> {
  return services.db.withUser(userId, async (db) => {
    const rules = await listSenderRules(db);
    const { waiting, withoutCharge, senders, months, ...read } = await readEmailAiStats(db, READER_VERSION);
    const { privacySettings } = await ensureProfile(db);
    return {
      ...read,
      mailboxes: await listPresentedMailboxes(db),
      sync: await readMailSync(db),
      counts: { ...STATES, ...read.counts },
      kinds: { ...KINDS, ...read.kinds },
      waitingForReview: waiting,
      receiptsWithoutCharge: withoutCharge,
      readerVersion: READER_VERSION,
      assistant: await readAssistant(services, db, privacySettings.thirdPartySharing),
      matching: await readMatchingStats(services, db),
      months: [...months],
      senders: senders.map((sender) => ({ ...sender, verdict: resolveSenderVerdict(rules, sender.address) })),
      senderRules: rules,
    };
  });
}

async function readAssistant({ assistant }: Services, db: UserDb, isAllowed: boolean) {
  if (!assistant) return null;
  const { model, host, callsMax } = assistant;
  const { calls, costMicros } = await assistant.usageToday(db);
  return { model, host, isAllowed, callsMax, callsToday: calls, costMicrosToday: costMicros };
}

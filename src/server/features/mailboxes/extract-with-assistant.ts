import { recordModelRequest } from '#db/repositories/mail/messages.ts';
import { listReaderCorrections } from '#db/repositories/mail/reader-corrections.ts';
import { ensureProfile } from '#db/repositories/profiles.ts';
import { READER_VERSION } from '#readers/receipt/extraction.ts';
import { deriveAndAnnounce } from '../../lib/announce.ts';
import { openKeptMessage } from '../../lib/kept-message.ts';
import type { Services } from '../../lib/services.ts';
import { askAssistant } from './assistant/ask-assistant.ts';
import { replaceReading } from './assistant/replace-reading.ts';
import { findNextForAssistant } from './message-query.ts';

/**
 * Asks the language model about the emails that need review, one at a time, once per combination of model and reader
 * version. Ends when no email remains, or when asking is pointless for now: not allowed, over budget, or no response
 * from the endpoint. A decision the user makes in the meantime is kept.
 */
export async function extractWithAssistant(services: Services, userId: string): Promise<void> {
  const { assistant } = services;
  if (!assistant) return;
  const askedWith = `${READER_VERSION} ${assistant.model}`;
  const startedAt = services.clock.now();
  const context = await services.db.withUser(userId, async (db) => ({
    homeCurrency: (await ensureProfile(db)).currency,
    corrections: await listReaderCorrections(db),
  }));
  let isChanged = false;
  for (;;) {
    const message = await services.db.readAs(userId, (db) => findNextForAssistant(db, askedWith, startedAt));
    const raw = message && (await openKeptMessage(services, userId, message.id));
    if (!message || !raw) break;
    const outcome = await askAssistant(services, assistant, { userId, raw, context });
    if (outcome.asked?.outcome === 'nothing') break;
    const isNew = await services.db.withUser(userId, async (db) => {
      const { asked } = outcome;
      await recordModelRequest(db, message.id, {
        at: services.clock.now(),
        askedWith: asked?.outcome === 'failed' ? null : askedWith,
        bytesSent: asked && 'bytesSent' in asked ? asked.bytesSent : 0,
      });
      return (
        outcome.helped !== null &&
        (await replaceReading(services, db, message, { mail: outcome.helped, raw }))
      );
    });
    isChanged = isChanged || isNew;
  }
  if (!isChanged) return;
  await deriveAndAnnounce(services, userId, 'receiptsChanged');
}

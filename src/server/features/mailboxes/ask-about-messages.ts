import type { UserDb } from '#db/pool.ts';
import { listLessons } from '#db/repositories/mail/mail-lessons.ts';
import { holdMail } from '#db/repositories/mail/mail-syncs.ts';
import { findMailbox } from '#db/repositories/mail/mailboxes.ts';
import { noteAsked, reopenForAnswer } from '#db/repositories/mail/messages.ts';
import { ensureProfile } from '#db/repositories/profiles.ts';
import type { ReadingAids, ReadMail } from '#ports/mail-reader.ts';
import { READER_VERSION } from '#readers/receipt/extraction.ts';
import { receiptsChanged } from '../../lib/announce-mailbox.ts';
import type { Asked, AssistantService } from '../../lib/assistant/assistant.ts';
import { openKeptMessage } from '../../lib/kept-message.ts';
import type { Services } from '../../lib/services.ts';
import { ReadingRefused } from '../../reading/reader-pool.ts';
import { type KeptMessage, nextToAsk } from './message-query.ts';
import { storeMessages } from './store-messages.ts';

interface Outcome {
  /** Null for an email that was not worth a question. */
  readonly asked: Asked | null;
  /** The new reading, where an answer counted for it. */
  readonly helped: ReadMail | null;
}

/**
 * Asks the language model about the emails that wait for a person, one after another, each once for a model and a
 * reader. Ends when none is left, or when asking is of no use now: not allowed, over budget, the endpoint silent.
 * What a person decides meanwhile stands.
 */
export async function askAboutMessages(services: Services, userId: string): Promise<void> {
  const { assistant } = services;
  if (!assistant) return;
  const askedWith = `${READER_VERSION} ${assistant.model}`;
  const startedAt = services.clock.now();
  const aids = await services.db.withUser(userId, async (db) => ({
    homeCurrency: (await ensureProfile(db)).currency,
    lessons: await listLessons(db),
  }));
  let isChanged = false;
  for (;;) {
    const message = await services.db.readAs(userId, (db) => nextToAsk(db, askedWith, startedAt));
    const raw = message && (await openKeptMessage(services, userId, message.id));
    if (!message || !raw) break;
    const outcome = await ask(services, assistant, { userId, raw, aids });
    if (outcome.asked?.outcome === 'nothing') break;
    const isNew = await services.db.withUser(userId, async (db) => {
      const { asked } = outcome;
      await noteAsked(db, message.id, {
        at: services.clock.now(),
        askedWith: asked?.outcome === 'failed' ? null : askedWith,
        bytesSent: asked && 'bytesSent' in asked ? asked.bytesSent : 0,
      });
      return outcome.helped !== null && (await replace(services, db, message, { mail: outcome.helped, raw }));
    });
    isChanged = isChanged || isNew;
  }
  if (!isChanged) return;
  await receiptsChanged(services, userId);
}

async function ask(
  services: Services,
  assistant: AssistantService,
  about: { readonly userId: string; readonly raw: Uint8Array; readonly aids: ReadingAids },
): Promise<Outcome> {
  const { userId, raw, aids } = about;
  const owner = { userId, lane: 'background' } as const;
  try {
    const { question } = await services.readers.run('askAboutEmail', raw, { aids }, owner);
    if (!question) return { asked: null, helped: null };
    const asked = await assistant.ask(userId, question);
    if (asked.outcome !== 'answered') return { asked, helped: null };
    const answered = { aids, answer: asked.text };
    const { mail: message, isHelped } = await services.readers.run('applyAnswer', raw, answered, owner);
    return { asked, helped: isHelped ? message : null };
  } catch (error) {
    if (!(error instanceof ReadingRefused)) throw error;
    return { asked: null, helped: null };
  }
}

/** Puts the new reading in place of the old one, unless a person has decided about it meanwhile. */
async function replace(
  services: Services,
  db: UserDb,
  message: KeptMessage,
  { mail, raw }: { readonly mail: ReadMail; readonly raw: Uint8Array },
): Promise<boolean> {
  await holdMail(db);
  const mailbox = await findMailbox(db, message.mailboxId);
  if (!mailbox || !(await reopenForAnswer(db, message.id, services.assistant?.model ?? null))) return false;
  const { id, providerMessageId, receivedAt, headerKey, contentKey } = message;
  const { keepsEvidence } = await ensureProfile(db);
  const read = {
    message: { id, providerMessageId, attempts: 0 },
    outcome: 'read' as const,
    receivedAt,
    mail,
    raw,
    headerKey,
    contentKey,
  };
  const { stored } = await storeMessages(services, db, mailbox, [read], keepsEvidence);
  return stored > 0;
}

import type { UserDb, Uuid } from '#db/pool.ts';
import { listLessons } from '#db/repositories/mail-lessons.ts';
import { holdMail } from '#db/repositories/mail-syncs.ts';
import { findMailbox } from '#db/repositories/mailboxes.ts';
import { ensureProfile } from '#db/repositories/profiles.ts';
import { isMessageReviewed } from '#db/repositories/review-items.ts';
import type { ReadingAids, ReadMail } from '#ports/mail-reader.ts';
import type { Asked, AssistantService } from '../../lib/assistant/assistant.ts';
import { openKeptMail } from '../../lib/kept-mail.ts';
import type { Services } from '../../lib/services.ts';
import { storeMessages } from './store-messages.ts';

const AREAS = ['email-ai', 'processed-emails', 'review', 'transactions', 'dashboard', 'insights'];

interface Waiting {
  readonly id: Uuid;
  readonly mailboxId: Uuid;
  readonly providerMessageId: string;
  readonly receivedAt: Date;
  readonly headerKey: string | null;
  readonly contentKey: string;
}

interface Outcome {
  /** Null for a mail that was not worth a question. */
  readonly asked: Asked | null;
  /** The new reading, where an answer counted for it. */
  readonly helped: ReadMail | null;
}

/**
 * Asks the language model about the mails that wait for a person, one after another, each once for a model and a
 * reader. Ends when none is left, or when asking is of no use now: not allowed, over budget, the endpoint silent.
 * What a person decides meanwhile stands.
 */
export async function askAboutMails(services: Services, userId: string): Promise<void> {
  const { assistant } = services;
  if (!assistant) return;
  const askedWith = `${services.mailReader.version} ${assistant.model}`;
  const startedAt = services.clock.now();
  const aids = await services.db.withUser(userId, async (db) => ({
    homeCurrency: (await ensureProfile(db)).currency,
    lessons: await listLessons(db),
  }));
  let isChanged = false;
  for (;;) {
    const message = await services.db.readAs(userId, (db) => nextToAsk(db, askedWith, startedAt));
    const raw = message && (await openKeptMail(services, userId, message.id));
    if (!message || !raw) break;
    const outcome = await ask(services, assistant, { userId, raw, aids });
    if (outcome.asked?.outcome === 'nothing') break;
    const isNew = await services.db.withUser(userId, async (db) => {
      await note(db, message.id, outcome.asked, { askedWith, at: services.clock.now() });
      return outcome.helped !== null && (await replace(services, db, message, { mail: outcome.helped, raw }));
    });
    isChanged = isChanged || isNew;
  }
  if (!isChanged) return;
  await services.jobs.send('derive', userId, { userId });
  await services.events.publish(userId, { kind: 'changed', areas: AREAS });
}

/** A kept mail that waits for a person and was not asked about yet; one that failed comes last, and once a run. */
async function nextToAsk(db: UserDb, askedWith: string, startedAt: Date): Promise<Waiting | null> {
  const [row] = await db.query<Waiting>(
    `select m.id, m.mailbox_id as "mailboxId", m.provider_message_id as "providerMessageId", m.received_at as "receivedAt",
       m.header_key as "headerKey", coalesce(m.content_key, '') as "contentKey"
       from app.messages m join app.message_bodies b on b.user_id = m.user_id and b.message_id = m.id
      where m.user_id = $1 and m.state = 'needs_review' and not m.has_user_verdict and m.asked_with is distinct from $2
        and (m.asked_at is null or m.asked_at < $3)
      order by m.asked_at nulls first, m.id limit 1`,
    [db.userId, askedWith, startedAt],
  );
  return row ?? null;
}

async function ask(
  services: Services,
  assistant: AssistantService,
  about: { readonly userId: string; readonly raw: Uint8Array; readonly aids: ReadingAids },
): Promise<Outcome> {
  let asked: Asked | null = null;
  const { mail, isHelped } = await services.mailReader.readAssisted(about.raw, {
    ...about.aids,
    assistant: async (question) => {
      asked = await assistant.ask(about.userId, question);
      return asked.outcome === 'answered' ? asked.text : null;
    },
  });
  return { asked, helped: isHelped ? mail : null };
}

async function note(
  db: UserDb,
  messageId: Uuid,
  asked: Asked | null,
  { askedWith, at }: { readonly askedWith: string; readonly at: Date },
): Promise<void> {
  const bytes = asked && 'bytesSent' in asked ? asked.bytesSent : 0;
  const isOver = asked?.outcome !== 'failed';
  await db.query(
    `update app.messages set asked_at = $3, asked_with = case when $4 then $5 else asked_with end, bytes_sent = bytes_sent + $6
      where user_id = $1 and id = $2`,
    [db.userId, messageId, at, isOver, askedWith, bytes],
  );
}

/** Puts the new reading in place of the old one, unless a person has decided about it meanwhile. */
async function replace(
  services: Services,
  db: UserDb,
  message: Waiting,
  { mail, raw }: { readonly mail: ReadMail; readonly raw: Uint8Array },
): Promise<boolean> {
  await holdMail(db);
  const mailbox = await findMailbox(db, message.mailboxId);
  const [reopened] = await db.query(
    `update app.messages m set state = 'new', helped_by = $3
      where m.user_id = $1 and m.id = $2 and m.state = 'needs_review' and not m.has_user_verdict
        and not ${isMessageReviewed('m')}
      returning 1`,
    [db.userId, message.id, services.assistant?.model ?? null],
  );
  if (!mailbox || !reopened) return false;
  const { id, providerMessageId, receivedAt, headerKey, contentKey } = message;
  const { keepsEvidence } = await ensureProfile(db);
  const read = {
    message: { id, providerMessageId, attempts: 0 },
    ...{ outcome: 'read' as const, receivedAt, mail, raw, headerKey, contentKey },
  };
  const { stored } = await storeMessages(services, db, mailbox, [read], keepsEvidence);
  return stored > 0;
}

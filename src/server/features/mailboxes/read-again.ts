import type { UserDb } from '#db/pool.ts';
import { listLessons } from '#db/repositories/mail-lessons.ts';
import { holdMail } from '#db/repositories/mail-syncs.ts';
import { findMailbox } from '#db/repositories/mailboxes.ts';
import { ensureProfile } from '#db/repositories/profiles.ts';
import { isMessageReviewed } from '#db/repositories/review-items.ts';
import type { FetchedMail } from '#ports/mail-provider.ts';
import { ProviderFailure } from '#ports/provider-failure.ts';
import { Fault, notFound } from '../../lib/fault.ts';
import { sourceOf } from '../../lib/mail-sources.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire } from '../../lib/wire-id.ts';
import { readMessage } from './read-message.ts';
import { storeMessages } from './store-messages.ts';
import { failureText } from './sync-words.ts';

const AREAS = ['email-ai', 'processed-emails', 'review', 'transactions', 'dashboard', 'insights'];
const DECIDED = 'You decided about this email. Take that decision back in AI Review to have it read again.';

/** Reads one message again now. What a person confirmed or corrected stays; that it is no receipt may be asked anew. */
export async function readEmailAgain(services: Services, userId: string, wireId: string): Promise<void> {
  const id = fromWire(wireId);
  const { mailbox, providerMessageId, profile, lessons } = await services.db.withUser(userId, async (db) => {
    const [message] = await db.query<{ mailboxId: string; providerMessageId: string }>(
      'select mailbox_id as "mailboxId", provider_message_id as "providerMessageId" from app.messages where user_id = $1 and id = $2',
      [userId, id],
    );
    const found = message && (await findMailbox(db, message.mailboxId));
    if (!message || !found) throw notFound();
    if (await isReviewed(db, id)) throw new Fault('Conflict', DECIDED);
    return {
      mailbox: found,
      providerMessageId: message.providerMessageId,
      profile: await ensureProfile(db),
      lessons: await listLessons(db),
    };
  });
  const source = sourceOf(services, userId, mailbox);
  const fetched = source && (await fetchOne(source, providerMessageId, mailbox.provider));
  const message = { id, providerMessageId, attempts: 0 };
  if (fetched?.outcome !== 'found')
    throw new Fault('Conflict', 'This email is gone from its mailbox and cannot be read again.');
  const read = await readMessage(services, message, fetched, {
    homeCurrency: profile.currency,
    lessons,
  });
  await services.db.withUser(userId, async (db) => {
    if (await isReviewed(db, id)) throw new Fault('Conflict', DECIDED);
    const [reopened] = await db.query(
      `update app.messages set state = 'new', reason = '', attempts = 0, has_user_verdict = false, is_forgotten = false
        where user_id = $1 and id = $2 returning 1`,
      [userId, id],
    );
    if (!reopened) throw notFound();
    await storeMessages(services, db, mailbox, [read], profile.keepsEvidence);
  });
  await services.jobs.send('derive', userId, { userId });
  await services.events.publish(userId, { kind: 'changed', areas: AREAS });
}

async function fetchOne(
  { mail, access }: NonNullable<ReturnType<typeof sourceOf>>,
  providerMessageId: string,
  provider: Parameters<typeof failureText>[1],
): Promise<FetchedMail | null> {
  try {
    for await (const message of mail.fetch(access, [providerMessageId])) return message;
    return null;
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    const kind = error.kind === 'reauth' || error.kind === 'busy' ? error.kind : 'unavailable';
    throw new Fault('ProviderError', failureText(kind, provider));
  }
}

/** True where a person confirmed, corrected or rejected what was read from a message. */
async function isReviewed(db: UserDb, messageId: string): Promise<boolean> {
  const rows = await db.query(
    `select 1 from app.messages m where m.user_id = $1 and m.id = $2 and ${isMessageReviewed('m')}`,
    [db.userId, messageId],
  );
  return rows.length > 0;
}

const WHICH = {
  failed: `m.state = 'failed'`,
  skipped: `m.state = 'skipped' and m.reader_version is null`,
  not_receipt: `m.state = 'not_receipt'`,
  earlier_reader: `m.reader_version <> $2`,
} as const;

/** Puts messages back among those to be read, and reads on; what a person decided or forgot stays as it is. */
export async function readEmailsAgain(
  services: Services,
  userId: string,
  which: keyof typeof WHICH,
): Promise<number> {
  const { count, mailboxIds } = await services.db.withUser(userId, async (db) => {
    await holdMail(db);
    const reopened = await db.query<{ mailboxId: string }>(
      `update app.messages m set state = 'new', reason = '', attempts = 0
        where m.user_id = $1 and ${WHICH[which]} and ($2::text is not null) and not m.has_user_verdict and not m.is_forgotten
          and not ${isMessageReviewed('m')}
        returning m.mailbox_id as "mailboxId"`,
      [userId, services.mailReader.version],
    );
    const ids = [...new Set(reopened.map((row) => row.mailboxId))];
    for (const mailboxId of ids)
      await db.query(
        `update app.mail_syncs set total = total + $3 where user_id = $1 and mailbox_id = $2 and state in ('INITIALIZING', 'PROCESSING')`,
        [userId, mailboxId, reopened.filter((row) => row.mailboxId === mailboxId).length],
      );
    return { count: reopened.length, mailboxIds: ids };
  });
  for (const mailboxId of mailboxIds)
    await services.jobs.send('mail-sync', mailboxId, { userId, mailboxId }, { isUrgent: true });
  if (count > 0) await services.events.publish(userId, { kind: 'changed', areas: AREAS });
  return count;
}

import { z } from 'zod';
import type { Queryable } from '#db/pool.ts';
import {
  type ClaimedEmail,
  claimOutboxEmail,
  countOutboxEmails,
  deleteOldOutboxEmails,
  insertOutboxEmail,
  markEmailDropped,
  markEmailFailed,
  markEmailHandedOver,
  markEmailSent,
  postponeEmail,
} from '#db/repositories/mail/mail-outbox.ts';
import { topicOf } from '#domain/notifications/notice.ts';
import type { MailOut, MailRequest } from '#ports/mail-out.ts';
import type { Clock, IdSource, SecretBox } from '#ports/system.ts';
import type { JobSender } from '../../jobs/queue.ts';
import { type MailWords, USEFUL_HOURS } from '../../texts/mail-words.ts';
import { textsOf } from '../../texts/texts.ts';
import type { Logger } from '../logger.ts';
import { type RenderedMail, renderMail } from './template.ts';

export interface OutboxOptions {
  readonly db: Queryable;
  readonly secretBox: SecretBox;
  readonly jobs: JobSender;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly logger: Logger;
  /** Null if this server sends no email: requested emails are dropped. */
  readonly mailOut: MailOut | null;
  /** Checked at send time: whether an email may still be sent, and when. */
  readonly mayLeave?: (mail: DueEmail) => Promise<'now' | 'never' | Date>;
  /** Records outbound traffic for a user. */
  readonly follow?: (userId: string, work: () => Promise<void>) => Promise<void>;
}

/** An email about to be sent, with its notification topics. */
export interface DueEmail {
  readonly userId: string | null;
  readonly topics: readonly string[];
}

/** A durable outbox: queued emails survive a crash of this process or an outage of the mail server. */
export interface Outbox {
  /** Queues an email without contacting the mail server. */
  add(mail: MailRequest): Promise<void>;
  /** Queues an email within the caller's transaction; call `kick` after the commit to send it immediately. */
  addWithin(db: Queryable, mail: MailRequest): Promise<void>;
  /**
   * Starts sending due emails. An email that a user waits for has its own sender, so a slow mail server doesn't delay
   * others; bulk email shares one sender.
   */
  kick(whom: 'one who waits' | 'many'): Promise<void>;
  /** Sends due emails. Failures are retried with increasing delays until the email expires. */
  drain(): Promise<void>;
}

/** The notification topic of release news. */
export const NEWS_TOPIC = 'news';

/** Maximum emails of one kind per user and hour, to prevent flooding. */
const HOURLY_MAX = 5;
const FIRST_PAUSE_MS = 5_000;
const PAUSE_MAX_MS = 3600_000;
/** Combined, these stay within the lease of a claimed email. */
const NOTE_PAUSES_MS = [100, 400, 1_600, 6_400, 25_600];

const sealedMail = z.object({
  ...{ to: z.string(), subject: z.string(), text: z.string(), html: z.string() },
  unsubscribeUrl: z.string().optional(),
  topics: z.array(z.string()).default([]),
});

/** The outbox, stored in the database; sending is a job. */
export function createOutbox(options: OutboxOptions): Outbox {
  const { secretBox, jobs, clock, mailOut } = options;
  const kick: Outbox['kick'] = (whom) =>
    jobs.send('mail-out', whom === 'many' ? 'now' : options.ids.next(), {}, { isUrgent: whom !== 'many' });
  const keep = async (db: Queryable, mail: MailRequest): Promise<boolean> => {
    if (!mailOut) return false;
    const now = clock.now();
    const hourAgo = new Date(now.getTime() - 3600_000);
    if (
      mail.userId &&
      !isNotification(mail) &&
      (await countOutboxEmails(db, mail.userId, mail.kind, hourAgo)) >= HOURLY_MAX
    )
      return false;
    const id = options.ids.next();
    const content = JSON.stringify({ to: mail.to, ...rendered(mail), ...unsubscribing(mail) });
    return insertOutboxEmail(db, {
      id,
      userId: mail.userId,
      kind: mail.kind,
      dedupeKey: mail.dedupeKey,
      isBulk: isBulk(mail),
      contentSealed: secretBox.seal(content, mailContentContext(id)),
      now,
      usefulUntil: new Date(now.getTime() + USEFUL_HOURS[mail.kind] * 3600_000),
    });
  };
  return {
    kick,
    async add(mail) {
      if (await keep(options.db, mail)) await kick(isBulk(mail) ? 'many' : 'one who waits');
    },
    async addWithin(db, mail) {
      await keep(db, mail);
    },
    async drain() {
      if (!mailOut) return;
      for (;;) {
        const mail = await claimOutboxEmail(options.db, clock.now());
        if (!mail) break;
        await sendOne(options, mailOut, mail);
      }
      await deleteOldOutboxEmails(options.db, clock.now());
    },
  };
}

async function sendOne(options: OutboxOptions, mailOut: MailOut, mail: ClaimedEmail): Promise<void> {
  const { db, secretBox, clock, logger, jobs } = options;
  // After an outage or a restore, an email can be due long after it was useful.
  if (mail.usefulUntil <= clock.now())
    return markEmailFailed(db, mail.id, 'it could not be sent in time', clock.now(), null);
  try {
    const { topics, ...content } = sealedMail.parse(
      JSON.parse(secretBox.open(mail.contentSealed, mailContentContext(mail.id))),
    );
    const leave = (await options.mayLeave?.({ userId: mail.userId, topics })) ?? 'now';
    if (leave === 'never') return await markEmailDropped(db, mail.id, clock.now());
    if (leave !== 'now') return await postponeEmail(db, mail.id, leave);
    const beforeHandOver = () => markEmailHandedOver(db, mail.id, clock.now());
    const send = () => mailOut.send({ id: mail.id, ...content, beforeHandOver });
    await (options.follow && mail.userId ? options.follow(mail.userId, send) : send());
  } catch (error) {
    const now = clock.now();
    const pauseMs = Math.min(FIRST_PAUSE_MS * 4 ** (mail.attempts - 1), PAUSE_MAX_MS);
    const nextAt = new Date(now.getTime() + pauseMs);
    const isOver = nextAt >= mail.usefulUntil;
    const problem = problemOf(error);
    logger.warn({ mailId: mail.id, kind: mail.kind, attempts: mail.attempts, problem }, 'mail not delivered');
    await markEmailFailed(db, mail.id, problem, now, isOver ? null : nextAt);
    // Two keys, so an email waiting for its retry doesn't block a new one.
    if (!isOver) await jobs.send('mail-out', 'again', {}, { afterSeconds: Math.ceil(pauseMs / 1000) });
    return;
  }
  await noteSent(options, mail.id);
}

/**
 * Records that the mail server accepted the email. SMTP has no way to ask about an earlier delivery, so if this record
 * is lost, the email is sent again with the same Message-ID when its lease expires. The write is therefore retried for
 * the whole lease, and a database outage is never treated as a failed delivery.
 */
async function noteSent({ db, clock, logger }: OutboxOptions, id: string): Promise<void> {
  for (const pauseMs of NOTE_PAUSES_MS) {
    try {
      await markEmailSent(db, id, clock.now());
      return;
    } catch (error) {
      logger.warn({ error, mailId: id }, 'a delivered mail could not be noted yet');
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
  await markEmailSent(db, id, clock.now());
}

/** Notifications are deduplicated by key, so they need no rate limit. */
function isNotification(mail: MailRequest): boolean {
  return mail.kind === 'notifications' || mail.kind === 'weekly-report';
}

const isBulk = (mail: MailRequest): boolean => isNotification(mail) || mail.kind === 'announcement';

/** The unsubscribe link and the topic of the email. */
function unsubscribing(mail: MailRequest) {
  if (mail.kind === 'weekly-report')
    return { unsubscribeUrl: mail.content.unsubscribeUrl, topics: ['weeklyReports'] };
  if (mail.kind === 'announcement')
    return { unsubscribeUrl: mail.content.unsubscribeUrl, topics: [NEWS_TOPIC] };
  if (mail.kind !== 'notifications') return {};
  const { unsubscribeUrl, items } = mail.content;
  return { unsubscribeUrl, topics: [...new Set(items.map(({ notice }) => topicOf(notice.kind)))] };
}

/** Renders an email of any kind; the type pairs each kind with its content. */
function rendered(mail: MailRequest): RenderedMail {
  const texts = textsOf(mail.language);
  // TypeScript can't correlate kind and content in this lookup.
  const words = texts.emails.words[mail.kind] as (content: MailRequest['content']) => MailWords;
  return renderMail(words(mail.content), texts);
}

/** An error message safe to show: a server's response may contain the email address, which is stored encrypted. */
function problemOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text
    .replace(/(?<!\S)\S+@\S+/g, 'the address')
    .replace(/\s+/g, ' ')
    .slice(0, 300);
}

export const mailContentContext = (id: string): string => `sys|mail_outbox|${id}|content`;

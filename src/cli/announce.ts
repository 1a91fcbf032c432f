import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import process from 'node:process';
import { createSmtpMailOut, senderOf } from '#adapters/smtp/smtp-mail-out.ts';
import { createIdSource, systemClock } from '#adapters/system/clock-and-ids.ts';
import { createSecretBox } from '#adapters/system/secret-box.ts';
import type { Database } from '#db/pool.ts';
import { noteAnnouncement } from '#db/repositories/announcements.ts';
import { holdUser } from '#db/repositories/user-tables.ts';
import { settingsUrl, unsubscribeUrl } from '#server/features/notifications/unsubscribe.ts';
import { openJobSender } from '#server/jobs/queue.ts';
import { APP_NAME, readSettings, type Settings } from '#server/lib/config.ts';
import { readEncryptionKeys } from '#server/lib/encryption-keys.ts';
import { createLogger } from '#server/lib/logger.ts';
import { createOutbox, type Outbox } from '#server/lib/mail-out/outbox.ts';
import { readAnnouncement } from './lib/announcement.ts';
import { type Command, EXIT_DONE, EXIT_FAILED } from './lib/command.ts';
import { withDatabase } from './lib/database.ts';
import { message, result } from './lib/output.ts';

interface Reader {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** Emails release news to users who want them and have confirmed their address; the running server sends them. */
export const command: Command = {
  usage: '<file>   (the first line is the subject, paragraphs follow)',
  argsMin: 1,
  async run([file = '']) {
    const settings = readSettings(process.env);
    if (!settings.SMTP_URL) {
      message('Set SMTP_URL: without it this server sends no email.');
      return EXIT_FAILED;
    }
    const announcement = readAnnouncement(await readFile(file, 'utf8'));
    const key = createHash('sha256').update(JSON.stringify(announcement)).digest('hex');
    return withDatabase(async (db, { serviceUrl }) => {
      const tools = await openTools(settings, db, serviceUrl);
      let added = 0;
      try {
        for (const reader of await listReaders(db)) {
          const isNew = await db.withUser(reader.id, async (user) => {
            if (!(await holdUser(user)) || !(await noteAnnouncement(user, key, new Date()))) return false;
            await tools.outbox.addWithin(user, {
              ...{
                kind: 'announcement',
                userId: reader.id,
                to: reader.email,
                dedupeKey: `${reader.id}|${key}`,
              },
              content: {
                ...{ ...announcement, name: reader.name, settingsUrl: settingsUrl(tools, 'news') },
                unsubscribeUrl: unsubscribeUrl(tools, reader.id, 'news'),
              },
            });
            return true;
          });
          if (isNew) added += 1;
        }
        await tools.outbox.kick();
      } finally {
        await tools.stop();
      }
      result({ announcement: announcement.title, emails: added });
      return EXIT_DONE;
    });
  },
};

/** Whoever has confirmed their address; their own toggle is asked for each alone. */
function listReaders(db: Database): Promise<Reader[]> {
  return db.system.query<Reader>(
    `select u.id, coalesce(h.name, u.name) as name, coalesce(h.email, u.email) as email
       from identity."user" u left join identity.hosted_person h on h."userId" = u.id
      where u."emailVerified" order by u.id`,
  );
}

interface Tools {
  readonly outbox: Outbox;
  readonly secretBox: ReturnType<typeof createSecretBox>;
  readonly publicUrl: string;
  stop(): Promise<void>;
}

async function openTools(settings: Settings, db: Database, serviceUrl: string): Promise<Tools> {
  const publicUrl = settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`;
  const smtpUrl = settings.SMTP_URL ?? '';
  const from = settings.MAIL_FROM ?? senderOf(smtpUrl, publicUrl);
  const secretBox = createSecretBox(await readEncryptionKeys(settings));
  const logger = createLogger(settings.LOG_LEVEL);
  const jobs = await openJobSender(serviceUrl, logger);
  const outbox = createOutbox({
    ...{ db: db.system, secretBox, jobs, logger },
    ...{ clock: systemClock, ids: createIdSource(systemClock) },
    mailOut: createSmtpMailOut({ url: smtpUrl, from, appName: APP_NAME }),
  });
  return { outbox, secretBox, publicUrl, stop: () => jobs.stop() };
}

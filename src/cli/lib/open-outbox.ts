import process from 'node:process';
import { createSmtpMailOut, senderOf } from '#adapters/smtp/smtp-mail-out.ts';
import { createIdSource, systemClock } from '#adapters/system/clock-and-ids.ts';
import { createSecretBox } from '#adapters/system/secret-box.ts';
import type { Database } from '#db/pool.ts';
import type { SecretBox } from '#ports/system.ts';
import { chooseLinkBox } from '#server/choose-links.ts';
import { openJobSender } from '#server/jobs/queue.ts';
import { APP_NAME, readSettings } from '#server/lib/config.ts';
import { readEncryptionKeys } from '#server/lib/encryption-keys.ts';
import { createLogger } from '#server/lib/logger.ts';
import { createOutbox, type Outbox } from '#server/lib/mail-out/outbox.ts';

export interface OpenOutbox {
  readonly outbox: Outbox;
  readonly secretBox: SecretBox;
  /** Opens the box for tokens of links; throws with another key than the server's. */
  openLinkBox(): Promise<SecretBox>;
  readonly publicUrl: string;
  close(): Promise<void>;
}

/** The running server's outbox. Throws if the server sends no email. */
export async function openOutbox(db: Database): Promise<OpenOutbox> {
  const settings = readSettings(process.env);
  const { SMTP_URL: url } = settings;
  if (!url) throw new Error('Set SMTP_URL: without it this server sends no email.');
  const publicUrl = settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`;
  const encryptionKeys = await readEncryptionKeys(settings);
  const secretBox = createSecretBox(encryptionKeys);
  const logger = createLogger(settings.LOG_LEVEL);
  const jobs = await openJobSender(db, logger);
  const outbox = createOutbox({
    ...{ db: db.system, secretBox, jobs, logger },
    ...{ clock: systemClock, ids: createIdSource(systemClock) },
    mailOut: createSmtpMailOut({
      url,
      from: settings.MAIL_FROM ?? senderOf(url, publicUrl),
      appName: APP_NAME,
    }),
  });
  const openLinkBox = () => chooseLinkBox(db.system, secretBox, encryptionKeys);
  return { outbox, secretBox, openLinkBox, publicUrl, close: () => jobs.stop() };
}

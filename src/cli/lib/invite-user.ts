import process from 'node:process';
import { z } from 'zod';
import { INVITATION_DAYS, newInvitationToken } from '#adapters/identity/registration.ts';
import { createSmtpMailOut, senderOf } from '#adapters/smtp/smtp-mail-out.ts';
import { createIdSource, systemClock } from '#adapters/system/clock-and-ids.ts';
import type { Database } from '#db/pool.ts';
import { createInvitationLink } from '#server/features/administration/invite-user.ts';
import { APP_NAME, readSettings, registrationPolicy } from '#server/lib/config.ts';
import { renderMail } from '#server/lib/mail-out/template.ts';
import { textsOf } from '#server/texts/texts.ts';
import { EXIT_DONE, EXIT_FAILED } from './command.ts';
import { message, result } from './output.ts';

/** Invites a person to sign up: prints the link, and emails it if email is configured. */
export async function inviteUser(db: Database, given: string): Promise<number> {
  const email = given.toLowerCase();
  if (!z.email().safeParse(email).success) {
    message(`${given} is not an email address.`);
    return EXIT_FAILED;
  }
  const settings = readSettings(process.env);
  const publicUrl = settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`;
  const { token, tokenHash } = newInvitationToken();
  const id = createIdSource(systemClock).next();
  const invitation = { id, email, tokenHash, days: INVITATION_DAYS };
  const url = await createInvitationLink({ db, publicUrl }, invitation, token);
  if (settings.SMTP_URL) {
    const from = settings.MAIL_FROM ?? senderOf(settings.SMTP_URL, publicUrl);
    const mailOut = createSmtpMailOut({ url: settings.SMTP_URL, from, appName: APP_NAME });
    const texts = textsOf('en');
    await mailOut.send({ id, to: email, ...renderMail(texts.emails.words.invitation({ url }), texts) });
  }
  if (registrationPolicy(settings) === 'closed')
    message('REGISTRATION is closed: set it to "invitation" so that the link works.');
  result({ email, url, isEmailed: settings.SMTP_URL !== undefined });
  return EXIT_DONE;
}

import { member } from './http.ts';
import { controlEmulator } from './servers/emulator-control.ts';
import { waitFor } from './wait-for.ts';

/** An email in the email catcher. */
export interface CaughtEmail {
  readonly receivedAt: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly messageId: string;
  readonly links: readonly string[];
  readonly raw: string;
  /** Number of deliveries under its Message-ID. */
  readonly copies: number;
}

/** Emails sent to an address, newest first. */
export async function emailsTo(catcherUrl: string, to: string): Promise<readonly CaughtEmail[]> {
  const answer = await controlEmulator(catcherUrl, { op: 'mails', to });
  // The shape of the catcher's response.
  return member(answer, 'mails') as readonly CaughtEmail[];
}

/** Waits for an email with this subject. */
export async function waitForEmail(catcherUrl: string, to: string, subject: string): Promise<CaughtEmail> {
  return waitFor(`a mail "${subject}" to ${to}`, async () => {
    const mails = await emailsTo(catcherUrl, to);
    const found = mails.find((mail) => mail.subject === subject);
    if (!found && mails.length > 0)
      throw new Error(`only "${mails.map((mail) => mail.subject).join('", "')}"`);
    return found;
  });
}

/** A query parameter of the link in an email. */
export function linkParameter(mail: CaughtEmail, name: string): string {
  const value = new URL(mail.links[0] ?? 'http://none').searchParams.get(name);
  if (value === null) throw new Error(`the link of "${mail.subject}" carries no ${name}`);
  return value;
}

import { expect } from 'vitest';
import { send } from './http.ts';
import { waitUntilIdle } from './jobs.ts';
import type { Person } from './person.ts';
import type { TestProduct } from './servers/product.ts';

/** A plain email as a user may have saved it. */
export interface SavedMail {
  readonly from: string;
  readonly subject: string;
  readonly at: string;
  readonly lines: readonly string[];
}

const rawOf = ({ from, subject, at, lines }: SavedMail) =>
  [
    ...[`From: ${from}`, 'To: someone@example.test', `Subject: ${subject}`, `Date: ${at}`],
    ...[`Message-ID: <${subject.length}-${Date.parse(at)}-${from.length}@x.test>`],
    ...['Content-Type: text/plain; charset=utf-8', '', ...lines, ''],
  ].join('\r\n');

/** The date of an mbox separator: `Fri Nov 20 10:00:00 2026`. */
function arrivalOf({ at }: SavedMail): string {
  const [, day, month, year, time] =
    /^\w+, (\d+) (\w+) (\d+) ([\d:]+)/.exec(new Date(at).toUTCString()) ?? [];
  return `Fri ${month} ${day} ${time} +0000 ${year}`;
}

/** Uploads emails together and waits until they are processed and derived. */
export async function uploadMails(product: TestProduct, person: Person, mails: readonly SavedMail[]) {
  const body = mails.map((mail) => `From sender@x.test ${arrivalOf(mail)}\r\n${rawOf(mail)}\r\n`).join('');
  const answer = await send(`${product.url}/api/v1/mailboxes/uploads?fileName=mail.mbox`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await person.token()}`, 'content-type': 'application/octet-stream' },
    body,
  });
  expect(answer.status, answer.text).toBe(200);
  await waitUntilIdle(product, person.userId);
}

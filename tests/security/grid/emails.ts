import { expect } from 'vitest';
import { waitUntilIdle } from '../../lib/jobs.ts';
import type { KillableProduct } from '../../lib/kill/killable.ts';
import { allEmails, connectGmail, deliverEmail, NOOR } from '../../lib/mail.ts';
import { type Person, signUp } from '../../lib/person.ts';
import { controlEmulator } from '../../lib/servers/emulator-control.ts';
import { HTML_BODIES } from '../lib/hostile-inputs.ts';
import type { Attack, Target } from './cells.ts';
import { authHeaders, sendAtOnce } from './senders.ts';

/** Bytes of HTML, at which superlinear costs become visible. */
const HTML_BYTES = 400_000;
const PARTS = 10_000;
const PART = '--b\r\nContent-Type: text/html\r\n\r\n<p>Total $1.00\r\n';
const SLOW_MS = 1_000;
const READ_MS = 60_000;

const head = (attack: Attack, type: string, from = 'Shop <a@shop.test>') =>
  [
    `From: ${from}`,
    `Subject: Your order 1: ${attack}`,
    'Date: Fri, 20 Nov 2026 10:00:00 +0000',
    `Message-ID: <${attack.replace(' ', '-')}@shop.test>`,
    `Content-Type: ${type}`,
    '',
    '',
  ].join('\r\n');
const html = (name: string) => HTML_BODIES[name]?.(HTML_BYTES) ?? expect.fail(`no hostile input "${name}"`);

/** Nested parts around a nested body. */
function deep(): string {
  let body = `${html('nested tables')}\r\n`;
  for (let depth = 0; depth < 300; depth += 1) {
    const type = depth === 0 ? 'text/html' : `multipart/mixed; boundary=b${depth - 1}`;
    body = `--b${depth}\r\nContent-Type: ${type}\r\n\r\n${body}--b${depth}--\r\n`;
  }
  return head('deep', 'multipart/mixed; boundary=b299') + body;
}

/** One email per attack; the slow one is delivered slowly. */
export const HOSTILE_EMAILS: Readonly<Record<Attack, () => string>> = {
  deep,
  wide: () => head('wide', 'text/html') + html('attributes'),
  'long line': () =>
    head('long line', 'text/html', `${'"a, '.repeat(100_000)} <a@shop.test>`) + html('totals'),
  'many parts': () => `${head('many parts', 'multipart/mixed; boundary=b')}${PART.repeat(PARTS)}--b--\r\n`,
  bomb: () => head('bomb', 'text/html') + html('classed elements') + html('style selectors'),
  slow: () => `${head('slow', 'text/plain')}Thank you. Order total: $1.00\r\n`,
  endless: () => `${head('endless', 'text/plain')}${`${'x'.repeat(998)}\r\n`.repeat(26_000)}`,
};

/** The routes by which untrusted emails arrive. */
export const SOURCES: Readonly<Record<string, (product: KillableProduct, person: Person) => Promise<void>>> =
  {
    'an uploaded file': async (product, person) => {
      const mbox = Object.values(HOSTILE_EMAILS)
        .map((make) => `From a Fri Nov 20 10:00:00 +0000 2026\r\n${make()}\r\n\r\n`)
        .join('');
      const target = { product, person };
      const path = '/api/v1/mailboxes/uploads?fileName=a.mbox';
      expect(
        await sendAtOnce(target, { method: 'POST', path, headers: await authHeaders(target) }, mbox),
      ).toBe(200);
    },
    Gmail: async (product, person) => {
      for (const make of Object.values(HOSTILE_EMAILS))
        await deliverEmail(product, NOOR, { rawBase64: Buffer.from(make()).toString('base64') });
      const path = '/gmail/v1/users/me/messages/*';
      await controlEmulator(product.googleUrl, { op: 'fail', path, mode: 'delay', delayMs: SLOW_MS });
      await connectGmail(person, NOOR);
      await person.call('requestGmailSync');
    },
    IMAP: async (product, person) => {
      const { host, port, controlUrl } = product.imap ?? expect.fail('no mail server stands in');
      for (const make of Object.values(HOSTILE_EMAILS))
        await controlEmulator(controlUrl, {
          op: 'deliver',
          user: NOOR,
          rawBase64: Buffer.from(make()).toString('base64'),
        });
      await controlEmulator(controlUrl, {
        op: 'fail',
        command: 'UID FETCH',
        mode: 'drip',
        chunkBytes: 65_536,
      });
      const login = { user: NOOR, password: 'sandbox' };
      await person.call('connectImap', { body: { address: NOOR, host, port, security: 'none', ...login } });
    },
  };

export interface HostileEmailsResult {
  /** The status of opening each email, by attack. */
  readonly opened: Readonly<Record<string, unknown>>;
  readonly longestMs: number;
}

/** Delivers all of them to a new user and opens each. */
export async function deliverHostileEmails(
  product: KillableProduct,
  source: string,
): Promise<HostileEmailsResult> {
  const person = await signUp(product);
  await SOURCES[source]?.(product, person);
  await waitUntilIdle(product, person.userId, READ_MS);
  const target: Target = { product, person };
  const opened: Record<string, unknown> = {};
  let longestMs = 0;
  for (const email of await allEmails(person)) {
    const attack = email.subject?.split(': ')[1] ?? email.id;
    const startedAt = performance.now();
    const path = `/api/v1/processed-emails/${email.id}`;
    opened[attack] = await sendAtOnce(target, { method: 'GET', path, headers: await authHeaders(target) });
    longestMs = Math.max(longestMs, performance.now() - startedAt);
  }
  return { opened, longestMs };
}

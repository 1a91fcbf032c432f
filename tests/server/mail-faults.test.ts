import { beforeAll, describe, expect, it } from 'vitest';
import { expectFailure } from '../lib/envelope.ts';
import { member } from '../lib/http.ts';
import { allEmails, connectGmail, deliverEmail, mailCalls, NOOR, orderEmail } from '../lib/mail.ts';
import { type Person, signUp } from '../lib/person.ts';
import { controlEmulator } from '../lib/servers/emulator-control.ts';
import { runProduct } from '../lib/servers/product.ts';
import { waitFor } from '../lib/wait-for.ts';

const product = runProduct();
const MESSAGES = '/gmail/v1/users/me/messages/*';
const HISTORY = '/gmail/v1/users/me/history';
const ALWAYS = 400;
let person: Person;
let order = 880_000;

/** Delivers an email with a separate order; returns the provider's ID. */
async function newMail(): Promise<string> {
  order += 1;
  const [id] = await deliverEmail(
    product(),
    NOOR,
    orderEmail({ merchant: 'Larch Tools', orderId: `LT-${order}`, unitPriceMinor: 1_000 + order }),
  );
  return id ?? expect.fail('nothing was delivered');
}

beforeAll(async () => {
  person = await signUp(product());
  await connectGmail(person, NOOR);
  await person.call('requestGmailSync');
});

interface Fault {
  /** A provider failure while three new emails are pending; `first` is the ID of the first of them. */
  readonly arrange: (first: string) => Promise<unknown>;
  readonly state: 'COMPLETED' | 'FAILED';
  /** The one notification, or null if the user is not notified. */
  readonly notice: RegExp | null;
  readonly status?: 'needs_reauth';
  /** The minimum pause, if the provider requested one. */
  readonly minutes?: number;
  /** The state of the first new email at the end of the run, if it is not the usual one. */
  readonly first?: { readonly state: string; readonly reason: string };
}

const fail = (path: string, fault: Readonly<Record<string, unknown>>) =>
  controlEmulator(product().googleUrl, { op: 'fail', path, times: ALWAYS, ...fault });
const respond = (path: string, fault: Readonly<Record<string, unknown>>) =>
  fail(path, { mode: 'respond', ...fault });
const ofOne = (id: string) => `/gmail/v1/users/me/messages/${id}`;
const PAUSE = /^Gmail is busy\. Your progress is saved\. Fettle will continue automatically/;
const AWAY = /^Gmail isn’t responding\. Your progress is saved\. Try again in a moment\.$/;
const AGAIN =
  /^Gmail ended Fettle’s access to this mailbox\. Your data is safe\. Reconnect it to continue\.$/;

const FAULTS: Readonly<Record<string, Fault>> = {
  'an access token that ran out (401)': {
    arrange: () => controlEmulator(product().googleUrl, { op: 'expireAccessTokens', mailbox: NOOR }),
    state: 'COMPLETED',
    notice: null,
  },
  '401 again and again': {
    arrange: () => respond('/gmail/', { reason: 'authError' }),
    state: 'FAILED',
    notice: AGAIN,
    status: 'needs_reauth',
  },
  'a permission that is missing (403)': {
    arrange: () => respond('/gmail/', { reason: 'insufficientPermissions' }),
    state: 'FAILED',
    notice: AGAIN,
    status: 'needs_reauth',
  },
  'a quota used up (403)': {
    arrange: () => respond(MESSAGES, { reason: 'userRateLimitExceeded', skip: 1 }),
    state: 'FAILED',
    notice: PAUSE,
  },
  'too many requests (429)': {
    arrange: () => respond(MESSAGES, { reason: 'tooManyRequests', skip: 1 }),
    state: 'FAILED',
    notice: PAUSE,
  },
  'a day’s quota used up (403), which no new permission would help': {
    arrange: () => respond('/gmail/', { reason: 'dailyLimitExceeded' }),
    state: 'FAILED',
    notice: PAUSE,
  },
  'a short pause that is asked for (429, Retry-After)': {
    arrange: () =>
      respond(MESSAGES, { reason: 'tooManyRequests', headers: { 'retry-after': '1' }, times: 2 }),
    state: 'COMPLETED',
    notice: null,
  },
  'a long pause that is asked for': {
    arrange: () => respond(MESSAGES, { reason: 'tooManyRequests', headers: { 'retry-after': '600' } }),
    state: 'FAILED',
    notice: PAUSE,
    minutes: 10,
  },
  'a position that is forgotten (404)': {
    arrange: () => controlEmulator(product().googleUrl, { op: 'expireHistory', mailbox: NOOR }),
    state: 'COMPLETED',
    notice: null,
  },
  'a server error that passes (500)': {
    arrange: () => respond(MESSAGES, { status: 500, skip: 1, times: 4 }),
    state: 'COMPLETED',
    notice: null,
  },
  'a server that is away (503)': {
    arrange: () => respond(MESSAGES, { status: 503, body: 'away' }),
    state: 'FAILED',
    notice: AWAY,
  },
  'a server error instead of the news': {
    arrange: () => respond(HISTORY, { status: 502 }),
    state: 'FAILED',
    notice: AWAY,
  },
  'a page instead of the news': {
    arrange: () => fail(HISTORY, { mode: 'html' }),
    state: 'FAILED',
    notice: AWAY,
  },
  'half of the news': {
    arrange: () => fail(HISTORY, { mode: 'truncate' }),
    state: 'FAILED',
    notice: AWAY,
  },
  'a page instead of every message': {
    arrange: () => fail(MESSAGES, { mode: 'html' }),
    state: 'FAILED',
    notice: AWAY,
  },
  'a line that is cut now and then': {
    arrange: () => fail(MESSAGES, { mode: 'cut', skip: 1, times: 4 }),
    state: 'COMPLETED',
    notice: null,
  },
  'half a message, once': {
    arrange: () => fail(MESSAGES, { mode: 'truncate', times: 1 }),
    state: 'COMPLETED',
    notice: null,
  },
  'bytes that drip': {
    arrange: (first) => fail(ofOne(first), { mode: 'drip', chunkBytes: 4_096, chunkDelayMs: 20 }),
    state: 'COMPLETED',
    notice: null,
  },
  'one message that the provider never hands over': {
    arrange: (first) => respond(ofOne(first), { status: 400, reason: 'invalidArgument' }),
    state: 'COMPLETED',
    notice: null,
    first: { state: 'failed', reason: 'The email provider couldn’t deliver this email.' },
  },
  'one message that is gone': {
    arrange: (first) => respond(ofOne(first), { status: 404, reason: 'notFound' }),
    state: 'COMPLETED',
    notice: null,
    first: { state: 'skipped', reason: 'Deleted from the mailbox before Fettle could read it.' },
  },
  'a withdrawn permission': {
    arrange: async () => {
      await controlEmulator(product().googleUrl, { op: 'revokeGrant', mailbox: NOOR });
      await controlEmulator(product().googleUrl, { op: 'expireAccessTokens', mailbox: NOOR });
    },
    state: 'FAILED',
    notice: AGAIN,
    status: 'needs_reauth',
  },
};

describe('a failing email provider', () => {
  it.each(Object.entries(FAULTS))(
    '%s: one state, at most one notice, and no email lost or duplicated',
    async (_name, fault) => {
      const known = await allEmails(person);
      const fresh: string[] = [];
      for (let count = 0; count < 3; count += 1) fresh.push(await newMail());
      await fault.arrange(fresh[0] ?? '');
      const answer = await person.ask('requestGmailSync');
      const { sync } = await person.call('getGmailSync');
      expect(sync).toMatchObject({ state: fault.state, finishedAt: expect.any(String) });
      if (fault.notice === null) expect([answer.status, sync?.error]).toEqual([200, null]);
      else {
        expectFailure(answer, 'ProviderError');
        expect(member(answer.json, 'message')).toMatch(fault.notice);
        expect(sync?.error).toBe(member(answer.json, 'message'));
      }
      const { gmail } = (await person.call('getSettings')).settings.connectedServices;
      expect(gmail).toMatchObject({ connected: true, status: fault.status ?? 'healthy' });
      await controlEmulator(product().googleUrl, { op: 'clearFaults' });
      if (fault.status === 'needs_reauth') {
        await mailCalls(product(), '', true);
        expectFailure(await person.ask('requestGmailSync'), 'Conflict');
        expect(await mailCalls(product(), ''), 'the provider is left in peace').toEqual([]);
        await connectGmail(person, NOOR);
      } else if (fault.state === 'FAILED') {
        const minutes = await minutesToNextAttempt();
        expect(minutes).toBeLessThan(Math.max(31, (fault.minutes ?? 0) * 2));
        expect(minutes).toBeGreaterThan((fault.minutes ?? 1) - 1);
      }
      await person.call('requestGmailSync');
      const emails = await allEmails(person);
      expect(emails).toHaveLength(known.length + 3);
      const usual = fault.first ? 2 : 3;
      const orders = emails.filter(
        (email) => !known.some((old) => old.id === email.id) && email.totalMinor !== null,
      );
      expect(new Set(orders.map((email) => email.totalMinor)).size).toBe(usual);
      if (fault.first)
        expect(
          emails.filter((email) => email.totalMinor === null && !known.some((old) => old.id === email.id)),
        ).toMatchObject([fault.first]);
    },
  );

  async function minutesToNextAttempt(): Promise<number> {
    const { rows } = await product().admin.query<{ minutes: number }>(
      `select extract(epoch from next_at - now())::float8 / 60 as minutes from sys.schedules where user_id = $1
        and kind = 'mail'`,
      [person.userId],
    );
    return rows[0]?.minutes ?? Number.POSITIVE_INFINITY;
  }
});

describe('malformed email', () => {
  /** Waits for the end of a run, however slow the machine is; returns the run. */
  async function readToTheEnd() {
    await person.ask('requestGmailSync');
    return waitFor(
      'the run to end',
      async () => {
        const { sync } = await person.call('getGmailSync');
        return sync?.finishedAt ? sync : null;
      },
      50_000,
    );
  }

  const TEMPLATES: Readonly<Record<string, number>> = { oddSameMessageId: 2 };

  const RAW: readonly (readonly [string, string | Buffer])[] = [
    [
      'NUL in every place',
      'From: "A\u0000B" <a@b.test>\r\nSubject: Rec\u0000eipt\r\nMessage-ID: <a\u0000@b.test>\r\n' +
        'Content-Type: text/plain\r\n\r\nOrder #A\u0000B-1234567 confirmed\r\nTea \u0000 x 1 $5.00\r\n' +
        'Total: $5.00\u0000\r\n',
    ],
    [
      'NUL by encoded words',
      'From: =?utf-8?Q?Shop=00Co?= <a@b.test>\r\nSubject: =?utf-8?Q?Your=00receipt?=\r\n' +
        'Content-Type: text/html\r\n\r\n' +
        '<p>Receipt &#0; from Shop&#x0;Co. Order #1234567. Tea&#0; $5.00 Total $5.00</p>',
    ],
    [
      'half characters',
      'From: a@b.test\r\nSubject: =?utf-16?B?2AA=?=\r\nContent-Type: text/html\r\n\r\n' +
        '<p>Receipt &#xD800; Total &#xDFFF; $5.00</p>',
    ],
    ['random bytes', Buffer.from(Array.from({ length: 4096 }, (_, index) => (index * 131 + 7) % 256))],
    ['a subject of a megabyte', `From: a@b.test\r\nSubject: ${'x'.repeat(1024 * 1024)}\r\n\r\nTotal $5.00`],
    [
      'amounts beyond all numbers',
      'From: shop@b.test\r\nSubject: Your order confirmation\r\n\r\nOrder #7654321\r\n' +
        'Total: $99999999999999999999999.00\r\nTax: $1e308\r\n',
    ],
    [
      'a day beyond the calendar',
      'From: shop@b.test\r\nSubject: Order confirmation\r\nDate: Fri, 31 Dec 99999 23:59:59 +0000\r\n\r\n' +
        'Order #7654322 placed on 9999-99-99\r\nTotal: $12.00\r\nRenews on 31 February 2027',
    ],
    ['only headers, without an end', 'From: a@b.test\r\nSubject: nothing else'],
    [
      'nested a thousand deep',
      `${'Content-Type: multipart/mixed; boundary="a"\r\n\r\n--a\r\n'.repeat(1000)}\r\ntext`,
    ],
    [
      'ten thousand parts',
      `From: a@b.test\r\nContent-Type: multipart/mixed; boundary="a"\r\n\r\n${'--a\r\n\r\nx\r\n'.repeat(10_000)}--a--`,
    ],
  ];

  it('other hostile input does not stop the sync either', async () => {
    const known = new Set((await allEmails(person)).map((email) => email.id));
    for (const [, raw] of RAW)
      await deliverEmail(product(), NOOR, { rawBase64: Buffer.from(raw).toString('base64') });
    await newMail();
    expect(await readToTheEnd()).toMatchObject({ state: 'COMPLETED', emailsProcessed: RAW.length + 1 });
    const fresh = (await allEmails(person)).filter((email) => !known.has(email.id));
    expect(fresh).toHaveLength(RAW.length + 1);
    for (const email of fresh) {
      expect(email.reason, email.subject).not.toBe('');
      expect((await person.ask('getProcessedEmail', { params: { messageId: email.id } })).status).toBe(200);
    }
  }, 60_000);

  // The last test, because the emulator keeps serving the large messages to later ones.
  it('no malformed email of the emulator stops the sync; each gets a state, a reason and a valid date', async () => {
    const status = await controlEmulator(product().googleUrl, { op: 'status' });
    const names = member(status, 'templates');
    const odd = (Array.isArray(names) ? names : []).map(String).filter((name) => name.startsWith('odd'));
    expect(odd).toEqual(
      expect.arrayContaining([
        'oddCharset',
        'oddNoDate',
        'oddDate1970',
        'oddDate2099',
        'oddSameMessageId',
        'oddHuge',
      ]),
    );
    const known = new Set((await allEmails(person)).map((email) => email.id));
    let delivered = 1;
    for (const template of odd) {
      const count = TEMPLATES[template] ?? 1;
      await deliverEmail(product(), NOOR, { template, count });
      delivered += count;
    }
    await newMail();
    const tooLarge = Buffer.concat([
      Buffer.from('From: a@b.test\r\nSubject: All of our photographs\r\n\r\n'),
      Buffer.alloc(26 * 1024 * 1024, 'filler line of a very long mail\r\n'),
    ]);
    await deliverEmail(product(), NOOR, { rawBase64: tooLarge.toString('base64') });
    expect(await readToTheEnd()).toMatchObject({ state: 'COMPLETED', emailsProcessed: delivered + 1 });
    const fresh = (await allEmails(person)).filter((email) => !known.has(email.id));
    expect(fresh).toHaveLength(delivered + 1);
    for (const email of fresh) {
      expect(email.state, email.subject).not.toBe('new');
      expect(email.reason, email.subject).not.toBe('');
      expect(email.receivedAt > '2000' && email.receivedAt < '2098', email.receivedAt).toBe(true);
    }
    expect(
      fresh.find((email) => email.subject === 'All of our photographs' || email.reason.includes('25 MB')),
    ).toMatchObject({
      state: expect.stringMatching(/^(failed|skipped)$/),
      reason: 'This email is larger than 25 MB, so it wasn’t read.',
    });
  }, 90_000);
});

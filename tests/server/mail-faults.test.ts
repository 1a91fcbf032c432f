import { beforeEach, describe, expect, it } from 'vitest';
import { expectFailure } from '../lib/envelope.ts';
import { member } from '../lib/http.ts';
import { quiet } from '../lib/jobs.ts';
import { allEmails, connectGmail, deliver, mailCalls, NOOR, orderMail } from '../lib/mail.ts';
import { type Person, signUp } from '../lib/person.ts';
import { runProduct } from '../lib/product.ts';
import { control } from '../lib/stand-ins.ts';

const product = runProduct();
const MESSAGE = '/gmail/v1/users/me/messages/*';
let person: Person;
let order = 880_000;

/** New mail with an order of its own; gives the provider's id. */
async function newMail(): Promise<string> {
  order += 1;
  const [id] = await deliver(
    product(),
    NOOR,
    orderMail({ merchant: 'Larch Tools', orderId: `LT-${order}`, unitPriceMinor: 1_000 + order }),
  );
  return id ?? expect.fail('nothing was delivered');
}

beforeEach(async () => {
  await control(product().googleUrl, { op: 'clearFaults' });
  person = await signUp(product());
  await connectGmail(person, NOOR);
  await person.call('requestGmailSync');
});

describe('a mail provider that fails', () => {
  const HISTORY = '/gmail/v1/users/me/history';
  it.each([
    ['too many requests', MESSAGE, { mode: 'respond', reason: 'tooManyRequests', skip: 1 }],
    ['a quota used up', MESSAGE, { mode: 'respond', reason: 'userRateLimitExceeded', skip: 1 }],
    ['a server error', MESSAGE, { mode: 'respond', status: 500, skip: 1 }],
    ['a bare 503', MESSAGE, { mode: 'respond', status: 503, body: 'away', skip: 1 }],
    ['a page instead of a message', MESSAGE, { mode: 'html', skip: 1 }],
    ['half a message', MESSAGE, { mode: 'truncate', skip: 1 }],
    ['a line cut before a message', MESSAGE, { mode: 'cut', skip: 1 }],
    ['a page instead of the news', HISTORY, { mode: 'html' }],
    ['half of the news', HISTORY, { mode: 'truncate' }],
  ])('%s: what was read stays, the rest comes with the next sync, once', async (_name, path, fault) => {
    const totals: number[] = [];
    for (let count = 0; count < 3; count += 1) {
      await newMail();
      totals.push(1_000 + order);
    }
    await control(product().googleUrl, { op: 'fail', path, times: 4, ...fault });
    const first = await person.ask('requestGmailSync');
    expect([200, 502], first.text).toContain(first.status);
    await control(product().googleUrl, { op: 'clearFaults' });
    const settings = (await person.call('getSettings')).settings.connectedServices.gmail;
    expect(settings.status, 'a passing failure asks nothing of the person').toBe('healthy');
    await person.call('requestGmailSync');
    const emails = await allEmails(person);
    const fresh = emails.flatMap(({ totalMinor }) => (totals.includes(totalMinor ?? 0) ? [totalMinor] : []));
    expect(fresh.sort()).toEqual(totals);
    expect(emails.filter((email) => email.merchant === null)).toEqual([]);
  });

  it('a sync that fails says so in words, and can be tried again', async () => {
    await control(product().googleUrl, {
      op: 'fail',
      path: '/gmail/v1/users/me/history',
      mode: 'respond',
      status: 500,
      times: 10,
    });
    const answer = await person.ask('requestGmailSync');
    expectFailure(answer, 'ProviderError');
    expect(member(answer.json, 'message')).toMatch(/^Gmail did not answer as expected/);
    const { sync } = await person.call('getGmailSync');
    expect(sync).toMatchObject({ state: 'FAILED', error: expect.stringMatching(/^Gmail did not answer/) });
    expect(sync?.finishedAt).not.toBeNull();
    await control(product().googleUrl, { op: 'clearFaults' });
    expect((await person.ask('requestGmailSync')).status).toBe(200);
  });

  it('a withdrawn permission: FAILED, the person is asked to connect again, the provider left in peace', async () => {
    const mail = await newMail();
    await control(product().googleUrl, { op: 'revokeGrant', mailbox: NOOR });
    await control(product().googleUrl, { op: 'expireAccessTokens', mailbox: NOOR });
    const answer = await person.ask('requestGmailSync');
    expectFailure(answer, 'ProviderError');
    expect(member(answer.json, 'message')).toContain('Connect it again');
    expect((await person.call('getGmailSync')).sync?.state).toBe('FAILED');
    expect((await person.call('getSettings')).settings.connectedServices.gmail).toMatchObject({
      connected: true,
      status: 'needs_reauth',
    });
    await quiet(product(), person.userId);
    await mailCalls(product(), '', true);
    expectFailure(await person.ask('requestGmailSync'), 'Conflict');
    expect(await mailCalls(product(), '')).toEqual([]);
    const before = await allEmails(person);
    await connectGmail(person, NOOR);
    await person.call('requestGmailSync');
    const after = await allEmails(person);
    expect(after, `the mail ${mail} that came meanwhile is read, the others are not read again`).toHaveLength(
      before.length + 1,
    );
  });

  it('a message that is gone when it is asked for is passed over, with the reason', async () => {
    const gone = await newMail();
    await newMail();
    await control(product().googleUrl, {
      op: 'fail',
      path: `/gmail/v1/users/me/messages/${gone}`,
      mode: 'respond',
      reason: 'notFound',
      status: 404,
    });
    expect((await person.call('requestGmailSync')).emailsProcessed).toBe(2);
    const emails = await allEmails(person);
    expect(emails.filter((email) => email.state === 'skipped')).toMatchObject([
      { reason: 'It was gone from the mailbox when we asked for it.' },
    ]);
  });
});

describe('broken mail', () => {
  it('none of the stand-in’s oddities stops the sync; each gets a state and a reason', async () => {
    const status = await control(product().googleUrl, { op: 'status' });
    const names = member(status, 'templates');
    const odd = (Array.isArray(names) ? names : []).map(String).filter((name) => name.startsWith('odd'));
    expect(odd.length).toBeGreaterThan(10);
    for (const template of odd) await deliver(product(), NOOR, { template });
    await newMail();
    const counts = await person.call('requestGmailSync');
    expect(counts.emailsProcessed).toBe(odd.length + 1);
    expect((await person.call('getGmailSync')).sync?.state).toBe('COMPLETED');
    for (const email of await allEmails(person)) {
      expect(email.state, email.subject).not.toBe('new');
      expect(email.reason, email.subject).not.toBe('');
    }
  }, 60_000);

  const RAW: readonly (readonly [string, string | Buffer])[] = [
    [
      'NUL in every place',
      'From: "A\u0000B" <a@b.test>\r\nSubject: Rec\u0000eipt\r\nMessage-ID: <a\u0000@b.test>\r\nContent-Type: text/plain\r\n\r\nOrder #A\u0000B-1234567 confirmed\r\nTea \u0000 x 1 $5.00\r\nTotal: $5.00\u0000\r\n',
    ],
    [
      'NUL by encoded words',
      'From: =?utf-8?Q?Shop=00Co?= <a@b.test>\r\nSubject: =?utf-8?Q?Your=00receipt?=\r\nContent-Type: text/html\r\n\r\n<p>Receipt &#0; from Shop&#x0;Co. Order #1234567. Tea&#0; $5.00 Total $5.00</p>',
    ],
    [
      'half characters',
      'From: a@b.test\r\nSubject: =?utf-16?B?2AA=?=\r\nContent-Type: text/html\r\n\r\n<p>Receipt &#xD800; Total &#xDFFF; $5.00</p>',
    ],
    ['random bytes', Buffer.from(Array.from({ length: 4096 }, (_, index) => (index * 131 + 7) % 256))],
    ['a subject of a megabyte', `From: a@b.test\r\nSubject: ${'x'.repeat(1024 * 1024)}\r\n\r\nTotal $5.00`],
    [
      'amounts beyond all numbers',
      'From: shop@b.test\r\nSubject: Your order confirmation\r\n\r\nOrder #7654321\r\nTotal: $99999999999999999999999.00\r\nTax: $1e308\r\n',
    ],
    [
      'a day beyond the calendar',
      'From: shop@b.test\r\nSubject: Order confirmation\r\nDate: Fri, 31 Dec 99999 23:59:59 +0000\r\n\r\nOrder #7654322 placed on 9999-99-99\r\nTotal: $12.00\r\nRenews on 31 February 2027',
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

  it('nor does anything else a sender may think of', async () => {
    for (const [, raw] of RAW)
      await deliver(product(), NOOR, { rawBase64: Buffer.from(raw).toString('base64') });
    await newMail();
    const counts = await person.call('requestGmailSync');
    expect(counts.emailsProcessed).toBe(RAW.length + 1);
    expect((await person.call('getGmailSync')).sync?.state).toBe('COMPLETED');
    const emails = await allEmails(person);
    for (const email of emails.slice(0, RAW.length + 1)) expect(email.reason, email.subject).not.toBe('');
    for (const email of emails.slice(0, 12))
      expect((await person.ask('getProcessedEmail', { params: { messageId: email.id } })).status).toBe(200);
  }, 60_000);
});

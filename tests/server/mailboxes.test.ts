import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { expectFailure } from '../lib/envelope.ts';
import { member, send } from '../lib/http.ts';
import { pollNow, waitUntilIdle } from '../lib/jobs.ts';
import { allEmails, connectGmail, NOOR, SAM } from '../lib/mail.ts';
import { type Person, signUp } from '../lib/person.ts';
import { controlEmulator } from '../lib/servers/emulator-control.ts';
import { runProduct } from '../lib/servers/product.ts';
import { waitFor } from '../lib/wait-for.ts';

/** Longer than a watch collects new email before it starts a sync. */
const BURST_MS = 1_500;
const PUSHER = 'pusher@sandbox.test';
const product = runProduct({
  environment: { GOOGLE_PUBSUB_TOPIC: 'projects/sandbox/topics/mail', GOOGLE_PUBSUB_ACCOUNT: PUSHER },
});
let person: Person;
let order = 40_000;

const imap = () => product().imap ?? expect.fail('no mail server stands in');

const script = (operation: Readonly<Record<string, unknown>>) =>
  controlEmulator(imap().controlUrl, operation);
const signInTo = (address: string) => {
  const { host, port } = imap();
  return { address, host, port, security: 'none' as const, user: address, password: 'sandbox' };
};
const connect = (address: string) => person.call('connectImap', { body: signInTo(address) });
const settings = async () => (await person.call('getSettings')).settings.connectedServices;
const isRead = async () =>
  (await allEmails(person)).some((email) => email.subject === `Your order LT-${order}`);
const received = async (command: string) => {
  const calls = member(await script({ op: 'calls' }), 'calls');
  return (Array.isArray(calls) ? calls : []).filter((call) => member(call, 'command') === command).length;
};
/** The users whose mailboxes are being watched. */
const idlers = async () =>
  z.object({ users: z.array(z.string()) }).parse(await script({ op: 'idlers' })).users;

/** Connects a mailbox and waits for its watch, and for the sync that the watch starts. */
async function connectWatched(address: string): Promise<void> {
  const before = await received('IDLE');
  await connect(address);
  await waitFor('the watch', async () => (await received('IDLE')) > before);
  await setTimeout(BURST_MS);
  await waitUntilIdle(product(), person.userId);
}

/** A plain-text receipt with a separate order. */
function receipt(): string {
  order += 1;
  return [
    'From: Larch Tools <orders@larchtools.test>',
    'To: someone@example.test',
    `Subject: Your order LT-${order}`,
    'Date: Fri, 20 Nov 2026 10:00:00 +0000',
    `Message-ID: <${order}@larchtools.test>`,
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Thank you for your order.',
    `Order number: LT-${order}`,
    `1 x Ginger tea $${order}.00`,
    `Order total: $${order}.00`,
    '',
  ].join('\r\n');
}

async function upload(content: string, fileName = 'mail.mbox') {
  const answer = await send(
    `${product().url}/api/v1/mailboxes/uploads?fileName=${encodeURIComponent(fileName)}`,
    {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await person.token()}`,
        'content-type': 'application/octet-stream',
      },
      body: content,
    },
  );
  return { status: answer.status, data: member(answer.json, 'data'), text: answer.text };
}

const asMbox = (mails: readonly string[]) =>
  mails.map((mail, n) => `From ${n}@xxx Fri Nov 20 10:00:00 +0000 2026\r\n${mail}\r\n`).join('');

beforeEach(async () => {
  await script({ op: 'clearFaults' });
  await script({ op: 'setPassword', user: NOOR, password: 'sandbox' });
  person = await signUp(product());
});

// The watch of a mailbox left connected would take the failures scripted for the next test.
afterEach(async () => {
  for (const { id: mailboxId } of (await settings()).mailboxes)
    await person.call('disconnectMailbox', { params: { mailboxId }, query: { receipts: 'delete' } });
});

describe('an IMAP mailbox', () => {
  it('finds the server for an address, and shows the provider’s requirements', async () => {
    const find = async (address: string) =>
      (await person.call('findMailServer', { query: { address } })).server;
    expect(await find('Ada@Yahoo.co.uk')).toMatchObject({
      ...{ host: 'imap.mail.yahoo.com', port: 993, security: 'tls', password: 'app' },
      advice: expect.stringContaining('app password'),
      helpUrl: expect.stringMatching(/^https:/),
    });
    expect(await find('ada@hotmail.fr')).toMatchObject({ password: 'refused' });
    expect(await find('ada@proton.me')).toMatchObject({ host: '127.0.0.1', port: 1143, password: 'bridge' });
    expect(await find('ada@free.fr')).toMatchObject({ user: 'ada' });
    expect(await find(SAM)).toMatchObject({ host: imap().host, port: imap().port });
    for (const unknown of ['ada@own-domain.example', 'ada@yahoo.evil.example', 'ada@notgmx.de'])
      expect(await find(unknown), unknown).toBeNull();
    expectFailure(
      await person.ask('findMailServer', { query: { address: 'no address' } }),
      'ValidationFailed',
    );
  });

  it('is read once connected, next to Gmail and others; the same email in two counts once', async () => {
    for (const raw of [receipt(), receipt(), receipt()]) {
      await controlEmulator(product().googleUrl, { op: 'deliver', mailbox: SAM, raw });
      await script({ op: 'deliver', user: SAM, raw });
    }
    await connectGmail(person, SAM);
    await person.call('requestGmailSync');
    const before = await person.call('getEmailAi');
    await connect(SAM);
    await connect(NOOR);
    await waitUntilIdle(product(), person.userId);
    const after = await person.call('getEmailAi');
    expect(after.mailboxes.map(({ provider, address }) => [provider, address])).toEqual([
      ['gmail', SAM],
      ['imap', SAM],
      ['imap', NOOR],
    ]);
    const { gmail, mailboxes } = await settings();
    expect(gmail.address).toBe(SAM);
    expect(mailboxes.every((mailbox) => mailbox.status === 'healthy' && mailbox.isSandbox)).toBe(true);
    expect((await allEmails(person)).length).toBeGreaterThan(30);
    const standing = async () =>
      Number(
        (
          await product().admin.query<{ n: number }>(
            `select count(*)::int as n from app.receipts where user_id = $1 and state <> 'merged'`,
            [person.userId],
          )
        ).rows[0]?.n,
      );
    const both = await standing();
    expect(both).toBeGreaterThanOrEqual(3);
    expect(after.matched).toBe(before.matched);
    // Without the first mailbox, the second one's copies represent the same purchases.
    await person.call('disconnectGmail');
    expect(await standing()).toBe(both);
  });

  it('gets new email without polling', async () => {
    await connectWatched(NOOR);
    await script({ op: 'deliver', user: NOOR, raw: receipt() });
    await waitFor('the mail', isRead);
  });

  it('gets email that arrived between two watches once the next one has connected', async () => {
    await connectWatched(NOOR);
    await script({ op: 'renumber', user: NOOR });
    await script({ op: 'deliver', user: NOOR, raw: receipt() });
    await waitFor('the mail', isRead, 40_000);
  });

  it('signs out of the server while it is paused, and waits for new email again afterward', async () => {
    const { mailboxId } = await connect(NOOR);
    await waitFor('the watch', async () => (await idlers()).length === 1);
    const pause = (isPaused: boolean) =>
      person.call('updateMailbox', { params: { mailboxId }, body: { isPaused } });
    await pause(true);
    await waitFor('the watch to end', async () => (await idlers()).length === 0, 5_000);
    await pause(false);
    await waitFor('the next watch', async () => (await idlers()).length === 1, 5_000);
  });

  it('waits for new email with the new password once it changed', async () => {
    await connect(NOOR);
    await waitFor('the watch', async () => (await idlers()).length === 1);
    await waitUntilIdle(product(), person.userId);
    await script({ op: 'setPassword', user: NOOR, password: 'changed' });
    const idles = await received('IDLE');
    await person.call('connectImap', { body: { ...signInTo(NOOR), password: 'changed' } });
    await waitUntilIdle(product(), person.userId);
    const watched = async () => (await idlers()).length === 1 && (await received('IDLE')) > idles;
    await waitFor('the next watch', watched, 5_000);
  });

  it('is watched while the access of another one cannot be opened', async () => {
    const other = await signUp(product());
    // Its ID is the first one, so that its watch starts before the next one's.
    const values = [other.userId, '00000000-0000-7000-8000-000000000000'];
    await product().admin.query(
      `insert into app.mailboxes (user_id, id, provider, address, status, access_sealed, is_sandbox)
         values ($1, $2, 'imap', 'other@example.test', 'healthy', '\\x00', true)`,
      values,
    );
    await product().admin.query(
      `insert into sys.mail_watches (user_id, mailbox_id, provider, key_hash) values ($1, $2, 'imap', '\\x00')`,
      values,
    );
    await connectWatched(NOOR);
  });

  it('stores no password that has not worked, none in clear text, and explains errors', async () => {
    const ask = (change: object) => person.ask('connectImap', { body: { ...signInTo(NOOR), ...change } });
    const cases = [
      [{ password: 'wrong' }, 'ValidationFailed', /rejected this username or password/],
      [{ host: '169.254.169.254', port: 993, security: 'tls' }, 'ValidationFailed', /private network/],
      [{ host: '8.8.8.8', port: 5432, security: 'tls' }, 'ValidationFailed', /Use 993 or 143/],
      [{ host: '8.8.8.8', port: 143, security: 'none' }, 'ValidationFailed', /encryption/],
      [{ host: 'a b', port: 143 }, 'ValidationFailed', /server name/],
    ] as const;
    for (const [change, code, words] of cases) {
      const answer = await ask(change);
      expectFailure(answer, code);
      expect(String(member(answer.json, 'message'))).toMatch(words);
    }
    for (const [mode, code] of [
      ['bye', 'ProviderTimeout'],
      ['cut', 'ProviderTimeout'],
    ] as const) {
      await script({ op: 'fail', command: 'AUTHENTICATE', mode });
      expectFailure(await ask({}), code);
    }
    expect((await settings()).mailboxes).toEqual([]);
    await connect(NOOR);
    const { rows } = await product().admin.query<{ text: string }>(
      `select encode(access_sealed, 'escape') as text from app.mailboxes where user_id = $1`,
      [person.userId],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.text).not.toContain('sandbox');
  });

  it('a changed password asks the user once; with the new one the sync resumes without reading twice', async () => {
    await script({ op: 'deliver', user: NOOR, raw: receipt() });
    await connectWatched(NOOR);
    const before = await allEmails(person);
    await script({ op: 'setPassword', user: NOOR, password: 'changed' });
    // The idle connection is still signed in with the old password.
    await script({ op: 'fail', command: 'UID SEARCH', mode: 'bye' });
    const answer = await person.ask('requestGmailSync');
    expectFailure(answer, 'ProviderError');
    expect(member(answer.json, 'message')).toMatch(/^The email server ended Fettle’s access/);
    expect((await settings()).mailboxes).toMatchObject([{ status: 'needs_reauth' }]);
    expectFailure(await person.ask('requestGmailSync'), 'Conflict');
    await person.call('connectImap', { body: { ...signInTo(NOOR), password: 'changed' } });
    await waitUntilIdle(product(), person.userId);
    expect((await settings()).mailboxes).toMatchObject([{ status: 'healthy' }]);
    expect(await allEmails(person)).toHaveLength(before.length);
  });

  it('renumbered messages, a broken connection, a deleted message: each message stays exactly once', async () => {
    for (let count = 0; count < 4; count += 1) await script({ op: 'deliver', user: NOOR, raw: receipt() });
    await connectWatched(NOOR);
    const before = await allEmails(person);
    await script({ op: 'renumber', user: NOOR });
    await script({ op: 'deliver', user: NOOR, raw: receipt() });
    await script({ op: 'fail', command: 'UID FETCH', skip: 1, mode: 'cut' });
    await person.ask('requestGmailSync');
    await waitUntilIdle(product(), person.userId);
    await person.ask('requestGmailSync');
    const after = await allEmails(person);
    expect(after).toHaveLength(before.length + 1);
    expect(new Set(after.map((email) => email.subject)).size).toBe(
      new Set(before.map((email) => email.subject)).size + 1,
    );
  });

  it('disconnecting keeps receipts that explain charges, or deletes everything, as the user chooses', async () => {
    await script({ op: 'deliver', user: NOOR, raw: receipt() });
    for (const receipts of ['keep', 'delete'] as const) {
      const { mailboxId } = await connect(NOOR);
      await waitUntilIdle(product(), person.userId);
      expect((await allEmails(person)).length).toBeGreaterThan(0);
      const other = await signUp(product());
      expectFailure(await other.ask('disconnectMailbox', { params: { mailboxId } }), 'NotFound');
      await person.call('disconnectMailbox', { params: { mailboxId }, query: { receipts } });
      expect((await settings()).mailboxes).toEqual([]);
      expect(await allEmails(person)).toEqual([]);
      expectFailure(await person.ask('disconnectMailbox', { params: { mailboxId } }), 'NotFound');
    }
    for (const left of [
      'app.receipts where',
      'sys.mail_watches where',
      "sys.schedules where kind = 'mail' and",
    ])
      expect(
        (await product().admin.query(`select 1 from ${left} user_id = $1`, [person.userId])).rows,
        left,
      ).toEqual([]);
  });
});

describe('Gmail push', () => {
  it('a correctly signed notification triggers a sync; a wrong signer or audience is rejected', async () => {
    await connectGmail(person, NOOR);
    await person.call('requestGmailSync');
    const before = (await allEmails(person)).length;
    await controlEmulator(product().googleUrl, { op: 'deliver', mailbox: NOOR, raw: receipt() });
    const audience = `${product().url}/api/v1/gmail/push`;
    const push = async (order: object, change: (token: string) => string = (token) => token) => {
      const notice = await controlEmulator(product().googleUrl, {
        op: 'push',
        mailbox: NOOR,
        audience,
        account: PUSHER,
        ...order,
      });
      return send(audience, {
        method: 'POST',
        headers: {
          authorization: change(`Bearer ${String(member(notice, 'token'))}`),
          'content-type': 'application/json',
        },
        body: JSON.stringify(member(notice, 'body')),
      });
    };
    for (const refused of [
      await push({ account: 'other@sandbox.test' }),
      await push({ audience: 'https://elsewhere.test/push' }),
      await push({}, () => ''),
      await push({}, (token) => `${token.slice(0, -6)}AAAAAA`),
    ])
      expectFailure(refused, 'Unauthorized');
    expect(await allEmails(person)).toHaveLength(before);
    expect((await push({ mailbox: 'nobody@sandbox.test' })).status).toBe(200);
    expect((await push({})).status).toBe(200);
    await waitFor('the mail', async () => (await allEmails(person)).length === before + 1);
  });
});

it('Gmail push starts for a mailbox while the access of another one cannot be opened', async () => {
  const other = await signUp(product());
  await connectGmail(other, SAM);
  await product().admin.query(`update app.mailboxes set access_sealed = '\\x00' where user_id = $1`, [
    other.userId,
  ]);
  await product().admin.query('update sys.mail_watches set pushed_until = null where user_id = $1', [
    other.userId,
  ]);
  await connectGmail(person, NOOR);
  await pollNow(product());
  await waitFor('the push', async () => {
    const { rows } = await product().admin.query(
      "select 1 from sys.mail_watches where user_id = $1 and pushed_until > now() + interval '2 days'",
      [person.userId],
    );
    return rows.length > 0;
  });
});

describe('uploaded email', () => {
  it('is read like a mailbox; the same upload adds nothing, and no body stays stored', async () => {
    const mails = Array.from({ length: 30 }, receipt);
    const first = await upload(asMbox(mails));
    expect(first.data).toMatchObject({ messages: 30, added: 30, tooLarge: 0, problems: [] });
    await waitUntilIdle(product(), person.userId);
    const read = await allEmails(person);
    expect(read.filter((email) => email.kind === 'purchase')).toHaveLength(30);
    const again = await upload(asMbox([...mails, receipt()]));
    expect(again.data).toMatchObject({ messages: 31, added: 1 });
    const single = await upload((mails[3] ?? '').replaceAll('\r\n', '\n'), 'one.eml');
    expect(single.data).toMatchObject({ messages: 1, added: 0 });
    await waitUntilIdle(product(), person.userId);
    expect(await allEmails(person)).toHaveLength(31);
    const { rows } = await product().admin.query('select 1 from app.uploaded_messages where user_id = $1', [
      person.userId,
    ]);
    expect(rows).toEqual([]);
    expect((await settings()).mailboxes).toMatchObject([{ provider: 'files', address: 'Uploaded email' }]);
    await person.call('updateProfile', { body: { language: 'es' } });
    expect((await settings()).mailboxes).toMatchObject([{ address: 'Correos subidos' }]);
    expect((await person.call('getEmailAi')).mailboxes).toMatchObject([{ address: 'Correos subidos' }]);
  });

  it('two copies in one upload count once', async () => {
    const [one, other] = [receipt(), receipt()];
    // The same email from another source.
    const another = `Received: from relay.test\r\n${other}`;
    expect((await upload(asMbox([one, other, one, another]))).data).toMatchObject({ messages: 4, added: 2 });
    await waitUntilIdle(product(), person.userId);
    expect((await allEmails(person)).map(({ kind }) => kind)).toEqual(['purchase', 'purchase']);
  });

  it('a file that is not email is rejected with an explanation and stores nothing', async () => {
    for (const content of ['', 'no mail at all, just words', '\u0000\u0001\u0002']) {
      const answer = await upload(content, 'picture.png');
      expect(answer.status, answer.text).toBe(422);
      expect(answer.text).toMatch(/Nothing changed/);
    }
    expect((await settings()).mailboxes).toEqual([]);
  });
});

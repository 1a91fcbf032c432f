import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkPerson } from '#db/integrity.ts';
import { openDatabase } from '#db/pool.ts';
import { acquireLease, getOrCreateSync, lockRun, renewLease } from '#db/repositories/mail/mail-syncs.ts';
import { type ConnectionGuard, guardConnections } from '../lib/guard-connections.ts';
import { member, send } from '../lib/http.ts';
import { waitUntilIdle } from '../lib/jobs.ts';
import { openScreen } from '../lib/live-events.ts';
import {
  allEmails,
  bodiesFetched,
  connectGmail,
  deliverEmail,
  JORDAN,
  NOOR,
  orderEmail,
  SAM,
} from '../lib/mail.ts';
import { type Person, signUp } from '../lib/person.ts';
import { controlEmulator } from '../lib/servers/emulator-control.ts';
import { runProduct } from '../lib/servers/product.ts';
import { type SecondServer, startSecondServer } from '../lib/servers/second-server.ts';
import { waitFor } from '../lib/wait-for.ts';

let guard: ConnectionGuard;
beforeAll(() => {
  guard = guardConnections();
});
afterAll(() => guard.lift());

/** Reader processes have a low priority, so tests in parallel delay them for a long time. */
const READ_WITHIN_MS = 100_000;

const JOB = '019a0000-0000-7000-8000-000000000002';
const KEY = randomBytes(32).toString('base64');
const product = runProduct({ environment: { ENCRYPTION_KEY: KEY } });
let second: SecondServer;
beforeAll(async () => {
  second = await startSecondServer(product(), KEY);
}, 60_000);
afterAll(() => second.stop());

const count = async (sql: string, values: readonly unknown[]): Promise<number> => {
  const { rows } = await product().admin.query<{ n: number }>(`select count(*)::int as n ${sql}`, [
    ...values,
  ]);
  return rows[0]?.n ?? 0;
};
const waiting = (person: Person) =>
  count(`from app.messages where user_id = $1 and state = 'new'`, [person.userId]);

/** The integrity errors of a user's data. */
async function problems(person: Person): Promise<string[]> {
  const db = openDatabase({ url: product().databaseUrl, connectionsMax: 1 });
  try {
    const findings = await db.readAs(person.userId, checkPerson);
    return findings.filter((finding) => finding.count > 0).map((finding) => finding.rule);
  } finally {
    await db.close();
  }
}

const slowBodies = (delayMs: number, times: number) =>
  controlEmulator(product().googleUrl, {
    op: 'fail',
    path: '/gmail/v1/users/me/messages/*',
    mode: 'delay',
    delayMs,
    times,
  });

describe('the lease of a run', () => {
  it('belongs to one worker at a time; a worker that was paused cannot write after losing it', async () => {
    const person = await signUp(product());
    await connectGmail(person, NOOR);
    const db = openDatabase({ url: product().databaseUrl, connectionsMax: 2 });
    const as = <T>(work: Parameters<typeof db.withUser<T>>[1]) => db.withUser(person.userId, work);
    const [mailbox] = (
      await product().admin.query<{ id: string }>('select id from app.mailboxes where user_id = $1', [
        person.userId,
      ])
    ).rows;
    const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second));
    const sync = await as((db) =>
      getOrCreateSync(db, mailbox?.id ?? '', '019a0000-0000-7000-8000-000000000001', at(0)),
    );
    if (!sync) throw new Error('the mailbox is connected');
    const first = await as((db) => acquireLease(db, sync.id, JOB, at(0), at(6)));
    expect(await as((db) => acquireLease(db, sync.id, JOB, at(5), at(11)))).toBeNull();
    expect(await as((db) => renewLease(db, sync.id, first ?? -1, at(8)))).toBe(true);
    expect(await as((db) => acquireLease(db, sync.id, JOB, at(7), at(13)))).toBeNull();
    const next = await as((db) => acquireLease(db, sync.id, JOB, at(9), at(15)));
    expect(next).toBe((first ?? 0) + 1);
    expect(await as((db) => lockRun(db, sync.id, first ?? -1))).toBeNull();
    expect(await as((db) => renewLease(db, sync.id, first ?? -1, at(60)))).toBe(false);
    expect((await as((db) => lockRun(db, sync.id, next ?? -1)))?.id).toBe(sync.id);
    await db.close();
  });
});

describe('a job', () => {
  it('that is delivered again after its run has ended starts no other run', async () => {
    const person = await signUp(product());
    await connectGmail(person, SAM);
    await person.call('requestGmailSync');
    await waitUntilIdle(product(), person.userId);
    const runs = () => count('from app.mail_syncs where user_id = $1', [person.userId]);
    const before = await runs();
    // As the queue does if a process died after the run ended and before its job did.
    const again = `update pgboss.job set state = 'retry', start_after = now(), completed_on = null
      where name = 'mail-sync' and state = 'completed' and data->>'userId' = $1 and id in (select job_id
        from app.mail_syncs where user_id = $1::uuid)`;
    expect((await product().admin.query(again, [person.userId])).rowCount).toBeGreaterThan(0);
    await waitUntilIdle(product(), person.userId);
    expect(await runs()).toBe(before);
    await person.call('requestGmailSync');
    await waitUntilIdle(product(), person.userId);
    expect(await runs(), 'whoever asks again is answered').toBe(before + 1);
  });
});

describe('two server processes', () => {
  it('a sync started at one can be followed at the other; both close their streams when the session ends', async () => {
    const person = await signUp(product());
    await connectGmail(person, SAM);
    const screens = [await openScreen(product(), person), await openScreen(second.product, person)];
    await person.call('requestGmailSync');
    for (const screen of screens)
      await waitFor('the end on screen', async () =>
        screen.events.some(({ data }) => member(data, 'state') === 'COMPLETED'),
      );
    await send(`${product().url}/api/auth/sign-out`, {
      method: 'POST',
      headers: { cookie: person.cookie, origin: product().url, 'content-type': 'application/json' },
      body: '{}',
    });
    for (const screen of screens) await waitFor('the stream to end', async () => screen.hasEnded(), 5_000);
  });

  it('deleting an account at one closes the streams of the other, and calls in progress return 401', async () => {
    const person = await signUp(product());
    const screen = await openScreen(second.product, person);
    const token = await person.token();
    const ask = (path: string, url: string) =>
      send(`${url}/api/v1${path}`, { headers: { authorization: `Bearer ${token}` } });
    const paths = ['/settings', '/email-ai', '/auth/me', '/processed-emails', '/dashboard', '/review'];
    const calls = paths.flatMap((path) => [ask(path, product().url), ask(path, second.product.url)]);
    const deletion = person.call('deleteUser');
    const statuses = (await Promise.all(calls)).map((answer) => answer.status);
    await deletion;
    expect([...new Set(statuses)].filter((status) => status !== 200 && status !== 401)).toEqual([]);
    await waitFor('the stream to end', async () => screen.hasEnded(), 5_000);
    expect((await ask('/email-ai', product().url)).status).toBe(401);
  });

  it('a run taken over by another worker reads each message once and ends the same', async () => {
    const person = await signUp(product());
    await connectGmail(person, SAM);
    await bodiesFetched(product(), true);
    await slowBodies(1_500, 30);
    const request = person.call('requestGmailSync');
    await waitFor(
      'the first worker to be at it',
      async () =>
        (await count(`from app.mail_syncs where user_id = $1 and lease_token = 1 and state = 'PROCESSING'`, [
          person.userId,
        ])) === 1,
    );
    // The first worker seems lost: its lease has expired despite all renewals, and the queue reassigns the job.
    const runOut = () =>
      product().admin.query(
        "update app.mail_syncs set lease_until = now() - interval '1 hour' where user_id = $1 and lease_token = 1",
        [person.userId],
      );
    await runOut();
    await product().admin.query(
      `update pgboss.job set state = 'retry', start_after = now() where name = 'mail-sync' and state = 'active'
        and data->>'userId' = $1`,
      [person.userId],
    );
    await waitFor('a second worker', async () => {
      await runOut();
      return (
        (await count('from app.mail_syncs where user_id = $1 and lease_token > 1', [person.userId])) === 1
      );
    });
    await request;
    await waitUntilIdle(product(), person.userId);
    const emails = await allEmails(person);
    expect(emails.filter((email) => email.state === 'new')).toEqual([]);
    const { sync } = await person.call('getGmailSync');
    expect(sync).toMatchObject({ state: 'COMPLETED', total: emails.length, read: emails.length });
    expect(sync?.emailsProcessed).toBe(emails.length);
    expect(await problems(person)).toEqual([]);
  }, 60_000);
});

describe('a long backlog', () => {
  it('delays neither its own new email nor other users’', async () => {
    const [reader, neighbour] = [await signUp(product()), await signUp(product())];
    await connectGmail(reader, JORDAN);
    await connectGmail(neighbour, NOOR);
    await deliverEmail(
      product(),
      NOOR,
      orderEmail({ merchant: 'Hazel Market', orderId: 'HZ-1', unitPriceMinor: 1875 }),
    );
    await bodiesFetched(product(), true);
    await slowBodies(4, 5_000);
    void reader.ask('requestGmailSync').catch(() => undefined);
    await waitFor('the backlog to be listed', async () => (await waiting(reader)) > 400);
    const fresh = orderEmail({ merchant: 'Alder Books', orderId: 'AB-310772', unitPriceMinor: 950 });
    await deliverEmail(product(), JORDAN, fresh);
    await neighbour.call('requestGmailSync');
    expect(await waiting(reader), 'the neighbour is served in the middle of the backlog').toBeGreaterThan(0);
    await waitFor(
      'the new mail',
      async () =>
        (await count('from app.receipts where user_id = $1 and order_id = $2', [
          reader.userId,
          'AB-310772',
        ])) === 1,
      READ_WITHIN_MS,
    );
    expect(await waiting(reader), 'new mail is read before the rest of the backlog').toBeGreaterThan(0);
    await controlEmulator(product().googleUrl, { op: 'clearFaults' });
    await waitFor('the backlog to be read', async () => (await waiting(reader)) === 0, READ_WITHIN_MS);
    await waitUntilIdle(product(), reader.userId);
    expect(await problems(reader)).toEqual([]);
    const { mailboxes } = await reader.call('getEmailAi');
    expect(mailboxes[0]?.listed).toBe(mailboxes[0]?.judged);
    const emails = await allEmails(reader);
    expect(mailboxes[0]?.listed).toBe(emails.length);
    expect(emails.length, 'several turns of 200').toBeGreaterThan(600);
    expect((await reader.call('getGmailSync')).sync).toMatchObject({
      read: emails.length,
      total: emails.length,
    });
    const read = [...emails, ...(await allEmails(neighbour))].filter((email) => email.readerVersion !== null);
    expect(await bodiesFetched(product()), 'each body once, advertisements not at all').toBe(read.length);
    expect(read.length).toBeLessThan(emails.length - 10);
  }, 240_000);
});

describe('outgoing connections', () => {
  it('none leaves the machine in these tests, and the guard detects one that does', async () => {
    expect(guard.blockedHosts).toEqual([]);
    const socket = connect({ host: '192.0.2.1', port: 443 });
    await new Promise((resolve) => socket.once('error', resolve));
    await fetch('https://mail.example.invalid/').catch(() => undefined);
    expect(guard.blockedHosts).toEqual(['192.0.2.1', 'mail.example.invalid']);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSmtpMailOut } from '#adapters/smtp/smtp-mail-out.ts';
import { type MailCatcher, startMailCatcher } from '#emulators/mail-catcher/server.ts';
import { type CaughtEmail, emailsTo, waitForEmail } from '../lib/caught-emails.ts';
import { member } from '../lib/http.ts';
import { signUp } from '../lib/person.ts';
import { freePort } from '../lib/ports.ts';
import { controlEmulator } from '../lib/servers/emulator-control.ts';
import { startTestProduct, type TestProduct } from '../lib/servers/product.ts';
import { waitFor } from '../lib/wait-for.ts';

const SUBJECT = 'Confirm your email address';
/** Jobs are polled once per second; a busy machine takes longer. */
const PATIENCE_MS = 40_000;
let catcher: MailCatcher;
let product: TestProduct;

beforeAll(async () => {
  const ports = { port: await freePort(), smtpPort: await freePort() };
  catcher = await startMailCatcher({ ...ports, asOf: () => new Date() });
  const timeouts = 'greetingTimeout=400&connectionTimeout=400&socketTimeout=2000';
  product = await startTestProduct({ environment: { SMTP_URL: `${catcher.smtpUrl}?${timeouts}` } });
});
afterAll(async () => {
  await product?.stop();
  await catcher?.close();
});

/** Runs the outbox job now. */
async function lookNow(): Promise<void> {
  await product.admin.query(
    `insert into pgboss.job (name, data, singleton_key, policy) values ('mail-out', '{}', 'now, please', 'short')
      on conflict do nothing`,
  );
}

/** The email of a user who signs up now, with shortened pauses between attempts. */
async function arrivesInTheEnd(email: string): Promise<CaughtEmail> {
  return waitFor(
    'the mail',
    async () => {
      // An email under way is leased for five minutes; without its lease it would be sent a second time.
      await product.admin.query(
        `update sys.mail_outbox set next_at = now()
          where state = 'waiting' and problem is not null and next_at < now() + interval '4 minutes'`,
      );
      await lookNow();
      return (await emailsTo(catcher.url, email))[0];
    },
    PATIENCE_MS,
  );
}

async function stateOf(userId: string) {
  const { rows } = await product.admin.query<{
    state: string;
    attempts: number;
    problem: string | null;
    sealed: boolean;
  }>(
    'select state, attempts, problem, content_sealed is not null as sealed from sys.mail_outbox where user_id = $1',
    [userId],
  );
  return rows;
}

describe('an SMTP server', () => {
  it.each([
    ['that turns callers away', 'drop'],
    ['that never says a word', 'hang'],
    ['that refuses the address', 'refuse'],
    ['that fails after it was given everything', 'fail'],
  ])('%s loses no email, delays no response, and gets each once', async (_name, mode) => {
    await controlEmulator(catcher.url, { op: 'fail', mode, times: 2 });
    const person = await signUp(product);
    const failing = await waitFor('a failed try', async () =>
      (await stateOf(person.userId)).find((row) => row.problem !== null),
    );
    expect(failing.state).toBe('waiting');
    expect(failing.problem).not.toContain('@');
    expect((await arrivesInTheEnd(person.email)).subject).toBe(SUBJECT);
    const [settled] = await waitFor('the mail to be settled', async () => {
      const rows = await stateOf(person.userId);
      return rows[0]?.state === 'sent' && rows;
    });
    expect(settled).toMatchObject({ problem: null, sealed: false });
    expect(settled?.attempts).toBeGreaterThan(1);
    expect((await emailsTo(catcher.url, person.email)).length).toBe(1);
  });

  it('gets an email under one ID, so that a duplicate is recognized', async () => {
    const person = await signUp(product);
    const mail = await waitForEmail(catcher.url, person.email, SUBJECT);
    const { rows } = await product.admin.query<{ id: string }>(
      'select id from sys.mail_outbox where user_id = $1',
      [person.userId],
    );
    expect(mail.messageId).toBe(`<${rows[0]?.id}@localhost>`);
  });

  it('that has accepted an email does not get it again while the database cannot record it', async () => {
    await product.admin.query(
      `create function sys.refuse_note() returns trigger language plpgsql as $$ begin raise exception
        'away for a moment'; end $$;
       create trigger refuse_note before update on sys.mail_outbox for each row
         when (new.state = 'sent') execute function sys.refuse_note()`,
    );
    const person = await signUp(product);
    await waitForEmail(catcher.url, person.email, SUBJECT);
    expect(await stateOf(person.userId)).toMatchObject([{ state: 'waiting', attempts: 1, problem: null }]);
    await product.admin.query('drop function sys.refuse_note cascade');
    await waitFor('the note', async () => (await stateOf(person.userId))[0]?.state === 'sent', PATIENCE_MS);
    expect(await stateOf(person.userId)).toMatchObject([{ attempts: 1, problem: null }]);
    expect((await emailsTo(catcher.url, person.email)).length).toBe(1);
  });

  it('is not tried once the email is no longer useful; the failure is then visible', async () => {
    await controlEmulator(catcher.url, { op: 'fail', mode: 'refuse', times: 1 });
    const person = await signUp(product);
    await waitFor('a failed try', async () => (await stateOf(person.userId))[0]?.problem);
    await product.admin.query(
      'update sys.mail_outbox set useful_until = now(), next_at = now() where user_id = $1',
      [person.userId],
    );
    await waitFor('it to be given up', async () => {
      await lookNow();
      return (await stateOf(person.userId))[0]?.state === 'failed';
    });
    expect((await stateOf(person.userId))[0]).toMatchObject({ sealed: false });
    expect(await emailsTo(catcher.url, person.email)).toEqual([]);
    const { settings } = await person.call('getSettings');
    expect(settings.profile.mailProblem).toContain('Couldn’t deliver');
  });
});

describe('the outbox', () => {
  it('holds neither addresses nor text of emails in clear text', async () => {
    await controlEmulator(catcher.url, { op: 'fail', mode: 'refuse', times: 1 });
    const person = await signUp(product, 'Quillfeather');
    await waitFor('a failed try', async () => (await stateOf(person.userId))[0]?.problem);
    const { rows } = await product.admin.query<{ text: string }>(
      'select m::text as text from sys.mail_outbox m where user_id = $1',
      [person.userId],
    );
    const hidden = Buffer.from('Quillfeather').toString('hex');
    for (const word of ['Quillfeather', person.email, hidden]) expect(rows[0]?.text).not.toContain(word);
    await arrivesInTheEnd(person.email);
  });

  it('blocks nothing else while the server does not respond', async () => {
    // Three are delayed by two seconds each; the fourth is sent before them.
    await controlEmulator(catcher.url, { op: 'fail', mode: 'stall', times: 3 });
    const others = [await signUp(product), await signUp(product), await signUp(product)];
    await waitFor('three tries', async () => {
      const rows = await Promise.all(others.map(({ userId }) => stateOf(userId)));
      return rows.flat().filter(({ attempts }) => attempts >= 1).length === 3;
    });
    const person = await signUp(product);
    await waitForEmail(catcher.url, person.email, SUBJECT);
    const rows = await Promise.all(others.map(({ userId }) => stateOf(userId)));
    expect(rows.flat().map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting']);
    for (const other of others) await arrivesInTheEnd(other.email);
  });

  it('sends to a waiting user before bulk email', async () => {
    await controlEmulator(catcher.url, { op: 'fail', mode: 'refuse', times: 1_000 });
    const person = await signUp(product);
    const people = [person];
    for (let number = 0; number < 7; number += 1) people.push(await signUp(product));
    for (const { userId } of people)
      await waitFor('a failed try', async () => (await stateOf(userId))[0]?.problem);
    await controlEmulator(catcher.url, { op: 'fail', mode: 'refuse', times: 0 });
    // As if seven users had been notified at once, an hour before another email is requested.
    await product.admin.query(
      `update sys.mail_outbox set is_bulk = user_id <> $1,
         next_at = now() - case when user_id = $1 then interval '0' else interval '1 hour' end
        where state = 'waiting'`,
      [person.userId],
    );
    await lookNow();
    const mails = await waitFor('all mails', async () => {
      const all = await Promise.all(people.map(({ email }) => emailsTo(catcher.url, email)));
      return all.every((emails) => emails.length === 1) && all.flat();
    });
    const [first] = mails.toSorted((a, b) => a.receivedAt.localeCompare(b.receivedAt));
    expect(first).toBe(mails[0]);
  });

  it('gives each email to one sender only, even with concurrent senders', async () => {
    const people = [];
    for (let number = 0; number < 6; number += 1) people.push(await signUp(product));
    const jobs = Array.from({ length: 4 }, (_, number) =>
      product.admin.query(
        `insert into pgboss.job (name, data, singleton_key, policy) values ('mail-out', '{}', $1, 'short')
          on conflict do nothing`,
        [`extra-${number}`],
      ),
    );
    await Promise.all(jobs);
    for (const person of people) {
      await waitForEmail(catcher.url, person.email, SUBJECT);
      expect((await emailsTo(catcher.url, person.email)).length).toBe(1);
    }
  });
});

it('reports whether the SMTP server accepts our sign-in', async () => {
  const at = (url: string) =>
    createSmtpMailOut({ url, from: 'fettle@example.test', appName: 'Fettle' }).check();
  expect(await at(catcher.smtpUrl)).toContain('127.0.0.1');
  await expect(at(`smtp://127.0.0.1:${await freePort()}`)).rejects.toThrow('ECONNREFUSED');
});

it('reports in the configuration whether this server sends email', async () => {
  const answer = await fetch(`${product.url}/api/v1/config`);
  expect(member(await answer.json(), 'data', 'capabilities', 'mailOut', 'state')).toBe('live');
});

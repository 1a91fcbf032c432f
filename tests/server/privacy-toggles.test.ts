import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { BodyOf } from '#contract/endpoints/table.ts';
import { emailsTo, waitForEmail } from '../lib/caught-emails.ts';
import { runCli } from '../lib/cli.ts';
import { createFullAccount } from '../lib/create-full-account.ts';
import { send } from '../lib/http.ts';
import { waitUntilIdle } from '../lib/jobs.ts';
import { mailCalls, SAM } from '../lib/mail.ts';
import { type Person, signUp } from '../lib/person.ts';
import { runProduct } from '../lib/servers/product.ts';
import { importFile, ofx } from '../lib/statements.ts';
import { waitFor } from '../lib/wait-for.ts';

const product = runProduct();

const OFF = { dataSharing: false, analytics: false, marketingEmails: false, thirdPartySharing: false };
const choose = (person: Person, settings: Partial<typeof OFF>) =>
  person.call('updateProfile', { body: { privacySettings: { ...OFF, ...settings } } });
const count = async (table: string, where = 'true') =>
  (await product().admin.query<{ n: number }>(`select count(*)::int as n from ${table} where ${where}`))
    .rows[0]?.n;

describe('analytics', () => {
  const used = (person: Person) =>
    person.call('recordUsage', { body: { actions: ['opened_dashboard', 'opened_dashboard'] } });

  it('counts nothing while off, counts by day and action while on, and is deleted when turned off', async () => {
    const person = await signUp(product());
    const ofPerson = `user_id = '${person.userId}'`;
    expect(await used(person)).toEqual({ isCounted: false });
    expect(await count('app.usage_counts', ofPerson)).toBe(0);

    await choose(person, { analytics: true });
    expect(await used(person)).toEqual({ isCounted: true });
    await used(person);
    const { rows } = await product().admin.query(
      `select action, count from app.usage_counts where ${ofPerson}`,
    );
    expect(rows).toEqual([{ action: 'opened_dashboard', count: 4 }]);
    await product().admin.query(`update app.usage_counts set day = current_date - 91 where ${ofPerson}`);
    await used(person);
    expect(await count('app.usage_counts', `${ofPerson} and day < current_date - 90`), 'kept 90 days').toBe(
      0,
    );

    await choose(person, {});
    expect(await count('app.usage_counts', ofPerson)).toBe(0);
    expect(await used(person)).toEqual({ isCounted: false });
    expect(await count('app.usage_counts', ofPerson)).toBe(0);
  });

  it('knows a closed list of actions and no text', async () => {
    const person = await signUp(product());
    await choose(person, { analytics: true });
    for (const body of [{ actions: ['opened_dashboard of Robin'] }, { actions: [] }, { actions: [{}] }])
      expect((await person.ask('recordUsage', { body: body as never })).status).toBe(400);
  });
});

describe('data sharing', () => {
  const DOOR = 'SQ *BLDR BKRY 0412 PORTLAND';
  const HELD = 'ZELLE TO MARIA LOPEZ';

  /** A user who shops at the bakery and pays a person. */
  async function shopper(dataSharing: boolean): Promise<Person> {
    const person = await signUp(product());
    await choose(person, { dataSharing });
    await importFile(
      product(),
      person,
      ofx([
        { on: '2026-11-10', amount: '-11.50', name: DOOR, id: 'k1' },
        { on: '2026-11-11', amount: '-90.00', name: HELD, id: 'k2' },
      ]),
    );
    await waitUntilIdle(product(), person.userId);
    return person;
  }
  const charge = async (person: Person, amountMinor: number) => {
    const { transactions } = await person.call('listTransactions');
    return (
      transactions.find((transaction) => transaction.amountMinor === amountMinor)?.id ??
      expect.fail('no charge')
    );
  };
  const rename = async (person: Person, amountMinor: number, description: string) =>
    person.call('updateTransaction', {
      params: { transactionId: await charge(person, amountMinor) },
      body: { description },
    });
  const offered = async (person: Person, amountMinor = -1150) =>
    (await person.call('getTransaction', { params: { transactionId: await charge(person, amountMinor) } }))
      .sharedName;

  it('offers a merchant name once two others share it, never a person’s, and retracts it with the toggle', async () => {
    const [ann, ben, silent, reader] = [
      await shopper(true),
      await shopper(true),
      await shopper(false),
      await shopper(false),
    ];
    await rename(ann, -1150, 'Blue Door Bakery');
    await rename(silent, -1150, 'Blue Door Bakery');
    expect(await count('sys.shared_names'), 'who shares nothing offers nothing').toBe(1);
    expect(await offered(reader), 'one user who shares is not enough').toBeNull();
    await rename(ben, -1150, 'Blue door bakery');
    expect((await offered(reader))?.toLowerCase()).toBe('blue door bakery');
    expect(await offered(ann), 'she has named it').toBeNull();

    for (const person of [ann, ben]) await rename(person, -9000, 'Maria the Plumber');
    expect(await offered(reader, -9000), 'no payment to a person').toBeNull();
    const { rows } = await product().admin.query<{ row: string }>(
      'select t::text as row from sys.shared_names t',
    );
    expect(rows).toHaveLength(2);
    for (const { row } of rows) {
      expect(row).not.toMatch(/maria|bldr|1150|2026/i);
      for (const { userId } of [ann, ben]) expect(row).not.toContain(userId);
    }

    await choose(ben, {});
    expect(await offered(reader)).toBeNull();
    await choose(ben, { dataSharing: true });
    expect(await offered(reader), 'all of it again, under another ID').not.toBeNull();
    const edit = await rename(ben, -1150, 'Bakery of mine');
    expect(await offered(reader), 'a name that was changed').toBeNull();
    await ben.call('undoEvent', { params: { eventId: edit.eventId ?? '' } });
    await waitUntilIdle(product(), ben.userId);
    expect(await offered(reader), 'an undo').not.toBeNull();
    await ann.call('deleteUser');
    expect(await offered(reader), 'an account that is gone').toBeNull();
    expect(await count('sys.shared_names')).toBe(1);
  });

  it('never offers a name of a receipt’s, manual or sandbox transaction', async () => {
    const person = await shopper(true);
    await rename(person, -1150, 'Blue Door Bakery');
    const contributed = async () => {
      await choose(person, { dataSharing: true });
      const { rows } = await product().admin.query<{ n: number }>(
        `select count(*)::int as n from sys.shared_names where contributor_hash =
          (select sha256(convert_to('contributor|' || sharing_id::text, 'UTF8')) from app.profiles where user_id = $1)`,
        [person.userId],
      );
      return rows[0]?.n;
    };
    expect(await contributed()).toBe(1);
    for (const column of ['has_receipt', 'is_manual', 'is_sandbox', 'is_from_receipt']) {
      const set = (value: boolean) =>
        product().admin.query(`update app.transactions set ${column} = ${value} where user_id = $1`, [
          person.userId,
        ]);
      await set(true);
      expect(await contributed(), column).toBe(0);
      await set(false);
    }
  });
});

describe('the page of stored data and outgoing traffic', () => {
  it('counts each kind, and records every provider call with its bytes', async () => {
    const before = (await mailCalls(product(), '')).length;
    const { person, bank } = await createFullAccount(product(), 'Quercus');
    await choose(person, { analytics: true });
    await person.call('recordUsage', { body: { actions: ['opened_insights'] } });
    const { stored, usage, traffic } = await person.call('getStoredData');
    const of = (kind: string) => stored.find((entry) => entry.kind === kind);
    expect(of('transactions')?.count).toBe(await count('app.transactions', `user_id = '${person.userId}'`));
    expect(of('receipts')?.bytes).toBeGreaterThan(100);
    expect(usage).toMatchObject([{ action: 'opened_insights', count: 1 }]);
    const sent = (purpose: string) => traffic.find((entry) => entry.purpose === purpose);
    // The consent page is the user's own traffic: the browser opens it, not the server.
    const seen = (await mailCalls(product(), '')).length - before;
    expect(sent('mailbox')?.calls).toBeGreaterThan(seen / 2);
    expect(sent('mailbox')?.calls).toBeLessThanOrEqual(seen);
    expect(sent('bank')?.calls).toBeGreaterThanOrEqual((await bank.calls('/transactions/sync')).length);
    for (const entry of traffic) {
      expect(entry).toMatchObject({ host: 'localhost', isLocal: true });
      expect(entry.bytesSent).toBeGreaterThan(50 * entry.calls);
    }
    const other = await signUp(product());
    const theirs = (await other.call('getStoredData')).traffic.map(({ purpose }) => purpose);
    expect(theirs.filter((purpose) => purpose !== 'email')).toEqual([]);
  });

  it('counts emails to the user, each with its size', async () => {
    const person = await signUp(product());
    const emails = async () =>
      (await person.call('getStoredData')).traffic.find(({ purpose }) => purpose === 'email');
    const atSignUp = await waitFor('the first email to be counted', emails);
    expect(atSignUp).toMatchObject({ host: 'localhost', calls: 1 });
    await send(`${product().url}/api/auth/request-password-reset`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: product().url },
      body: JSON.stringify({ email: person.email }),
    });
    const mail = await waitForEmail(product().mailUrl, person.email, 'Choose a new password');
    await waitFor('the email to be counted', async () => (await emails())?.calls === 2);
    const bytesSent = ((await emails())?.bytesSent ?? 0) - atSignUp.bytesSent;
    expect(bytesSent).toBeGreaterThan(mail.raw.length - 500);
    expect(bytesSent).toBeLessThan(mail.raw.length + 500);
  });

  it('counts the traffic of a watched mailbox while it is watched', async () => {
    const person = await signUp(product());
    const { host, port } = product().imap ?? expect.fail('no IMAP server');
    await person.call('connectImap', {
      body: { host, port, security: 'none', address: SAM, user: SAM, password: 'sandbox' },
    });
    const mailbox = async () =>
      (await person.call('getStoredData')).traffic.find(({ purpose }) => purpose === 'mailbox');
    const atSignIn = await waitFor('the sign-in to be counted', mailbox);
    expect(atSignIn.bytesSent).toBeGreaterThan(50);
    await waitFor('the standing connection to be counted', async () => {
      const now = await mailbox();
      return now !== undefined && now.calls > atSignIn.calls && now.bytesSent > atSignIn.bytesSent;
    });
  });
});

describe('onboarding answers', () => {
  it('set the order of the dashboard, the first alerts and whether receipts are stored as evidence', async () => {
    const person = await signUp(product());
    const answer = (body: BodyOf<'updateOnboarding'>) => person.call('updateOnboarding', { body });
    for (const [at, kind] of ['refund_late', 'health_unclaimed'].entries())
      await product().admin.query(
        `insert into app.findings (user_id, id, kind, key, on_day, finding, is_sandbox)
         values ($1, gen_random_uuid(), $2, '2026', '2026-11-20', $3, false)`,
        [
          person.userId,
          kind,
          {
            ...{
              kind,
              key: '2026',
              on: '2026-11-20',
              merchant: 'Shop',
              amountMinor: 100 + at,
              currency: 'USD',
            },
            ...{ receiptIds: [], transactionIds: [], planId: null, facts: {} },
          },
        ],
      );
    const seen = async () => {
      const { cards, attention } = await person.call('getDashboard');
      return [cards[0], attention[0]?.kind];
    };
    expect(await seen()).toEqual(['trend', 'refund_late']);
    await answer({ goals: ['claim_health'] });
    expect(await seen()).toEqual(['attention', 'health_unclaimed']);
    await answer({ goals: ['cancel_subscriptions'] });
    expect(await seen()).toEqual(['subscriptions', 'refund_late']);
    const kept = async () => (await person.call('getSettings')).settings.profile.keepsEvidence;
    expect(await kept()).toBe(false);
    await answer({ healthAccounts: ['fsa'] });
    expect(await kept(), 'on by default for an HSA or FSA').toBe(true);
    await answer({ healthAccounts: ['none'] });
    expect(await kept()).toBe(false);
    await answer({ healthAccounts: ['hsa'], keepsEvidence: false });
    expect(await kept(), 'their own word stays').toBe(false);
    expect((await person.call('getSettings')).settings.profile.goals).toEqual(['cancel_subscriptions']);
  });
});

describe('marketing emails', () => {
  const announce = async (text: string) => {
    const file = path.join(product().dataDir, 'news.txt');
    await writeFile(file, text);
    const SMTP_URL = product().emulators?.mailCatcher.smtpUrl ?? '';
    const { status, lines, messages } = await runCli(
      {
        ...product(),
        cliEnvironment: { SMTP_URL, PUBLIC_URL: product().url, MAIL_FROM: 'news@example.test' },
      },
      'announce',
      file,
    );
    expect(status, messages).toBe(0);
    return lines;
  };
  const confirmed = async (): Promise<Person> => {
    const person = await signUp(product());
    await product().admin.query('update identity."user" set "emailVerified" = true where id = $1', [
      person.userId,
    ]);
    return person;
  };

  it('reach each user who turned them on once, until they unsubscribe with one click', async () => {
    const [reader, other, stranger] = [await confirmed(), await confirmed(), await signUp(product())];
    for (const person of [reader, stranger]) await choose(person, { marketingEmails: true });
    const [first, second] = ['Packs are here', 'Graphs are here'];
    expect(await announce(`${first}\nEvery receipt.\n`)).toEqual([{ announcement: first, emails: 1 }]);
    expect(await announce(`${first}\nEvery receipt.\n`)).toEqual([{ announcement: first, emails: 0 }]);
    const mail = await waitForEmail(product().mailUrl, reader.email, first);
    expect(mail.raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const link = /^List-Unsubscribe:\s*<([^>]+)>/m.exec(mail.raw)?.[1] ?? '';
    expect((await send(link, { method: 'POST' })).status).toBe(200);
    expect((await reader.call('getSettings')).settings.privacySettings.marketingEmails).toBe(false);
    expect(await announce(`${second}\nIn color.\n`)).toEqual([{ announcement: second, emails: 0 }]);
    for (const person of [reader, other, stranger]) {
      const subjects = (await emailsTo(product().mailUrl, person.email)).map(({ subject }) => subject);
      expect(subjects.filter((subject) => [first, second].includes(subject))).toEqual(
        person === reader ? [first] : [],
      );
    }
  });
});

import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '#adapters/system/clock-and-ids.ts';
import { openDatabase } from '#db/pool.ts';
import { addDays } from '#domain/calendar/civil-date.ts';
import { recordWeeklyReport } from '#server/features/notifications/weekly-report.ts';
import { NEWS_TOPIC } from '#server/lib/mail-out/outbox.ts';
import { createMailGate } from '#server/lib/notifications/mail-gate.ts';
import { type LinkedBank, linkAndImport, syncNow } from '../lib/bank.ts';
import { emailsTo } from '../lib/caught-emails.ts';
import { send } from '../lib/http.ts';
import { pollNow, waitUntilIdle } from '../lib/jobs.ts';
import { openScreen, waitForFact } from '../lib/live-events.ts';
import { type Person, signUp } from '../lib/person.ts';
import { runProduct } from '../lib/servers/product.ts';
import { waitFor } from '../lib/wait-for.ts';

const product = runProduct();
const TODAY = new Date().toISOString().slice(0, 10);
/** The bank shows only complete days: its newest day is yesterday. */
const NEWEST = addDays(TODAY, -1);
let person: Person;
let bank: LinkedBank;
let charges = 0;

const listed = async () => (await person.call('listNotifications')).notifications;
const about = async (merchant: string) => (await listed()).find(({ title }) => title.includes(merchant));
const mailed = async (merchant: string) =>
  (await emailsTo(product().mailUrl, person.email)).filter(({ text }) => text.includes(merchant));

/** A charge that is large for every user; returns the merchant's name. */
async function chargeALot(): Promise<string> {
  charges += 1;
  const name = `Quartz Piano ${'ABCDEFGHIJ'.charAt(charges)}house`;
  await bank.order({
    ...{ op: 'add', account: 'visa', on: NEWEST, silent: true, id: `piano-${charges}` },
    ...{ amountMinor: -4_321_000 - charges, description: name.toUpperCase() },
  });
  await syncNow(product(), person, bank.itemId);
  await waitFor(`a notification about ${name}`, () => about(name));
  await waitUntilIdle(product(), person.userId);
  return name;
}

beforeAll(async () => {
  person = await signUp(product());
  bank = await linkAndImport(product(), person, { accounts: ['visa', 'checking'] });
}, 120_000);

describe('a large charge', () => {
  it('is shown once in the app and sent in one email that links to it, and can be marked as read', async () => {
    const name = await chargeALot();
    const notice = await about(name);
    expect(notice).toMatchObject({ kind: 'large_charge', isRead: false, isMuted: false });
    expect(notice?.href).toMatch(/^\/transactions\?transaction=txn_/);
    const [mail] = await waitFor('the email', async () => {
      const found = await mailed(name);
      return found.length > 0 && found;
    });
    expect(mail?.text).toContain(`${product().url}${notice?.href}`);
    expect(mail?.html).toContain('$43,210.01');
    await syncNow(product(), person, bank.itemId);
    await waitUntilIdle(product(), person.userId);
    expect((await listed()).filter(({ title }) => title.includes(name)).length).toBe(1);
    expect((await mailed(name)).map(({ copies }) => copies)).toEqual([1]);
    const before = (await person.call('listNotifications')).unread;
    await person.call('readNotifications', { body: { ids: [notice?.id ?? ''] } });
    expect((await person.call('listNotifications')).unread).toBe(before - 1);
    await person.call('readNotifications', { body: {} });
    expect((await person.call('listNotifications')).unread).toBe(0);
  });

  it('of a muted kind is listed, but not counted and not sent', async () => {
    await person.call('muteNotifications', { body: { kind: 'large_charge', isMuted: true } });
    const name = await chargeALot();
    expect(await about(name)).toMatchObject({ isMuted: true });
    expect((await person.call('listNotifications')).unread).toBe(0);
    expect(await mailed(name)).toEqual([]);
    await person.call('muteNotifications', { body: { kind: 'large_charge', isMuted: false } });
    await person.call('readNotifications', { body: {} });
  });

  it('waits during quiet hours and is sent afterward', async () => {
    const quietHours = { fromMinute: 0, toMinute: 1439 };
    const thresholds = { largeChargeMinor: null, lowBalanceMinor: null };
    await person.call('updateAlertSettings', { body: { quietHours, ...thresholds } });
    const name = await chargeALot();
    expect(await mailed(name)).toEqual([]);
    await person.call('updateAlertSettings', { body: { quietHours: null, ...thresholds } });
    await waitFor('the email', async () => (await mailed(name)).length === 1);
  });

  it('starts at the amount the user sets', async () => {
    const settings = await person.call('getAlertSettings');
    expect(settings.largeCharge.setMinor).toBeNull();
    expect(settings.largeCharge.ownMinor).toBeGreaterThan(0);
    const body = { quietHours: null, largeChargeMinor: 9_000_000, lowBalanceMinor: null };
    await person.call('updateAlertSettings', { body });
    await bank.order({
      ...{ op: 'add', account: 'visa', on: NEWEST, silent: true, id: 'below', amountMinor: -8_000_000 },
      description: 'BASALT CRANEWORKS',
    });
    await syncNow(product(), person, bank.itemId);
    await waitUntilIdle(product(), person.userId);
    expect(await about('Basalt')).toBeUndefined();
    await person.call('updateAlertSettings', { body: { ...body, largeChargeMinor: null } });
  });
});

const ALL_ON = {
  email: true,
  push: false,
  weeklyReports: true,
  transactionAlerts: true,
  healthInsights: true,
};

it('changed settings reach the user’s other screens', async () => {
  const alerts = { quietHours: null, largeChargeMinor: null, lowBalanceMinor: null };
  const changes = [
    ['notificationsChanged', () => person.call('updateNotifications', { body: ALL_ON })],
    ['notificationsChanged', () => person.call('updateAlertSettings', { body: alerts })],
    ['profileChanged', () => person.call('updateProfile', { body: { timeZone: 'UTC' } })],
    ['profileChanged', () => person.call('updateOnboarding', { body: { timeZone: 'UTC' } })],
  ] as const;
  for (const [fact, change] of changes) {
    const screen = await openScreen(product(), person);
    await change();
    await waitForFact(screen, fact);
    screen.close();
  }
});

describe('a toggle', () => {
  it('for emails is turned off by an email’s link, and does not affect notifications in the app', async () => {
    const mails = await emailsTo(product().mailUrl, person.email);
    const mail = mails.find(({ raw }) => raw.includes('List-Unsubscribe-Post: List-Unsubscribe=One-Click'));
    const url = /^List-Unsubscribe:\s*<([^>]+)>/m.exec(mail?.raw ?? '')?.[1] ?? '';
    const page = await send(url);
    expect(page.text).toContain('Turn off email notifications?');
    expect((await person.call('getSettings')).settings.notificationPrefs.email).toBe(true);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const done = await send(url, { method: 'POST', headers, body: 'List-Unsubscribe=One-Click' });
    expect([done.status, done.text]).toEqual([200, expect.stringContaining('Email notifications are off.')]);
    expect((await person.call('getSettings')).settings.notificationPrefs).toMatchObject({
      email: false,
      weeklyReports: true,
    });
    const name = await chargeALot();
    expect(await mailed(name)).toEqual([]);
    await person.call('updateNotifications', { body: ALL_ON });
    const loud = await chargeALot();
    await waitFor('the email', async () => (await mailed(loud)).length === 1);
    expect(await mailed(name)).toEqual([]);
  });

  it('turned off after an email was queued stops the email', async () => {
    const reader = await signUp(product());
    const db = openDatabase({ url: product().databaseUrl, connectionsMax: 2 });
    const leaves = (topic: string) =>
      createMailGate(db, systemClock)({ userId: reader.userId, topics: [topic] });
    const TOPICS = ['weeklyReports', 'transactionAlerts', 'healthInsights'] as const;
    for (const topic of TOPICS) {
      await reader.call('updateNotifications', { body: ALL_ON });
      expect(await leaves(topic), topic).toBe('now');
      for (const toggle of ['email', topic]) {
        await reader.call('updateNotifications', { body: { ...ALL_ON, [toggle]: false } });
        expect(await leaves(topic), `${topic} without ${toggle}`).toBe('never');
      }
    }
    // No topic's toggle turns off notices about connections and the household.
    await reader.call('updateNotifications', { body: { ...ALL_ON, transactionAlerts: false } });
    expect(await leaves('account')).toBe('now');
    await reader.call('updateNotifications', { body: { ...ALL_ON, email: false } });
    expect(await leaves('account')).toBe('never');
    const privacy = { dataSharing: false, analytics: false, thirdPartySharing: false };
    for (const [marketingEmails, left] of [
      [true, 'now'],
      [false, 'never'],
    ] as const) {
      await reader.call('updateProfile', { body: { privacySettings: { ...privacy, marketingEmails } } });
      expect(await leaves(NEWS_TOPIC)).toBe(left);
    }
    await db.close();
  });

  it('rejects a forged link', async () => {
    const answer = await send(`${product().url}/api/v1/notifications/unsubscribe?token=abcd`, {
      method: 'POST',
    });
    expect(answer.status).toBe(400);
  });

  it('for transaction alerts silences them everywhere', async () => {
    await person.call('updateNotifications', { body: { ...ALL_ON, transactionAlerts: false } });
    expect((await listed()).filter(({ kind }) => kind === 'large_charge')).toEqual([]);
    await bank.order({
      ...{ op: 'add', account: 'visa', on: NEWEST, silent: true, id: 'unheard', amountMinor: -5_000_000 },
      description: 'UNHEARD ORGANWORKS',
    });
    await syncNow(product(), person, bank.itemId);
    await waitUntilIdle(product(), person.userId);
    await person.call('updateNotifications', { body: ALL_ON });
    await waitUntilIdle(product(), person.userId);
    expect(await about('Unheard')).toBeDefined();
    expect(await mailed('Unheard')).toEqual([]);
  });

  it('for weekly reports controls the report, whose figures equal those of the screens', async () => {
    const monday = addDays(TODAY, -7 - ((new Date(`${TODAY}T00:00:00Z`).getUTCDay() + 6) % 7));
    const db = openDatabase({ url: product().databaseUrl });
    const services = {
      db,
      clock: { now: () => new Date(`${monday}T09:00:00Z`) },
      ids: { next: () => randomUUID() },
      events: { publish: async () => undefined },
      jobs: { send: async () => undefined },
    };
    const reports = async () => (await listed()).filter(({ kind }) => kind === 'weekly_report').length;
    const before = await reports();
    await recordWeeklyReport(services, person.userId);
    await recordWeeklyReport(services, person.userId);
    await db.close();
    expect(await reports()).toBe(before + 1);
    // The preferences at the time of sending apply.
    await person.call('updateAlertSettings', {
      body: { quietHours: null, largeChargeMinor: null, lowBalanceMinor: null },
    });
    const mail = await waitFor('the report', async () =>
      (await emailsTo(product().mailUrl, person.email)).find(({ text }) =>
        text.includes(`from=${addDays(monday, -7)}`),
      ),
    );
    const week = { from: addDays(monday, -7), to: addDays(monday, -1) };
    const { totals, previousTotals } = await person.call('getDashboard', { query: week });
    const shown = (value: number) =>
      new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(value);
    expect(mail.text).toContain(`Total Spend: ${shown(totals.totalSpend)}`);
    expect(mail.text).toContain(`Income: ${shown(totals.income)}`);
    expect(mail.text).toContain(`Savings: ${shown(totals.savings)}`);
    expect(previousTotals).toBeDefined();
    expect(mail.text).toContain('Turn off weekly reports:');
    await person.call('updateNotifications', { body: { ...ALL_ON, weeklyReports: false } });
    expect(await reports()).toBe(0);
    await person.call('updateNotifications', { body: ALL_ON });
  });
});

it('a balance below the threshold is reported for a checking account with recurring charges', async () => {
  const body = { quietHours: null, largeChargeMinor: null, lowBalanceMinor: 900_000_000 };
  await person.call('updateAlertSettings', { body });
  await chargeALot();
  expect(await about('Everyday Checking')).toMatchObject({ kind: 'low_balance', isMuted: false });
  await person.call('updateAlertSettings', { body: { ...body, lowBalanceMinor: null } });
});

it('a bank that needs the user is reported once until it works again', async () => {
  await bank.order({ op: 'login_required' });
  await waitFor('the notification', async () => (await listed()).some(({ kind }) => kind === 'bank_broken'));
  await waitUntilIdle(product(), person.userId);
  const broken = (await listed()).filter(({ kind }) => kind === 'bank_broken');
  expect(broken.map(({ href }) => href)).toEqual(['/settings?tab=data-sources']);
});

it('a failed daily check is repeated, and does not keep the notifications of its run', async () => {
  const { admin } = product();
  // In this zone it is between noon and midnight.
  const zone = new Date().getUTCHours() < 12 ? 'Etc/GMT-12' : 'UTC';
  await admin.query('update app.profiles set time_zone = $2 where user_id = $1', [person.userId, zone]);
  const isChecked = async () => {
    const { rows } = await admin.query<{ is: boolean }>(
      `select daily_on = (now() at time zone $2)::date as is from app.notification_settings where user_id = $1`,
      [person.userId, zone],
    );
    return rows[0]?.is ?? false;
  };
  await admin.query(`update app.notification_settings set daily_on = '2020-01-01' where user_id = $1`, [
    person.userId,
  ]);
  await admin.query(`update sys.schedules set next_at = now() where kind = 'notify' and user_id = $1`, [
    person.userId,
  ]);
  await admin.query('revoke select on app.findings from fettle_app');
  await pollNow(product());
  await waitFor('the next time', async () => {
    const { rows } = await admin.query(
      `select 1 from pgboss.job j join sys.schedules s on s.user_id::text = j.data->>'userId'
        where s.user_id = $1 and s.kind = 'notify' and s.next_at > now() + interval '20 minutes'
          and j.name = 'notify' and j.state = 'retry'`,
      [person.userId],
    );
    return rows.length > 0;
  });
  expect(await isChecked()).toBe(false);
  await admin.query('grant select on app.findings to fettle_app');
  await waitUntilIdle(product(), person.userId);
  expect(await isChecked()).toBe(true);
});

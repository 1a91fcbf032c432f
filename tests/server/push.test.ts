import { expect, it } from 'vitest';
import { addDays } from '#domain/calendar/civil-date.ts';
import { linkAndImport, syncNow } from '../lib/bank.ts';
import { expectFailure } from '../lib/envelope.ts';
import { member } from '../lib/http.ts';
import { waitUntilIdle } from '../lib/jobs.ts';
import { signUp } from '../lib/person.ts';
import { controlEmulator } from '../lib/servers/emulator-control.ts';
import { runProduct } from '../lib/servers/product.ts';
import { waitFor } from '../lib/wait-for.ts';

const product = runProduct();
const NEWEST = addDays(new Date().toISOString().slice(0, 10), -1);
const ALL_ON = {
  email: true,
  push: true,
  weeklyReports: true,
  transactionAlerts: true,
  healthInsights: true,
};

interface Arrived {
  readonly text: string;
  readonly copies: number;
}

it('a push message arrives once, only in its browser, while the toggle is on', async () => {
  const pushUrl = product().emulators?.push.url ?? expect.fail('no push service');
  const person = await signUp(product());
  const bank = await linkAndImport(product(), person, { accounts: ['visa', 'checking'] });
  const { pushKey } = await person.call('getAlertSettings');
  const browser = await controlEmulator(pushUrl, { op: 'subscribe', applicationServerKey: pushKey });
  const id = String(member(browser, 'id'));
  // The emulator's response.
  const subscription = member(browser, 'subscription') as {
    endpoint: string;
    keys: { p256dh: string; auth: string };
  };
  const body = { ...subscription, name: 'Chrome on Linux' };
  await person.call('createPushDevice', { body });
  await person.call('createPushDevice', { body });
  expect((await person.call('getAlertSettings')).devices.length).toBe(1);
  // The emulator's response.
  const messages = async () =>
    member(await controlEmulator(pushUrl, { op: 'messages', id }), 'messages') as readonly Arrived[];
  let charges = 0;
  const charge = async () => {
    charges += 1;
    await bank.order({
      ...{ op: 'add', account: 'visa', on: NEWEST, silent: true, id: `organ-${charges}` },
      ...{ amountMinor: -4_000_000 - charges, description: 'BASALT ORGANWORKS' },
    });
    await syncNow(product(), person, bank.itemId);
    await waitUntilIdle(product(), person.userId);
  };

  await charge();
  expect(await messages(), 'the toggle is off').toEqual([]);

  await person.call('updateNotifications', { body: ALL_ON });
  await controlEmulator(pushUrl, { op: 'fail', status: 503, times: 1 });
  await charge();
  const [first, ...more] = await waitFor('the message', async () => {
    await product().admin.query(
      `update app.notification_deliveries set next_at = now() where channel = 'push' and state = 'sending'`,
    );
    await product().admin.query(
      `insert into pgboss.job (name, data, singleton_key, policy)
        values ('notify', jsonb_build_object('userId', $1::text), 'again', 'short') on conflict do nothing`,
      [person.userId],
    );
    const found = await messages();
    return found.length > 0 && found;
  });
  expect(more).toEqual([]);
  expect(first?.copies).toBe(1);
  expect(JSON.parse(first?.text ?? '')).toMatchObject({
    title: expect.stringMatching(/^Large charge from Basalt Organworks$/),
    body: expect.stringMatching(/^Charged on [A-Z][a-z]{2} \d{1,2}, \d{4}\. /),
    url: expect.stringMatching(/^\/transactions\?transaction=txn_/),
  });

  await controlEmulator(pushUrl, { op: 'unsubscribe', id });
  await charge();
  await waitFor('the device to be forgotten', async () => {
    await waitUntilIdle(product(), person.userId);
    return (await person.call('getAlertSettings')).devices.length === 0;
  });
  for (const endpoint of ['https://127.0.0.1:9/x', 'http://push.example.test/x', 'https://10.0.0.1/x'])
    expectFailure(await person.ask('createPushDevice', { body: { ...body, endpoint } }), 'NotConfigured');
}, 120_000);

import { beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#db/pool.ts';
import { addDays, addMonths, dayOf } from '#domain/calendar/civil-date.ts';
import { readRenewals } from '#server/features/notifications/query.ts';
import { readScope } from '#server/lib/environment.ts';
import { expectFailure } from '../lib/envelope.ts';
import { waitUntilIdle } from '../lib/jobs.ts';
import { type Person, signUp } from '../lib/person.ts';
import { runProduct } from '../lib/servers/product.ts';
import { importFile, ofx, type StatementRow } from '../lib/statements.ts';
import { uploadMails } from '../lib/uploaded-mail.ts';

const product = runProduct();
let person: Person;

const charge = (on: string, amount = '-15.49'): StatementRow => ({
  on,
  amount,
  name: 'NETFLIX.COM',
  id: `n-${on}`,
});
const subscriptions = async () =>
  (await person.call('listSubscriptions', { query: { environment: 'live' } })).subscriptions;

beforeAll(async () => {
  person = await signUp(product());
  const months = ['05', '06', '07', '08', '09'].map((month) => charge(`2026-${month}-12`));
  await importFile(product(), person, ofx(months));
  await waitUntilIdle(product(), person.userId);
});

describe('a recurring stream', () => {
  it('keeps its ID and the user’s decision across derivations, including a price change', async () => {
    const [before] = await subscriptions();
    await person.call('updateSubscription', {
      params: { subscriptionId: before?.id ?? '' },
      body: { verdict: 'confirmed' },
    });
    await importFile(product(), person, ofx([charge('2026-10-12'), charge('2026-11-12', '-17.99')]));
    await waitUntilIdle(product(), person.userId);
    const [after, ...others] = await subscriptions();
    expect(others).toEqual([]);
    expect(after).toMatchObject({ id: before?.id, verdict: 'confirmed', lastAmountMinor: -1799 });
  });
});

/** The day of the latest charge, and the same day of earlier months. */
const LATEST = addDays(new Date().toISOString().slice(0, 10), -10);
const monthsAgo = (count: number) => addMonths(LATEST, -count, dayOf(LATEST));
/** Monthly charges of a service from one month to another, counted back from the latest. */
const months = (name: string, amount: string, from: number, to: number): StatementRow[] =>
  Array.from({ length: from - to + 1 }, (_, at) => {
    const on = monthsAgo(from - at);
    return { on, amount, name, id: `${name}-${on}` };
  });
const THREE = [
  ...months('HULU', '-7.99', 11, 8),
  ...months('PEACOCK', '-8.99', 7, 4),
  ...months('PARAMOUNT+', '-9.99', 3, 0),
];

async function signUpWithThree(rows = THREE): Promise<Person> {
  const user = await signUp(product());
  await importFile(product(), user, ofx(rows));
  await waitUntilIdle(product(), user.userId);
  return user;
}

const listOf = (user: Person) => user.call('listSubscriptions', { query: { environment: 'live' } });
async function idOf(user: Person, name: string): Promise<string> {
  const found = (await listOf(user)).subscriptions.find((stream) => stream.name === name);
  return found?.id ?? expect.fail(`no stream of ${name}`);
}
async function merge(user: Person, a: string, b: string) {
  const merged = await user.call('mergeSubscription', {
    params: { subscriptionId: await idOf(user, a) },
    body: { otherId: await idOf(user, b) },
  });
  await waitUntilIdle(product(), user.userId);
  return merged;
}
/** The list without IDs, which differ between users. */
const contentOf = (text: unknown) => JSON.stringify(text).replaceAll(/"\w{3}_[0-9a-f]{32}"/g, '"id"');

describe('merged streams', () => {
  it('are one in the list, the totals and the filter, also after new charges and a full derivation', async () => {
    const user = await signUpWithThree(THREE.filter(({ on }) => on !== LATEST));
    const before = await listOf(user);
    expect(before.subscriptions.map(({ name }) => name).toSorted()).toEqual([
      'Hulu',
      'Paramount+',
      'Peacock',
    ]);
    const { subscriptionId } = await merge(user, 'Paramount+', 'Peacock');
    const { subscriptions, monthlyCostMinor } = await listOf(user);
    const shown = subscriptions.find(({ id }) => id === subscriptionId);
    expect(subscriptions).toHaveLength(2);
    expect(monthlyCostMinor).toBe(before.monthlyCostMinor);
    expect(shown).toMatchObject({
      ...{ name: 'Paramount+', firstOn: monthsAgo(7), lastOn: monthsAgo(1), lastAmountMinor: -999 },
      priceChanges: [{ on: monthsAgo(3), fromMinor: -899, toMinor: -999 }],
      merged: [{ name: 'Peacock', firstOn: monthsAgo(7), lastOn: monthsAgo(4) }],
    });
    expect(shown?.charges).toHaveLength(7);
    expect((await user.call('listTransactions', { query: { subscriptionId } })).transactions).toHaveLength(7);

    await importFile(product(), user, ofx(months('PARAMOUNT+', '-9.99', 0, 0)));
    await waitUntilIdle(product(), user.userId);
    await product().admin.query('update app.match_states set pairing = null where user_id = $1', [
      user.userId,
    ]);
    await importFile(product(), user, ofx([{ on: LATEST, amount: '-3.00', name: 'KIOSK', id: 'kiosk' }]));
    await waitUntilIdle(product(), user.userId);
    const after = (await listOf(user)).subscriptions;
    expect(after).toHaveLength(2);
    const shownAfter = after.find(({ id }) => id === subscriptionId);
    expect(shownAfter).toMatchObject({ nextOn: monthsAgo(-1), lastOn: LATEST });
    expect(shownAfter?.charges).toHaveLength(8);
  });

  it('are separate again, as before, after an undo, and merged after a redo', async () => {
    const user = await signUpWithThree();
    const before = await listOf(user);
    await user.call('updateSubscription', {
      params: { subscriptionId: await idOf(user, 'Peacock') },
      body: { verdict: 'confirmed' },
    });
    const { eventId } = await merge(user, 'Peacock', 'Paramount+');
    const [shown] = (await listOf(user)).subscriptions.filter(({ merged }) => merged.length > 0);
    expect(shown?.merged.map((merged) => merged.eventId)).toEqual([eventId]);
    const merged = await listOf(user);
    const undone = await user.call('undoEvent', { params: { eventId: eventId ?? '' } });
    await waitUntilIdle(product(), user.userId);
    const separate = await listOf(user);
    expect(separate).toEqual({
      ...before,
      subscriptions: before.subscriptions.map((stream) => ({
        ...stream,
        verdict: stream.name === 'Peacock' ? 'confirmed' : 'detected',
      })),
    });
    await user.call('undoEvent', { params: { eventId: undone.eventId ?? '' } });
    await waitUntilIdle(product(), user.userId);
    expect(contentOf(await listOf(user))).toBe(contentOf(merged));
  });

  it('are the same in whatever order they were merged, and each can be separated first', async () => {
    const [one, other] = [await signUpWithThree(), await signUpWithThree()];
    const { eventId } = await merge(one, 'Hulu', 'Peacock');
    await merge(one, 'Peacock', 'Paramount+');
    await merge(other, 'Paramount+', 'Peacock');
    await merge(other, 'Paramount+', 'Hulu');
    const both = await listOf(one);
    expect(both.subscriptions).toHaveLength(1);
    expect(both.subscriptions[0]?.merged.map(({ name }) => name)).toEqual(['Peacock', 'Hulu']);
    expect(contentOf(both)).toBe(contentOf(await listOf(other)));
    await one.call('undoEvent', { params: { eventId: eventId ?? '' } });
    await waitUntilIdle(product(), one.userId);
    const names = (await listOf(one)).subscriptions.map(({ name, merged }) => [
      name,
      ...merged.map((m) => m.name),
    ]);
    expect(names.toSorted()).toEqual([['Hulu'], ['Paramount+', 'Peacock']]);
  });

  it('show the rest when the account of one is deleted', async () => {
    const user = await signUpWithThree();
    await importFile(product(), user, ofx(months('AUDIBLE', '-14.95', 5, 0), { id: '000999999999' }));
    await waitUntilIdle(product(), user.userId);
    await user.call('mergeSubscription', {
      params: { subscriptionId: await idOf(user, 'Hulu') },
      body: { otherId: await idOf(user, 'Audible') },
    });
    await waitUntilIdle(product(), user.userId);
    const { accounts } = await user.call('listAccounts');
    const account = accounts.find(({ mask }) => mask === '9999') ?? expect.fail('no second account');
    await user.call('deleteAccount', { params: { accountId: account.id } });
    await waitUntilIdle(product(), user.userId);
    const names = (await listOf(user)).subscriptions.map(({ name }) => name).toSorted();
    expect(names).toEqual(['Hulu', 'Paramount+', 'Peacock']);
  });

  it('must be two shown streams of one currency that are subscriptions', async () => {
    const user = await signUpWithThree();
    await importFile(
      product(),
      user,
      ofx(months('AUDIBLE', '-14.95', 5, 0), { id: '000999999999', currency: 'EUR' }),
    );
    await waitUntilIdle(product(), user.userId);
    const ask = (subscriptionId: string, otherId: string) =>
      user.ask('mergeSubscription', { params: { subscriptionId }, body: { otherId } });
    const [hulu, peacock, audible] = [
      await idOf(user, 'Hulu'),
      await idOf(user, 'Peacock'),
      await idOf(user, 'Audible'),
    ];
    const unknown = `sub_${'0'.repeat(32)}`;
    expectFailure(await ask(hulu, audible), 'Conflict');
    expectFailure(await ask(hulu, unknown), 'NotFound');
    expectFailure(await ask(unknown, hulu), 'NotFound');
    expectFailure(await ask(hulu, hulu), 'NotFound');
    await user.call('updateSubscription', {
      params: { subscriptionId: peacock },
      body: { verdict: 'not_subscription' },
    });
    expectFailure(await ask(hulu, peacock), 'Conflict');
    await merge(user, 'Hulu', 'Paramount+');
    expectFailure(await ask(hulu, await idOf(user, 'Paramount+')), 'NotFound');
    const stranger = await signUpWithThree();
    expectFailure(await ask(await idOf(user, 'Paramount+'), await idOf(stranger, 'Hulu')), 'NotFound');
  });

  it('never form a circle, whatever is redone', async () => {
    const user = await signUpWithThree();
    const first = await merge(user, 'Hulu', 'Peacock');
    const undone = await user.call('undoEvent', { params: { eventId: first.eventId ?? '' } });
    await importFile(product(), user, ofx(months('HULU', '-7.99', 2, 0)));
    await waitUntilIdle(product(), user.userId);
    await merge(user, 'Hulu', 'Peacock');
    expectFailure(await user.ask('undoEvent', { params: { eventId: undone.eventId ?? '' } }), 'Conflict');
    expect((await listOf(user)).subscriptions.map(({ name }) => name).toSorted()).toEqual([
      'Hulu',
      'Paramount+',
    ]);
  });
});

describe('a subscription with a receipt that states its renewal', () => {
  const TODAY = new Date().toISOString().slice(0, 10);
  const renewsOn = addDays(TODAY, 5);
  let user: Person;

  beforeAll(async () => {
    user = await signUpWithThree([...months('HULU', '-7.99', 6, 1), ...months('HULU', '-9.99', 0, 0)]);
    const shown = new Date(renewsOn).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    await uploadMails(product(), user, [
      {
        from: 'Hulu <billing@hulu.com>',
        subject: 'Your receipt from Hulu',
        at: new Date(`${addDays(TODAY, -100)}T10:00:00Z`).toUTCString(),
        lines: [
          'Monthly plan: $7.99',
          'Total charged to Visa ending in 4417: $7.99',
          `Your plan renews on ${shown} for $7.99.`,
        ],
      },
    ]);
  });

  it('renews on the same day in the list and in the weekly report', async () => {
    const [hulu] = (await listOf(user)).subscriptions;
    expect(hulu?.nextOn).toBe(renewsOn);
    const db = openDatabase({ url: product().databaseUrl, connectionsMax: 1 });
    const renewals = (to: string) =>
      db.readAs(user.userId, (db) => readRenewals(db, false, { from: TODAY, to }));
    expect((await renewals(addDays(TODAY, 7))).map(({ on }) => on)).toEqual([renewsOn]);
    expect(await renewals(addDays(TODAY, 4))).toEqual([]);
    await db.close();
  });

  it('has no findings while the user says it is none', async () => {
    const kinds = async () => (await user.call('listFindings')).findings.map(({ kind }) => kind);
    expect(await kinds()).toContain('price_up');
    const params = { subscriptionId: await idOf(user, 'Hulu') };
    await user.call('updateSubscription', { params, body: { verdict: 'not_subscription' } });
    await waitUntilIdle(product(), user.userId);
    expect(await kinds()).not.toContain('price_up');
  });
});

it('a subscription of a known service says where to cancel it', async () => {
  const [netflix] = await subscriptions();
  expect(netflix?.cancelUrl).toBe('https://www.netflix.com/cancelplan');
});

it('“today” is the user’s, east and west of Greenwich', async () => {
  const db = openDatabase({ url: product().databaseUrl, connectionsMax: 1 });
  const todayIn = async (timeZone: string, now: string) => {
    await person.call('updateProfile', { body: { timeZone } });
    return (await db.readAs(person.userId, (db) => readScope(db, undefined, new Date(now)))).today;
  };
  expect(await todayIn('Pacific/Kiritimati', '2026-11-21T11:00:00Z')).toBe('2026-11-22');
  expect(await todayIn('America/Los_Angeles', '2026-11-21T07:00:00Z')).toBe('2026-11-20');
  expect(await todayIn('UTC', '2026-11-21T07:00:00Z')).toBe('2026-11-21');
  await db.close();
});

import { beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#db/pool.ts';
import { readScope } from '#server/lib/environment.ts';
import { waitUntilIdle } from '../lib/jobs.ts';
import { type Person, signUp } from '../lib/person.ts';
import { runProduct } from '../lib/servers/product.ts';
import { importFile, ofx, type StatementRow } from '../lib/statements.ts';

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

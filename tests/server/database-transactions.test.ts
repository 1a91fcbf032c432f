import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '#db/pool.ts';
import { copyDatabase, type TestDatabase } from '../lib/database.ts';

const ANN = '018f0000-0000-7000-8000-00000000000a';
const BOB = '018f0000-0000-7000-8000-00000000000b';

let copy: TestDatabase | null = null;
let db: Database;
beforeAll(async () => {
  copy = await copyDatabase(expect.getState().testPath);
  db = openDatabase({ url: copy?.serviceUrl ?? '', connectionsMax: 1 });
});
afterAll(async () => {
  await db.close();
  await copy?.drop();
});

const USER = `select current_setting('app.user_id', true) as user`;

describe('a transaction of a user', () => {
  it('runs statements that were sent together in order, all as that user', async () => {
    const read = await db.withUser(ANN, (user) =>
      Promise.all([1, 2, 3].map((n) => user.query<{ user: string; n: number }>(`${USER}, ${n} as n`))),
    );
    expect(read.map(([row]) => [row?.user, row?.n])).toEqual([1, 2, 3].map((n) => [ANN, n]));
  });

  it('that fails runs none of its other statements afterward, not even on the same connection', async () => {
    const next = Promise.withResolvers<void>();
    let late: Promise<unknown> = Promise.resolve();
    const failed = db.withUser(ANN, (user) => {
      late = next.promise.then(() => user.query('select 1'));
      return Promise.all([user.query('select 1 / 0'), user.query('select 1')]);
    });
    await expect(failed).rejects.toThrow('division by zero');
    const [row] = await db.withUser(BOB, async (user) => {
      next.resolve();
      await expect(late).rejects.toThrow('the transaction is over');
      return user.query<{ user: string }>(USER);
    });
    expect(row?.user).toBe(BOB);
  });
});

import { beforeAll, expect, it } from 'vitest';
import { createIdSource, systemClock } from '#adapters/system/clock-and-ids.ts';
import type { UserDb } from '#db/pool.ts';
import { consumeMatchChanges } from '#db/repositories/matching/match-changes.ts';
import { getOrCreateMatchState } from '#db/repositories/matching/match-states.ts';
import { replaceModelPairs, replaceTransferSuggestions } from '#db/repositories/transfers.ts';
import { seedHousehold } from '#db/seed/seed-household.ts';
import { runDatabase } from '../lib/sql/own-database.ts';

const database = runDatabase();
const ids = createIdSource(systemClock);
const userId = ids.next();
beforeAll(async () => {
  await database().admin.query(
    `insert into identity."user" (id, name, email, "emailVerified") values ($1, 'Noor', 'noor@steady.example', false)`,
    [userId],
  );
});

interface Stored {
  readonly outflow: string;
  readonly inflow: string;
  readonly version: string;
}

async function stored(user: UserDb, table: 'transfers' | 'transfer_suggestions'): Promise<Stored[]> {
  return user.query<Stored>(
    `select outflow_id as outflow, inflow_id as inflow, xmin::text as version from app.${table}
      where user_id = $1 order by 1, 2`,
    [userId],
  );
}

const isAmong = (): boolean => true;

it('transfers found again are unchanged, and only differences are recorded for the next matching', async () => {
  const [a = '', b = '', c = '', d = '', e = '', f = ''] = await database().db.withUser(
    userId,
    async (user) => {
      const at = systemClock.now();
      await seedHousehold(user, { today: '2026-03-01', days: 20, seed: 1, at, nextId: () => ids.next() });
      await getOrCreateMatchState(user, true);
      return (
        await user.query<{ id: string }>('select id from app.transactions where user_id = $1 order by id', [
          userId,
        ])
      ).map(({ id }) => id);
    },
  );
  const first = { outflowId: a, inflowId: b, confidence: 0.97 };
  const second = { outflowId: c, inflowId: d, confidence: 0.96 };
  const third = { outflowId: e, inflowId: f, confidence: 0.99 };
  const asked = { outflowId: e, inflowId: f, confidence: 0.7 };
  const derive = (pairs: Parameters<typeof replaceModelPairs>[1], questions: typeof pairs) =>
    database().db.withUser(userId, async (user) => {
      await replaceModelPairs(user, pairs, isAmong);
      await replaceTransferSuggestions(user, questions, isAmong);
      return {
        noted: (await consumeMatchChanges(user, true)).transactionIds.toSorted(),
        pairs: await stored(user, 'transfers'),
        questions: await stored(user, 'transfer_suggestions'),
      };
    });
  const begun = await derive([first, second], [asked]);
  expect(begun.noted).toEqual([a, b, c, d].toSorted());
  expect(await derive([first, second], [asked])).toEqual({ ...begun, noted: [] });
  const moved = await derive([third, first], []);
  expect(moved.noted).toEqual([c, d, e, f].toSorted());
  expect(moved.pairs.map(({ outflow }) => outflow)).toEqual([a, e].toSorted());
  expect(moved.pairs.find(({ outflow }) => outflow === a)).toEqual(
    begun.pairs.find(({ outflow }) => outflow === a),
  );
  expect(moved.questions).toEqual([]);
});

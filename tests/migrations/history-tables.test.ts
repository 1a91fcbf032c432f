import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { expect, it } from 'vitest';
import { migrate, migrationNames, recreateTables } from '#db/migrate.ts';
import { openDatabase } from '#db/pool.ts';
import { copyDatabase } from '../lib/database.ts';

const USER = randomUUID();
const change = (table: string, key: string) => ({
  table,
  key: { id: key },
  before: null,
  after: { id: key },
});

async function fillAsBefore(client: pg.Client): Promise<void> {
  for (const before of [
    {
      kind: 'rows',
      rows: ['messages', 'mail_lessons', 'receipt_clocks'].map((table, at) => change(table, `${at}`)),
    },
    { kind: 'rows', rows: [change('messages', 'm')] },
    { kind: 'batch' },
  ])
    await client.query(
      `insert into app.history_events (user_id, id, kind, details, before)
        values ($1, gen_random_uuid(), 'k', '{}', $2)`,
      [USER, JSON.stringify(before)],
    );
}

it('undo information names renamed tables by their new names', async () => {
  const copy = await copyDatabase();
  if (!copy) throw new Error('this test needs the cluster that the server tests share');
  const earlier = (await migrationNames()).filter((name) => name < '0032');
  await recreateTables(copy.adminUrl, earlier, fillAsBefore);
  await migrate(copy.adminUrl);
  const db = openDatabase({ url: copy.serviceUrl, connectionsMax: 1 });
  const events = await db.readAs(USER, (own) =>
    own.query<{ before: unknown }>(
      'select before from app.history_events where user_id = $1 order by length(before::text) desc',
      [USER],
    ),
  );
  expect(events.map(({ before }) => before)).toEqual([
    {
      kind: 'rows',
      rows: ['messages', 'reader_corrections', 'receipt_deadlines'].map((table, at) =>
        change(table, `${at}`),
      ),
    },
    { kind: 'rows', rows: [change('messages', 'm')] },
    { kind: 'batch' },
  ]);
  await db.close();
  await copy.drop();
});

import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, it } from 'vitest';
import { migrate, migrationNames, recreateTables } from '#db/migrate.ts';
import { openDatabase } from '#db/pool.ts';
import { getSnapshotTable, SNAPSHOT_TABLE_NAMES } from '#db/repositories/snapshot-tables.ts';
import { copyDatabase } from '../lib/database.ts';

const USER = randomUUID();
const change = (table: string, key: string) => ({
  table,
  key: { id: key },
  before: null,
  after: { id: key },
});

const question = (values: object) => ({ ...change('category_questions', 'q'), before: values });
const transaction = (split: object[]) => ({ ...change('transactions', 't'), before: { split } });

async function fillAsBefore(client: pg.Client): Promise<void> {
  for (const before of [
    {
      kind: 'rows',
      rows: ['messages', 'mail_lessons', 'receipt_clocks'].map((table, at) => change(table, `${at}`)),
    },
    { kind: 'rows', rows: [change('messages', 'm')] },
    {
      kind: 'rows',
      rows: [
        question({ held: 'PETS', told: 'TRAVEL', alike: 2 }),
        transaction([{ note: 'a "held": b', saidMinor: -5 }]),
      ],
    },
    { kind: 'batch' },
  ])
    await client.query(
      `insert into app.history_events (user_id, id, kind, details, before)
        values ($1, gen_random_uuid(), 'k', '{}', $2)`,
      [USER, JSON.stringify(before)],
    );
}

it('undo information names renamed tables, columns and keys by their new names', async () => {
  const copy = await copyDatabase();
  if (!copy) throw new Error('this test needs the cluster that the server tests share');
  const earlier = (await migrationNames()).filter((name) => name < '0032');
  await recreateTables(copy.adminUrl, earlier, fillAsBefore);
  await migrate(copy.adminUrl);
  const db = openDatabase({ url: copy.serviceUrl, connectionsMax: 1 });
  const events = await db.readAs(USER, (db) =>
    db.query<{ before: unknown }>(
      'select before from app.history_events where user_id = $1 order by length(before::text) desc',
      [USER],
    ),
  );
  expect(events.map(({ before }) => before)).toEqual([
    {
      kind: 'rows',
      rows: [
        question({ current_category: 'PETS', other_category: 'TRAVEL', similar_count: 2 }),
        transaction([{ note: 'a "held": b', enteredMinor: -5 }]),
      ],
    },
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

it('whole rows are kept without the columns that the database computes', async () => {
  const copy = await copyDatabase();
  if (!copy) throw new Error('this test needs the cluster that the server tests share');
  const client = new pg.Client({ connectionString: copy.adminUrl });
  await client.connect();
  const { rows } = await client.query<{ table: string; column: string }>(
    `select c.relname as table, a.attname as column from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'app'::regnamespace and c.relkind = 'r' and a.attgenerated <> ''`,
  );
  await client.end();
  await copy.drop();
  for (const name of SNAPSHOT_TABLE_NAMES) {
    const { columns, generated = [] } = getSnapshotTable(name);
    const computed = rows.filter(({ table }) => table === name).map(({ column }) => column);
    expect(columns ? columns.filter((column) => computed.includes(column)) : generated, name).toEqual(
      columns ? [] : computed,
    );
  }
});

import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyDatabase, type TestDatabase } from '../lib/database.ts';
import { Comparison } from '../lib/sql/compare.ts';
import { readDatabaseTypes } from '../lib/sql/database-types.ts';
import { describeStatement } from '../lib/sql/describe.ts';
import { findStatements } from '../lib/sql/find-statements.ts';
import { findTableWithoutUser, isUnrecordedMatchChange } from '../lib/sql/rules.ts';

/** Functions whose statements depend on data, with the reason; functional tests execute them. */
const UNKNOWN: Readonly<Record<string, string>> = {
  'src/db/repositories/row-snapshots.ts insertRows': 'an undo writes the columns that the event kept',
  'src/db/repositories/row-snapshots.ts updateRows': 'an undo writes the columns that the event kept',
  'src/db/repositories/user-tables.ts deleteUserData':
    'the tables come from the catalog, so that none is left out',
  'src/db/repositories/user-tables.ts measureUserTables':
    'the tables and columns come from the catalog, so that none is left out',
  'src/db/preparing.ts prepared': 'passes on what others send',
  'src/server/features/export/export-query.ts readExportPage':
    'the columns come from the catalog, so that none is left out',
  'src/server/features/transactions/list-query.ts listTransactionPage':
    'only given filters stand in the text, for the plan',
  'src/db/repositories/transaction-filter.ts sumMatches': 'the same filter',
  'src/server/features/transactions/edit-query.ts lockFilteredTransactions': 'the same filter',
  'src/cli/lib/reseal.ts listStale': 'any sealed column',
  'src/cli/lib/reseal.ts resealBatch': 'any sealed column',
};

const { statements, unknown, checker } = findStatements();
const ofApp = statements.filter(({ sql }) => /\bapp\.\w+/.test(sql));
let database: TestDatabase | null = null;
let client: pg.Client;

beforeAll(async () => {
  database = await copyDatabase();
  if (!database) throw new Error('this test needs the cluster that the server tests share');
  client = new pg.Client({ connectionString: database.adminUrl });
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await database?.drop();
});

describe('every SQL statement in the sources', () => {
  it('matches the schema, the columns the code reads and the parameters it passes', async () => {
    const comparison = new Comparison(checker, await readDatabaseTypes(client));
    const problems = new Set<string>();
    for (const statement of statements) {
      await client.query(
        `set search_path = ${statement.where.startsWith('src/adapters/identity/') ? 'identity' : "''"}`,
      );
      try {
        const description = await describeStatement(client, statement.sql);
        for (const problem of comparison.problems(statement, description))
          problems.add(`${statement.where} ${problem}`);
      } catch (error) {
        problems.add(`${statement.where} ${String(error)}: ${statement.sql}`);
      }
    }
    expect([...problems]).toEqual([]);
    expect(statements.length).toBeGreaterThan(500);
  });

  it('can be computed from the sources, except a few with a reason', () => {
    expect([...new Set(unknown.map(({ within }) => within))].sort()).toEqual(Object.keys(UNKNOWN).sort());
  });

  it('names its user by a parameter, for each table of app', () => {
    expect(
      ofApp.flatMap(({ where, sql }) =>
        findTableWithoutUser(sql).map((problem) => `${where} ${problem}: ${sql.slice(0, 90)}`),
      ),
    ).toEqual([]);
  });

  it('records its changes for the next matching', () => {
    expect(
      ofApp.filter(isUnrecordedMatchChange).map(({ where, sql }) => `${where} ${sql.slice(0, 90)}`),
    ).toEqual([]);
  });
});

describe('the rules', () => {
  it.each([
    [
      "select id from app.accounts where account_type = 'depository'",
      ['column "account_type" can\'t be depository'],
    ],
    [
      "select id from app.accounts where account_type not in ('savings', 'cash')",
      ['column "account_type" can\'t be cash'],
    ],
    ["update app.accounts set account_type = 'savings' where name = 'depository'", []],
  ])('%s: %j', async (sql, problems) => {
    const statement = { sql, where: '', within: '', row: null, values: null };
    const comparison = new Comparison(checker, await readDatabaseTypes(client));
    expect(comparison.problems(statement, await describeStatement(client, sql))).toEqual(problems);
  });

  it.each([
    ['update app.transactions set removed_at = $2 where user_id = $1', true],
    [
      'with changed as (update app.transactions set removed_at = $2), n as (insert into app.match_changes',
      false,
    ],
    ['update app.transactions set category = $2 where user_id = $1 and merchant = $3', false],
    ["update app.receipts r set state = 'merged' where user_id = $1", true],
    ['delete from app.transfers where user_id = $1', true],
  ])('%s: unrecorded %s', (sql, isMissing) => {
    expect(isUnrecordedMatchChange({ sql, within: '' })).toBe(isMissing);
  });

  it.each([
    ['select id from app.accounts where is_hidden', 2],
    ['select id from app.accounts where user_id = $1', 0],
    ['select 1 from app.accounts a join app.transactions t on t.account_id = a.id where a.user_id = $1', 1],
    ['delete from app.accounts where id = $1', 2],
    ['insert into app.balances select * from jsonb_populate_recordset(null::app.balances, $1)', 2],
    ['insert into app.balances (user_id, account_id) values ($1, $2)', 0],
    [
      "update app.transactions t set flow = 'held' from app.transfers x where t.user_id = $1 and x.inflow_id = t.id",
      1,
    ],
  ])('%s: %i problems', (sql, problems) => {
    expect(findTableWithoutUser(sql)).toHaveLength(problems);
  });
});

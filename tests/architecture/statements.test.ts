import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findConstants, findStatements, isUnnoted, textOf, unscoped } from './find-statements.ts';

const SRC = path.resolve(import.meta.dirname, '../../src');
const FOLDERS = ['db', 'server', 'cli', 'launch'];

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(SRC, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => path.join(folder, name)),
).map((name) => ({ name, text: readFileSync(path.join(SRC, name), 'utf8') }));

const shared = new Map<string, string>();
// Twice: constants are made of constants.
for (let round = 0; round < 2; round += 1)
  for (const { name, text } of sources)
    for (const [constant, sql] of own(name, text)) shared.set(constant, sql);

/** What a source's names stand for: its own constants, then those of others. */
function own(name: string, text: string): Map<string, string> {
  const found = new Map<string, string>();
  const known = { get: (constant: string) => found.get(constant) ?? shared.get(constant) };
  for (const [constant, node] of findConstants(name, text)) found.set(constant, textOf(node, known));
  return found;
}

describe('statements on the tables of app', () => {
  it('name their user by a parameter, each table of each statement', () => {
    const found = sources.flatMap(({ name, text }) =>
      findStatements(name, text, new Map([...shared, ...own(name, text)])).map((statement) => ({
        name,
        ...statement,
      })),
    );
    expect(found.length).toBeGreaterThan(300);
    expect(
      found.flatMap(({ name, line, sql }) =>
        unscoped(sql).map((problem) => `src/${name}:${line} ${problem}: ${sql.slice(0, 90)}`),
      ),
    ).toEqual([]);
  });

  it('that change what the matcher looks at note it for the next matching', () => {
    const found = sources
      .flatMap(({ name, text }) =>
        findStatements(name, text, new Map([...shared, ...own(name, text)])).map((one) => ({ name, ...one })),
      )
      .filter(isUnnoted)
      .map(({ name, line, sql }) => `src/${name}:${line} ${sql.slice(0, 90)}`);
    expect(found).toEqual([]);
  });

  it.each([
    ['update app.transactions set removed_at = $2 where user_id = $1', 'query', true],
    ['update app.transactions set removed_at = $2 where user_id = $1', 'notingTransactions', false],
    ['update app.transactions set category = $2 where user_id = $1 and merchant = $3', 'query', false],
    ["update app.receipts r set state = 'merged' where user_id = $1", 'db.query', true],
    ['delete from app.transfers where user_id = $1', 'query', true],
  ])('%s in %s: unnoted %s', (sql, within, isMissing) => {
    expect(isUnnoted({ sql, within })).toBe(isMissing);
  });

  it('of the query builder name their user as well', () => {
    const found = sources.flatMap(({ name, text }) =>
      [
        ...text.matchAll(/\.(?:selectFrom|updateTable|deleteFrom)\('app\.[\s\S]*?(?=\n\s*\)|;\n|build\b)/g),
      ].map(([statement]) => `src/${name} ${statement}`),
    );
    expect(found.length).toBeGreaterThan(1);
    expect(found.filter((statement) => !/\('(?:\w+\.)?userId', '=', \w+\.userId\)/.test(statement))).toEqual(
      [],
    );
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
    expect(unscoped(sql)).toHaveLength(problems);
  });
});

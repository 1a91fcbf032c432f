import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const SRC = path.resolve(import.meta.dirname, '../../src');
const REPOSITORIES = 'db/repositories/';
const WRITE = /\b(?:insert into|delete from|update)\s+((?:app|sys)\.(?:\w+|\$\{)|\$\{)/gi;

/** Functions that write to any requested table, with the reason. */
const ANY_TABLE: Readonly<Record<string, string>> = {
  'db/repositories/row-snapshots.ts': 'an undo puts rows of any table back as they were',
  'db/repositories/user-tables.ts': 'a user and what came from emulators are deleted from every table',
  'cli/lib/reseal.ts': 'a new key reseals every sealed column',
};

interface Write {
  readonly file: string;
  readonly table: string;
}

function writesIn(file: string, text: string): Write[] {
  return [...text.matchAll(WRITE)].map(([, table = '']) => ({ file, table: table.toLowerCase() }));
}

/** Folders with repositories for several tables. */
const AREAS = new Set(['mail', 'matching']);

/** The file, or the folder of a table with several files. */
function placeOf(file: string): string {
  const [first = '', second = ''] = file.slice(REPOSITORIES.length).split('/');
  return AREAS.has(first) ? `${first}/${second}` : first.replace(/\.ts$/, '');
}

function listWrites(): Write[] {
  return ['db', 'server', 'cli', 'launch', 'adapters'].flatMap((folder) =>
    readdirSync(path.join(SRC, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => path.join(folder, name).replaceAll(path.sep, '/'))
      .flatMap((file) => writesIn(file, readFileSync(path.join(SRC, file), 'utf8'))),
  );
}

describe('tables', () => {
  const writes = listWrites().filter(({ file }) => !(file in ANY_TABLE));

  it('are written only by repositories', () => {
    expect(writes.length).toBeGreaterThan(150);
    expect(writes.filter(({ file, table }) => !file.startsWith(REPOSITORIES) || table.includes('$'))).toEqual(
      [],
    );
  });

  it('are written in one place each', () => {
    const places = new Map<string, Set<string>>();
    for (const { file, table } of writes)
      places.set(table, (places.get(table) ?? new Set()).add(placeOf(file)));
    expect(
      [...places].filter(([, writers]) => writers.size > 1).map(([table, writers]) => [table, ...writers]),
    ).toEqual([]);
  });

  it.each([
    ['await db.query(`insert into app.accounts (user_id) values ($1)`)', ['app.accounts']],
    [`delete from app.\${table} where user_id = $1`, ['app.${']],
    [`update \${table} set x = $1`, ['${']],
    ['select 1 from app.accounts for update of a', []],
  ])('%s writes to %j', (text, tables) => {
    expect(writesIn('x.ts', text).map(({ table }) => table)).toEqual(tables);
  });
});

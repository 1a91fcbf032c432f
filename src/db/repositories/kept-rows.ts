import type { UserDb } from '../pool.ts';
import { keepLinesOfReceipts } from './claims.ts';
import { KEPT_TABLE_NAMES, type KeptTableName, keptTable } from './kept-tables.ts';
import { notingReceipts, notingTransactions, notingTransfers } from './matching/match-changes.ts';

/** A value as `to_jsonb` writes it. */
export type KeptValue =
  | null
  | boolean
  | number
  | string
  | readonly KeptValue[]
  | { readonly [name: string]: KeptValue };

/** Columns of one row by their names. */
export type KeptRow = Readonly<Record<string, KeptValue>>;

/** Which rows a change may touch: values of the columns that each table is chosen by. */
export type KeptScope = { readonly [Name in KeptTableName]?: readonly string[] };

/** Rows as they stand, by table and key. */
export type KeptRows = ReadonlyMap<KeptTableName, ReadonlyMap<string, KeptRow>>;

/** What a change made of one row; null: it was or is not there. Of a row that stayed, the changed columns alone. */
export interface RowChange {
  readonly table: KeptTableName;
  readonly key: KeptRow;
  readonly before: KeptRow | null;
  readonly after: KeptRow | null;
}

/** Reads rows as they stand and holds them against other changes. */
export async function holdKept(db: UserDb, scope: KeptScope): Promise<KeptRows> {
  const kept = new Map<KeptTableName, Map<string, KeptRow>>();
  for (const name of KEPT_TABLE_NAMES) {
    const values = scope[name];
    if (values === undefined || values.length === 0) continue;
    const { key, by, byText, columns } = keptTable(name);
    const shown = columns ? builtOf([...key, ...columns]) : "to_jsonb(t) - 'user_id'";
    const chosen = by.map((column) => `t.${column} = any($2::${byText ? 'text' : 'uuid'}[])`).join(' or ');
    const rows = await db.query<{ row: KeptRow }>(
      `select ${shown} as row from app.${name} t where t.user_id = $1 and (${chosen})
        order by ${listOf('t', key)} for update`,
      [db.userId, values],
    );
    kept.set(name, new Map(rows.map(({ row }) => [keyText(name, row), row])));
  }
  return kept;
}

function listOf(alias: string, columns: readonly string[]): string {
  return columns.map((column) => `${alias}.${column}`).join(', ');
}

function builtOf(columns: readonly string[]): string {
  return `jsonb_build_object(${columns.map((column) => `'${column}', t.${column}`).join(', ')})`;
}

/** The rows of these changes as they stand now. */
export async function holdChanged(db: UserDb, changes: readonly RowChange[]): Promise<KeptRows> {
  return holdKept(db, scopeOf(changes));
}

/** The narrowest scope that has every row of these changes. */
export function scopeOf(changes: readonly RowChange[]): KeptScope {
  const scope: { [Name in KeptTableName]?: string[] } = {};
  for (const [table, own] of Map.groupBy(changes, (change) => change.table)) {
    const [column = ''] = keptTable(table).by;
    scope[table] = [...new Set(own.map(({ key }) => String(key[column])))];
  }
  return scope;
}

/** What lies between two readings of the same rows. */
export function changesBetween(before: KeptRows, after: KeptRows): RowChange[] {
  return KEPT_TABLE_NAMES.flatMap((table) => {
    const was = before.get(table) ?? new Map<string, KeptRow>();
    const is = after.get(table) ?? new Map<string, KeptRow>();
    return [...new Set([...was.keys(), ...is.keys()])].flatMap((key) => {
      const change = changeOf(table, was.get(key) ?? null, is.get(key) ?? null);
      return change ? [change] : [];
    });
  });
}

function changeOf(table: KeptTableName, was: KeptRow | null, is: KeptRow | null): RowChange | null {
  const key = keyOf(table, was ?? is ?? {});
  if (was === null || is === null) return { table, key, before: was, after: is };
  const names = Object.keys(was).filter((name) => !isSame(was[name], is[name]));
  if (names.length === 0) return null;
  const only = (row: KeptRow): KeptRow => Object.fromEntries(names.map((name) => [name, row[name] ?? null]));
  return { table, key, before: only(was), after: only(is) };
}

/** Whether two values are the same; `jsonb` writes the names of objects in one order always. */
export function isSame(one: KeptValue | undefined, other: KeptValue | undefined): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

/** A row's key, which finds it among others of its table. */
export function keyText(table: KeptTableName, row: KeptRow): string {
  return keptTable(table)
    .key.map((column) => String(row[column]))
    .join(' ');
}

function keyOf(table: KeptTableName, row: KeptRow): KeptRow {
  return Object.fromEntries(keptTable(table).key.map((column) => [column, row[column] ?? null]));
}

/** Puts rows as they were before these changes: those that came leave, those that left come, the others change back. */
export async function putBack(db: UserDb, changes: readonly RowChange[]): Promise<void> {
  const byTable = Map.groupBy(changes, (change) => change.table);
  for (const name of KEPT_TABLE_NAMES.toReversed())
    await deleteRows(
      db,
      name,
      (byTable.get(name) ?? []).flatMap(({ key, before }) => (before === null ? [key] : [])),
    );
  for (const name of KEPT_TABLE_NAMES) {
    const own = byTable.get(name) ?? [];
    await insertRows(
      db,
      name,
      own.flatMap(({ before, after }) => (before !== null && after === null ? [before] : [])),
    );
    await updateRows(
      db,
      name,
      own.flatMap(({ key, before, after }) =>
        before !== null && after !== null ? [{ ...key, ...before }] : [],
      ),
    );
  }
}

/** The statement with the notes that the next matching needs of this table. */
function noted(name: KeptTableName, statement: string): string {
  if (name === 'transactions') return notingTransactions(statement);
  if (name === 'receipts') return notingReceipts(statement);
  return name === 'transfers' && !statement.startsWith('update') ? notingTransfers(statement) : statement;
}

async function deleteRows(db: UserDb, name: KeptTableName, keys: readonly KeptRow[]): Promise<void> {
  if (keys.length === 0) return;
  const { key } = keptTable(name);
  if (name === 'receipts')
    await keepLinesOfReceipts(
      db,
      keys.map((row) => String(row.id)),
    );
  await db.query(
    noted(
      name,
      `delete from app.${name} t where t.user_id = $1 and (${listOf('t', key)}) in
         (select ${listOf('k', key)} from jsonb_populate_recordset(null::app.${name}, $2::jsonb) k)`,
    ),
    [db.userId, JSON.stringify(keys)],
  );
}

/** A row that came by itself since has what it had before the change. */
async function insertRows(db: UserDb, name: KeptTableName, rows: readonly KeptRow[]): Promise<void> {
  if (rows.length === 0) return;
  await deleteRows(db, name, rows);
  const columns = columnsOf(rows);
  const { dependsOn } = keptTable(name);
  const stands = dependsOn
    ? `and exists (select from app.${dependsOn.table} d where d.user_id = $1 and d.id = k.${dependsOn.column})`
    : '';
  await db.query(
    noted(
      name,
      `insert into app.${name} as t (user_id, ${columns.join(', ')})
       select own.user_id, ${listOf('k', columns)}
         from app.profiles own, jsonb_populate_recordset(null::app.${name}, $2::jsonb) k
        where own.user_id = $1 ${stands}`,
    ),
    [db.userId, JSON.stringify(rows)],
  );
}

async function updateRows(db: UserDb, name: KeptTableName, changes: readonly KeptRow[]): Promise<void> {
  if (changes.length === 0) return;
  // An update takes one source for each row: changes of one row's columns go together.
  const rows = [...Map.groupBy(changes, (row) => keyText(name, row)).values()].map(
    (own): KeptRow => Object.assign({}, ...own),
  );
  const keys = new Set(keptTable(name).key);
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((column) => !keys.has(column));
  for (const column of columns) if (!/^[a-z_0-9]+$/.test(column)) throw new Error(`not a column: ${column}`);
  await db.query(
    noted(
      name,
      `update app.${name} t set (${columns.join(', ')}) =
         (select ${listOf('r', columns)} from jsonb_populate_record(t, n.row) r)
       from jsonb_array_elements($2::jsonb) n(row), jsonb_populate_record(null::app.${name}, n.row) k
      where t.user_id = $1 and (${listOf('t', [...keys])}) = (${listOf('k', [...keys])})`,
    ),
    [db.userId, JSON.stringify(rows)],
  );
}

function columnsOf(rows: readonly KeptRow[]): string[] {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  for (const column of columns) if (!/^[a-z_0-9]+$/.test(column)) throw new Error(`not a column: ${column}`);
  return columns;
}

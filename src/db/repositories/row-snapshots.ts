import type { UserDb } from '../pool.ts';
import { storableJson } from '../storable.ts';
import { detachClaimLinesFromReceipts } from './claims.ts';
import {
  trackReceiptChanges,
  trackTransactionChanges,
  trackTransferChanges,
} from './matching/match-changes.ts';
import { getSnapshotTable, SNAPSHOT_TABLE_NAMES, type SnapshotTableName } from './snapshot-tables.ts';

/** A value as `to_jsonb` writes it. */
export type SnapshotValue =
  | null
  | boolean
  | number
  | string
  | readonly SnapshotValue[]
  | { readonly [name: string]: SnapshotValue };

/** The columns of one row by name. */
export type SnapshotRow = Readonly<Record<string, SnapshotValue>>;

/** Selects the rows that a change may affect: values of the columns by which each table is selected. */
export type SnapshotScope = { readonly [Name in SnapshotTableName]?: readonly string[] };

/** Rows by table and key. */
export type RowSnapshot = ReadonlyMap<SnapshotTableName, ReadonlyMap<string, SnapshotRow>>;

/**
 * The change of one row; null: the row did not exist before or after. For a row that existed before and after, only the
 * changed columns.
 */
export interface RowChange {
  readonly table: SnapshotTableName;
  readonly key: SnapshotRow;
  readonly before: SnapshotRow | null;
  readonly after: SnapshotRow | null;
}

/** Reads and locks the rows of a scope. */
export async function lockSnapshot(db: UserDb, scope: SnapshotScope): Promise<RowSnapshot> {
  const snapshots = new Map<SnapshotTableName, Map<string, SnapshotRow>>();
  for (const name of SNAPSHOT_TABLE_NAMES) {
    const values = scope[name];
    if (values === undefined || values.length === 0) continue;
    const { key, by, byText, columns, generated } = getSnapshotTable(name);
    const shown = columns ? builtOf([...key, ...columns]) : wholeRow(['user_id', ...(generated ?? [])]);
    const chosen = by.map((column) => `t.${column} = any($2::${byText ? 'text' : 'uuid'}[])`).join(' or ');
    const rows = await db.query<{ row: SnapshotRow }>(
      `select ${shown} as row from app.${name} t where t.user_id = $1 and (${chosen})
        order by ${listOf('t', key)} for update`,
      [db.userId, values],
    );
    snapshots.set(name, new Map(rows.map(({ row }) => [rowKey(name, row), row])));
  }
  return snapshots;
}

function listOf(alias: string, columns: readonly string[]): string {
  return columns.map((column) => `${alias}.${column}`).join(', ');
}

function builtOf(columns: readonly string[]): string {
  return `jsonb_build_object(${columns.map((column) => `'${column}', t.${column}`).join(', ')})`;
}

function wholeRow(without: readonly string[]): string {
  return `to_jsonb(t)${without.map((column) => ` - '${column}'`).join('')}`;
}

/** Reads and locks the rows of these changes. */
export async function lockChangedRows(db: UserDb, changes: readonly RowChange[]): Promise<RowSnapshot> {
  return lockSnapshot(db, scopeOf(changes));
}

/** The smallest scope that includes every row of these changes. */
export function scopeOf(changes: readonly RowChange[]): SnapshotScope {
  const scope: { [Name in SnapshotTableName]?: string[] } = {};
  for (const [table, tableChanges] of Map.groupBy(changes, (change) => change.table)) {
    const [column = ''] = getSnapshotTable(table).by;
    scope[table] = [...new Set(tableChanges.map(({ key }) => String(key[column])))];
  }
  return scope;
}

/** The differences between two snapshots of the same rows. */
export function diffSnapshots(before: RowSnapshot, after: RowSnapshot): RowChange[] {
  return SNAPSHOT_TABLE_NAMES.flatMap((table) => {
    const was = before.get(table) ?? new Map<string, SnapshotRow>();
    const is = after.get(table) ?? new Map<string, SnapshotRow>();
    return [...new Set([...was.keys(), ...is.keys()])].flatMap((key) => {
      const change = changeOf(table, was.get(key) ?? null, is.get(key) ?? null);
      return change ? [change] : [];
    });
  });
}

function changeOf(
  table: SnapshotTableName,
  was: SnapshotRow | null,
  is: SnapshotRow | null,
): RowChange | null {
  const key = keyOf(table, was ?? is ?? {});
  if (was === null || is === null) return { table, key, before: was, after: is };
  const names = Object.keys(was).filter((name) => !isSameValue(was[name], is[name]));
  if (names.length === 0) return null;
  const only = (row: SnapshotRow): SnapshotRow =>
    Object.fromEntries(names.map((name) => [name, row[name] ?? null]));
  return { table, key, before: only(was), after: only(is) };
}

/**
 * Whether two values are equal. `jsonb` always writes object keys in the same order, so that their JSON texts can be
 * compared.
 */
export function isSameValue(one: SnapshotValue | undefined, other: SnapshotValue | undefined): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

/** The key of a row as text, unique within its table. */
export function rowKey(table: SnapshotTableName, row: SnapshotRow): string {
  return getSnapshotTable(table)
    .key.map((column) => String(row[column]))
    .join(' ');
}

function keyOf(table: SnapshotTableName, row: SnapshotRow): SnapshotRow {
  return Object.fromEntries(getSnapshotTable(table).key.map((column) => [column, row[column] ?? null]));
}

/** Reverts these changes: deletes inserted rows, inserts deleted rows and restores changed columns. */
export async function revertRowChanges(db: UserDb, changes: readonly RowChange[]): Promise<void> {
  const byTable = Map.groupBy(changes, (change) => change.table);
  for (const name of SNAPSHOT_TABLE_NAMES.toReversed())
    await deleteRows(
      db,
      name,
      (byTable.get(name) ?? []).flatMap(({ key, before }) => (before === null ? [key] : [])),
    );
  for (const name of SNAPSHOT_TABLE_NAMES) {
    const tableChanges = byTable.get(name) ?? [];
    await insertRows(
      db,
      name,
      tableChanges.flatMap(({ before, after }) => (before !== null && after === null ? [before] : [])),
    );
    await updateRows(
      db,
      name,
      tableChanges.flatMap(({ key, before, after }) =>
        before !== null && after !== null ? [{ ...key, ...before }] : [],
      ),
    );
  }
}

/** Adds the tracking of changes that the next matching needs for this table to a statement. */
function withMatchChanges(name: SnapshotTableName, statement: string): string {
  if (name === 'transactions') return trackTransactionChanges(statement);
  if (name === 'receipts') return trackReceiptChanges(statement);
  return name === 'transfers' && !statement.startsWith('update')
    ? trackTransferChanges(statement)
    : statement;
}

async function deleteRows(db: UserDb, name: SnapshotTableName, keys: readonly SnapshotRow[]): Promise<void> {
  if (keys.length === 0) return;
  const { key } = getSnapshotTable(name);
  if (name === 'receipts')
    await detachClaimLinesFromReceipts(
      db,
      keys.map((row) => String(row.id)),
    );
  await db.query(
    withMatchChanges(
      name,
      `delete from app.${name} t where t.user_id = $1 and (${listOf('t', key)}) in
         (select ${listOf('k', key)} from jsonb_populate_recordset(null::app.${name}, $2::jsonb) k)`,
    ),
    [db.userId, storableJson(keys)],
  );
}

/** A row that was derived again in the meantime is reset to its state before the change. */
async function insertRows(db: UserDb, name: SnapshotTableName, rows: readonly SnapshotRow[]): Promise<void> {
  if (rows.length === 0) return;
  await deleteRows(db, name, rows);
  const columns = columnsOf(rows);
  const { dependsOn } = getSnapshotTable(name);
  const stands = dependsOn
    ? `and exists (select from app.${dependsOn.table} d where d.user_id = $1 and d.id = k.${dependsOn.column})`
    : '';
  await db.query(
    withMatchChanges(
      name,
      `insert into app.${name} as t (user_id, ${columns.join(', ')})
       select own.user_id, ${listOf('k', columns)}
         from app.profiles own, jsonb_populate_recordset(null::app.${name}, $2::jsonb) k
        where own.user_id = $1 ${stands}`,
    ),
    [db.userId, storableJson(rows)],
  );
}

async function updateRows(
  db: UserDb,
  name: SnapshotTableName,
  changes: readonly SnapshotRow[],
): Promise<void> {
  if (changes.length === 0) return;
  // An update accepts one source per row, so the changes of one row's columns are merged.
  const rows = [...Map.groupBy(changes, (row) => rowKey(name, row)).values()].map(
    (sameKey): SnapshotRow => Object.assign({}, ...sameKey),
  );
  const keys = new Set(getSnapshotTable(name).key);
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((column) => !keys.has(column));
  for (const column of columns) if (!/^[a-z_0-9]+$/.test(column)) throw new Error(`not a column: ${column}`);
  await db.query(
    withMatchChanges(
      name,
      `update app.${name} t set (${columns.join(', ')}) =
         (select ${listOf('r', columns)} from jsonb_populate_record(t, n.row) r)
       from jsonb_array_elements($2::jsonb) n(row), jsonb_populate_record(null::app.${name}, n.row) k
      where t.user_id = $1 and (${listOf('t', [...keys])}) = (${listOf('k', [...keys])})`,
    ),
    [db.userId, storableJson(rows)],
  );
}

function columnsOf(rows: readonly SnapshotRow[]): string[] {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  for (const column of columns) if (!/^[a-z_0-9]+$/.test(column)) throw new Error(`not a column: ${column}`);
  return columns;
}

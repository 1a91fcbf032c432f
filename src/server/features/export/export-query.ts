import type { UserDb, Uuid } from '#db/pool.ts';
import type { SplitLine } from '#domain/splits/split.ts';
import type { ExportKind, ExportPart } from './export-kind.ts';

/** Rows read and written per page. */
const PAGE_SIZE = 500;

/** The exported columns of each table: all except encrypted ones. */
export type Columns = ReadonlyMap<string, readonly string[]>;

export async function readColumns(db: UserDb): Promise<Columns> {
  const rows = await db.query<{ table: string; columns: string[] }>(
    `select table_name as "table", array_agg(column_name::text order by ordinal_position) as columns
       from information_schema.columns where table_schema = 'app' and udt_name <> 'bytea' group by 1`,
  );
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}

/** Rows in order; `isLast` means that no further rows follow. */
export interface Page<Transaction> {
  readonly rows: readonly Transaction[];
  readonly isLast: boolean;
}

/** One line, with its encrypted evidence. */
export interface ExportedLine {
  /** JSON, with its members in the order of the table's columns. */
  readonly line: string;
  readonly key: readonly string[];
  readonly sealed: Buffer | null;
  readonly sealedFor: string | null;
}

/**
 * The next lines of a file after this key, or the first ones (null). A page with fewer rows than the page size is the
 * last.
 */
export async function readExportPage(
  db: UserDb,
  kind: ExportKind,
  columns: Columns,
  after: readonly string[] | null,
): Promise<Page<ExportedLine>> {
  const keys = kind.key.map(([column]) => `t.${column}`);
  const places = kind.key.map(([, type], index) => `$${index + 2}::${type}`);
  const { evidence } = kind;
  const rows = await db.query<ExportedLine>(
    `select (select to_json(x)::text from (select ${fieldsOf(kind, columns)}) x) as line,
      array[${keys.map((key) => `${key}::text`).join(', ')}]::text[] as key,
      ${evidence ? 't.evidence_sealed' : 'null'} as sealed,
      ${evidence ? `t.${evidence.context}::text` : 'null'} as "sealedFor"
       from app.${kind.table} t where t.user_id = $1 ${after ? `and (${keys.join(', ')}) > (${places.join(', ')})` : ''}
      ${keys.length > 0 ? `order by ${keys.join(', ')}` : ''} limit ${PAGE_SIZE}`,
    [db.userId, ...(after ?? [])],
  );
  return { rows: rows, isLast: rows.length < PAGE_SIZE || keys.length === 0 };
}

function fieldsOf(kind: ExportKind, columns: Columns): string {
  const parts = Object.entries(kind.parts ?? {}).map(
    ([name, part]) =>
      `coalesce((select json_agg(to_json(y)) from (${partOf(part, columns)}) y), '[]') as "${name}"`,
  );
  return [...namesOf('t', kind, columns), ...parts].join(', ');
}

function partOf(part: ExportPart, columns: Columns): string {
  return `select ${namesOf('p', part, columns).join(', ')} from app.${part.table} p where p.user_id = $1
    and ${part.on} order by ${part.order}`;
}

function namesOf(
  alias: string,
  { table, hidden = [] }: Pick<ExportKind, 'table' | 'hidden'>,
  columns: Columns,
): string[] {
  return (columns.get(table) ?? [])
    .filter((column) => column !== 'user_id' && !hidden.includes(column))
    .map((column) => `${alias}.${column} as "${camelCase(column)}"`);
}

function camelCase(column: string): string {
  return column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** A row of the spreadsheet file. */
export interface TableRow {
  readonly id: Uuid;
  readonly occurredOn: string;
  readonly postedOn: string;
  readonly authorizedOn: string | null;
  readonly description: string;
  readonly merchant: string;
  readonly bankText: string;
  readonly items: string;
  readonly category: string;
  readonly split: readonly SplitLine[] | null;
  readonly accountName: string;
  readonly flow: string;
  readonly status: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly hasReceipt: boolean;
  readonly note: string;
}

/** Current transactions of one environment, newest first. */
export async function readTablePage(
  db: UserDb,
  isSandbox: boolean,
  after: TableRow | null,
): Promise<Page<TableRow>> {
  const rows = await db.query<TableRow>(
    `select t.id, t.occurred_on as "occurredOn", t.posted_on as "postedOn", t.authorized_on as "authorizedOn",
            t.description, t.merchant, t.original_description as "bankText",
            t.items_text as items, t.category, t.split, coalesce(a.shown_name, a.name) as "accountName", t.flow,
              t.status, t.amount_minor as "amountMinor",
            t.currency, t.has_receipt as "hasReceipt", t.note
       from app.transactions t join app.accounts a on a.user_id = $1 and a.id = t.account_id
      where t.user_id = $1 and t.is_sandbox = $2 and t.removed_at is null
        ${after ? 'and (t.occurred_on, t.id) < ($3::date, $4::uuid)' : ''}
      order by t.occurred_on desc, t.id desc limit ${PAGE_SIZE}`,
    [db.userId, isSandbox, ...(after ? [after.occurredOn, after.id] : [])],
  );
  return { rows: rows, isLast: rows.length < PAGE_SIZE };
}

/** An email whose original is stored. */
export interface StoredEmail {
  readonly id: Uuid;
  readonly receivedAt: Date;
}

export async function readStoredEmailPage(db: UserDb, after: StoredEmail | null): Promise<Page<StoredEmail>> {
  const rows = await db.query<StoredEmail>(
    `select b.message_id as id, m.received_at as "receivedAt"
       from app.message_bodies b join app.messages m on m.user_id = $1 and m.id = b.message_id
      where b.user_id = $1 ${after ? 'and b.message_id > $2::uuid' : ''} order by b.message_id limit ${PAGE_SIZE}`,
    [db.userId, ...(after ? [after.id] : [])],
  );
  return { rows: rows, isLast: rows.length < PAGE_SIZE };
}

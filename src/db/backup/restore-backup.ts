import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { finished, pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { extract } from 'tar-stream';
import { migrate, refill } from '../migrate.ts';
import { openEncrypted } from './backup-file.ts';
import { listBackupTables } from './backup-tables.ts';
import {
  COUNTS_NAME,
  countsSchema,
  MANIFEST_NAME,
  type Manifest,
  manifestSchema,
  type RowCounts,
} from './manifest.ts';

export interface Restored {
  readonly madeAt: string;
  /** What opens the sealed values of the restored rows. */
  readonly encryptionKeys: readonly Buffer[];
  readonly rows: RowCounts;
}

export interface RestoreOptions {
  readonly adminUrl: string;
  readonly file: string;
  readonly passphrase: string;
  /** Work on the loaded rows that must be done together with loading them. */
  readonly settle: (client: pg.ClientBase, encryptionKeys: readonly Buffer[]) => Promise<void>;
}

/**
 * Loads a backup into an installation that holds nobody's data: the tables as they were then, and what has changed
 * about them since. All rows are loaded or none; a file that was cut short or changed loads none.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  await requireEmpty(options.adminUrl);
  const entries = readEntries(await openEncrypted(options.file, options.passphrase));
  const first = await entries.next();
  if (first.done || first.value.name !== MANIFEST_NAME)
    throw new Error('this file is not a backup of Fettle');
  const manifest = manifestSchema.parse(JSON.parse(first.value.content.toString('utf8')));
  const encryptionKeys = manifest.encryptionKeys.map((key) => Buffer.from(key, 'base64'));
  let rows: RowCounts = {};
  await refill(options.adminUrl, manifest.migrations, async (client) => {
    rows = await loadRows(client, manifest, entries);
    await options.settle(client, encryptionKeys);
  });
  await migrate(options.adminUrl);
  return { madeAt: manifest.madeAt, encryptionKeys, rows };
}

/** A restore replaces what is there: it never does so with somebody's data. */
async function requireEmpty(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ isThere: boolean }>(
      `select to_regclass('identity."user"') is not null as "isThere"`,
    );
    if (!rows[0]?.isThere) return;
    const people = await client.query('select 1 from identity."user" limit 1');
    if (people.rows.length > 0)
      throw new Error(
        'This installation has users. Restore into a new one: set another DATA_DIR or database.',
      );
  } finally {
    await client.end();
  }
}

interface Entry {
  readonly name: string;
  readonly content: Buffer;
}

async function* readEntries(content: Readable): AsyncGenerator<Entry, undefined> {
  const archive = extract();
  const piped = pipeline(content, archive);
  piped.catch(() => undefined);
  for await (const entry of archive) {
    yield { name: entry.header.name, content: await buffer(entry) };
  }
  await piped;
}

async function loadRows(
  client: pg.Client,
  manifest: Manifest,
  entries: AsyncGenerator<Entry>,
): Promise<RowCounts> {
  const columns = await columnsToLoad(client, manifest);
  let open: { readonly name: string; readonly rows: Writable } | null = null;
  let counts: RowCounts | null = null;
  for await (const { name, content } of entries) {
    if (open && open.name !== name) {
      await close(open.rows);
      open = null;
    }
    if (name === COUNTS_NAME) {
      counts = countsSchema.parse(JSON.parse(content.toString('utf8')));
      continue;
    }
    const own = columns.get(name);
    if (!own) throw new Error(`the backup holds a table that it does not list: ${name}`);
    open ??= { name, rows: client.query(copyFrom(`copy ${name} (${own.join(', ')}) from stdin`)) };
    if (!open.rows.write(content)) await once(open.rows, 'drain');
  }
  if (!counts) throw new Error('the backup is not whole');
  await requireRows(client, counts);
  return counts;
}

/** Columns by table. Nothing of a backup's own words becomes part of a statement: each name is one of the schema's. */
async function columnsToLoad(
  client: pg.Client,
  { tables }: Manifest,
): Promise<Map<string, readonly string[]>> {
  const known = new Map(
    (await listBackupTables(client)).map(({ name, columns }) => [name, new Set(columns)]),
  );
  for (const { name, columns } of tables) {
    const own = known.get(name);
    if (!own || columns.some((column) => !own.has(column)))
      throw new Error(`the backup has a table that its migrations do not make: ${name}`);
  }
  return new Map(tables.map(({ name, columns }) => [name, columns]));
}

async function close(rows: Writable): Promise<void> {
  rows.end();
  await finished(rows);
}

async function requireRows(client: pg.Client, counts: RowCounts): Promise<void> {
  for (const { name } of await listBackupTables(client)) {
    const expected = counts[name] ?? 0;
    const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from ${name}`);
    if (rows[0]?.count !== expected)
      throw new Error(`${name}: ${rows[0]?.count} rows were loaded, the backup has ${expected}`);
  }
}

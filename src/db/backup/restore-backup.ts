import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { extract } from 'tar-stream';
import { migrate, recreateTables } from '../migrate.ts';
import { ensureServiceRole } from '../roles.ts';
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

export interface RestoreResult {
  readonly madeAt: string;
  /** Decrypts the restored values. */
  readonly encryptionKeys: readonly Buffer[];
  readonly rows: RowCounts;
}

export interface RestoreOptions {
  readonly adminUrl: string;
  /** The web and jobs roles, created if missing. */
  readonly serviceUrl?: string | undefined;
  readonly jobsUrl?: string | undefined;
  readonly file: string;
  readonly passphrase: string;
  /** Work that must be in the same transaction as loading the data. */
  readonly settle: (client: pg.ClientBase, encryptionKeys: readonly Buffer[]) => Promise<void>;
}

/**
 * Restores a backup into an installation without users: creates the tables as of the backup, then applies later
 * migrations. The file is read completely first, so a truncated or modified one changes nothing.
 */
export async function restoreBackup(options: RestoreOptions): Promise<RestoreResult> {
  const { adminUrl, serviceUrl, jobsUrl, file, passphrase } = options;
  await requireEmpty(adminUrl);
  await requireWhole(readEntries(await openEncrypted(file, passphrase)));
  if (serviceUrl) await ensureServiceRole(adminUrl, serviceUrl, jobsUrl);
  const entries = readEntries(await openEncrypted(file, passphrase));
  const manifest = await readManifest(entries);
  const encryptionKeys = manifest.encryptionKeys.map((key) => Buffer.from(key, 'base64'));
  let rows: RowCounts = {};
  await recreateTables(adminUrl, manifest.migrations, async (client) => {
    rows = await loadRows(client, manifest, entries);
    await options.settle(client, encryptionKeys);
  });
  await migrate(adminUrl);
  return { madeAt: manifest.madeAt, encryptionKeys, rows };
}

async function requireWhole(entries: AsyncGenerator<Entry>): Promise<void> {
  await readManifest(entries);
  let last = '';
  for await (const { name } of entries) last = name;
  if (last !== COUNTS_NAME) throw new Error('The backup is not whole. Nothing was changed.');
}

async function readManifest(entries: AsyncGenerator<Entry>): Promise<Manifest> {
  const first = await entries.next();
  if (first.done || first.value.name !== MANIFEST_NAME)
    throw new Error('This file is not a backup of Fettle. Nothing was changed.');
  const manifest = manifestSchema.safeParse(JSON.parse(first.value.content.toString('utf8')));
  if (manifest.success) return manifest.data;
  const problems = manifest.error.issues.map(({ message }) => message).join('; ');
  throw new Error(`This backup can't be loaded: ${problems}. Nothing was changed.`);
}

/** Refuses to restore over existing users' data. */
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
  let entry = await entries.next();
  while (!entry.done && entry.value.name !== COUNTS_NAME) {
    const { name } = entry.value;
    const tableColumns = columns.get(name);
    if (!tableColumns) throw new Error(`the backup holds a table that it does not list: ${name}`);
    const pieces = async function* () {
      for (; !entry.done && entry.value.name === name; entry = await entries.next())
        yield entry.value.content;
    };
    await pipeline(pieces, client.query(copyFrom(`copy ${name} (${tableColumns.join(', ')}) from stdin`)));
  }
  if (entry.done) throw new Error('the backup is not whole');
  const counts = countsSchema.parse(JSON.parse(entry.value.content.toString('utf8')));
  await requireRows(client, counts);
  return counts;
}

/** Columns by table. Names from the backup never reach a statement; each must match the schema. */
async function columnsToLoad(
  client: pg.Client,
  { tables }: Manifest,
): Promise<Map<string, readonly string[]>> {
  const known = new Map(
    (await listBackupTables(client)).map(({ name, columns }) => [name, new Set(columns)]),
  );
  for (const { name, columns } of tables) {
    const knownColumns = known.get(name);
    if (!knownColumns || columns.some((column) => !knownColumns.has(column)))
      throw new Error(`the backup has a table that its migrations do not make: ${name}`);
  }
  return new Map(tables.map(({ name, columns }) => [name, columns]));
}

async function requireRows(client: pg.Client, counts: RowCounts): Promise<void> {
  for (const { name } of await listBackupTables(client)) {
    const expected = counts[name] ?? 0;
    const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from ${name}`);
    if (rows[0]?.count !== expected)
      throw new Error(`${name}: ${rows[0]?.count} rows were loaded, the backup has ${expected}`);
  }
}

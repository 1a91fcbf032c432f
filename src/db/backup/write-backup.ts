import { Readable } from 'node:stream';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { type Pack, pack } from 'tar-stream';
import { appliedMigrations } from '../migrate.ts';
import { type EncryptionOptions, writeEncrypted } from './backup-file.ts';
import { type BackupTable, listBackupTables } from './backup-tables.ts';
import { COUNTS_NAME, MANIFEST_NAME, newManifest, type RowCounts } from './manifest.ts';

/** Tables are archived in chunks of about this size, because archive entries need their size in advance. */
const PIECE_BYTES = 1024 * 1024;

export interface BackupOptions extends EncryptionOptions {
  readonly adminUrl: string;
  readonly file: string;
  readonly encryptionKeys: readonly Buffer[];
  readonly now: Date;
}

/**
 * Writes a consistent snapshot of every table, without blocking other work, into one encrypted file. It includes the
 * encryption keys, so the passphrase is all that a restore needs.
 */
export async function writeBackup(options: BackupOptions): Promise<RowCounts> {
  const client = new pg.Client({ connectionString: options.adminUrl, application_name: 'fettle-backup' });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const archive = pack();
    const filled = fill(archive, client, options);
    filled.catch(() => undefined);
    // If either stream fails, the other ends too; the file's error is the informative one.
    await writeEncrypted(options.file, options, Readable.from(archive));
    return await filled;
  } finally {
    await client.end();
  }
}

async function fill(archive: Pack, client: pg.Client, options: BackupOptions): Promise<RowCounts> {
  try {
    const tables = await listBackupTables(client);
    const migrations = await appliedMigrations(client);
    const encryptionKeys = options.encryptionKeys.map((key) => key.toString('base64'));
    const manifest = newManifest({ madeAt: options.now.toISOString(), migrations, tables, encryptionKeys });
    await add(archive, MANIFEST_NAME, Buffer.from(JSON.stringify(manifest)));
    const counts: RowCounts = {};
    for (const table of tables) counts[table.name] = await addTable(archive, client, table);
    await add(archive, COUNTS_NAME, Buffer.from(JSON.stringify(counts)));
    archive.finalize();
    return counts;
  } catch (error) {
    archive.destroy(error instanceof Error ? error : new Error(String(error)));
    throw error;
  }
}

/** Rows in PostgreSQL's text format, which every version reads. */
async function addTable(archive: Pack, client: pg.Client, { name, columns }: BackupTable): Promise<number> {
  const rows = client.query(copyTo(`copy ${name} (${columns.join(', ')}) to stdout`));
  for await (const piece of inPieces(rows)) await add(archive, name, piece);
  return rows.rowCount;
}

async function* inPieces(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of source) {
    parts.push(part);
    bytes += part.length;
    if (bytes < PIECE_BYTES) continue;
    yield Buffer.concat(parts);
    [parts, bytes] = [[], 0];
  }
  if (bytes > 0) yield Buffer.concat(parts);
}

/** Resolves when the archive has accepted the entry, so that only one is buffered. */
function add(archive: Pack, name: string, content: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    archive.entry({ name }, content, (error) => (error ? reject(error) : resolve()));
  });
}

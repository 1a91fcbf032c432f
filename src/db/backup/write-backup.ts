import { Readable } from 'node:stream';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { type Pack, pack } from 'tar-stream';
import { appliedMigrations } from '../migrate.ts';
import { writeEncrypted } from './backup-file.ts';
import { type BackupTable, listBackupTables } from './backup-tables.ts';
import { COUNTS_NAME, MANIFEST_NAME, newManifest, type RowCounts } from './manifest.ts';

/** Rows are archived in pieces of about this size: an archive needs sizes ahead, a table is of any size. */
const PIECE_BYTES = 1024 * 1024;

export interface BackupOptions {
  readonly adminUrl: string;
  readonly file: string;
  readonly passphrase: string;
  readonly encryptionKeys: readonly Buffer[];
  readonly now: Date;
}

/**
 * Writes every table as it is at one moment, while others read and write, into one encrypted file. The file also holds
 * the keys of the sealed values: with its passphrase it is all that a restore needs.
 */
export async function writeBackup(options: BackupOptions): Promise<RowCounts> {
  const client = new pg.Client({ connectionString: options.adminUrl, application_name: 'fettle-backup' });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const archive = pack();
    const filled = fill(archive, client, options);
    filled.catch(() => undefined);
    // Either ends with the other; a file that cannot be written says why, the archive only that it has ended.
    await writeEncrypted(options.file, options.passphrase, Readable.from(archive));
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

/** Rows in PostgreSQL's own text form, which every version reads. */
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

/** Done when the archive has taken the entry: no more than one waits in memory. */
function add(archive: Pack, name: string, content: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    archive.entry({ name }, content, (error) => (error ? reject(error) : resolve()));
  });
}

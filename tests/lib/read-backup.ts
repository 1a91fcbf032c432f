import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar-stream';
import { JOBS_COLUMNS, KEY_CHECK_COLUMN, WEB_COLUMNS } from '#cli/lib/sealed-columns.ts';
import { USER_COLUMNS } from '#cli/lib/user-sealed-columns.ts';
import { openEncrypted } from '#db/backup/backup-file.ts';
import { MANIFEST_NAME, manifestSchema } from '#db/backup/manifest.ts';

const SEALED = new Set(
  [...USER_COLUMNS, ...WEB_COLUMNS, ...JOBS_COLUMNS, KEY_CHECK_COLUMN].map(
    ({ table, column }) => `${table}.${column}`,
  ),
);

/** Rows of a backup by table, as lines, without values encrypted under an installation's key. */
export async function readBackup(file: string, passphrase: string): Promise<Map<string, string[]>> {
  const archive = extract();
  const piped = pipeline(await openEncrypted(file, passphrase), archive);
  const pieces = new Map<string, Buffer[]>();
  for await (const entry of archive)
    pieces.set(entry.header.name, [...(pieces.get(entry.header.name) ?? []), await buffer(entry)]);
  await piped;
  const text = (name: string) => Buffer.concat(pieces.get(name) ?? []).toString('utf8');
  const { tables } = manifestSchema.parse(JSON.parse(text(MANIFEST_NAME)));
  return new Map(
    tables.map(({ name, columns }) => [
      name,
      text(name)
        .split('\n')
        .map((line) =>
          line
            .split('\t')
            .filter((_, at) => !SEALED.has(`${name}.${columns[at]}`))
            .join('\t'),
        ),
    ]),
  );
}

import process from 'node:process';
import { inflateRawSync } from 'node:zlib';
import { readStatementArchive } from '#readers/statement/read-statement-archive.ts';
import { readTableShape } from '#readers/statement/read-table-shape.ts';
import type { ReadStatement, StatementTask } from './read-statement.ts';
import { pack, stageFile } from './staged-rows.ts';

// Runs in a process of its own: a large or hostile file costs no one else's requests anything. Only `readStatement` asks.
process.once('message', (task) => {
  process.send?.(read(task as StatementTask), undefined, undefined, () => process.disconnect());
});

function read({ bytes, fileName, readings, homeCurrency }: StatementTask): ReadStatement {
  const found = readTableShape(bytes);
  const reading = (found && readings[found.fingerprint]) ?? null;
  const file = readStatementArchive(bytes, inflateRaw, {
    fileName,
    ...(reading ? { columns: reading, flipSigns: reading.flipSigns } : {}),
    ...(reading?.dateOrder ? { dateOrder: reading.dateOrder } : {}),
  });
  const { format, errors, warnings, accounts } = file;
  const packed = pack(stageFile(file, homeCurrency));
  const shape = reading ? readTableShape(bytes, reading) : found;
  return { format, errors, warnings, accountCount: accounts.length, packed, shape, reading };
}

function inflateRaw(data: Uint8Array, sizeMax: number): Uint8Array {
  return inflateRawSync(data, { maxOutputLength: Math.max(sizeMax, 1) });
}

import { parentPort, workerData } from 'node:worker_threads';
import { inflateRawSync } from 'node:zlib';
import { readStatementArchive } from '#readers/statement/read-statement-archive.ts';
import { readTableShape } from '#readers/statement/read-table-shape.ts';
import type { ReadStatement, StatementTask } from './read-statement.ts';

// Runs in a thread of its own: a large or hostile file costs no one else's requests anything.
parentPort?.postMessage(read(workerData as StatementTask));

function read({ bytes, fileName, readings }: StatementTask): ReadStatement {
  const found = readTableShape(bytes);
  const reading = (found && readings[found.fingerprint]) ?? null;
  const file = readStatementArchive(bytes, inflateRaw, {
    fileName,
    ...(reading ? { columns: reading, flipSigns: reading.flipSigns } : {}),
    ...(reading?.dateOrder ? { dateOrder: reading.dateOrder } : {}),
  });
  return { file, shape: reading ? readTableShape(bytes, reading) : found, reading };
}

function inflateRaw(data: Uint8Array, sizeMax: number): Uint8Array {
  return inflateRawSync(data, { maxOutputLength: Math.max(sizeMax, 1) });
}

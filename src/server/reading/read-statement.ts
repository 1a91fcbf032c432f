import { inflateRawSync } from 'node:zlib';
import { readStatementArchive } from '#readers/statement/read-statement-archive.ts';
import { readTableShape } from '#readers/statement/read-table-shape.ts';
import { pack, stageFile } from '../lib/staged-rows.ts';
import type { ReaderTaskTable } from './serve-tasks.ts';

/** Reads a statement file, with the columns the user chose for its header. */
export const readStatementTasks = {
  readStatement(bytes, { fileName, readings, chosen, homeCurrency }) {
    const found = readTableShape(bytes);
    const reading = (found && (chosen ?? readings[found.fingerprint])) ?? null;
    const file = readStatementArchive(bytes, inflateRaw, {
      fileName,
      ...(reading ? { columns: reading, flipSigns: reading.flipSigns } : {}),
      ...(reading?.dateOrder ? { dateOrder: reading.dateOrder } : {}),
    });
    const { format, errors, warnings, accounts } = file;
    const packed = pack(stageFile(file, homeCurrency));
    const shape = reading ? readTableShape(bytes, reading) : found;
    return { format, errors, warnings, accountCount: accounts.length, packed, shape, reading };
  },
} satisfies Partial<ReaderTaskTable>;

function inflateRaw(data: Uint8Array, sizeMax: number): Uint8Array {
  return inflateRawSync(data, { maxOutputLength: Math.max(sizeMax, 1) });
}

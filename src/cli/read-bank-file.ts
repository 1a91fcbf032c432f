import { readFile, stat } from 'node:fs/promises';
import { inflateRawSync } from 'node:zlib';
import { presentStatementFile } from '#readers/statement/present-statement-file.ts';
import { readStatementArchive } from '#readers/statement/read-statement-archive.ts';
import {
  FILE_TOO_LARGE,
  MAX_FILE_BYTES,
  rejectedContent,
  type StatementFile,
} from '#readers/statement/statement-file.ts';
import { type Command, EXIT_DONE, EXIT_FAILED } from './lib/command.ts';
import { inEnglish } from './lib/in-english.ts';
import { result } from './lib/output.ts';

/** `fettle read-bank-file`: prints one JSON line per statement file. */
export const command: Command = {
  usage: '<file>…',
  argsMin: 1,
  async run(paths) {
    let isAnyRead = false;
    for (const path of paths) {
      const read = await readPath(path);
      if (read.accounts.length > 0) isAnyRead = true;
      const file = presentStatementFile(path, read);
      result({
        ...file,
        errors: file.errors.map((error) => ({ ...error, reason: inEnglish(error.reason) })),
      });
    }
    return isAnyRead ? EXIT_DONE : EXIT_FAILED;
  },
};

async function readPath(path: string): Promise<StatementFile> {
  try {
    const { size } = await stat(path);
    if (size > MAX_FILE_BYTES) return refused(FILE_TOO_LARGE);
    return readStatementArchive(await readFile(path), inflateRaw, { fileName: path });
  } catch (error) {
    return refused(error instanceof Error ? error.message : String(error));
  }
}

/** Decompresses at most `sizeMax` bytes, to prevent decompression bombs. */
function inflateRaw(data: Uint8Array, sizeMax: number): Uint8Array {
  return inflateRawSync(data, { maxOutputLength: Math.max(sizeMax, 1) });
}

function refused(reason: string): StatementFile {
  return { format: 'unknown', ...rejectedContent(reason) };
}

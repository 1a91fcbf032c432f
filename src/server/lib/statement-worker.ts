import process from 'node:process';
import { inflateRawSync } from 'node:zlib';
import { readStatementArchive } from '#readers/statement/read-statement-archive.ts';
import { readTableShape } from '#readers/statement/read-table-shape.ts';
import { limitProcessorTime } from './limit-processor-time.ts';
import type { ReadStatement, StatementQuestion } from './read-statement.ts';
import { pack, stageFile } from './staged-rows.ts';

// Runs in a process of its own: a large or hostile file costs no one else's requests anything. Only `readStatement` asks.
process.once('message', (question) => {
  void answer(question as StatementQuestion);
});

async function answer(question: StatementQuestion): Promise<void> {
  limitProcessorTime(question.processorSecondsMax);
  const read = readFile(await takeFile(question.size), question);
  process.send?.(read, undefined, undefined, () => process.disconnect());
}

/** The file itself, which comes by itself: a message would hold it twice on either side. */
async function takeFile(size: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(size);
  let at = 0;
  for await (const chunk of process.stdin) {
    // A stream without an encoding gives bytes.
    const part = chunk as Uint8Array;
    bytes.set(part, at);
    at += part.byteLength;
  }
  return bytes;
}

function readFile(bytes: Uint8Array, { fileName, readings, homeCurrency }: StatementQuestion): ReadStatement {
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

import { readdirSync, readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { presentStatementFile } from '#readers/statement/present-statement-file.ts';
import { readStatementArchive } from '#readers/statement/read-statement-archive.ts';
import { readCases } from './case-file.ts';
import { judge } from './judge.ts';

const FOLDER = new URL('cases/', import.meta.url);

function inflateRaw(data: Uint8Array, sizeMax: number): Uint8Array {
  return inflateRawSync(data, { maxOutputLength: Math.max(sizeMax, 1) });
}

describe.each(readdirSync(FOLDER))('statement files as banks and tools write them: %s', (batch) => {
  const cases = readCases(readFileSync(new URL(batch, FOLDER), 'utf8'));

  it.each(cases.map((statement) => [statement.name, statement] as const))('%s', (name, statement) => {
    const read = readStatementArchive(statement.bytes, inflateRaw, { fileName: name });
    expect(judge(statement, presentStatementFile(name, read))).toEqual([]);
  });
});

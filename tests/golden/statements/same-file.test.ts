import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type PresentedFile, presentStatementFile } from '#readers/statement/present-statement-file.ts';
import { readStatementArchive } from '#readers/statement/read-statement-archive.ts';
import { readCases } from './case-file.ts';

const FOLDER = new URL('cases/', import.meta.url);

/** One file as saved by another program, with the same contents. */
const DISGUISES: readonly (readonly [string, (text: string) => Uint8Array])[] = [
  ['Windows line ends', (text) => new TextEncoder().encode(text.replace(/\r?\n/g, '\r\n'))],
  ['a byte order mark', (text) => new TextEncoder().encode(`\ufeff${text}`)],
  ['UTF-16', (text) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'))],
  ['blank lines around it', (text) => new TextEncoder().encode(`\n\n${text}\n\n`)],
  ['no last line end', (text) => new TextEncoder().encode(text.trimEnd())],
];

const tables = readdirSync(FOLDER)
  .flatMap((batch) => readCases(readFileSync(new URL(batch, FOLDER), 'utf8')))
  .flatMap(({ name, bytes, format }) => {
    const text = format === 'csv' ? plainText(bytes) : null;
    return text === null ? [] : [{ name, text, plain: answerOf(name, new TextEncoder().encode(text)) }];
  });

describe('a table has the same contents however it was saved', () => {
  it.each(DISGUISES)('with %s', (_, disguise) => {
    const changed = tables.filter(({ name, text, plain }) => answerOf(name, disguise(text)) !== plain);
    expect(tables.length).toBeGreaterThan(200);
    expect(changed.map(({ name }) => name)).toEqual([]);
  });
});

/** The text of a file in UTF-8 without a byte order mark, or null. */
function plainText(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return text.includes('\u0000') || text.startsWith('\ufeff') ? null : text;
  } catch {
    return null;
  }
}

/** Accounts and rows without their line numbers. */
function answerOf(name: string, bytes: Uint8Array): string {
  const none = new Uint8Array();
  const file: PresentedFile = presentStatementFile(
    name,
    readStatementArchive(bytes, () => none, { fileName: name }),
  );
  return JSON.stringify([file.accounts, file.errors.length]);
}

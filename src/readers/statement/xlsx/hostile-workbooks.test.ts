import process from 'node:process';
import { inflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { userMessage } from '#domain/messages/user-message.ts';
import { xlsxParts } from '../../../../tests/lib/files/xlsx.ts';
import { writeZip } from '../../../../tests/lib/files/zip.ts';
import { readStatementArchive } from '../read-statement-archive.ts';
import { MAX_FILE_BYTES, type StatementFile } from '../statement-file.ts';

const HEADER = ['Date', 'Description', 'Amount'];
const ROWS = [HEADER, ['2026-11-01', 'QUINCE MARKET', '-1.00'], ['2026-11-02', 'ACME PAYROLL', '2.00']];
const SHEET = 'xl/worksheets/sheet1.xml';
const CELL = '<c r="A1" t="str"><v>x</v></c>';

function read(bytes: Uint8Array): StatementFile {
  return readStatementArchive(bytes, (data, sizeMax) =>
    inflateRawSync(data, { maxOutputLength: Math.max(sizeMax, 1) }),
  );
}

/** A readable spreadsheet with one part changed, or removed. */
function changed(name: string, change: (xml: string) => string | null): Uint8Array {
  const parts = xlsxParts([{ name: 'A', rows: ROWS }]);
  const xml = change(parts.get(name) ?? '');
  if (xml === null) parts.delete(name);
  else parts.set(name, xml);
  return writeZip(parts);
}

const sheetOf = (rows: string): string => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;

it('the spreadsheet that these tests damage is readable', () => {
  expect(read(changed(SHEET, (xml) => xml)).accounts[0]?.transactions).toHaveLength(2);
});

describe('a damaged spreadsheet is rejected as a whole, because part of it would be part of the transactions', () => {
  it.each<readonly [string, string, (xml: string) => string | null]>([
    ['a sheet that ends early', SHEET, (xml) => xml.slice(0, xml.lastIndexOf('<row'))],
    ['a tag that ends early', SHEET, (xml) => xml.slice(0, -3)],
    ['tags in the wrong order', SHEET, (xml) => xml.replace('</c></row>', '</row></c>')],
    ['another root', SHEET, () => '<html><body/></html>'],
    ['no sheet', SHEET, () => null],
    ['an empty sheet part', SHEET, () => ''],
    ['no shared texts', 'xl/sharedStrings.xml', () => null],
    ['too few shared texts', 'xl/sharedStrings.xml', () => '<sst><si><t>Date</t></si></sst>'],
    ['no relations', 'xl/_rels/workbook.xml.rels', () => null],
    ['an unknown relation', 'xl/_rels/workbook.xml.rels', (xml) => xml.replace('rId1', 'rId9')],
    ['no workbook', 'xl/workbook.xml', () => null],
    ['a column beyond the last', SHEET, (xml) => xml.replace('"A1"', '"ZZZ1"')],
    ['cells in the wrong order', SHEET, (xml) => xml.replace('"A1"', '"D1"')],
    ['a cell without a column', SHEET, (xml) => xml.replace('"A1"', '"1000000"')],
    ['a document type', SHEET, (xml) => `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>${xml}`],
    ['an open comment', SHEET, (xml) => xml.replace('<row', '<!--<row')],
    ['deep nesting', SHEET, () => `<worksheet>${'<a>'.repeat(100_000)}${'</a>'.repeat(100_000)}</worksheet>`],
  ])('%s', (_, part, change) => {
    const file = read(changed(part, change));
    expect(file.accounts).toEqual([]);
    expect(file.errors).toEqual([{ line: 0, reason: userMessage('workbookBroken') }]);
  });
});

describe('the size limit applies to what a spreadsheet unpacks to', () => {
  const big = 'x'.repeat(1_000_000);
  const cell = '<c t="s"><v>0</v></c>';
  it.each<readonly [string, Uint8Array]>([
    ['a bomb in the archive', changed(SHEET, () => sheetOf(' '.repeat(MAX_FILE_BYTES)))],
    [
      'a long shared text used often',
      writeZip(
        xlsxParts([{ name: 'A', rows: [[big]] }]).set(SHEET, sheetOf(`<row>${cell.repeat(1_000)}</row>`)),
      ),
    ],
    [
      'the last column in many rows',
      changed(SHEET, () => sheetOf('<row><c r="XFD1"><v>1</v></c></row>'.repeat(100_000))),
    ],
    [
      'gaps between many rows',
      changed(SHEET, () =>
        sheetOf(Array.from({ length: 500_000 }, (_, n) => `<row r="${n * 1_000}"/>`).join('')),
      ),
    ],
  ])('%s', (_, bytes) => {
    expect(read(bytes).errors).toEqual([{ line: 0, reason: userMessage('zipTooLarge') }]);
  });
});

describe('spreadsheets designed to be slow are read or rejected in little time', () => {
  const size = 200_000;
  it.each<readonly [string, string]>([
    ['a row number of a billion', sheetOf(`<row r="999999999999">${CELL}</row>`)],
    ['rows without cells', sheetOf('<row/>'.repeat(size))],
    ['cells without values', sheetOf(`<row>${'<c/>'.repeat(size)}</row>`)],
    ['open tags', `<worksheet>${'<row '.repeat(size)}`],
    ['less-than signs', `<worksheet>${'<'.repeat(size)}`],
    ['quotes', `<worksheet>${'<row a="'.repeat(size)}`],
    ['attributes', sheetOf(`<row ${'a="b" '.repeat(size)}/>`)],
    ['equals signs', sheetOf(`<row ${'a='.repeat(size)}/>`)],
    ['comments', `<!--${'<!---->'.repeat(size)}`],
    ['instructions', `${'<??>'.repeat(size)}${sheetOf('')}`],
    ['CDATA sections', sheetOf(`<row><c t="str"><v>${'<![CDATA[&]]>'.repeat(size)}</v></c></row>`)],
    ['entities', sheetOf(`<row><c t="str"><v>${'&amp;'.repeat(size)}</v></c></row>`)],
    ['a long number', sheetOf(`<row><c><v>${'9'.repeat(size)}</v></c></row>`)],
  ])('%s', (_, sheet) => {
    const bytes = changed(SHEET, () => sheet);
    const start = process.threadCpuUsage();
    const file = read(bytes);
    const { user, system } = process.threadCpuUsage(start);
    expect(file.accounts).toEqual([]);
    expect((user + system) / 1_000).toBeLessThan(2_000);
  });

  it('formats of many quotes and brackets', () => {
    const code = `${'&quot;['.repeat(size)}`;
    const bytes = changed('xl/styles.xml', (xml) => xml.replace('General', code));
    const start = process.threadCpuUsage();
    read(bytes);
    const { user, system } = process.threadCpuUsage(start);
    expect((user + system) / 1_000).toBeLessThan(2_000);
  });
});

it('no truncation and no changed byte of a spreadsheet throws', () => {
  const good = changed(SHEET, (xml) => xml);
  for (let at = 0; at < good.length; at += 7) {
    read(good.subarray(0, at));
    const copy = Uint8Array.from(good);
    copy[at] = (copy[at] ?? 0) ^ 0x15;
    read(copy);
  }
});

describe('spreadsheets in an archive', () => {
  it('are read beside other statements, and a damaged one is named', () => {
    const file = read(
      writeZip(
        new Map<string, string | Uint8Array>([
          ['a.xlsx', changed(SHEET, (xml) => xml)],
          ['b.csv', 'Date,Description,Amount\n2026-11-03,MEDLAR BOOKS,-4.00\n'],
          ['c.xlsx', changed(SHEET, () => null)],
        ]),
      ),
    );
    expect(file.accounts.flatMap(({ transactions }) => transactions)).toHaveLength(3);
    expect(file.errors).toEqual([
      { line: 0, reason: userMessage('inFile', 'c.xlsx', userMessage('fileIsZip')) },
    ]);
  });
});

import { inflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type XlsxCell, xlsx, xlsxParts } from '../../../../tests/lib/files/xlsx.ts';
import { writeZip } from '../../../../tests/lib/files/zip.ts';
import { SHEET_START } from '../csv/parse-table.ts';
import { openWorkbook } from './open-workbook.ts';

function lines(bytes: Uint8Array): string[] | null {
  const table = openWorkbook(bytes, (data, sizeMax) => inflateRawSync(data, { maxOutputLength: sizeMax }));
  return table && new TextDecoder().decode(table).split('\n');
}

/** The cells of one row. */
function cells(...row: readonly XlsxCell[]): string[] | undefined {
  return lines(xlsx([{ name: 'A', rows: [row] }]))?.[0]?.split('\t');
}

/** The lines of one sheet, written as XML, with other parts changed. */
function fromXml(sheet: string, changed: Readonly<Record<string, string>> = {}, is1904 = false) {
  const parts = xlsxParts([{ name: 'A', rows: [] }], { is1904 });
  parts.set('xl/worksheets/sheet1.xml', `<worksheet><sheetData>${sheet}</sheetData></worksheet>`);
  for (const [name, xml] of Object.entries(changed)) parts.set(name, xml);
  return lines(writeZip(parts));
}

describe('numbers', () => {
  it.each([
    ['-12.5', '-12.5'],
    ['12.339999999999999', '12.34'],
    ['123456789.12000001', '123456789.12'],
    ['-1.4210854715202004E-14', '0'],
    ['1.2345E4', '12345'],
    ['12345678901234567890', '12345678901234567890'],
    ['1.234', '1.2340'],
    ['99999999999.989998', '99999999999.99'],
  ])('%s is written as %s', (stored, text) => {
    expect(cells({ number: stored, format: 'money' })).toEqual([text]);
  });

  it('keep cents in every amount below ten trillion', () => {
    for (let minor = 1; minor < 1e15; minor = minor * 7 + 3) {
      const exact = `${BigInt(minor) / 100n}.${String(minor % 100).padStart(2, '0')}`;
      const noisy = (Number(exact) * (1 + Number.EPSILON)).toPrecision(17);
      expect(Number(cells({ number: noisy })?.[0]).toFixed(2)).toBe(exact);
    }
  });

  it('with a percent format are no amounts', () => {
    expect(cells({ number: '0.055', format: 'percent' })).toEqual(['5.5%']);
  });
});

describe('dates', () => {
  it.each([
    ['46327', '2026-11-01'],
    ['46327.75', '2026-11-01'],
    ['46326.9999999999', '2026-11-01'],
    ['1', '1900-01-01'],
    ['59', '1900-02-28'],
    ['61', '1900-03-01'],
    ['0.5', '12:00:00'],
    ['-3', '-3'],
    ['99999999', '99999999'],
  ])('the serial number %s is %s', (number, text) => {
    expect(cells({ number, format: 'dateTime' })).toEqual([text]);
  });

  it('count from 1904 in workbooks that say so', () => {
    const cell = '<row r="1"><c r="A1" s="2"><v>44865</v></c></row>';
    expect(fromXml(cell, {}, true)).toEqual(['2026-11-01']);
  });

  it('are known by built-in formats, and by day, month or year in a custom one outside quotes and brackets', () => {
    const formats = ['"day" 0', '[Red]0.00', '0\\d', '[$-409]mmm yy', '#,##0_d', 'General'];
    const styles = `<styleSheet><numFmts>${formats
      .map((code, at) => `<numFmt numFmtId="${170 + at}" formatCode="${code.replaceAll('"', '&quot;')}"/>`)
      .join('')}</numFmts><cellXfs>${[170, 171, 172, 173, 174, 175, 14, 22, 2, 47, 57]
      .map((id) => `<xf numFmtId="${id}"/>`)
      .join('')}</cellXfs></styleSheet>`;
    const row = Array.from({ length: 11 }, (_, style) => `<c s="${style}"><v>46327</v></c>`).join('');
    const [number, date] = ['46327', '2026-11-01'];
    expect(fromXml(`<row>${row}</row>`, { 'xl/styles.xml': styles })?.[0]?.split('\t')).toEqual([
      number,
      number,
      number,
      date,
      number,
      number,
      date,
      date,
      number,
      date,
      date,
    ]);
  });
});

describe('texts', () => {
  it('are joined from runs, without phonetic guides, on one line', () => {
    const shared =
      '<x:sst xmlns:x="main"><x:si><x:r><x:t xml:space="preserve">Caf&#233; </x:t></x:r><x:r><x:t>&amp; Bar</x:t>' +
      '</x:r><x:rPh sb="0" eb="1"><x:t>kafe</x:t></x:rPh></x:si><si><t>two_x000D_\nlines</t></si><si/></x:sst>';
    const row =
      '<row><c t="s"><v>0</v></c><c t="s"><v>1</v></c><c t="s"><v>2</v></c><c t="s"><v>0</v></c></row>';
    expect(fromXml(row, { 'xl/sharedStrings.xml': shared })).toEqual(['Café & Bar\ttwo lines\t\tCafé & Bar']);
  });

  it('in the cell, of formulas, booleans, errors and ISO dates are read', () => {
    const row =
      '<row r="1"><c r="A1" t="inlineStr"><is><t>in &lt;line&gt;</t></is></c>' +
      '<c r="B1" t="str"><f>A2&amp;"x"</f><v>result</v></c><c r="C1" t="b"><v>1</v></c>' +
      '<c r="D1" t="e"><v>#N/A</v></c><c r="E1" t="d"><v>2026-11-01T00:00:00</v></c>' +
      '<c r="F1"><f>1+1</f><v>2</v></c><c r="G1" t="str"><v><![CDATA[a<b & c]]></v></c></row>';
    expect(fromXml(row)).toEqual(['in <line>\tresult\tTRUE\t#N/A\t2026-11-01\t2\ta<b & c']);
  });

  it('keep quotes', () => {
    expect(cells('"A" shop', 'the "B"')).toEqual(['"""A"" shop"', 'the "B"']);
  });
});

describe('positions', () => {
  it('left out are empty, for cells, rows and merged cells', () => {
    const rows =
      '<row r="2"><c r="B2"><v>1</v></c><c r="E2"><v>2</v></c></row><row r="4"><c r="AA4"><v>3</v></c></row>' +
      '<row><c><v>4</v></c><c s="1"/><c><v>5</v></c></row>';
    expect(fromXml(`${rows}`)).toEqual(['', '\t1\t\t\t2', '', `${'\t'.repeat(26)}3`, '4\t\t5']);
  });
});

describe('sheets', () => {
  const header = ['Date', 'Description', 'Amount'];
  const row = (text: string) => ['2026-11-01', text, '-1.00'];

  it('that are hidden, or have no column names next to one with them, are left out', () => {
    const table = lines(
      xlsx([
        { name: 'Cover', rows: [['Dear customer']] },
        { name: 'Old', rows: [header, row('hidden')], isHidden: true },
        { name: 'Checking', rows: [header, row('one')] },
        { name: 'Savings', rows: [header, row('two')] },
      ]),
    );
    const named = header.join('\t');
    expect(table).toEqual([
      `${SHEET_START}Checking`,
      named,
      row('one').join('\t'),
      `${SHEET_START}Savings`,
      named,
      row('two').join('\t'),
    ]);
  });

  it('are found by content type and relations, not by name', () => {
    const parts = xlsxParts([{ name: 'A', rows: [['x']] }]);
    const moved = new Map(
      [...parts].map(([name, xml]) => [
        name.replace('workbook.xml', 'book2.xml').replace('sheet1.xml', 'Data.xml').replaceAll('/', '\\'),
        xml.replace('/workbook.xml', '/book2.xml').replace('sheet1.xml', 'data.xml'),
      ]),
    );
    expect(lines(writeZip(moved))).toEqual(['x']);
  });
});

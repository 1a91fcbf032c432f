import { inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromDayNumber } from '#domain/calendar/civil-date.ts';
import { minorToDecimal } from '#domain/money/money.ts';
import { type XlsxCell, xlsx } from '../../../tests/lib/files/xlsx.ts';
import { readStatementArchive } from './read-statement-archive.ts';
import { readStatementFile } from './read-statement-file.ts';
import type { StatementFile } from './statement-file.ts';

/** A generated transaction. */
interface Row {
  readonly day: number;
  readonly amountMinor: number;
  readonly text: string;
}

/** Names that do not imply a direction. */
const WORDS = ['Kiosk', 'Zoë', 'Bäckerei', 'Łódź', 'AT&T', "O'Neil", 'Haus 12', 'a < b', 'Ünal', '東京'];

const row: fc.Arbitrary<Row> = fc.record({
  day: fc.integer({ min: 19_000, max: 20_500 }),
  amountMinor: fc.integer({ min: -9_999_999, max: 9_999_999 }).filter((amount) => amount !== 0),
  text: fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 }).map((words) => words.join(' ')),
});
/** Enough rows, on dates that prove their order, for decisions made over the complete file. */
const statement = fc
  .array(row, { minLength: 1, maxLength: 25 })
  .map((rows) => [
    { day: 19_752, amountMinor: -1234, text: 'Kiosk' },
    { day: 19_753, amountMinor: 123_456, text: 'Zoë' },
    ...rows,
  ]);

function read(text: string): StatementFile {
  return readStatementFile(new TextEncoder().encode(text));
}

function inflateRaw(data: Uint8Array, sizeMax: number): Uint8Array {
  return inflateRawSync(data, { maxOutputLength: sizeMax });
}

function expectRows(file: StatementFile, rows: readonly Row[]): void {
  expect(file.errors).toEqual([]);
  const found = file.accounts.flatMap(({ transactions }) =>
    transactions.map(({ postedOn, amountMinor, description }) => ({ postedOn, amountMinor, description })),
  );
  expect(found).toEqual(
    rows.map(({ day, amountMinor, text }) => ({
      postedOn: fromDayNumber(day),
      amountMinor,
      description: text,
    })),
  );
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function grouped(amountMinor: number, group: string, mark: string): string {
  const [whole = '', fraction = ''] = minorToDecimal(Math.abs(amountMinor), 'EUR').split('.');
  const digits = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return `${amountMinor < 0 ? '-' : ''}${digits}${mark}${fraction}`;
}

describe('a generated statement is read with exactly its rows', () => {
  it('as OFX with and without end tags', () => {
    fc.assert(
      fc.property(statement, fc.boolean(), fc.constantFrom('\n', '\r\n', ''), (rows, isClosed, end) => {
        const leaf = (name: string, value: string): string =>
          `<${name}>${value}${isClosed ? `</${name}>` : ''}${end}`;
        const body = rows.map(
          ({ day, amountMinor, text }, index) =>
            `<STMTTRN>${end}${leaf('TRNTYPE', 'OTHER')}` +
            `${leaf('DTPOSTED', fromDayNumber(day).replaceAll('-', ''))}` +
            `${leaf('TRNAMT', minorToDecimal(amountMinor, 'EUR'))}${leaf('FITID', `f${index}`)}` +
            `${leaf('NAME', escaped(text))}</STMTTRN>${end}`,
        );
        const file = read(
          `<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS>${leaf('CURDEF', 'EUR')}<BANKACCTFROM>` +
            `${leaf('ACCTID', '1')}</BANKACCTFROM><BANKTRANLIST>${body.join('')}</BANKTRANLIST></STMTRS>` +
            '</STMTTRNRS></BANKMSGSRSV1></OFX>',
        );
        expectRows(file, rows);
      }),
      { numRuns: 60 },
    );
  });

  it('as QIF', () => {
    fc.assert(
      fc.property(statement, fc.constantFrom('\n', '\r\n', '\r'), (rows, end) => {
        const body = rows.map(({ day, amountMinor, text }) => {
          const [year, month, date] = fromDayNumber(day).split('-');
          return [`D${month}/${date}'${year}`, `T${grouped(amountMinor, ',', '.')}`, `P${text}`, '^'].join(
            end,
          );
        });
        expectRows(read(['!Type:Bank', ...body].join(end)), rows);
      }),
      { numRuns: 60 },
    );
  });

  it('as CSV in any dialect', () => {
    const dialect = fc.record({
      delimiter: fc.constantFrom(',', ';', '\t', '|'),
      mark: fc.constantFrom('.', ','),
      isGrouped: fc.boolean(),
      order: fc.constantFrom('ymd', 'dmy', 'mdy'),
      hasHeader: fc.boolean(),
      layout: fc.constantFrom('signed', 'columns', 'direction', 'trailing'),
    });
    fc.assert(
      fc.property(statement, dialect, (rows, { delimiter, mark, isGrouped, order, hasHeader, layout }) => {
        const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`;
        const dated = (day: number): string => {
          const [year, month, date] = fromDayNumber(day).split('-');
          if (order === 'ymd') return `${year}-${month}-${date}`;
          return order === 'dmy' ? `${date}/${month}/${year}` : `${month}/${date}/${year}`;
        };
        const money = (amountMinor: number): string =>
          quote(grouped(amountMinor, isGrouped ? (mark === '.' ? ',' : '.') : '', mark));
        const cells = ({ day, amountMinor, text }: Row): string[] => {
          const size = money(Math.abs(amountMinor));
          const head = [dated(day), quote(text)];
          if (layout === 'signed') return [...head, money(amountMinor)];
          if (layout === 'columns')
            return [...head, amountMinor < 0 ? size : '', amountMinor < 0 ? '' : size];
          if (layout === 'direction') return [...head, size, amountMinor < 0 ? 'DEBIT' : 'CREDIT'];
          return [...head, amountMinor < 0 ? quote(`${size.slice(1, -1)}-`) : size];
        };
        const headers = {
          signed: ['Date', 'Description', 'Amount'],
          columns: ['Date', 'Description', 'Debit', 'Credit'],
          direction: ['Date', 'Description', 'Amount', 'Type'],
          trailing: ['Date', 'Description', 'Amount'],
        };
        const lines = rows.map((each) => cells(each).join(delimiter));
        if (hasHeader) lines.unshift(headers[layout].join(delimiter));
        expectRows(read(lines.join('\n')), rows);
      }),
      { numRuns: 150 },
    );
  });

  it('as CAMT', () => {
    fc.assert(
      fc.property(statement, (rows) => {
        const entries = rows.map(({ day, amountMinor, text }) => {
          const side = amountMinor < 0 ? 'Cdtr' : 'Dbtr';
          return (
            `<Ntry><Amt Ccy="EUR">${minorToDecimal(Math.abs(amountMinor), 'EUR')}</Amt><CdtDbtInd>` +
            `${amountMinor < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>` +
            `${fromDayNumber(day)}</Dt></BookgDt><NtryDtls><TxDtls><RltdPties><${side}><Nm>` +
            `${escaped(text)}</Nm></${side}></RltdPties></TxDtls></NtryDtls></Ntry>`
          );
        });
        const file = read(
          '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Acct><Id>' +
            `<IBAN>X</IBAN></Id></Acct>${entries.join('')}</Stmt></BkToCstmrStmt></Document>`,
        );
        expectRows(file, rows);
      }),
      { numRuns: 40 },
    );
  });

  it('as MT940', () => {
    fc.assert(
      fc.property(statement, fc.constantFrom('\r\n', '\n'), (rows, end) => {
        const entries = rows.flatMap(({ day, amountMinor, text }) => {
          const short = fromDayNumber(day).replaceAll('-', '').slice(2);
          const size = minorToDecimal(Math.abs(amountMinor), 'EUR').replace('.', ',');
          return [
            `:61:${short}${short.slice(2)}${amountMinor < 0 ? 'D' : 'C'}${size}NMSCNONREF`,
            `:86:166?00X?32${text}`,
          ];
        });
        const total = rows.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
        const closing = `${total < 0 ? 'D' : 'C'}240131EUR${minorToDecimal(Math.abs(total), 'EUR').replace('.', ',')}`;
        const file = read(
          [':20:A', ':25:1', ':60F:C240101EUR0,00', ...entries, `:62F:${closing}`, '-'].join(end),
        );
        expectRows(file, rows);
        expect(file.warnings).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it('as a spreadsheet with texts, numbers and dates, like the CSV file of its table', () => {
    const layout = fc.record({
      header: fc.constantFrom(
        ['Date', 'Description', 'Amount'],
        ['Buchungstag', 'Verwendungszweck', 'Betrag'],
        ['Fecha', 'Concepto', 'Importe'],
      ),
      isDateNumber: fc.boolean(),
      isInline: fc.boolean(),
      empty: fc.integer({ min: 0, max: 3 }),
    });
    fc.assert(
      fc.property(statement, layout, (rows, { header, isDateNumber, isInline, empty }) => {
        const gap = new Array<null>(empty).fill(null);
        const text = (written: string): XlsxCell => (isInline ? { inline: written } : written);
        const cells = rows.map((each): XlsxCell[] => [
          isDateNumber
            ? { number: String(each.day + 25_569), format: 'date' }
            : text(fromDayNumber(each.day)),
          ...gap,
          text(each.text),
          { number: String(each.amountMinor / 100), format: 'money' },
        ]);
        const [date = '', description = '', amount = ''] = header;
        const file = readStatementArchive(
          xlsx([{ name: 'A', rows: [[date, ...gap, description, amount], ...cells] }]),
          inflateRaw,
        );
        const lines = rows.map((each) => [
          fromDayNumber(each.day),
          ...gap,
          each.text,
          minorToDecimal(each.amountMinor, 'EUR'),
        ]);
        const table = [[date, ...gap, description, amount], ...lines].map((line) => line.join(';'));
        expectRows(file, rows);
        expect(file).toEqual({ ...read(table.join('\n')), format: 'xlsx' });
      }),
      { numRuns: 60 },
    );
  });
});

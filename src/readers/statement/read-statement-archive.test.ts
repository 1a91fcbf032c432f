import { inflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { userMessage } from '#domain/messages/user-message.ts';
import { xlsx } from '../../../tests/lib/files/xlsx.ts';
import { writeZip } from '../../../tests/lib/files/zip.ts';
import { readStatementArchive } from './read-statement-archive.ts';
import type { StatementFile } from './statement-file.ts';

function zip(files: readonly { readonly name: string; readonly text: string }[]): Uint8Array {
  return writeZip(new Map(files.map(({ name, text }) => [name, text])));
}

function read(bytes: Uint8Array): StatementFile {
  return readStatementArchive(bytes, (data, sizeMax) => inflateRawSync(data, { maxOutputLength: sizeMax }));
}

function camt(day: string, amount: string): string {
  return (
    '<Document><BkToCstmrStmt><Stmt><Acct><Id><IBAN>DE1</IBAN></Id><Ccy>EUR</Ccy></Acct><Ntry>' +
    `<Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>DBIT</CdtDbtInd><BookgDt><Dt>${day}</Dt></BookgDt></Ntry>` +
    '</Stmt></BkToCstmrStmt></Document>'
  );
}

describe('archives', () => {
  it('merges the documents of one account in name order', () => {
    const file = read(
      zip([
        { name: 'b.xml', text: camt('2024-01-06', '2.00') },
        { name: 'a.xml', text: camt('2024-01-05', '1.00') },
        { name: '__MACOSX/._a.xml', text: 'x' },
      ]),
    );
    expect(file.format).toBe('camt');
    expect(file.accounts).toMatchObject([
      { accountId: 'DE1', transactions: [{ amountMinor: -100 }, { amountMinor: -200 }] },
    ]);
  });

  it('name the sheet of a row that cannot be read', () => {
    const rows = (amount: string) => [
      ['Date', 'Text', 'Amount'],
      ['2026-11-03', 'Rail', '-4.00'],
      ['2026-11-04', 'Shop', amount],
    ];
    const sheets = [
      { name: 'Checking', rows: rows('-5.00') },
      { name: 'Savings', rows: rows('about 5') },
    ];
    const reason = userMessage('inFile', 'Savings', userMessage('notAnAmount', 'about 5'));
    expect(read(xlsx(sheets)).errors).toEqual([{ line: 3, reason }]);
    expect(read(xlsx(sheets.slice(1))).errors).toEqual([
      { line: 3, reason: userMessage('notAnAmount', 'about 5') },
    ]);
  });

  it('reads sizes in ZIP64 fields, and rejects sizes that are not true', () => {
    const files = new Map([['a.xml', camt('2024-01-05', '1.00')]]);
    const streamed = writeZip(files, { isZip64: true });
    expect(read(streamed).accounts).toMatchObject([{ transactions: [{ amountMinor: -100 }] }]);
    const lied = Uint8Array.from(streamed);
    lied.fill(0xff, lied.length - 22 - 24, lied.length - 22);
    expect(read(lied).errors).toEqual([{ line: 0, reason: userMessage('zipTooLarge') }]);
  });

  it('names the file of an unreadable entry', () => {
    const file = read(
      zip([
        { name: 'a.xml', text: camt('2024-01-05', 'x') },
        { name: 'note.txt', text: 'Hello' },
      ]),
    );
    expect(file.errors.map(({ reason }) => reason)).toEqual([
      userMessage('inFile', 'a.xml', userMessage('notAnAmount', 'x')),
      userMessage('inFile', 'note.txt', userMessage('noTable')),
    ]);
  });

  it('rejects documents, corrupt archives and zip bombs', () => {
    const sheet = read(zip([{ name: '[Content_Types].xml', text: '<Types/>' }]));
    const cut = read(zip([{ name: 'a.xml', text: camt('2024-01-05', '1.00') }]).subarray(0, 60));
    const bomb = read(zip([{ name: 'a.csv', text: 'a'.repeat(40_000_000) }]));
    expect([sheet, cut, bomb].map(({ accounts, errors }) => [accounts.length, errors[0]?.reason])).toEqual([
      [0, userMessage('fileIsDocument')],
      [0, userMessage('zipBroken')],
      [0, userMessage('zipTooLarge')],
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { readStatementFile } from './read-statement-file.ts';
import { readTableShape } from './read-table-shape.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const TABLE = 'When,Whom,Foo,Bar\n2026-01-05,ACME,12.00,\n2026-01-06,SHOP,,7.50\n';

describe('the columns of a table', () => {
  it('are returned with samples and roles', () => {
    const shape = readTableShape(bytes('Date,Description,Amount\n2026-01-05,ACME,-1.00\n'));
    expect(shape).toEqual({
      fingerprint: 'date|description|amount',
      columns: [
        { index: 0, header: 'Date', role: 'postedOn', samples: ['2026-01-05'] },
        { index: 1, header: 'Description', role: 'description', samples: ['ACME'] },
        { index: 2, header: 'Amount', role: 'amount', samples: ['-1.00'] },
      ],
    });
  });

  it('are read by the user’s mapping, whatever their names', () => {
    const columns = [
      { index: 0, role: 'postedOn' },
      { index: 1, role: 'payee' },
      { index: 2, role: 'credit' },
      { index: 3, role: 'debit' },
    ] as const;
    const rows = readStatementFile(bytes(TABLE), { columns: { columns } }).accounts[0]?.transactions;
    expect(rows?.map((row) => [row.postedOn, row.amountMinor, row.description])).toEqual([
      ['2026-01-05', 1200, 'ACME'],
      ['2026-01-06', -750, 'SHOP'],
    ]);
    expect(readTableShape(bytes(TABLE), { columns })?.columns.map(({ role }) => role)).toEqual([
      'postedOn',
      'payee',
      'credit',
      'debit',
    ]);
  });

  it('a mapping without a date or an amount changes nothing', () => {
    const file = bytes('Date,Description,Amount\n2026-01-05,ACME,-1.00\n');
    const mapped = readStatementFile(file, { columns: { columns: [{ index: 1, role: 'payee' }] } });
    expect(mapped).toEqual(readStatementFile(file));
  });

  it('are null for a file that is not a table', () => {
    for (const text of [
      '',
      'Dear bank,\nplease.',
      '<html></html>',
      '<OFX></OFX>',
      '!Type:Bank\nD1/1/2026\nT1\n^',
    ])
      expect(readTableShape(bytes(text)), text).toBeNull();
  });
});

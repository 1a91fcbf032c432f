import { expect, it } from 'vitest';
import { presentStatementFile } from './present-statement-file.ts';
import { readStatementFile } from './read-statement-file.ts';

function present(name: string, text: string) {
  return presentStatementFile(name, readStatementFile(new TextEncoder().encode(text), { fileName: name }));
}

const OFX =
  '<OFX><STMTTRNRS><STMTRS><CURDEF>JPY<BANKACCTFROM><ACCTID>7<ACCTTYPE>SAVINGS</BANKACCTFROM>' +
  '<BANKTRANLIST><STMTTRN><TRNTYPE>CHECK<DTPOSTED>20240229<DTUSER>20240228<TRNAMT>-1200<FITID>' +
  'f1<CHECKNUM>12<NAME>Kiosk<MEMO>m</STMTTRN></BANKTRANLIST><LEDGERBAL><BALAMT>-5<DTASOF>' +
  '20240301</LEDGERBAL></STMTRS></STMTTRNRS></OFX>';

it('writes amounts as signed decimal strings in the currency of each row', () => {
  expect(present('x.ofx', OFX)).toEqual({
    file: 'x.ofx',
    format: 'ofx',
    accounts: [
      {
        accountId: '7',
        accountType: 'savings',
        currency: 'JPY',
        ledgerBalance: '-5',
        transactions: [
          {
            postedOn: '2024-02-29',
            authorizedOn: '2024-02-28',
            amount: '-1200',
            description: 'Kiosk',
            memo: 'm',
            externalId: 'f1',
            checkNumber: '12',
            currency: 'JPY',
            pending: false,
          },
        ],
      },
    ],
    errors: [],
    warnings: [],
  });
});

it('detects QFX by file name, otherwise by its program’s tags', () => {
  expect(present('x.qfx', OFX).format).toBe('qfx');
  expect(present('x.dat', OFX.replace('<OFX>', '<OFX><INTU.BID>1')).format).toBe('qfx');
  expect(present('x.dat', OFX).format).toBe('ofx');
});

it('shows a rejected file with its reason', () => {
  expect(present('x.pdf', '%PDF-1.4')).toMatchObject({
    format: 'unknown',
    accounts: [],
    errors: [{ line: 0 }],
  });
});

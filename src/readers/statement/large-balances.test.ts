import { describe, expect, it } from 'vitest';
import { readStatementFile } from './read-statement-file.ts';

/** Beyond the ledger's limit, and beyond exact numbers. */
const LARGE = ['20000000000000.00', '200000000000000000.00'];

function read(text: string) {
  const { accounts, errors, warnings } = readStatementFile(new TextEncoder().encode(text));
  const balances = accounts.map(({ ledgerBalance }) => ledgerBalance?.amountMinor ?? null);
  const rows = accounts.reduce((sum, { transactions }) => sum + transactions.length, 0);
  return { balances, rows, errors, warnings: warnings.map(({ code, values }) => ({ code, values })) };
}

function leftOut(accountEnding: string | null, rows: number) {
  const warnings = [{ code: 'balanceTooLarge', values: { accountEnding } }];
  return { balances: [null], rows, errors: [], warnings };
}

describe.each(LARGE)('a balance of %s is left out with a warning', (balance) => {
  it('in a column of a table, rather than replaced by an older one', () => {
    const rows = ['2026-11-20,Kiosk,-5.00,100.00', `2026-11-21,Inheritance,9.00,${balance}`];
    expect(read(['Date,Description,Amount,Balance', ...rows].join('\n'))).toEqual(leftOut(null, 2));
  });

  it('above a table', () => {
    const lines = [`Closing balance;${balance}`, '', 'Date;Description;Amount', '2026-11-20;Kiosk;-5.00'];
    expect(read(lines.join('\n'))).toEqual(leftOut(null, 1));
  });

  it('in OFX', () => {
    const account = '<BANKACCTFROM><ACCTID>00123456</ACCTID></BANKACCTFROM>';
    const entry = '<STMTTRN><DTPOSTED>20261120</DTPOSTED><TRNAMT>-5.00</TRNAMT><NAME>Kiosk</NAME></STMTTRN>';
    const list = `<BANKTRANLIST>${entry}</BANKTRANLIST>`;
    const ledger = `<LEDGERBAL><BALAMT>${balance}</BALAMT><DTASOF>20261120</DTASOF></LEDGERBAL>`;
    const statement = `<STMTRS><CURDEF>USD</CURDEF>${account}${list}${ledger}</STMTRS>`;
    expect(read(`<?OFX OFXHEADER="200"?>\n<OFX>${statement}</OFX>`)).toEqual(leftOut('3456', 1));
  });

  it('in MT940', () => {
    const lines = [
      ':20:START',
      ':25:00123456',
      ':28C:1',
      ':60F:C261119EUR105,00',
      ':61:2611201120D5,00NMSCNONREF',
      ':86:Kiosk',
      `:62F:C261120EUR${balance.replace('.', ',')}`,
    ];
    expect(read(`${lines.join('\n')}\n-\n`)).toEqual(leftOut('3456', 1));
  });

  it('in camt.053', () => {
    const amount = `<Amt Ccy="EUR">${balance}</Amt><CdtDbtInd>CRDT</CdtDbtInd>`;
    const closing = `<Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp>${amount}</Bal>`;
    const date = '<BookgDt><Dt>2026-11-20</Dt></BookgDt>';
    const entry = `<Ntry><Amt Ccy="EUR">5.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts>${date}</Ntry>`;
    const account = '<Acct><Id><Othr><Id>00123456</Id></Othr></Id></Acct>';
    const statement = `<BkToCstmrStmt><Stmt>${account}${closing}${entry}</Stmt></BkToCstmrStmt>`;
    const space = 'urn:iso:std:iso:20022:tech:xsd:camt.053.001.08';
    expect(read(`<Document xmlns="${space}">${statement}</Document>`)).toEqual(leftOut('3456', 1));
  });
});

it('never fails on sums that are not exact', () => {
  const lines = [
    'Date,Description,Amount,Balance',
    '2026-11-19,Opening balance,,9999999999999.00',
    ...[20, 21, 22, 23, 24].map((day) => `2026-11-${day},Gift,90000000000000.00,1.00`),
  ];
  expect(read(lines.join('\n')).rows).toBe(5);
});

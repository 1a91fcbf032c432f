import { describe, expect, it } from 'vitest';
import type { StatementContent } from '../statement-file.ts';
import { readCamt } from './read-camt.ts';

function stmt(
  body: string,
  account = '<Acct><Id><IBAN>NL26VAYB8060476890</IBAN></Id><Ccy>EUR</Ccy><Ownr><Nm>Me</Nm></Ownr></Acct>',
): string {
  return (
    '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><GrpHdr/><Stmt>' +
    `${account}${body}</Stmt></BkToCstmrStmt></Document>`
  );
}

function entry(amount: string, sign: string, more = '', details = ''): string {
  return (
    `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${sign}</CdtDbtInd>` +
    `${more || '<Sts>BOOK</Sts>'}<BookgDt><Dt>2024-01-05</Dt></BookgDt><ValDt><Dt>2024-01-08</Dt>` +
    `</ValDt>${details}</Ntry>`
  );
}

function balance(kind: string, amount: string, sign = 'CRDT'): string {
  return (
    `<Bal><Tp><CdOrPrtry><Cd>${kind}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>` +
    `${sign}</CdtDbtInd><Dt><Dt>2024-01-05</Dt></Dt></Bal>`
  );
}

function read(text: string): StatementContent {
  return readCamt(text, {});
}

function rows(content: StatementContent) {
  return content.accounts.flatMap(({ transactions }) => transactions);
}

describe('CAMT entries', () => {
  it('uses the booking date and the indicator’s sign, also for a reversal', () => {
    const body = entry('1.50', 'CRDT') + entry('2.5', 'DBIT', '<RvslInd>true</RvslInd><Sts>BOOK</Sts>');
    expect(rows(read(stmt(body)))).toMatchObject([
      { postedOn: '2024-01-05', amountMinor: 150 },
      { postedOn: '2024-01-05', amountMinor: -250 },
    ]);
  });

  it('chooses the counterparty by sign, in old and new structures, never the holder', () => {
    const parties = (body: string) =>
      `<NtryDtls><TxDtls><RltdPties>${body}</RltdPties><RmtInf><Ustrd>Invoice &amp; 1</Ustrd><Ustrd>` +
      'part 2</Ustrd></RmtInf></TxDtls></NtryDtls>';
    const body =
      entry('1', 'DBIT', '', parties('<Dbtr><Nm>Me</Nm></Dbtr><Cdtr><Nm>Shop</Nm></Cdtr>')) +
      entry(
        '1',
        'CRDT',
        '',
        parties('<Dbtr><Pty><Nm>Boss</Nm></Pty></Dbtr><Cdtr><Pty><Nm>Me</Nm></Pty></Cdtr>'),
      ) +
      entry('1', 'DBIT', '', parties('<UltmtCdtr><Pty><Nm>Last</Nm></Pty></UltmtCdtr>')) +
      entry('1', 'DBIT', '', parties('<Dbtr><Nm>Me</Nm></Dbtr>'));
    const read1 = rows(read(stmt(body)));
    expect(read1.map(({ description }) => description)).toEqual([
      'Shop',
      'Boss',
      'Last',
      'Invoice & 1 part 2',
    ]);
    expect(read1[0]?.memo).toBe('Invoice & 1 part 2');
  });

  it('splits a batch whose parts add up to the entry, and no other', () => {
    const part = (amount: string, name: string) =>
      '<TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs><AmtDtls><TxAmt><Amt Ccy="EUR">' +
      `${amount}</Amt></TxAmt></AmtDtls><RltdPties><Cdtr><Nm>${name}</Nm></Cdtr></RltdPties></TxDtls>`;
    const batch = (sum: string) =>
      entry(
        sum,
        'DBIT',
        '<Sts>BOOK</Sts><AcctSvcrRef>R9</AcctSvcrRef>',
        `<NtryDtls>${part('1.00', 'A')}${part('2.00', 'B')}</NtryDtls>`,
      );
    expect(rows(read(stmt(batch('3.00'))))).toMatchObject([
      { amountMinor: -100, description: 'A', externalId: 'R9#1' },
      { amountMinor: -200, description: 'B', externalId: 'R9#2' },
    ]);
    expect(rows(read(stmt(batch('3.50'))))).toMatchObject([{ amountMinor: -350, externalId: 'R9' }]);
  });

  it('marks pending entries, skips informational ones and lists unreadable ones', () => {
    const body =
      entry('1', 'DBIT', '<Sts><Cd>PDNG</Cd></Sts>') +
      entry('2', 'DBIT', '<Sts>INFO</Sts>') +
      `\n${entry('3', 'XXXX')}\n${entry('x', 'DBIT')}`;
    const content = read(stmt(body));
    expect(rows(content)).toMatchObject([{ amountMinor: -100, pending: true }]);
    expect(content.errors.map(({ line }) => line)).toEqual([2, 3]);
  });
});

describe('CAMT documents', () => {
  it('checks opening balance and entries against the closing balance', () => {
    const good = balance('OPBD', '10.00') + balance('CLBD', '1.00', 'DBIT') + entry('11.00', 'DBIT');
    expect(read(stmt(good)).warnings).toEqual([]);
    expect(read(stmt(good)).accounts[0]?.ledgerBalance).toEqual({
      amountMinor: -100,
      currency: 'EUR',
      asOf: '2024-01-05',
    });
    expect(read(stmt(balance('PRCD', '10.00') + balance('CLBD', '9.00'))).warnings).toMatchObject([
      { code: 'balanceMismatch', values: { difference: '-1.00' } },
    ]);
  });

  it('reads reports, notifications, prefixes and empty statements', () => {
    const report =
      '<?xml version="1.0"?><n:Document xmlns:n="urn:iso:std:iso:20022:tech:xsd:camt.052.001.08">' +
      '<n:BkToCstmrAcctRpt><n:Rpt><n:Acct><n:Id><n:Othr><n:Id>77</n:Id></n:Othr></n:Id></n:Acct><n:Ntry>' +
      '<n:Amt Ccy="CHF">1.00</n:Amt><n:CdtDbtInd>CRDT</n:CdtDbtInd><n:Sts><n:Cd>BOOK</n:Cd></n:Sts>' +
      '<n:BookgDt><n:DtTm>2024-01-05T23:59:00+01:00</n:DtTm></n:BookgDt></n:Ntry></n:Rpt>' +
      '</n:BkToCstmrAcctRpt></n:Document>';
    expect(read(report).accounts).toMatchObject([
      { accountId: '77', currency: 'CHF', transactions: [{ postedOn: '2024-01-05' }] },
    ]);
    const notice = report.replaceAll('AcctRpt', 'DbtCdtNtfctn').replaceAll('n:Rpt', 'n:Ntfctn');
    expect(rows(read(notice))).toHaveLength(1);
    expect(read(stmt('')).accounts).toMatchObject([{ transactions: [] }]);
  });

  it('rejects document types, broken XML and other documents', () => {
    expect(read(`<!DOCTYPE x [<!ENTITY a "b">]>${stmt('')}`)).toMatchObject({ accounts: [] });
    expect(
      read('<Document><BkToCstmrStmt><Stmt>').accounts.length + read('<Document/>').accounts.length,
    ).toBeLessThan(2);
  });
});

import { describe, expect, it } from 'vitest';
import { readStatementFile } from './read-statement-file.ts';

/** The original amount of each transaction in a file; `null` when it is in the account's currency. */
function originals(text: string, fileName?: string) {
  const read = readStatementFile(new TextEncoder().encode(text), fileName ? { fileName } : {});
  return {
    originals: read.accounts.flatMap(({ transactions }) =>
      transactions.map(({ originalAmountMinor, originalCurrency }) =>
        originalAmountMinor === null ? null : `${originalAmountMinor} ${originalCurrency}`,
      ),
    ),
    warnings: read.warnings
      .filter(({ code }) => code === 'originalAmountsUnread')
      .map(({ values }) => values),
  };
}

function ofx(...entries: readonly string[]): string {
  return `OFXHEADER:100\n\n<OFX><CREDITCARDMSGSRSV1><CCSTMTTRNRS><CCSTMTRS><CURDEF>USD<CCACCTFROM>\
<ACCTID>4242</CCACCTFROM><BANKTRANLIST>
${entries
  .map(
    (entry, at) => `<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260${at + 1}05<TRNAMT>-48.60<FITID>f${at}\
<NAME>SHOP ABROAD${entry}</STMTTRN>`,
  )
  .join('\n')}
</BANKTRANLIST></CCSTMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1></OFX>`;
}

const rate = (currency: string, value: string) =>
  `<ORIGCURRENCY><CURRATE>${value}<CURSYM>${currency}</ORIGCURRENCY>`;

describe('OFX', () => {
  it('divides the booked amount by the rate of ORIGCURRENCY, in the other currency’s own decimals', () => {
    const file = ofx(rate('EUR', '1.08'), rate('JPY', '0.0081'), rate('KWD', '3.24'), '');
    expect(originals(file).originals).toEqual(['-4500 EUR', '-6000 JPY', '-15000 KWD', null]);
  });

  it('drops an impossible rate, an unknown currency and an impossible amount, not the transaction', () => {
    const file = ofx(
      rate('EUR', '-1.08'),
      rate('EUR', '0'),
      rate('ZZZ', '1.1'),
      rate('EUR', '0.000000000001'),
    );
    expect(originals(file)).toEqual({
      originals: [null, null, null, null],
      warnings: [{ count: 4, line: expect.any(Number) }],
    });
  });
});

function camt(details: string): string {
  return `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt>
<Acct><Id><IBAN>DE89370400440532013000</IBAN></Id><Ccy>EUR</Ccy></Acct>
<Ntry><Amt Ccy="EUR">92.59</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-03-05</Dt></BookgDt>
<NtryDtls><TxDtls>${details}<RltdPties><Cdtr><Nm>SHOP</Nm></Cdtr></RltdPties></TxDtls></NtryDtls></Ntry>
</Stmt></BkToCstmrStmt></Document>`;
}

const instructed = (currency: string, amount: string) =>
  `<AmtDtls><InstdAmt><Amt Ccy="${currency}">${amount}</Amt><CcyXchg><SrcCcy>${currency}</SrcCcy><TrgtCcy>EUR\
</TrgtCcy><XchgRate>1.08</XchgRate></CcyXchg></InstdAmt><TxAmt><Amt Ccy="EUR">92.59</Amt></TxAmt></AmtDtls>`;

describe('CAMT', () => {
  it('reads the instructed amount in another currency, signed like the entry', () => {
    expect(originals(camt(instructed('USD', '100.00'))).originals).toEqual(['-10000 USD']);
    expect(originals(camt(instructed('JPY', '15000'))).originals).toEqual(['-15000 JPY']);
    const transaction = '<AmtDtls><TxAmt><Amt Ccy="CHF">88.5</Amt></TxAmt></AmtDtls>';
    expect(originals(camt(transaction)).originals).toEqual(['-8850 CHF']);
    expect(originals(camt(instructed('EUR', '92.59'))).originals).toEqual([null]);
  });

  it('drops a negative amount, an implausible one and an unknown currency with a warning', () => {
    for (const [currency, amount] of [
      ['USD', '-100.00'],
      ['USD', '99999999999999999.00'],
      ['USD', '1e9'],
      ['QQQ', '100.00'],
    ] as const)
      expect(originals(camt(instructed(currency, amount)))).toEqual({
        originals: [null],
        warnings: [{ count: 1, line: expect.any(Number) }],
      });
  });
});

function mt940(details: string, supplement = ''): string {
  return `:20:START\n:25:12345678/0532013000\n:28C:1/1\n:60F:C260301EUR1000,00\n:61:2603050305D92,\
59NMSCNONREF//B1${supplement}\n:86:${details}\n:62F:C260305EUR907,41\n-`;
}

describe('MT940', () => {
  it('reads OCMT in the details or after the reference', () => {
    expect(originals(mt940('/REMI/SHOP ABROAD/OCMT/USD100,00/EXCH/1,08/')).originals).toEqual(['-10000 USD']);
    expect(originals(mt940('SHOP ABROAD', '\n/OCMT/JPY15000,')).originals).toEqual(['-15000 JPY']);
    expect(originals(mt940('/REMI/SHOP/OCMT/EUR92,59/')).originals).toEqual([null]);
  });

  it('drops text that is not an amount', () => {
    expect(originals(mt940('/REMI/SHOP/OCMT/USD-100,00/'))).toEqual({
      originals: [null],
      warnings: [{ count: 1, line: 5 }],
    });
  });
});

describe('CSV', () => {
  it.each([
    [
      'N26',
      `"Date","Payee","Account number","Transaction type","Payment reference","Amount (EUR)",\
"Amount (Foreign Currency)","Type Foreign Currency","Exchange Rate"
"2026-03-02","Shop","","MasterCard Payment","","-92.59","-100.0","USD","1.08"
"2026-03-03","Bakery","","MasterCard Payment","","-4.20","-4.20","EUR","1.0"`,
      ['-10000 USD', null],
    ],
    [
      'Wise',
      `TransferWise ID,Date,Amount,Currency,Description,Running Balance,Exchange From,Exchange To,\
Exchange Rate,Exchange To Amount
CARD-1,02-03-2026,-92.59,EUR,Card transaction of 100.00 USD issued by Shop,500.00,EUR,USD,1.08,100.00
CARD-2,03-03-2026,-4.20,EUR,Card transaction issued by Bakery,495.80,,,,`,
      ['-10000 USD', null],
    ],
    [
      'Revolut Business',
      `Date started (UTC),Date completed (UTC),ID,Type,State,Description,Reference,Payer,Card number,\
Orig currency,Orig amount,Payment currency,Amount,Fee,Balance
2026-03-02,2026-03-03,a-1,CARD_PAYMENT,COMPLETED,Shop,,Ann,1234,JPY,-15000,GBP,-78.20,0.00,900.00
2026-03-03,2026-03-04,a-2,CARD_PAYMENT,COMPLETED,Bakery,,Ann,1234,GBP,-4.20,GBP,-4.20,0.00,895.80`,
      ['-15000 JPY', null],
    ],
    [
      'American Express, charges without sign',
      `Date,Description,Amount,Extended Details,Foreign Spend Amount
03/02/2026,SHOP PARIS,48.60,x,45.00 Euro
03/15/2026,BAKERY,4.20,x,
03/16/2026,ONLINE PAYMENT - THANK YOU,-52.80,x,`,
      ['-4500 EUR', null, null],
    ],
    [
      'American Express, among its details',
      `Date,Description,Amount,Extended Details
03/02/2026,SHOP TOKYO,48.60,"Foreign Spend Amount: 6,\
000 Japanese Yen Commission Amount: 1.20 Currency Exchange Rate: 123.45"
03/15/2026,BAKERY,4.20,x
03/16/2026,ONLINE PAYMENT - THANK YOU,-52.80,x`,
      ['-6000 JPY', null, null],
    ],
    [
      'an original amount with its sign in the cell',
      `Date,Description,Amount,Original Amount,Currency
2026-03-02,SHOP,-48.60,-€45.00,USD
2026-03-03,BAKERY,-4.20,,USD`,
      ['-4500 EUR', null],
    ],
  ])('reads what %s states', (_, text, expected) => {
    expect(originals(text)).toEqual({ originals: expected, warnings: [] });
  });

  it('uses the booked amount’s sign, whatever the column’s own', () => {
    const file = `Date,Description,Amount,Original Amount,Original Currency
2026-03-02,SHOP,-48.60,45.00,EUR
2026-03-03,REFUND SHOP,48.60,-45.00,EUR`;
    expect(originals(file).originals).toEqual(['-4500 EUR', '4500 EUR']);
  });

  it('drops hostile values with one warning and keeps every transaction', () => {
    const file = `Date,Description,Amount,Original Amount,Original Currency
2026-03-02,SHOP,-48.60,999999999999999999999,EUR
2026-03-03,SHOP,-48.60,45.00,ZZZ
2026-03-04,SHOP,-48.60,=cmd|1,EUR
2026-03-05,SHOP,-48.60,45.00,<script>
2026-03-06,SHOP,-48.60,45.00,EUR`;
    expect(originals(file)).toEqual({
      originals: [null, null, null, null, '-4500 EUR'],
      warnings: [{ count: 4, line: 2 }],
    });
  });
});

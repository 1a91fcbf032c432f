import { describe, expect, it } from 'vitest';
import { userMessage } from '#domain/messages/user-message.ts';
import type { StatementContent } from '../statement-file.ts';
import { readOfx } from './read-ofx.ts';

const HEADER = 'OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\nENCODING:USASCII\nCHARSET:1252\n\n';

function bank(body: string, account = '<BANKID>11<ACCTID>42<ACCTTYPE>CHECKING'): string {
  return (
    `<STMTTRNRS><STMTRS><CURDEF>USD<BANKACCTFROM>${account}</BANKACCTFROM><BANKTRANLIST>` +
    `${body}</BANKTRANLIST></STMTRS></STMTTRNRS>`
  );
}

function ofx(messages: string): string {
  return `${HEADER}<OFX><BANKMSGSRSV1>${messages}</BANKMSGSRSV1></OFX>`;
}

function row(fields: string): string {
  return `<STMTTRN>${fields}</STMTTRN>`;
}

function read(text: string): StatementContent {
  return readOfx(text, {});
}

function rowsOf(content: StatementContent) {
  return content.accounts.flatMap((account) => account.transactions);
}

describe('OFX bodies', () => {
  it('reads closed, unclosed and mixed leaves alike', () => {
    const unclosed = row('<TRNTYPE>DEBIT\n<DTPOSTED>20240105\n<TRNAMT>-5.50\n<FITID>a1\n<NAME>Shop & Sons');
    const closed = row(
      '<TRNTYPE>DEBIT</TRNTYPE><DTPOSTED>20240105</DTPOSTED><TRNAMT>-5.50</TRNAMT><FITID>a1</FITID><NAME>' +
        'Shop &amp; Sons</NAME>',
    );
    const mixed = row(
      '<TRNTYPE>DEBIT</TRNTYPE><DTPOSTED>20240105<TRNAMT>-5.50</TRNAMT><FITID>a1<NAME>Shop & Sons',
    );
    for (const body of [unclosed, closed, mixed]) {
      expect(rowsOf(read(ofx(bank(body))))).toMatchObject([
        {
          postedOn: '2024-01-05',
          amountMinor: -550,
          externalId: 'a1',
          description: 'Shop & Sons',
          currency: 'USD',
        },
      ]);
    }
  });

  it('repairs missing end tags of entries, lists and statements', () => {
    const text = ofx(
      '<STMTTRNRS><STMTRS><CURDEF>BRL<BANKACCTFROM><ACCTID>1</BANKACCTFROM><BANKTRANLIST>' +
        '<STMTTRN><DTPOSTED>20240101<TRNAMT>1.00<FITID>1<STMTTRN><DTPOSTED>20240102<TRNAMT>2.00<FITID>2' +
        '<LEDGERBAL><BALAMT>3.00<DTASOF>20240102</LEDGERBAL>' +
        '<STMTTRNRS><STMTRS><CURDEF>BRL<BANKACCTFROM><ACCTID>2</BANKACCTFROM><BANKTRANLIST>' +
        '<STMTTRN><DTPOSTED>20240103<TRNAMT>4.00<FITID>3',
    );
    const { accounts } = read(text);
    expect(accounts.map((account) => account.transactions.length)).toEqual([2, 1]);
    expect(accounts[0]?.ledgerBalance).toEqual({ amountMinor: 300, currency: 'BRL', asOf: '2024-01-02' });
  });

  it('accepts CDATA, comments, double-escaped entities and vendor tags', () => {
    const body = row(
      '<DTPOSTED>20240105<TRNAMT>-1<FITID>1<NAME><![CDATA[A <b> & C]]></NAME><!-- <MEMO>no --><MEMO>' +
        'x &amp;lt; y &#233;<INTU.X>9<CATEGORY>Food',
    );
    expect(rowsOf(read(ofx(bank(body))))).toMatchObject([{ description: 'A <b> & C', memo: 'x < y é' }]);
  });

  it('needs no header and skips blank lines, comments and prologs before the body', () => {
    const body =
      `<OFX ><BANKMSGSRSV1>${bank(row('<DTPOSTED>20240105<TRNAMT>-1,50<FITID>1<NAME>N'))}</BANKMSGSRSV1>` +
      '</OFX>';
    for (const text of [
      body,
      `\n\n\n${body}`,
      `<?xml version="1.0"?><!-- OFXHEADER:100 -->\n<?OFX OFXHEADER="200"?>${body}`,
    ])
      expect(rowsOf(read(text))).toMatchObject([{ amountMinor: -150 }]);
  });

  it('reads bank and card statements of one file, each with its own account', () => {
    const card =
      '<CREDITCARDMSGSRSV1><CCSTMTTRNRS><CCSTMTRS><CURDEF>EUR<CCACCTFROM><ACCTID>9</CCACCTFROM><BANKTRANLIST>' +
      `${row('<DTPOSTED>20240106<TRNAMT>-2.00<FITID>1<NAME>Café')}</BANKTRANLIST></CCSTMTRS>` +
      '</CCSTMTTRNRS></CREDITCARDMSGSRSV1>';
    const text =
      `${HEADER}<OFX><BANKMSGSRSV1>${bank(row('<DTPOSTED>20240105<TRNAMT>-1.00<FITID>1<NAME>A'))}` +
      `</BANKMSGSRSV1>${card}</OFX>`;
    expect(read(text).accounts).toMatchObject([
      { accountId: '42', accountType: 'checking', currency: 'USD', bankId: '11' },
      { accountId: '9', accountType: 'credit', currency: 'EUR' },
    ]);
  });
});

describe('OFX values', () => {
  it('reads the first eight digits of a date and never shifts by time zone', () => {
    const dates = [
      '20240229',
      '202402292359',
      '20240229235959.999[-12:X]',
      '20240229093914:014',
      '20240229000000[-3:GMT]',
    ];
    const rows = rowsOf(
      read(ofx(bank(dates.map((date) => row(`<DTPOSTED>${date}<TRNAMT>1<NAME>N`)).join('')))),
    );
    expect(rows.map(({ postedOn }) => postedOn)).toEqual(dates.map(() => '2024-02-29'));
  });

  it('lists an impossible date, a missing date and a missing amount by line and keeps the rest', () => {
    const body = [
      '<DTPOSTED>20240230<TRNAMT>1',
      '<DTPOSTED>00000000<TRNAMT>1',
      '<TRNAMT>1',
      '<DTPOSTED>20240101',
      '<DTPOSTED>20240101<TRNAMT>1,0x',
      '<DTPOSTED>20240101<TRNAMT>7',
    ]
      .map((fields) => row(`\n${fields}`))
      .join('\n');
    const content = read(ofx(bank(body)));
    expect(rowsOf(content)).toMatchObject([{ amountMinor: 700 }]);
    expect(content.errors.map(({ line }) => line)).toEqual([7, 9, 11, 13, 15]);
  });

  it('decides the decimal mark over the file', () => {
    const amounts = ['-00000000001500.0000', '+3.24', '1,006.60', '-.5'];
    const rows = rowsOf(
      read(ofx(bank(amounts.map((text) => row(`<DTPOSTED>20240101<TRNAMT>${text}`)).join('')))),
    );
    expect(rows.map(({ amountMinor }) => amountMinor)).toEqual([-150000, 324, 100660, -50]);
  });

  it('uses the memo as description if the name is its truncated start', () => {
    const body =
      row(
        '<DTPOSTED>20240101<TRNAMT>1<NAME>EFTPOS WDL HANDYWAY ALDI STORE  <MEMO>' +
          'EFTPOS WDL HANDYWAY ALDI STORE   GEELONG',
      ) +
      row('<DTPOSTED>20240101<TRNAMT>1<NAME>Shop<MEMO>POS;Shop') +
      row('<DTPOSTED>20240101<TRNAMT>1<PAYEE><NAME>Payee<CITY>X</PAYEE><MEMO>m') +
      row('<DTPOSTED>20240101<TRNAMT>1<MEMO>only');
    expect(rowsOf(read(ofx(bank(body)))).map(({ description }) => description)).toEqual([
      'EFTPOS WDL HANDYWAY ALDI STORE   GEELONG',
      'Shop',
      'Payee',
      'only',
    ]);
  });

  it('keeps repeated identifiers as they are, with a warning', () => {
    const body = ['0', '0', '0'].map((id) => row(`<DTPOSTED>20240101<TRNAMT>1<FITID>${id}`)).join('');
    const content = read(ofx(bank(body)));
    expect(rowsOf(content).map(({ externalId }) => externalId)).toEqual(['0', '0', '0']);
    expect(content.warnings).toMatchObject([{ code: 'identifiersRepeated', values: { isUnreliable: true } }]);
  });

  it('applies corrections of the same file and returns those of earlier files', () => {
    const body =
      row('<DTPOSTED>20240101<TRNAMT>-1<FITID>a<NAME>Wrong') +
      row('<DTPOSTED>20240101<TRNAMT>-2<FITID>b<CORRECTFITID>a<CORRECTACTION>REPLACE<NAME>Right') +
      row('<DTPOSTED>20240101<TRNAMT>-9<FITID>c<CORRECTFITID>old<CORRECTACTION>DELETE');
    const content = read(ofx(bank(body)));
    expect(rowsOf(content)).toMatchObject([{ externalId: 'b', amountMinor: -200 }]);
    expect(content.accounts[0]?.corrections).toEqual([
      { externalId: 'old', action: 'delete', replacedBy: null },
    ]);
  });

  it('marks pending lists and holds', () => {
    const text =
      '<OFX><STMTRS><CURDEF>USD<BANKTRANLISTP><STMTTRNP><TRNTYPE>DEBIT<DTTRAN>20240101<TRNAMT>-1<NAME>' +
      `A</STMTTRNP></BANKTRANLISTP>${row('<TRNTYPE>HOLD<DTPOSTED>20240101<TRNAMT>-1')}</STMTRS></OFX>`;
    expect(rowsOf(read(text)).map(({ pending }) => pending)).toEqual([true, true]);
  });
});

describe('OFX rejections', () => {
  it('reports the bank’s response instead of a statement', () => {
    const text =
      `${HEADER}<OFX><SIGNONMSGSRSV1><SONRS><STATUS><CODE>15500<SEVERITY>ERROR<MESSAGE>` +
      'Bad password</STATUS></SONRS></SIGNONMSGSRSV1></OFX>';
    expect(read(text)).toMatchObject({
      accounts: [],
      errors: [{ reason: userMessage('bankAnsweredError', '15500', 'Bad password') }],
    });
  });

  it('reads cash entries of an investment statement and rejects one with only trades', () => {
    const trade =
      '<BUYSTOCK><INVBUY><INVTRAN><FITID>1<DTTRADE>20240101</INVTRAN><TOTAL>-5</INVBUY></BUYSTOCK>';
    const inv = (body: string) =>
      '<OFX><INVSTMTMSGSRSV1><INVSTMTTRNRS><INVSTMTRS><CURDEF>USD<INVACCTFROM><BROKERID>b<ACCTID>' +
      `7</INVACCTFROM><INVTRANLIST>${body}</INVTRANLIST></INVSTMTRS></INVSTMTTRNRS></INVSTMTMSGSRSV1>` +
      '</OFX>';
    expect(read(inv(trade)).accounts).toEqual([]);
    expect(read(inv(trade)).errors[0]?.reason).toBe(userMessage('onlyTrades'));
    const cash = `<INVBANKTRAN>${row('<DTPOSTED>20240101<TRNAMT>5<FITID>2<NAME>Cash')}<SUBACCTFUND>CASH</INVBANKTRAN>`;
    expect(read(inv(trade + cash)).accounts).toMatchObject([
      { accountType: 'investment', accountId: '7', transactions: [{ amountMinor: 500 }] },
    ]);
  });
});

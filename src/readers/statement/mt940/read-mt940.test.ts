import { describe, expect, it } from 'vitest';
import type { StatementContent } from '../statement-file.ts';
import { readMt940 } from './read-mt940.ts';

function read(entries: readonly string[], closing?: string): StatementContent {
  const tail = closing ? [`:62F:${closing}`] : [];
  return readMt940(
    [':20:X', ':25:10020030/123456', ':28C:1/1', ':60F:C240101EUR100,00', ...entries, ...tail, '-'].join(
      '\r\n',
    ),
    {},
  );
}

function rows(content: StatementContent) {
  return content.accounts.flatMap(({ transactions }) => transactions);
}

describe('MT940 statement lines', () => {
  it('signs credits, debits, reversals and marks with a funds letter', () => {
    const marks = ['C', 'D', 'RC', 'RD', 'CR', 'DR', 'DD', 'CN', 'DF'];
    const content = read(marks.map((mark) => `:61:240105${mark}1,50NTRFNONREF`));
    expect(rows(content).map(({ amountMinor }) => amountMinor)).toEqual([
      150, -150, -150, 150, 150, -150, -150, 150, -150,
    ]);
  });

  it('reads the entry date in the year closest to the value date', () => {
    const content = read([
      ':61:2401021231D1,NMSC',
      ':61:2312300102D0,NMSC',
      ':61:240105    C,5NMSC',
      ':61:2401050106C1,00NMSC',
    ]);
    expect(rows(content).map(({ postedOn }) => postedOn)).toEqual([
      '2023-12-31',
      '2024-01-02',
      '2024-01-05',
      '2024-01-06',
    ]);
    expect(rows(content).map(({ amountMinor }) => amountMinor)).toEqual([-100, 0, 50, 100]);
  });

  it('clamps February 30 with a warning', () => {
    const content = read([':61:160230C1,00NMSCNONREF//B1']);
    expect(rows(content)).toMatchObject([{ postedOn: '2016-02-29', externalId: 'B1' }]);
    expect(content.warnings.map(({ code }) => code)).toContain('datesClamped');
  });

  it('reports a bad line as an error', () => {
    const content = read([':61:garbage', ':61:240105C1,00NMSC']);
    expect(content.errors).toMatchObject([{ line: 5 }]);
    expect(rows(content)).toHaveLength(1);
  });

  it('reads check numbers and bank references, never NONREF', () => {
    const content = read([
      ':61:240105D1,00NCHK1234//NONREF',
      ':61:240105D1,00NTRFNONREF//8327000090031789',
      'Card transaction',
    ]);
    expect(rows(content)).toMatchObject([
      { checkNumber: '1234', externalId: null },
      { checkNumber: null, externalId: '8327000090031789', description: 'Card transaction' },
    ]);
  });
});

describe('MT940 details', () => {
  it('reads German subfields with any separator', () => {
    for (const mark of ['?', '>', '~', '^']) {
      const details =
        `:86:166${mark}00GUTSCHRIFT${mark}20EREF+123${mark}21SVWZ+Rechnung 4711 vom ers${mark}22ten ` +
        `Januar${mark}30BANKDEFF${mark}31DE89${mark}32Muster GmbH und Co KG Nieder${mark}33lassung`;
      expect(rows(read([':61:240105C1,00NTRFNONREF', details]))).toMatchObject([
        {
          description: 'Muster GmbH und Co KG Niederlassung',
          memo: expect.stringContaining('Rechnung 4711'),
        },
      ]);
    }
  });

  it('reads Dutch slashed keys over wrapped lines', () => {
    const sepa = [
      ':86:/TRTP/SEPA OVERBOEKING/IBAN/NL01ABNA0123456789/BIC/ABNANL2A/NAME/J. Jan',
      'sen/REMI/Factuur 12/EREF/NOTPROVIDED',
    ];
    const ing = [':86:/EREF/E1//CNTP/NL32INGB0000012345/INGBNL2A/Bakker///REMI/USTD//Brood/'];
    expect(
      rows(read([':61:240105C1,00NTRFNONREF', ...sepa, ':61:240105D1,00NTRFNONREF', ...ing])),
    ).toMatchObject([
      { description: 'J. Jansen', memo: 'Factuur 12' },
      { description: 'Bakker', memo: 'Brood' },
    ]);
  });

  it('reads free text over several lines', () => {
    expect(rows(read([':61:240105D1,00NTRFNONREF', ':86:BEA NR:1 05.01.24', 'Shop,PAS1']))).toMatchObject([
      { description: 'BEA NR:1 05.01.24 Shop,PAS1', memo: null },
    ]);
  });
});

describe('MT940 as banks wrap it', () => {
  it('repairs wrapped tags and lines and keeps a wrapped time as text', () => {
    const content = read([
      ':61:2401051105CR',
      '30,00N062NONREF',
      ':',
      '86:166?00GUTSCHRIFT?20SVWZ+Test?32Zoo',
      ':61:240105D6,00N024NONREF',
      ':86:106?00X?20EREF+1?21MREF+2?22CRED+3?23LADEN/PL 12-09-2014T16',
      ':26:37 Folgenr. 007',
    ]);
    expect(rows(content)).toMatchObject([
      { amountMinor: 3000, description: 'Zoo', memo: 'Test' },
      { amountMinor: -600, description: 'LADEN/PL 12-09-2014T16:26:37 Folgenr. 007' },
    ]);
  });

  it('reads notes fields if there are no details', () => {
    const content = read([
      ':61:2401050105DF2402,00S   X',
      ':NS:01526715',
      '15ERGO Versicherung Fiok',
      '16lep',
      '17G2000',
    ]);
    expect(rows(content)).toMatchObject([
      { amountMinor: -240200, description: 'ERGO Versicherung Fioklep', memo: 'G2000' },
    ]);
  });

  it('leaves a note after the closing balance to the statement', () => {
    const content = read([':61:240105D1,00NTRFNONREF', ':62F:C240105EUR99,00', ':86:Your next fee is due']);
    expect(rows(content)).toMatchObject([{ amountMinor: -100, memo: null }]);
    expect(rows(content)[0]?.description).not.toContain('fee');
  });

  it('removes the currency from the account number', () => {
    const content = readMt940(':20:A\n:25:UBRTHUHB/123/HUF\n:60F:C180417HUF1,00\n:62F:C180417HUF1,00\n-', {});
    expect(content.accounts).toMatchObject([{ accountId: 'UBRTHUHB/123', transactions: [] }]);
  });
});

describe('MT940 files', () => {
  it('checks the balances and shows the difference', () => {
    expect(read([':61:240105D1,00NMSC'], 'C240131EUR99,00').warnings).toEqual([]);
    expect(read([':61:240105D1,00NMSC'], 'C240131EUR98,50').warnings).toMatchObject([
      { code: 'balanceMismatch', values: { difference: '-0.50' } },
    ]);
  });

  it('reads envelopes, several messages, MT942 and messages without an account', () => {
    const text = [
      '{1:F01BANKDEFFXXXX0000000000}{2:I940BANKDEFFXXXXN}{4:',
      ':20:A',
      ':25:NL01ABNA0123456789EUR',
      ':28C:1',
      ':60F:C240101EUR0,00',
      ':61:240105C1,00NMSC',
      ':62F:C240105EUR1,00',
      '-}{5:}',
      '{1:F01}{2:I940}{4:',
      ':20:B',
      ':25:NL01ABNA0123456789EUR',
      ':28C:2',
      ':60F:C240105EUR1,00',
      ':61:240106D3,00NMSC',
      ':62F:D240106EUR2,00',
      '-}',
      ':20:C',
      ':28C:1',
      ':34F:CHF0,',
      ':13:2401061200',
      ':61:240106D3,00NMSC',
      ':90D:1CHF3,00',
      '-',
    ].join('\n');
    const content = readMt940(text, {});
    expect(content.accounts).toMatchObject([
      {
        accountId: 'NL01ABNA0123456789',
        ledgerBalance: { amountMinor: -200 },
        openingBalance: { amountMinor: 0 },
      },
      { accountId: null, currency: 'CHF' },
    ]);
    expect(content.warnings).toEqual([]);
  });
});

describe('a wrapped line that resembles the start of a message', () => {
  const read = (lines: readonly string[]) => readMt940(lines.join('\n'), {}).accounts;

  it('stays text when no header of a message follows it', () => {
    const accounts = read([
      ':20:A',
      ':25:1',
      ':60F:C261116EUR10,00',
      ':61:2611161116D5,00NMSCNONREF',
      ':86:Order',
      ':20:30 pickup',
      ':62F:C261116EUR5,00',
    ]);
    expect(accounts).toMatchObject([{ ledgerBalance: { amountMinor: 500 } }]);
    expect(accounts[0]?.transactions[0]?.description).toContain('20:30 pickup');
  });

  it('starts a message when the message before it has ended', () => {
    expect(
      read([':20:A', ':25:1', ':62F:C261116EUR5,00', ':86:End', ':20:B', ':61:2611161116C1,00NMSCNONREF']),
    ).toHaveLength(2);
  });
});

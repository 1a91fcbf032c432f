import { describe, expect, it } from 'vitest';
import { addDays, addMonths } from '#domain/calendar/civil-date.ts';
import { pairTransfers } from '#domain/ledger/transfers/pair-transfers.ts';
import { TRANSFER_AUTO_FROM, type TransferTransaction } from '#domain/ledger/transfers/transfer-types.ts';
import { Dice } from './random.ts';

const ACCOUNTS = [
  { id: 'giro', name: 'Hauptkonto', type: 'checking', currency: 'EUR', mask: '3107' },
  { id: 'joint', name: 'Familienkonto', type: 'checking', currency: 'EUR', mask: '4418' },
  { id: 'card', name: 'Goldkarte', type: 'credit', currency: 'EUR', mask: '9921' },
  { id: 'depot', name: 'Depot', type: 'investment', currency: 'EUR', mask: '7300' },
  { id: 'wallet', name: 'PayPal', type: 'other', currency: 'EUR' },
  { id: 'loan', name: 'Baugeld', type: 'loan', currency: 'EUR', mask: '6512' },
];

/** Texts without any word for a transfer, for two accounts each, and the days between them. */
const WORDINGS = [
  ['giro', 'card', 'BONNER BANK KK 22 SAMMELPOSTEN', 'VIELEN DANK FÜR IHREN BEITRAG', 1],
  ['giro', 'depot', 'MAKLERHAUS NORD AG', 'CASH IN ACCEPTED', 2],
  ['giro', 'loan', 'SPARVEREIN SÜD RATE 12', 'EINGANG RATE', 0],
  ['giro', 'joint', 'HELENE KRAUSE WG KASSE', 'HELENE KRAUSE', 1],
  ['giro', 'wallet', 'PAYPAL EUROPE IHR EINKAUF BEI LADEN', 'BANKGUTSCHRIFT', -3],
] as const;
const FRIENDS = ['ANNA WOLFF', 'PETER SAND', 'MIRA LANG'];
const SHOPS = ['BUCHLADEN AM TOR', 'KINO STERN', 'RADHAUS'];

class Book {
  readonly transactions: TransferTransaction[] = [];

  add(accountId: string, postedOn: string, amountMinor: number, description: string): string {
    const id = `t${this.transactions.length}`;
    this.transactions.push({ id, accountId, postedOn, amountMinor, currency: 'EUR', description });
    return id;
  }
}

describe('a household whose banks use unknown words', () => {
  const dice = new Dice(77);
  const book = new Book();
  const wanted = new Set<string>();
  for (const [from, to, out, into, lag] of WORDINGS) {
    for (let at = 0; at < 12; at += 1) {
      const on = addMonths('2025-01-06', at);
      const amount = from === 'giro' && to === 'loan' ? 84000 : dice.int(1500, 190000);
      const outflowId = book.add(from, on, -amount, `${out} ${dice.digits(9)}`);
      wanted.add(`${outflowId} ${book.add(to, addDays(on, lag), amount, into)}`);
    }
  }
  for (let at = 0; at < 24; at += 1) {
    const on = addDays('2025-01-10', at * 14);
    const amount = dice.int(900, 9000);
    book.add(at % 2 ? 'card' : 'giro', on, -amount, `${SHOPS[at % 3]} ${dice.digits(4)}`);
    book.add('joint', addDays(on, at % 4), amount, `GUTSCHRIFT ${FRIENDS[at % 3]}`);
    const lent = dice.int(2, 40) * 500;
    book.add('giro', addDays(on, 3), -lent, `ZELLE PAYMENT TO ${FRIENDS[(at + 1) % 3]}`);
    book.add('joint', addDays(on, 4), lent, `ZELLE PAYMENT FROM ${FRIENDS[at % 3]}`);
  }
  const sure = pairTransfers({ accounts: ACCOUNTS, transactions: book.transactions })
    .filter(({ confidence }) => confidence >= TRANSFER_AUTO_FROM)
    .map(({ outflowId, inflowId }) => `${outflowId} ${inflowId}`);

  it('has its transfers recognized by the company in their texts', () => {
    expect(sure.filter((pair) => wanted.has(pair)).length).toBe(wanted.size);
  });

  it('has no purchase, friend or repayment classified as a transfer', () => {
    expect(sure.filter((pair) => !wanted.has(pair))).toEqual([]);
  });
});

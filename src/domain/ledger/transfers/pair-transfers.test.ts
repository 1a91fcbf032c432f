import { describe, expect, it } from 'vitest';
import { pairTransfers } from './pair-transfers.ts';
import type { TransferAccount, TransferInput, TransferTransaction } from './transfer-types.ts';

const ACCOUNTS: readonly TransferAccount[] = [
  { id: 'chk', name: 'Everyday Checking', type: 'checking', currency: 'USD', mask: '4417' },
  { id: 'sav', name: 'Rainy Day Savings', type: 'savings', currency: 'USD', mask: '1183' },
  { id: 'sav2', name: 'Ally Savings', type: 'savings', currency: 'USD', mask: '7755' },
  { id: 'card', name: 'Sapphire', type: 'credit', currency: 'USD', mask: '3391' },
  { id: 'eur', name: 'Girokonto', type: 'checking', currency: 'EUR', mask: '2090' },
];

type Short = readonly [
  id: string,
  accountId: string,
  postedOn: string,
  amountMinor: number,
  description: string,
];

function pairs(
  rows: readonly Short[],
  rates?: TransferInput['rates'],
  declined: TransferInput['declined'] = [],
) {
  const transactions: TransferTransaction[] = rows.map(
    ([id, accountId, postedOn, amountMinor, description]) => ({
      id,
      accountId,
      postedOn,
      amountMinor,
      currency: accountId === 'eur' ? 'EUR' : 'USD',
      description,
    }),
  );
  return pairTransfers({ accounts: ACCOUNTS, transactions, rates, declined });
}

const pairIds = (list: ReturnType<typeof pairs>) =>
  list.map(
    ({ outflowId, inflowId, confidence }) =>
      `${outflowId}>${inflowId} ${confidence >= 0.95 ? 'auto' : 'ask'}`,
  );

describe('transfers between own accounts', () => {
  it('pairs equal amounts even if one text only mentions a deposit', () => {
    const found = pairs([
      ['a', 'chk', '2026-07-01', -70000, 'FUNDS TRANSFER'],
      ['b', 'sav', '2026-07-04', 70000, 'DEPOSIT'],
      ['c', 'chk', '2026-07-06', -70000, 'INTERNET TRANSFER'],
      ['d', 'sav2', '2026-07-06', 70000, 'INTERNET TRANSFER'],
    ]);
    expect(pairIds(found).sort()).toEqual(['a>b auto', 'c>d auto']);
  });

  it('pairs a card payment that the card posts a day before the bank', () => {
    const found = pairs([
      ['a', 'chk', '2026-03-05', -20000, 'SAPPHIRE CREDIT CRD AUTOPAY'],
      ['b', 'card', '2026-03-04', 20000, 'PAYMENT THANK YOU'],
    ]);
    expect(pairIds(found)).toEqual(['a>b auto']);
  });

  it('does not pair a friend’s repayment of a purchase', () => {
    const found = pairs([
      ['a', 'card', '2026-03-01', -8000, 'TRATTORIA ROMA NEW YORK'],
      ['b', 'chk', '2026-03-03', 8000, 'PIX FROM JOAO'],
    ]);
    expect(found).toEqual([]);
  });

  it('suggests both when two inflows fit one outflow equally well', () => {
    const found = pairs([
      ['a', 'chk', '2026-03-07', -50000, 'ONLINE TRANSFER'],
      ['b', 'sav', '2026-03-09', 50000, 'ONLINE TRANSFER'],
      ['c', 'sav2', '2026-03-09', 50000, 'ONLINE TRANSFER'],
    ]);
    expect(pairIds(found).sort()).toEqual(['a>b ask', 'a>c ask']);
  });

  it('uses the other account’s number to decide between two candidates', () => {
    const found = pairs([
      ['a', 'chk', '2026-03-07', -50000, 'TRANSFER TO SAV ...7755'],
      ['b', 'sav', '2026-03-07', 50000, 'TRANSFER'],
      ['c', 'sav2', '2026-03-07', 50000, 'TRANSFER FROM CHK ...4417'],
    ]);
    expect(pairIds(found)[0]).toBe('a>c auto');
    expect(pairIds(found)).not.toContain('a>b auto');
  });

  it('allows an inflow up to four days later, five over a weekend, and one day earlier', () => {
    const lag = (on: string) =>
      pairIds(
        pairs([
          ['a', 'chk', '2026-03-05', -12345, 'TRANSFER TO SAVINGS'],
          ['b', 'sav', on, 12345, 'TRANSFER FROM CHECKING'],
        ]),
      );
    expect(lag('2026-03-09')).toEqual(['a>b auto']);
    expect(lag('2026-03-10')).toEqual(['a>b auto']);
    expect(lag('2026-03-11')).toEqual([]);
    expect(lag('2026-03-04')).toEqual(['a>b auto']);
    expect(lag('2026-03-03')).toEqual([]);
    expect(lag('2026-02-28')).toEqual([]);
  });

  it('never pairs transactions of one account, of the same sign, or of different amounts', () => {
    expect(
      pairs([
        ['a', 'chk', '2026-03-05', -5000, 'TRANSFER TO SAVINGS'],
        ['b', 'chk', '2026-03-05', 5000, 'TRANSFER FROM SAVINGS'],
        ['c', 'sav', '2026-03-05', -5000, 'TRANSFER'],
        ['d', 'sav2', '2026-03-05', 5001, 'TRANSFER'],
      ]).map(({ outflowId }) => outflowId),
    ).not.toContain('a');
  });

  it('pairs across currencies within the day’s rate and a fee, and not beyond', () => {
    const rates = { EUR: { '2026-03-01': '1.1000', '2026-03-31': '1.1000' } };
    const send = (received: number) =>
      pairIds(
        pairs(
          [
            ['a', 'chk', '2026-03-05', -110000, 'WISE TRANSFER'],
            ['b', 'eur', '2026-03-06', received, 'WISE TRANSFER'],
          ],
          rates,
        ),
      );
    expect(send(98900)).toEqual(['a>b auto']);
    expect(send(92000)).toEqual([]);
    expect(send(104000)).toEqual([]);
  });

  it('never returns a declined pair, within one currency or across currencies', () => {
    const rates = { EUR: { '2026-03-01': '1.1000', '2026-03-31': '1.1000' } };
    const rejected = (inflow: Short) => {
      const rows: Short[] = [['a', 'chk', '2026-03-05', -110000, 'WISE TRANSFER'], inflow];
      expect(pairIds(pairs(rows, rates))).toHaveLength(1);
      return pairs(rows, rates, [{ outflowId: 'a', inflowId: 'b' }]);
    };
    expect(rejected(['b', 'sav', '2026-03-06', 110000, 'WISE TRANSFER'])).toEqual([]);
    expect(rejected(['b', 'eur', '2026-03-06', 98900, 'WISE TRANSFER'])).toEqual([]);
  });

  it('uses each transaction in at most one automatic pair', () => {
    const transactions: Short[] = [];
    for (let at = 0; at < 3000; at += 1) {
      transactions.push([`o${at}`, 'chk', '2026-03-05', -10000, 'TRANSFER TO SAVINGS']);
      transactions.push([`i${at}`, 'sav', '2026-03-05', 10000, 'TRANSFER FROM CHECKING']);
    }
    const sure = pairs(transactions).filter(({ confidence }) => confidence >= 0.95);
    expect(new Set(sure.map(({ outflowId }) => outflowId)).size).toBe(sure.length);
    expect(new Set(sure.map(({ inflowId }) => inflowId)).size).toBe(sure.length);
    expect(sure.length).toBeGreaterThan(2900);
  });
});

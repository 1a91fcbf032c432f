import { describe, expect, it } from 'vitest';
import { addDays, addMonths } from '../calendar/civil-date.ts';
import type { TransferTransaction } from '../ledger/transfers/transfer-types.ts';
import { detectStreams } from './detect-streams.ts';
import type { RecurringInput, Stream } from './stream-types.ts';

const ACCOUNTS = [
  { id: 'card', name: 'Sapphire', type: 'credit', currency: 'USD', mask: '3391' },
  { id: 'chk', name: 'Everyday Checking', type: 'checking', currency: 'USD', mask: '4417' },
];

function transactions(
  description: string,
  charges: readonly (readonly [on: string, amountMinor: number])[],
  accountId = 'card',
) {
  return charges.map(
    ([postedOn, amountMinor], at): TransferTransaction => ({
      id: `${description}-${at}-${postedOn}`,
      accountId,
      postedOn,
      amountMinor,
      currency: 'USD',
      description,
    }),
  );
}

function monthly(from: string, count: number, amountMinor: number | ((at: number) => number)) {
  const day = Number(from.slice(8));
  return Array.from({ length: count }, (_, at): readonly [string, number] => [
    addMonths(from, at, day),
    typeof amountMinor === 'number' ? amountMinor : amountMinor(at),
  ]);
}

function detect(
  transactions: readonly TransferTransaction[],
  asOf: string,
  rates?: RecurringInput['rates'],
): Stream[] {
  return detectStreams({ asOf, accounts: ACCOUNTS, transactions, rates });
}

function only(streams: readonly Stream[]): Stream {
  const [stream, ...more] = streams;
  if (!stream || more.length > 0) throw new Error(`expected one stream, got ${streams.length}`);
  return stream;
}

describe('detectStreams', () => {
  it('keeps the last day of the month through shorter months', () => {
    const stream = only(detect(transactions('NETFLIX.COM', monthly('2026-01-31', 9, -1549)), '2026-10-10'));
    expect(stream).toMatchObject({
      frequency: 'monthly',
      status: 'active',
      nextOn: '2026-10-31',
      class: 'subscription',
    });
    expect(stream.transactionIds).toHaveLength(9);
  });

  it('keeps one stream through price changes and reports each', () => {
    const charges = monthly('2025-01-12', 20, (at) => (at < 8 ? -999 : at < 19 ? -1199 : -1399));
    const stream = only(detect(transactions('SPOTIFY USA', charges), '2026-08-20'));
    expect(stream.status).toBe('price_up');
    expect(stream.priceChanges).toEqual([
      { on: '2025-09-12', fromMinor: -999, toMinor: -1199 },
      { on: '2026-08-12', fromMinor: -1199, toMinor: -1399 },
    ]);
  });

  it('separates two plans of one merchant', () => {
    const streams = detect(
      [
        ...transactions('APPLE.COM/BILL', monthly('2025-01-03', 18, -299)),
        ...transactions('APPLE.COM/BILL', monthly('2025-02-19', 17, -1099)),
      ],
      '2026-06-25',
    );
    expect(streams.map(({ averageAmountMinor }) => averageAmountMinor).sort()).toEqual([-1099, -299]);
    expect(streams.every(({ frequency }) => frequency === 'monthly')).toBe(true);
  });

  it('separates two plans of one price', () => {
    const streams = detect(
      [
        ...transactions('KIDS SWIM', monthly('2025-01-03', 18, -6500)),
        ...transactions('KIDS SWIM', monthly('2025-01-18', 18, -6500)),
      ],
      '2026-06-25',
    );
    expect(streams.map(({ frequency, transactionIds }) => [frequency, transactionIds.length])).toEqual([
      ['monthly', 18],
      ['monthly', 18],
    ]);
  });

  it('reports a pause once the stream has resumed before', () => {
    const charges = monthly('2025-01-10', 18, -1299).filter((_, at) => at < 6 || at > 9);
    const stream = only(detect(transactions('HULU 877-8244858', charges), '2026-06-15'));
    expect(stream).toMatchObject({ status: 'active', nextOn: '2026-07-10' });
    expect(stream.transactionIds).toHaveLength(14);
  });

  it.each([
    ['2026-06-11', 'active', '2026-07-10'],
    ['2026-07-12', 'active', '2026-07-13'],
    ['2026-07-18', 'overdue', '2026-08-10'],
    ['2026-09-01', 'cancelled', null],
  ])('on %s says %s', (asOf, status, nextOn) => {
    const stream = only(detect(transactions('HULU 877-8244858', monthly('2025-01-10', 18, -1299)), asOf));
    expect(stream).toMatchObject({ status, nextOn });
  });

  it('recognizes a constant foreign price and its increase', () => {
    const rates = { EUR: new Map<string, string>(), GBP: new Map<string, string>() };
    const rateOf = (at: number) => 1.05 + 0.04 * Math.sin(at / 3);
    const charges = monthly(
      '2024-01-09',
      24,
      (at) => -Math.round((at < 15 ? 1290 : 1490) * rateOf(at) * 1.01),
    );
    charges.forEach(([on], at) => {
      rates.EUR.set(on, rateOf(at).toFixed(4));
      rates.GBP.set(on, (1.3 - at * 0.002).toFixed(4));
    });
    const stream = only(
      detect(transactions('KURIER DIGITAL ABO', charges), '2026-01-02', {
        EUR: Object.fromEntries(rates.EUR),
        GBP: Object.fromEntries(rates.GBP),
      }),
    );
    expect(stream.priceChanges.map(({ on }) => on)).toEqual(['2025-04-09']);
  });

  it('includes a trial in the stream without reporting the full price as a price rise', () => {
    const charges: [string, number][] = [
      ['2026-01-05', 0],
      ...monthly('2026-01-12', 7, -1499).map(([on, amount]): [string, number] => [on, amount]),
    ];
    const stream = only(detect(transactions('CRUNCHYROLL', charges), '2026-07-20'));
    expect(stream).toMatchObject({ firstOn: '2026-01-05', status: 'active', priceChanges: [] });
  });

  it('ignores single purchases and refunds at the same merchant', () => {
    const streams = detect(
      [
        ...transactions('AMAZON PRIME', monthly('2025-01-14', 15, -1499)),
        ...transactions('AMAZON PRIME', [
          ['2025-03-02', -3420],
          ['2025-03-09', 3420],
          ['2025-08-21', -899],
          ['2026-01-30', -12050],
        ]),
      ],
      '2026-03-20',
    );
    expect(only(streams)).toMatchObject({ lastAmountMinor: -1499, frequency: 'monthly', status: 'active' });
  });

  it('never classifies coffee, fuel, groceries or cash as a subscription', () => {
    const step = (days: readonly number[]) => {
      const charges: [string, number][] = [];
      let on = '2025-01-04';
      for (let at = 0; at < 90; at += 1) {
        charges.push([on, [-450, -525, -450, -610][at % 4] ?? -450]);
        on = addDays(on, days[at % days.length] ?? 5);
      }
      return charges;
    };
    const streams = detect(
      [
        ...transactions('STARBUCKS STORE 04421', step([3, 5, 4, 7, 2])),
        ...transactions('SHELL OIL 57444212300', step([9, 12, 7, 14])),
        ...transactions('KROGER #412', step([7, 7, 6, 8])),
        ...transactions('ATM WITHDRAWAL', step([11, 6, 15])),
      ],
      '2026-06-01',
    );
    expect(streams.filter((stream) => stream.class !== 'habit')).toEqual([]);
  });

  it('distinguishes semimonthly from biweekly wages', () => {
    const half: [string, number][] = monthly('2025-01-15', 14, 250000).flatMap(([on]): [string, number][] => [
      [on, 250000],
      [addMonths(on, 0, 31), 250000],
    ]);
    const fortnight = Array.from({ length: 30 }, (_, at): [string, number] => [
      addDays('2025-01-03', at * 14),
      190000,
    ]);
    const streams = detect(
      [
        ...transactions('ACME CORP PAYROLL', half, 'chk'),
        ...transactions('LUMEN CLINIC DIR DEP', fortnight, 'chk'),
      ],
      '2026-03-02',
    );
    expect(streams.map((stream) => [stream.frequency, stream.class, stream.direction]).sort()).toEqual([
      ['biweekly', 'income', 'inflow'],
      ['semimonthly', 'income', 'inflow'],
    ]);
  });

  it('detects a bill with varying amounts and days moved off weekends', () => {
    const charges = monthly('2025-01-18', 16, (at) => -Math.round(9000 + 4000 * Math.sin(at / 2))).map(
      ([on, amount]): [string, number] => {
        const weekday = new Date(`${on}T00:00:00Z`).getUTCDay();
        return [weekday === 6 ? addDays(on, 2) : weekday === 0 ? addDays(on, 1) : on, amount];
      },
    );
    const stream = only(detect(transactions('DUKE ENERGY CORP', charges, 'chk'), '2026-05-02'));
    expect(stream).toMatchObject({
      frequency: 'monthly',
      class: 'bill',
      nextOn: '2026-05-18',
      priceChanges: [],
    });
  });

  it('joins a subscription that moved to another card', () => {
    const before = transactions('CANVA* I0412', monthly('2025-01-20', 8, -1299), 'card');
    const after = transactions('CANVA* I0977', monthly('2025-09-20', 8, -1299), 'chk');
    const stream = only(detect([...before, ...after], '2026-05-01'));
    expect(stream).toMatchObject({ accountId: 'chk', status: 'active' });
    expect(stream.transactionIds).toHaveLength(16);
  });

  it('keeps one stream through a simultaneous change of price and card', () => {
    const before = transactions('HULU 877-8244858', monthly('2025-01-20', 8, -1299), 'card');
    const after = transactions('HULU 877-8244858', monthly('2025-09-20', 8, -1499), 'chk');
    const stream = only(detect([...before, ...after], '2026-05-01'));
    expect(stream.transactionIds).toHaveLength(16);
    expect(stream.priceChanges).toMatchObject([{ on: '2025-09-20', fromMinor: -1299, toMinor: -1499 }]);
  });

  it('classifies only standing transfers as transfer streams', () => {
    const out = transactions('ONLINE TRANSFER TO SAV ...1183', monthly('2025-01-05', 12, -30000), 'chk');
    const into = transactions('ONLINE TRANSFER FROM CHK ...4417', monthly('2025-01-05', 12, 30000), 'sav');
    const streams = detectStreams({
      asOf: '2026-01-02',
      accounts: [...ACCOUNTS, { id: 'sav', name: 'Savings', type: 'savings', currency: 'USD', mask: '1183' }],
      transactions: [...out, ...into],
    });
    expect(only(streams)).toMatchObject({ class: 'transfer', direction: 'outflow', frequency: 'monthly' });
  });

  it('accepts two yearly charges of one price and rejects two coincidental ones', () => {
    const streams = detect(
      [
        ...transactions('ROYAL GARDEN SOCIETY', [
          ['2024-04-11', -6500],
          ['2025-04-11', -6500],
        ]),
        ...transactions('ATLAS OPTICS', [
          ['2024-02-03', -18900],
          ['2025-01-29', -7400],
        ]),
      ],
      '2025-09-01',
    );
    expect(only(streams)).toMatchObject({ frequency: 'annually', nextOn: '2026-04-11' });
  });

  it('tells the membership of a store or delivery service from purchases there', () => {
    const purchases = Array.from({ length: 30 }, (_, at): readonly [string, number] => [
      addDays('2025-10-03', at * 13 + ((at * 7) % 10)),
      -3_000 - 517 * ((at * 7) % 11),
    ]);
    const streams = detect(
      [
        ...transactions('COSTCO WHSE #1022 SAN JOSE CA', purchases),
        ...transactions('COSTCO WHOLESALE MEMBERSHIP 800-774-2678 WA', [
          ['2025-10-14', -6_000],
          ['2026-10-15', -6_500],
        ]),
        ...transactions('AMAZON PRIME*RN2KL747N Amzn.com/bill WA', [
          ['2025-11-10', -13_900],
          ['2026-11-10', -13_900],
        ]),
        ...transactions('UBER ONE 8005928996 CA', monthly('2026-05-06', 5, -999)),
      ],
      '2026-11-27',
    );
    const found = streams.map((stream) => `${stream.merchant}, ${stream.frequency}, ${stream.class}`);
    expect(found.sort()).toEqual([
      'Amazon Prime, annually, subscription',
      'Costco, annually, subscription',
      'Uber One, monthly, subscription',
    ]);
  });

  it('detects a trial that has charged nothing yet', () => {
    const stream = only(detect(transactions('CRUNCHYROLL TRIAL', [['2026-07-05', 0]]), '2026-07-11'));
    expect(stream).toMatchObject({ status: 'trial', frequency: 'unknown', nextOn: null });
    expect(detect(transactions('CRUNCHYROLL TRIAL', [['2026-03-05', 0]]), '2026-07-11')).toEqual([]);
  });

  it('returns nothing for empty input', () => {
    expect(detect([], '2026-01-01')).toEqual([]);
  });
});

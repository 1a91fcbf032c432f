import { describe, expect, it } from 'vitest';
import { computeNetWorth, type NetWorthAccount } from './net-worth.ts';

const account = (fields: Partial<NetWorthAccount>): NetWorthAccount => ({
  id: 'a',
  opening: null,
  currentMinor: null,
  monthSums: new Map(),
  recorded: [],
  ...fields,
});

describe('net worth by month', () => {
  it('uses opening balance and transactions for past months, and the current balance for the last', () => {
    const checking = account({
      opening: { minor: 10_000, on: '2026-08-10' },
      currentMinor: 12_345,
      monthSums: new Map([
        ['2026-08', -2_000],
        ['2026-09', 500],
        ['2026-10', 1_000],
      ]),
    });
    expect(
      computeNetWorth([checking], '2026-11-21', 5).map((point) => [
        point.month,
        point.netMinor,
        point.accounts,
      ]),
    ).toEqual([
      ['2026-07', 0, 0],
      ['2026-08', 8_000, 1],
      ['2026-09', 8_500, 1],
      ['2026-10', 9_500, 1],
      ['2026-11', 12_345, 1],
    ]);
  });

  it('uses the reported balances of a loan, and keeps debts separate', () => {
    const loan = account({
      currentMinor: -9_000,
      recorded: [
        { on: '2026-09-30', amountMinor: -10_000 },
        { on: '2026-10-15', amountMinor: -9_500 },
      ],
    });
    const cash = account({ currentMinor: 2_500, recorded: [{ on: '2026-10-31', amountMinor: 2_000 }] });
    expect(computeNetWorth([loan, cash], '2026-11-21', 4)).toEqual([
      { month: '2026-08', assetsMinor: 0, debtsMinor: 0, netMinor: 0, accounts: 0 },
      { month: '2026-09', assetsMinor: 0, debtsMinor: -10_000, netMinor: -10_000, accounts: 1 },
      { month: '2026-10', assetsMinor: 2_000, debtsMinor: -9_500, netMinor: -7_500, accounts: 2 },
      { month: '2026-11', assetsMinor: 2_500, debtsMinor: -9_000, netMinor: -6_500, accounts: 2 },
    ]);
  });
});

import { expect, it } from 'vitest';
import { computeNetWorthChange } from './net-worth-change.ts';

const point = (month: string, netMinor: number) => ({
  month,
  netMinor,
  assetsMinor: netMinor,
  debtsMinor: 0,
  accounts: 1,
});

it('savings minus the listed differences equal the change in net worth exactly', () => {
  const change = computeNetWorthChange(point('2026-10', 100_000), point('2026-11', 182_345), {
    month: '2026-11',
    savingsMinor: 50_000,
    outsideMinor: -1_200,
    postedLaterMinor: -4_000,
    postedFromEarlierMinor: -7_000,
    transfersMinor: -20_000,
    addedMinor: 50_000,
  });
  expect(change).toEqual({
    changeMinor: 82_345,
    savingsMinor: 50_000,
    outsideMinor: 1_200,
    postedLaterMinor: 4_000,
    postedFromEarlierMinor: -7_000,
    transfersMinor: -20_000,
    addedMinor: 50_000,
    valueMinor: 4_145,
  });
  const { changeMinor, ...parts } = change;
  expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(changeMinor);
});

it('a month without movements changes only by value', () => {
  expect(computeNetWorthChange(point('2026-10', 10), point('2026-11', 17), undefined)).toMatchObject({
    changeMinor: 7,
    savingsMinor: 0,
    valueMinor: 7,
  });
});

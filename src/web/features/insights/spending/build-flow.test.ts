import { describe, expect, test } from 'vitest';
import { formatMinor } from '../../../lib/format/money.ts';
import { groupSpending } from '../insights.ts';
import { buildFlow, nodeInFull } from './build-flow.ts';

const PERIOD = {
  period: { from: '2026-11-01', to: '2026-11-30' },
  environment: 'live',
  environments: ['live'],
} as const;
const CATEGORIES = [
  { category: 'FOOD_AND_DRINK_GROCERIES', name: 'Groceries', spendMinor: 40_000, count: 9 },
  { category: 'FOOD_AND_DRINK_RESTAURANT', name: 'Restaurants', spendMinor: 20_000, count: 4 },
  { category: 'MEDICAL_PHARMACIES_AND_SUPPLEMENTS', name: 'Pharmacy', spendMinor: 5_000, count: 1 },
];
const GROUPS = groupSpending({ categories: CATEGORIES });
const RETURNED = {
  category: 'GENERAL_MERCHANDISE_ELECTRONICS',
  name: 'Electronics',
  spendMinor: -21_999,
  count: 1,
};

function moved(incomeMinor: number) {
  return {
    ...PERIOD,
    environments: [...PERIOD.environments],
    currency: 'USD',
    hasOtherCurrencies: false,
    spendMinor: 65_000,
    incomeMinor,
    categories: CATEGORIES,
  };
}

function sumInto(flow: ReturnType<typeof buildFlow>, id: string): number {
  return flow.links.filter(({ target }) => target === id).reduce((sum, { value }) => sum + value, 0);
}

function sumOutOf(flow: ReturnType<typeof buildFlow>, id: string): number {
  return flow.links.filter(({ source }) => source === id).reduce((sum, { value }) => sum + value, 0);
}

describe('the cash flow', () => {
  test('inflows equal spending plus savings, to the cent', () => {
    const flow = buildFlow(moved(100_000), GROUPS);
    expect(sumOutOf(flow, 'income')).toBe(100_000);
    expect(sumInto(flow, 'kept')).toBe(35_000);
  });

  test('spending beyond income comes from savings', () => {
    const flow = buildFlow(moved(50_000), GROUPS);
    expect(sumInto(flow, 'all')).toBe(65_000);
    expect(sumOutOf(flow, 'taken')).toBe(15_000);
    expect(sumOutOf(flow, 'all')).toBe(65_000);
    expect(flow.nodes.some(({ id }) => id === 'kept')).toBe(false);
  });

  test('each amount of the table is the figure of the node it links', () => {
    for (const income of [100_000, 50_000, 0]) {
      const flow = buildFlow(moved(income), GROUPS);
      const figures = flow.links.map((link) => nodeInFull(flow, link)?.figure);
      expect(figures).toEqual(flow.links.map(({ value }) => formatMinor(value, 'USD')));
    }
  });

  test('without any income everything comes from savings', () => {
    const flow = buildFlow(moved(0), GROUPS);
    expect(sumOutOf(flow, 'taken')).toBe(65_000);
    expect(flow.nodes.some(({ id }) => id === 'income')).toBe(false);
  });

  test('the parts of a group add up to the group', () => {
    const flow = buildFlow(moved(100_000), GROUPS);
    expect(sumOutOf(flow, 'Food & drink')).toBe(sumInto(flow, 'Food & drink'));
    expect(sumOutOf(flow, 'Health')).toBe(0);
  });

  test('net refunds are income of their own, so that spending and savings are those of the period', () => {
    const categories = [...CATEGORIES, RETURNED];
    const groups = groupSpending({ categories });
    expect(groups.reduce((sum, { spendMinor }) => sum + spendMinor, 0)).toBe(65_000 - 21_999);
    for (const [incomeMinor, kept, taken] of [
      [100_000, 56_999, 0],
      [40_000, 0, 3_001],
    ] as const) {
      const flow = buildFlow({ ...moved(incomeMinor), spendMinor: 65_000 - 21_999, categories }, groups);
      expect(sumInto(flow, 'all')).toBe(incomeMinor + 21_999 + taken);
      expect(sumOutOf(flow, 'all')).toBe(65_000 + kept);
      expect(sumInto(flow, 'kept')).toBe(kept);
    }
  });

  test('every link connects existing nodes', () => {
    const flow = buildFlow(moved(100_000), GROUPS);
    const ids = new Set(flow.nodes.map(({ id }) => id));
    expect(flow.links.every(({ source, target }) => ids.has(source) && ids.has(target))).toBe(true);
  });
});

import { expect, it } from 'vitest';
import { cashFlowParts } from './cash-flow-parts.ts';

const SPENT = [1450, 326.1, 149, 84.6, 60, 48, 45, 41.87, 19.4];
const SCOPE = {
  period: { from: '2026-10-30', to: '2026-11-28' },
  environment: 'live' as const,
  environments: ['live' as const],
  currency: 'USD',
  hasOtherCurrencies: false,
};

it('the parts of the cash flow add up to the total spend, with net refunds as their own part', () => {
  const totalSpend = SPENT.reduce((sum, spend) => sum + spend, 0) - 219.99;
  const categories = [
    ...SPENT.slice(0, 8).map((spend, index) => ({ category: `GROUP_${index}`, spend })),
    { category: 'GENERAL_MERCHANDISE_ELECTRONICS', spend: -219.99 },
  ];
  const parts = cashFlowParts({ ...SCOPE, categories, totals: { totalSpend } });
  expect(parts.reduce((sum, part) => sum + part.spend, 0)).toBeCloseTo(totalSpend, 5);
  expect(parts.slice(-2)).toMatchObject([
    { key: 'rest', spend: 61.27 },
    { key: 'refunds', spend: -219.99 },
  ]);
  expect(parts.at(-2)?.href).toContain('GENERAL_MERCHANDISE_ELECTRONICS');
});

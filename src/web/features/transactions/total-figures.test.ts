import { expect, it } from 'vitest';
import { totalFigures } from './total-figures.ts';

const USD = { count: 9, currency: 'USD', spendMinor: 2_000, incomeMinor: 0, transferMinor: null };
const EUR = { currency: 'EUR', spendMinor: 16_550, incomeMinor: 0, transferMinor: null };
const shown = (totals: Parameters<typeof totalFigures>[0]) =>
  totalFigures(totals).map(({ name, minor, currency }) => `${name} ${minor} ${currency}`);

it('every currency of a list is shown, and the user’s own where it has a figure or is the only one', () => {
  expect(shown({ ...USD, others: [] })).toEqual(['Spend 2000 USD', 'Income 0 USD']);
  expect(shown({ ...USD, others: [EUR] })).toEqual(['Spend 2000 USD', 'Income 0 USD', 'Spend 16550 EUR']);
  expect(shown({ ...USD, spendMinor: 0, others: [EUR] })).toEqual(['Spend 16550 EUR']);
  expect(shown({ ...USD, spendMinor: 0, others: [] })).toEqual(['Spend 0 USD', 'Income 0 USD']);
  const transfers = { spendMinor: 0, transferMinor: 0 };
  expect(shown({ ...USD, ...transfers, others: [] })).toEqual(['Transfers 0 USD']);
});

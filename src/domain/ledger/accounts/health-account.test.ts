import { expect, it } from 'vitest';
import { detectHealthAccountKind } from './health-account.ts';

it.each([
  ['Health Savings', 'hsa'],
  ['OPTUM HSA CASH 1234', 'hsa'],
  ['Healthcare FSA card', 'fsa'],
  ['Flexible Spending Account', 'fsa'],
  ['LPFSA 2026', 'fsa'],
  ['Health Reimbursement Arrangement', 'hra'],
  ['Dependent Care FSA', null],
  ['Dependent care flexible spending', null],
  ['Everyday Checking', null],
  ['Rainy Day Savings', null],
  ['Cash Rewards Visa', null],
] as const)('%s is %s', (name, kind) => {
  expect(detectHealthAccountKind(null, [name, null])).toBe(kind);
});

it('the provider’s type takes precedence over the name', () => {
  expect(detectHealthAccountKind('hsa', ['Savings'])).toBe('hsa');
});

import { describe, expect, it } from 'vitest';
import { resolveFlow, resolveInitialFlow, shownType } from './flow.ts';

const flow = (amountMinor: number, category: string, more: Partial<Parameters<typeof resolveFlow>[0]> = {}) =>
  resolveFlow({ amountMinor, category, isPaired: false, ...more });

describe('resolveFlow', () => {
  it.each([
    ['money sent to a person', -50_000, 'PEOPLE_APP', 'spend'],
    ['cash', -10_000, 'CASH_WITHDRAWAL', 'spend'],
    [
      'what a provider calls a transfer, without its other half',
      -50_000,
      'TRANSFER_OUT_ACCOUNT_TRANSFER',
      'spend',
    ],
    ['the payment of a card that is not connected', -90_000, 'LOAN_PAYMENTS_CREDIT_CARD_PAYMENT', 'spend'],
    ['money from a person', 50_000, 'INCOME_FROM_PEOPLE', 'income'],
    ['money in that a provider calls a transfer', 50_000, 'TRANSFER_IN_ACCOUNT_TRANSFER', 'income'],
    ['wages', 300_000, 'INCOME_SALARY', 'income'],
    ['money back from a shop', 2_000, 'GENERAL_MERCHANDISE_CLOTHING_AND_ACCESSORIES', 'refund'],
    ['money back from an investment', 2_000, 'INVESTMENTS_DISTRIBUTION', 'refund'],
    ['borrowed money', 900_000, 'LOAN_DISBURSEMENTS_PERSONAL', 'transfer'],
    ['a payment that arrives at an own card', 90_000, 'LOAN_PAYMENTS_CREDIT_CARD_PAYMENT', 'transfer'],
  ])('%s', (_, amountMinor, category, expected) => {
    expect(flow(amountMinor, category)).toBe(expected);
  });

  it('counts a pair as a transfer, even while the user still has to confirm it', () => {
    expect(flow(-50_000, 'PEOPLE_APP', { isPaired: true })).toBe('transfer');
    expect(flow(50_000, 'INCOME_SALARY', { isPaired: true })).toBe('transfer');
  });

  it('trusts the user about accounts that are not connected', () => {
    const savings = 'TRANSFER_OUT_SAVINGS';
    expect(flow(-50_000, savings)).toBe('spend');
    expect(flow(-50_000, savings, { isUserCategory: true })).toBe('transfer');
    expect(flow(-50_000, 'FOOD_AND_DRINK_GROCERIES', { isUserCategory: true })).toBe('spend');
  });

  it('counts a new transaction as a transfer while its other half may still be found', () => {
    expect(resolveInitialFlow({ amountMinor: -50_000, category: 'TRANSFER_OUT_SAVINGS' })).toBe('transfer');
    expect(resolveInitialFlow({ amountMinor: -50_000, category: 'PEOPLE_APP' })).toBe('spend');
  });

  it('shows a deposit as income and a charge as an expense, even if they count for nothing', () => {
    for (const uncounted of ['held', 'excluded'] as const) {
      expect(shownType({ flow: uncounted, amountMinor: 200_000 })).toBe('income');
      expect(shownType({ flow: uncounted, amountMinor: -200_000 })).toBe('expense');
    }
    expect(shownType({ flow: 'refund', amountMinor: 100 })).toBe('expense');
  });

  it('excludes held and excluded transactions from totals', () => {
    expect(flow(-1, 'PEOPLE_APP', { isHeld: true, isPaired: true })).toBe('held');
    expect(flow(-1, 'PEOPLE_APP', { isHeld: true, isExcluded: true })).toBe('excluded');
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allocate } from '../money/money.ts';
import { listHealthLines } from './health-lines.ts';
import {
  createManualSplit,
  isAllowedPartCategory,
  type ManualPart,
  type SplitProblem,
} from './manual-split.ts';
import { groupIntoParts, manualTotalMinor } from './split.ts';

const ROW = { amountMinor: -5000, category: 'GENERAL_MERCHANDISE_SUPERSTORES' };
const GROCERIES = 'FOOD_AND_DRINK_GROCERIES';
const PHARMACY = 'MEDICAL_PHARMACIES_AND_SUPPLEMENTS';
const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

function part(amountMinor: number, more: Partial<ManualPart> = {}): ManualPart {
  return { category: GROCERIES, isHealth: false, amountMinor, name: '', lines: [], ...more };
}

describe('createManualSplit', () => {
  test('keeps the user’s parts, and its lines add up to the transaction', () => {
    const cut = fc.record({
      amountMinor: fc.integer({ min: 20, max: 9_000_000 }),
      sign: fc.constantFrom(1, -1),
      weights: fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 2, maxLength: 9 }),
      paid: fc.array(fc.integer({ min: 0, max: 5000 }), { maxLength: 12 }),
    });
    fc.assert(
      fc.property(cut, ({ amountMinor, sign, weights, paid }) => {
        const transaction = { ...ROW, amountMinor: amountMinor * sign };
        const amounts = allocate(transaction.amountMinor, weights);
        fc.pre(amounts.every((amount) => amount !== 0));
        const lines = paid.map((minor, item) => ({ receiptId: 'r1', item, amountMinor: minor * sign }));
        const parts = amounts.map((minor, at) =>
          part(minor, {
            name: `part ${at}`,
            lines: lines.filter(({ item }) => item % amounts.length === at),
          }),
        );
        const { split } = createManualSplit(transaction, parts, lines);
        const made = groupIntoParts(split ?? []);
        expect(made.map(({ amountMinor: minor, name }) => [minor, name])).toEqual(
          parts.map(({ amountMinor: minor, name }) => [minor, name]),
        );
        expect(sum((split ?? []).map((line) => line.amountMinor))).toBe(transaction.amountMinor);
        expect(manualTotalMinor(split ?? [])).toBe(transaction.amountMinor);
        expect((split ?? []).every((line) => line.amountMinor * transaction.amountMinor > 0)).toBe(true);
      }),
    );
  });

  test.each<[string, ManualPart[], SplitProblem]>([
    ['one part', [part(-5000)], 'too_few'],
    ['a cent missing', [part(-2500), part(-2499)], 'wrong_sum'],
    ['a part of nothing', [part(-5000), part(0)], 'wrong_sign'],
    ['money the other way', [part(-6000), part(1000)], 'wrong_sign'],
    ['income in spending', [part(-2500), part(-2500, { category: 'INCOME_SALARY' })], 'category'],
    ['a category of nobody', [part(-2500), part(-2500, { category: 'FUN' })], 'category'],
    [
      'a line in two parts',
      [
        part(-2500, { lines: [{ receiptId: 'r1', item: 0 }] }),
        part(-2500, { lines: [{ receiptId: 'r1', item: 0 }] }),
      ],
      'line',
    ],
    ['a line of elsewhere', [part(-2500, { lines: [{ receiptId: 'r2', item: 0 }] }), part(-2500)], 'line'],
  ])('is rejected with %s', (_, parts, problem) => {
    expect(createManualSplit(ROW, parts, [{ receiptId: 'r1', item: 0, amountMinor: -100 }])).toEqual({
      split: null,
      problem,
    });
  });

  test('keeps two parts of one category, and the user’s name of a health part without a receipt', () => {
    const { split } = createManualSplit(
      ROW,
      [
        part(-1000, { name: 'Ana' }),
        part(-3000),
        part(-1000, { category: PHARMACY, isHealth: true, name: 'Inhaler' }),
      ],
      [],
    );
    expect(groupIntoParts(split ?? []).map((each) => [each.amountMinor, each.name])).toEqual([
      [-1000, 'Ana'],
      [-3000, ''],
      [-1000, 'Inhaler'],
    ]);
    expect(listHealthLines({ ...ROW, receipts: [], split })).toMatchObject([
      { name: 'Inhaler', amountMinor: 1000 },
    ]);
  });
});

test('allows income parts for income only, and never transfers', () => {
  const salary = { amountMinor: 300_000, category: 'INCOME_SALARY' };
  const refund = { amountMinor: 3000, category: GROCERIES };
  expect(isAllowedPartCategory(salary, 'INCOME_OTHER')).toBe(true);
  expect(isAllowedPartCategory(salary, GROCERIES)).toBe(false);
  expect(isAllowedPartCategory(refund, PHARMACY)).toBe(true);
  expect(isAllowedPartCategory(refund, 'INCOME_OTHER')).toBe(false);
  expect(isAllowedPartCategory(ROW, 'LOAN_PAYMENTS_CREDIT_CARD_PAYMENT')).toBe(false);
  expect(isAllowedPartCategory({ ...ROW, category: 'BANKS_OWN' }, 'BANKS_OWN')).toBe(true);
});

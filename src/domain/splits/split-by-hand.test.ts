import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allocate } from '../money/money.ts';
import { healthLines } from './health-lines.ts';
import { partsOf, saidMinorOf } from './split.ts';
import { type HandPart, mayBePart, type SplitProblem, splitByHand } from './split-by-hand.ts';

const ROW = { amountMinor: -5000, category: 'GENERAL_MERCHANDISE_SUPERSTORES' };
const GROCERIES = 'FOOD_AND_DRINK_GROCERIES';
const PHARMACY = 'MEDICAL_PHARMACIES_AND_SUPPLEMENTS';
const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);

function part(amountMinor: number, more: Partial<HandPart> = {}): HandPart {
  return { category: GROCERIES, isHealth: false, amountMinor, name: '', lines: [], ...more };
}

describe('a split by hand', () => {
  test('holds the very parts that were said, and its lines add up to the transaction', () => {
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
        const { split } = splitByHand(transaction, parts, lines);
        const made = partsOf(split ?? []);
        expect(made.map(({ amountMinor: minor, name }) => [minor, name])).toEqual(
          parts.map(({ amountMinor: minor, name }) => [minor, name]),
        );
        expect(sum((split ?? []).map((line) => line.amountMinor))).toBe(transaction.amountMinor);
        expect(saidMinorOf(split ?? [])).toBe(transaction.amountMinor);
        expect((split ?? []).every((line) => line.amountMinor * transaction.amountMinor > 0)).toBe(true);
      }),
    );
  });

  test.each<[string, HandPart[], SplitProblem]>([
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
  ])('is refused with %s', (_, parts, problem) => {
    expect(splitByHand(ROW, parts, [{ receiptId: 'r1', item: 0, amountMinor: -100 }])).toEqual({
      split: null,
      problem,
    });
  });

  test('two parts of one category stay two, and a health part without a receipt has the user’s name for it', () => {
    const { split } = splitByHand(
      ROW,
      [
        part(-1000, { name: 'Ana' }),
        part(-3000),
        part(-1000, { category: PHARMACY, isHealth: true, name: 'Inhaler' }),
      ],
      [],
    );
    expect(partsOf(split ?? []).map((own) => [own.amountMinor, own.name])).toEqual([
      [-1000, 'Ana'],
      [-3000, ''],
      [-1000, 'Inhaler'],
    ]);
    expect(healthLines({ ...ROW, receipts: [], split })).toMatchObject([
      { name: 'Inhaler', amountMinor: 1000 },
    ]);
  });
});

test('a part is what the transaction as a whole could be: income of income, and never a transfer', () => {
  const salary = { amountMinor: 300_000, category: 'INCOME_SALARY' };
  const refund = { amountMinor: 3000, category: GROCERIES };
  expect(mayBePart(salary, 'INCOME_OTHER')).toBe(true);
  expect(mayBePart(salary, GROCERIES)).toBe(false);
  expect(mayBePart(refund, PHARMACY)).toBe(true);
  expect(mayBePart(refund, 'INCOME_OTHER')).toBe(false);
  expect(mayBePart(ROW, 'LOAN_PAYMENTS_CREDIT_CARD_PAYMENT')).toBe(false);
  expect(mayBePart({ ...ROW, category: 'BANKS_OWN' }, 'BANKS_OWN')).toBe(true);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { computeShares, createPart, partsToSave } from './split-draft.ts';

const whole = 4801;

test.each<[string, string[], (number | null)[], number]>([
  ['empty amounts share equally', ['', '', ''], [1601, 1600, 1600], 0],
  ['an empty one takes what is left', ['10', ''], [1000, 3801], 0],
  ['percentages that make a hundred make the whole', ['33.3%', '33.3 %', '33,4%'], [1599, 1599, 1603], 0],
  ['figures, percentages and the rest go together', ['1.00', '50%', ''], [100, 2401, 2300], 0],
  ['what is left is said', ['10', '20'], [1000, 2000], 1801],
  ['what is too much is said', ['40', '20', ''], [4000, 2000, 0], -1199],
  ['a comma is a decimal mark', ['12,5', ''], [1250, 3551], 0],
  ['what is no amount is none', ['ten', '-3', ''], [null, null, 4801], 0],
])('%s', (_, texts, amounts, leftMinor) => {
  expect(computeShares(texts, whole, 'USD')).toEqual({ amounts, leftMinor });
});

test('saved parts always add up to the transaction and are never zero', () => {
  const text = fc.oneof(
    fc.constant(''),
    fc.integer({ min: 0, max: 100 }).map((value) => `${value}%`),
    fc.integer({ min: 0, max: 9999 }).map((minor) => (minor / 100).toFixed(2)),
  );
  fc.assert(
    fc.property(
      fc.array(text, { minLength: 2, maxLength: 7 }),
      fc.integer({ min: 2, max: 9999 }),
      fc.constantFrom(1, -1),
      (texts, minor, sign) => {
        const row = { amountMinor: sign * minor, category: 'FOOD_AND_DRINK_GROCERIES' };
        const draft = texts.map((typed, key) => ({ ...createPart(key, row.category), text: typed }));
        const parts = partsToSave(row, draft, computeShares(texts, minor, 'USD'));
        if (!parts) return;
        expect(parts.reduce((sum, part) => sum + part.amountMinor, 0)).toBe(row.amountMinor);
        expect(parts.every((part) => part.amountMinor * sign > 0)).toBe(true);
      },
    ),
  );
});

test('saves nothing while a category is missing or a part is empty', () => {
  const row = { amountMinor: -100, category: 'FOOD_AND_DRINK_GROCERIES' };
  const draft = [createPart(0, row.category), createPart(1)];
  expect(partsToSave(row, draft, computeShares(['', ''], 100, 'USD'))).toBeNull();
  const chosen = [createPart(0, row.category), createPart(1, row.category)];
  expect(partsToSave(row, chosen, computeShares(['1.00', ''], 100, 'USD'))).toBeNull();
  expect(partsToSave(row, chosen, computeShares(['', ''], 100, 'USD'))).toHaveLength(2);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CATEGORIES } from './categories.ts';
import { type CategoryUsage, rankLikelyCategories } from './likely-categories.ts';

const GROCERIES = 'FOOD_AND_DRINK_GROCERIES';
const COFFEE = 'FOOD_AND_DRINK_COFFEE';
const RENT = 'RENT_AND_UTILITIES_RENT';
const PHARMACY = 'MEDICAL_PHARMACIES_AND_SUPPLEMENTS';

const use = (category: string, count: number, ofMerchant = 0, chosenForMerchant = 0): CategoryUsage => ({
  ...{ category, count, merchantCount: ofMerchant, userChoiceCount: chosenForMerchant },
});

describe('rankLikelyCategories', () => {
  it('ranks the user’s choices for the merchant before its history, the model and general use', () => {
    const uses = [use(RENT, 90), use(GROCERIES, 40, 9), use(PHARMACY, 1, 1, 1)];
    expect(rankLikelyCategories(uses, [COFFEE])).toEqual([PHARMACY, GROCERIES, COFFEE, RENT]);
  });

  it('starts with the model’s guess for a new merchant', () => {
    expect(rankLikelyCategories([use(RENT, 3), use(GROCERIES, 8)], [COFFEE])).toEqual([
      ...[COFFEE, GROCERIES, RENT],
    ]);
  });

  it('leaves out codes that are not in the tree', () => {
    expect(rankLikelyCategories([use('BANK_SAYS_SO', 100, 5, 2)], ['', GROCERIES])).toEqual([GROCERIES]);
  });

  it('returns at most six categories, each once', () => {
    const category = fc.constantFrom(...CATEGORIES.map(({ code }) => code));
    const uses = fc.array(fc.tuple(category, fc.nat(), fc.nat(), fc.nat()).map((given) => use(...given)));
    fc.assert(
      fc.property(uses, fc.array(category), (given, guesses) => {
        const ranked = rankLikelyCategories(given, guesses);
        expect(ranked.length).toBeLessThanOrEqual(6);
        expect(new Set(ranked).size).toBe(ranked.length);
      }),
    );
  });
});

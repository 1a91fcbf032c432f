import { isKnownCategory } from './categories.ts';

/** How often a category stands on recent transactions. */
export interface CategoryUse {
  readonly category: string;
  readonly count: number;
  /** Of them those of the merchant in question. */
  readonly ofMerchant: number;
  /** How often the user chose it for that merchant, however long ago. */
  readonly chosenForMerchant: number;
}

const LIKELY_MAX = 6;

/**
 * The categories a user will most likely choose, likeliest first, at most six: what they chose for this merchant, what
 * its transactions have, what the model guesses, then what they use most. Only listed categories, each once.
 */
export function rankLikelyCategories(uses: readonly CategoryUse[], guesses: readonly string[]): string[] {
  const ofMerchant = uses
    .filter((use) => use.chosenForMerchant + use.ofMerchant > 0)
    .toSorted((a, b) => b.chosenForMerchant - a.chosenForMerchant || b.ofMerchant - a.ofMerchant);
  const frequent = uses.toSorted((a, b) => b.count - a.count);
  const ranked = [
    ...ofMerchant.map((use) => use.category),
    ...guesses,
    ...frequent.map((use) => use.category),
  ];
  return [...new Set(ranked.filter(isKnownCategory))].slice(0, LIKELY_MAX);
}

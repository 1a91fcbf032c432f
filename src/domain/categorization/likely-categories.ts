import { isKnownCategory } from './categories.ts';

/** How often a category is used on recent transactions. */
export interface CategoryUsage {
  readonly category: string;
  readonly count: number;
  /** How many of them are of the merchant in question. */
  readonly merchantCount: number;
  /** How often the user ever chose it for that merchant. */
  readonly userChoiceCount: number;
}

const LIKELY_MAX = 6;

/**
 * Ranks the categories a user will most likely choose, at most six: their choices for this merchant, categories of its
 * transactions, the model's guesses, then the most used ones. Only listed categories, each once.
 */
export function rankLikelyCategories(uses: readonly CategoryUsage[], guesses: readonly string[]): string[] {
  const ofMerchant = uses
    .filter((use) => use.userChoiceCount + use.merchantCount > 0)
    .toSorted((a, b) => b.userChoiceCount - a.userChoiceCount || b.merchantCount - a.merchantCount);
  const frequent = uses.toSorted((a, b) => b.count - a.count);
  const ranked = [
    ...ofMerchant.map((use) => use.category),
    ...guesses,
    ...frequent.map((use) => use.category),
  ];
  return [...new Set(ranked.filter(isKnownCategory))].slice(0, LIKELY_MAX);
}

import { UNCATEGORIZED } from '../categorization/categories.ts';
import { CATEGORY_SHORTHAND } from '../categorization/category-shorthand.ts';
import { foldedWords } from '../categorization/fold-text.ts';
import type { ItemClass } from '../receipts/health/item-class.ts';
import { LINE_WORDS, MISLEADING_PHRASES, MISLEADING_WORDS } from './line-words-data.ts';

/** Categories of stores with a mixed assortment: only there is a line more specific than its transaction. */
const MIXED_CATEGORIES: ReadonlySet<string> = new Set([
  'FOOD_AND_DRINK_GROCERIES',
  'MEDICAL_PHARMACIES_AND_SUPPLEMENTS',
  'PERSONAL_CARE_HAIR_AND_BEAUTY',
  'PERSONAL_CARE_OTHER_PERSONAL_CARE',
  UNCATEGORIZED,
]);

/** True for categories of stores with a mixed assortment. */
export function isMixedCategory(category: string): boolean {
  return (
    MIXED_CATEGORIES.has(category) ||
    category.startsWith('GENERAL_MERCHANDISE') ||
    category.startsWith('HOME_IMPROVEMENT')
  );
}

const { pharm, dental, eye, prim, med, insur, pcare, sport } = CATEGORY_SHORTHAND;

/** Categories of health classes that are not pharmacy products. */
const CLASS_CATEGORIES: Partial<Record<ItemClass, string>> = {
  vision: eye,
  dental_care: dental,
  provider_primary: prim,
  provider_specialist: med,
  mental_health: med,
  chiro_acu_pt: med,
  insurance_premium: insur,
  fitness: sport,
  massage_spa: pcare,
};

/** Category by exact word; prefixes are separate. */
const WORDS = new Map<string, string>();
const PREFIXES: (readonly [string, string])[] = [];
for (const [shorthand, words] of LINE_WORDS) {
  const category = Object.entries(CATEGORY_SHORTHAND).find(([name]) => name === shorthand)?.[1];
  if (category === undefined) throw new Error(`no category is called ${shorthand}`);
  for (const word of words.trim().split(/\s+/)) {
    if (word.endsWith('*')) PREFIXES.push([word.slice(0, -1), category]);
    else WORDS.set(word, category);
  }
}

/**
 * Resolves the category of a receipt line: by its health class, else by its words if they all agree, else the
 * transaction's own category.
 */
export function resolveLineCategory(
  line: { readonly name: string; readonly class: ItemClass; readonly isHealth: boolean },
  transactionCategory: string,
): string {
  const byClass = CLASS_CATEGORIES[line.class];
  if (byClass !== undefined) return byClass;
  if (line.isHealth) return pharm;
  // At an unknown merchant, a food word may be a dish or a grocery.
  return (transactionCategory === UNCATEGORIZED ? null : categoryOfWords(line.name)) ?? transactionCategory;
}

function categoryOfWords(name: string): string | null {
  const words = foldedWords(name);
  if (words.some((word) => MISLEADING_WORDS.has(word))) return null;
  if (MISLEADING_PHRASES.some((phrase) => words.join(' ').includes(phrase))) return null;
  const found = new Set(
    words.flatMap((word) => {
      const category = WORDS.get(word) ?? PREFIXES.find(([beginning]) => word.startsWith(beginning))?.[1];
      return category === undefined ? [] : [category];
    }),
  );
  const [only] = found;
  return found.size === 1 && only !== undefined ? only : null;
}

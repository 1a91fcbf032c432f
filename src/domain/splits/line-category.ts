import { UNCATEGORIZED } from '../categorization/categories.ts';
import { CATEGORY_SHORTHAND } from '../categorization/category-shorthand.ts';
import { foldedWords } from '../categorization/fold-text.ts';
import type { ItemClass } from '../receipts/health/item-class.ts';
import { LINE_WORDS, MISLEADING_PHRASES, MISLEADING_WORDS } from './line-words-data.ts';

/** Categories of shops that sell many kinds of things: only there does a line say more than its transaction. */
const MIXED: ReadonlySet<string> = new Set([
  'FOOD_AND_DRINK_GROCERIES',
  'MEDICAL_PHARMACIES_AND_SUPPLEMENTS',
  'PERSONAL_CARE_HAIR_AND_BEAUTY',
  'PERSONAL_CARE_OTHER_PERSONAL_CARE',
  UNCATEGORIZED,
]);

/** True for transactions of shops that sell many kinds of things. */
export function isMixedCategory(category: string): boolean {
  return (
    MIXED.has(category) ||
    category.startsWith('GENERAL_MERCHANDISE') ||
    category.startsWith('HOME_IMPROVEMENT')
  );
}

const { pharm, dental, eye, prim, med, insur, pcare, sport } = CATEGORY_SHORTHAND;

/** Categories of the health classes that are not bought as pharmacy goods. */
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

/** Words by their exact form, and beginnings apart. */
const WORDS = new Map<string, string>();
const BEGINNINGS: (readonly [string, string])[] = [];
for (const [shorthand, words] of LINE_WORDS) {
  const category = Object.entries(CATEGORY_SHORTHAND).find(([name]) => name === shorthand)?.[1];
  if (category === undefined) throw new Error(`no category is called ${shorthand}`);
  for (const word of words.trim().split(/\s+/)) {
    if (word.endsWith('*')) BEGINNINGS.push([word.slice(0, -1), category]);
    else WORDS.set(word, category);
  }
}

/**
 * The category of one line of a receipt whose transaction has a category: by its health class, else by its words where
 * they all say the same, else the transaction's own.
 */
export function categoryOfLine(
  line: { readonly name: string; readonly class: ItemClass; readonly isHealth: boolean },
  transactionCategory: string,
): string {
  const byClass = CLASS_CATEGORIES[line.class];
  if (byClass !== undefined) return byClass;
  if (line.isHealth) return pharm;
  // Of a shop of which nothing is known, a word for food may be a dish as well as a grocery.
  return (transactionCategory === UNCATEGORIZED ? null : categoryOfWords(line.name)) ?? transactionCategory;
}

function categoryOfWords(name: string): string | null {
  const words = foldedWords(name);
  if (words.some((word) => MISLEADING_WORDS.has(word))) return null;
  if (MISLEADING_PHRASES.some((phrase) => words.join(' ').includes(phrase))) return null;
  const found = new Set(
    words.flatMap((word) => {
      const category = WORDS.get(word) ?? BEGINNINGS.find(([beginning]) => word.startsWith(beginning))?.[1];
      return category === undefined ? [] : [category];
    }),
  );
  const [only] = found;
  return found.size === 1 && only !== undefined ? only : null;
}

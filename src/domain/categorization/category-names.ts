import type { Language } from '../people/language.ts';
import { categoryOf } from './categories.ts';
import { CATEGORY_TREE as ENGLISH_TREE } from './category-tree.ts';
import { CATEGORY_TREE as SPANISH_TREE } from './category-tree-es.ts';

/** Names of a category and its primary. */
export interface CategoryNames {
  readonly name: string;
  readonly primaryName: string;
}

const TREES: Readonly<Record<Language, typeof ENGLISH_TREE>> = { en: ENGLISH_TREE, es: SPANISH_TREE };

function namesIn(tree: typeof ENGLISH_TREE): ReadonlyMap<string, CategoryNames> {
  return new Map(
    tree.flatMap(({ primary, name: primaryName, detailed }) =>
      Object.entries(detailed).map(([suffix, name]) => [`${primary}_${suffix}`, { name, primaryName }]),
    ),
  );
}

const NAMES: Readonly<Record<Language, ReadonlyMap<string, CategoryNames>>> = {
  en: namesIn(TREES.en),
  es: namesIn(TREES.es),
};

/** Returns the names of the category for any code, in the given language. */
export function categoryNames(code: string, language: Language): CategoryNames {
  const category = categoryOf(code);
  return NAMES[language].get(category.code) ?? category;
}

/** Returns every category name in languages other than English, with its code. */
export function listTranslatedNames(): readonly (readonly [name: string, code: string])[] {
  return SPANISH_TREE.flatMap(({ primary, name, detailed }) => [
    [name, primary] as const,
    ...Object.entries(detailed).map(([suffix, label]) => [label, `${primary}_${suffix}`] as const),
  ]);
}

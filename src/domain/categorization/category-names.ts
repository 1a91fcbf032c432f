import type { Language } from '../people/language.ts';
import { categoryOf } from './categories.ts';
import { CATEGORY_TREE as ENGLISH_TREE } from './category-tree.ts';
import { CATEGORY_TREE as SPANISH_TREE } from './category-tree-es.ts';

/** What a category and its heading are called. */
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

/** The names, in a language, of the category behind any code. */
export function categoryNames(code: string, language: Language): CategoryNames {
  const category = categoryOf(code);
  return NAMES[language].get(category.code) ?? category;
}

/** Every name of the tree in English and in Spanish. */
export function namesInSpanish(): (readonly [english: string, spanish: string])[] {
  const spanish = new Map(namesElsewhere().map(([name, code]) => [code, name]));
  return ENGLISH_TREE.flatMap(({ primary, name, detailed }) => [
    [name, spanish.get(primary) ?? name] as const,
    ...Object.entries(detailed).map(
      ([suffix, own]) => [own, spanish.get(`${primary}_${suffix}`) ?? own] as const,
    ),
  ]);
}

/** Every name of the tree in every language but English, with the code it means. */
export function namesElsewhere(): readonly (readonly [name: string, code: string])[] {
  return SPANISH_TREE.flatMap(({ primary, name, detailed }) => [
    [name, primary] as const,
    ...Object.entries(detailed).map(([suffix, own]) => [own, `${primary}_${suffix}`] as const),
  ]);
}

import { expect, it } from 'vitest';
import { CATEGORIES } from './categories.ts';
import { findCategoryByName } from './category-by-name.ts';
import { categoryNames } from './category-names.ts';
import { CATEGORY_TREE as ENGLISH_TREE } from './category-tree.ts';
import { CATEGORY_TREE as SPANISH_TREE } from './category-tree-es.ts';

/** Names that are equal in both languages. */
const ALIKE: readonly string[] = [];

it('the Spanish tree has the codes of the English one, in the same order', () => {
  const codes = (tree: typeof ENGLISH_TREE) =>
    tree.map(({ primary, detailed }) => [primary, ...Object.keys(detailed)]);
  expect(codes(SPANISH_TREE)).toEqual(codes(ENGLISH_TREE));
});

it('every category has a translated, unique Spanish name', () => {
  const names = CATEGORIES.map(({ code }) => categoryNames(code, 'es').name);
  const same = CATEGORIES.filter(({ code, name }) => categoryNames(code, 'es').name === name);
  expect(same.map(({ name }) => name)).toEqual(ALIKE);
  expect(new Set(names).size).toBe(names.length);
});

it('returns names for any code, known or not', () => {
  expect(categoryNames('FOOD_AND_DRINK_GROCERIES', 'es')).toEqual({
    name: 'Supermercado',
    primaryName: 'Comida y bebida',
  });
  expect(categoryNames('FOOD_AND_DRINK_GROCERIES', 'en').name).toBe('Groceries');
  expect(categoryNames('income_wages', 'es').name).toBe('Sueldo');
  expect(categoryNames('NO_SUCH', 'es')).toEqual({ name: 'Sin categoría', primaryName: 'Otros' });
});

it('maps Spanish category names in files', () => {
  expect(findCategoryByName('Supermercado')).toBe('FOOD_AND_DRINK_GROCERIES');
  expect(findCategoryByName('peluqueria y belleza')).toBe('PERSONAL_CARE_HAIR_AND_BEAUTY');
  expect(findCategoryByName('Gas')).toBe('TRANSPORTATION_GAS');
});

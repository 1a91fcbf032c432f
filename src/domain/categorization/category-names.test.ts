import { expect, it } from 'vitest';
import { CATEGORIES } from './categories.ts';
import { categoryByName } from './category-by-name.ts';
import { categoryNames } from './category-names.ts';
import { CATEGORY_TREE as ENGLISH_TREE } from './category-tree.ts';
import { CATEGORY_TREE as SPANISH_TREE } from './category-tree-es.ts';

/** Names that are the same in both languages. */
const ALIKE: readonly string[] = [];

it('the Spanish tree has every code of the English one, in its order', () => {
  const codes = (tree: typeof ENGLISH_TREE) =>
    tree.map(({ primary, detailed }) => [primary, ...Object.keys(detailed)]);
  expect(codes(SPANISH_TREE)).toEqual(codes(ENGLISH_TREE));
});

it('no category has its English name in Spanish, and no two have one name', () => {
  const names = CATEGORIES.map(({ code }) => categoryNames(code, 'es').name);
  const same = CATEGORIES.filter(({ code, name }) => categoryNames(code, 'es').name === name);
  expect(same.map(({ name }) => name)).toEqual(ALIKE);
  expect(new Set(names).size).toBe(names.length);
});

it('names the category behind any code, known or not', () => {
  expect(categoryNames('FOOD_AND_DRINK_GROCERIES', 'es')).toEqual({
    name: 'Supermercado',
    primaryName: 'Comida y bebida',
  });
  expect(categoryNames('FOOD_AND_DRINK_GROCERIES', 'en').name).toBe('Groceries');
  expect(categoryNames('income_wages', 'es').name).toBe('Sueldo');
  expect(categoryNames('NO_SUCH', 'es')).toEqual({ name: 'Sin categoría', primaryName: 'Otros' });
});

it('a file may name categories in Spanish', () => {
  expect(categoryByName('Supermercado')).toBe('FOOD_AND_DRINK_GROCERIES');
  expect(categoryByName('peluqueria y belleza')).toBe('PERSONAL_CARE_HAIR_AND_BEAUTY');
  expect(categoryByName('Gas')).toBe('TRANSPORTATION_GAS');
});

import { CATEGORY_TREE } from '#domain/categorization/category-tree.ts';

/** A category group with its categories, as shown in lists. */
export interface CategoryGroup {
  readonly primary: string;
  readonly title: string;
  readonly options: readonly { readonly id: string; readonly label: string }[];
}

/** The category tree in display order. */
export const CATEGORY_GROUPS: readonly CategoryGroup[] = CATEGORY_TREE.map(({ primary, name, detailed }) => ({
  primary,
  title: name,
  options: Object.entries(detailed).map(([suffix, label]) => ({ id: `${primary}_${suffix}`, label })),
}));

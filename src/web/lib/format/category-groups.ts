import { CATEGORY_TREE } from '#domain/categorization/category-tree.ts';

/** Categories under their heading, as a list offers them. */
export interface CategoryGroup {
  readonly primary: string;
  readonly title: string;
  readonly options: readonly { readonly id: string; readonly label: string }[];
}

/** The category tree in its order. */
export const CATEGORY_GROUPS: readonly CategoryGroup[] = CATEGORY_TREE.map(({ primary, name, detailed }) => ({
  primary,
  title: name,
  options: Object.entries(detailed).map(([suffix, label]) => ({ id: `${primary}_${suffix}`, label })),
}));

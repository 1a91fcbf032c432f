/** Filter of categories by code. The code of a group includes every category in it. */
export interface CategoryFilter {
  /** Included codes; null for all. */
  readonly among: readonly string[] | null;
  /** Excluded codes, whatever `among` contains. */
  readonly except: readonly string[];
}

/** Parses a comma-separated list of category codes from a URL; null if it is empty. */
export function parseCategoryCodes(text: string | undefined): string[] | null {
  const codes = (text ?? '').split(',').filter((code) => code !== '');
  return codes.length > 0 ? codes : null;
}

/** True if a category is the given one or belongs to it. */
export function isUnderCategory(category: string, asked: string): boolean {
  return category === asked || category.startsWith(`${asked}_`);
}

/** True if a category matches the filter. */
export function matchesCategoryFilter(category: string, { among, except }: CategoryFilter): boolean {
  const isIn = (codes: readonly string[]) => codes.some((code) => isUnderCategory(category, code));
  return (among === null || isIn(among)) && !isIn(except);
}

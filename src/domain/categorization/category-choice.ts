/** Categories asked for by their codes; the code of a group includes every category under it. */
export interface CategoryChoice {
  /** Null for all. */
  readonly among: readonly string[] | null;
  /** Never these, whatever `among` says. */
  readonly except: readonly string[];
}

/** The codes of a list separated by commas, as addresses have it; null where there is none. */
export function readCategoryCodes(text: string | undefined): string[] | null {
  const codes = (text ?? '').split(',').filter((code) => code !== '');
  return codes.length > 0 ? codes : null;
}

/** Whether a category is the one asked for, or stands under it. */
export function isUnderCategory(category: string, asked: string): boolean {
  return category === asked || category.startsWith(`${asked}_`);
}

/** Whether a category is among those asked for. */
export function isChosenCategory(category: string, { among, except }: CategoryChoice): boolean {
  const isIn = (codes: readonly string[]) => codes.some((code) => isUnderCategory(category, code));
  return (among === null || isIn(among)) && !isIn(except);
}

import { isHealthCategory } from '../categorization/categories.ts';
import type { SplitLine } from '../splits/split.ts';

/** A transaction as its owner sees it. */
export interface OwnedTransaction {
  readonly description: string;
  readonly category: string;
  readonly split: readonly SplitLine[] | null;
  /** True if its account pays only for health. */
  readonly isOfHealthAccount: boolean;
}

/** An amount in a category; null stands for health its owner keeps private. */
export interface VisiblePart {
  readonly category: string | null;
  readonly amountMinor: number;
}

/** A transaction as other household members see it. */
export interface VisibleTransaction {
  /** Null if the complete transaction is private. */
  readonly description: string | null;
  readonly parts: readonly VisiblePart[];
}

export interface OwnedItem {
  readonly name: string;
  readonly amountMinor: number | null;
  readonly isHealth: boolean;
}

export interface VisibleItem {
  /** Null for private health items, which are combined. */
  readonly name: string | null;
  readonly amountMinor: number | null;
}

/** Returns the category other members see: null for health if its owner keeps it private. */
export function hideHealthCategory(
  category: string,
  isHealth: boolean,
  { sharesHealth }: { readonly sharesHealth: boolean },
): string | null {
  return !sharesHealth && (isHealth || isHealthCategory(category)) ? null : category;
}

/** Returns a transaction as other members see it. If all of it is private health, merchant and category are hidden. */
export function hideHealthOfTransaction(
  transaction: OwnedTransaction & { readonly amountMinor: number },
  owner: { readonly sharesHealth: boolean },
): VisibleTransaction {
  const { description, category, split, amountMinor, isOfHealthAccount } = transaction;
  const lines = split ?? [{ category, isHealth: false, amountMinor }];
  const sums = new Map<string | null, number>();
  for (const line of lines) {
    const shown = hideHealthCategory(line.category, line.isHealth || isOfHealthAccount, owner);
    sums.set(shown, (sums.get(shown) ?? 0) + line.amountMinor);
  }
  const parts = [...sums].map(([shown, sum]) => ({ category: shown, amountMinor: sum }));
  return { description: parts.every((part) => part.category === null) ? null : description, parts };
}

/** Returns a receipt's items as other members see them: private health items are combined into one without a name. */
export function hideHealthItems(
  items: readonly OwnedItem[],
  { sharesHealth }: { readonly sharesHealth: boolean },
): VisibleItem[] {
  const isHidden = (item: OwnedItem): boolean => item.isHealth && !sharesHealth;
  const hidden = items.filter(isHidden);
  const shown = items
    .filter((item) => !isHidden(item))
    .map(({ name, amountMinor }) => ({ name, amountMinor }));
  return hidden.length === 0 ? shown : [...shown, { name: null, amountMinor: sumOf(hidden) }];
}

/** Sum of the items; null if one has no price. */
function sumOf(items: readonly OwnedItem[]): number | null {
  let sum = 0;
  for (const { amountMinor } of items) {
    if (amountMinor === null) return null;
    sum += amountMinor;
  }
  return sum;
}

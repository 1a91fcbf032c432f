import { isHealthCategory } from '../categorization/categories.ts';
import type { SplitLine } from '../splits/split.ts';

/** A transaction as its owner has it. */
export interface OwnedTransaction {
  readonly description: string;
  readonly category: string;
  readonly split: readonly SplitLine[] | null;
  /** Its account only pays health costs. */
  readonly isOfHealthAccount: boolean;
}

/** An amount under a category; null stands for health that its owner keeps private. */
export interface ShownPart {
  readonly category: string | null;
  readonly amountMinor: number;
}

/** A transaction as other members see it. */
export interface ShownTransaction {
  /** Null where the whole transaction is private. */
  readonly description: string | null;
  readonly parts: readonly ShownPart[];
}

export interface OwnedItem {
  readonly name: string;
  readonly amountMinor: number | null;
  readonly isHealth: boolean;
}

export interface ShownItem {
  /** Null for health items together. */
  readonly name: string | null;
  readonly amountMinor: number | null;
}

/** The category that others see: null for health of somebody who keeps it private. */
export function shownCategory(
  category: string,
  isHealth: boolean,
  { sharesHealth }: { readonly sharesHealth: boolean },
): string | null {
  return !sharesHealth && (isHealth || isHealthCategory(category)) ? null : category;
}

/** What others see of a transaction. Where all of it is private health, they see neither merchant nor category. */
export function showTransaction(
  transaction: OwnedTransaction & { readonly amountMinor: number },
  owner: { readonly sharesHealth: boolean },
): ShownTransaction {
  const { description, category, split, amountMinor, isOfHealthAccount } = transaction;
  const lines = split ?? [{ category, isHealth: false, amountMinor }];
  const sums = new Map<string | null, number>();
  for (const line of lines) {
    const shown = shownCategory(line.category, line.isHealth || isOfHealthAccount, owner);
    sums.set(shown, (sums.get(shown) ?? 0) + line.amountMinor);
  }
  const parts = [...sums].map(([shown, sum]) => ({ category: shown, amountMinor: sum }));
  return { description: parts.every((part) => part.category === null) ? null : description, parts };
}

/** What others see of a receipt's items: health items of somebody who keeps them private are one without a name. */
export function showItems(
  items: readonly OwnedItem[],
  { sharesHealth }: { readonly sharesHealth: boolean },
): ShownItem[] {
  const isHidden = (item: OwnedItem): boolean => item.isHealth && !sharesHealth;
  const hidden = items.filter(isHidden);
  const shown = items
    .filter((item) => !isHidden(item))
    .map(({ name, amountMinor }) => ({ name, amountMinor }));
  return hidden.length === 0 ? shown : [...shown, { name: null, amountMinor: sumOf(hidden) }];
}

/** Null where an item has no price. */
function sumOf(items: readonly OwnedItem[]): number | null {
  let sum = 0;
  for (const { amountMinor } of items) {
    if (amountMinor === null) return null;
    sum += amountMinor;
  }
  return sum;
}

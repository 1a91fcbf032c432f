import type { KnownReceipt } from './facts.ts';

/** True if two emails of one merchant may be about the same subscription: one names no items, or both the same. */
export function isSamePlan(a: KnownReceipt, b: KnownReceipt): boolean {
  return a.items.length === 0 || b.items.length === 0 || planName(a) === planName(b);
}

/** The items of a subscription without dates and numbers, which change monthly while the plan does not. */
export function planName({ items }: KnownReceipt): string {
  return items
    .map(({ name }) => plainName(name))
    .sort()
    .join('|');
}

function plainName(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b|\d+|[^\p{L}\s]/giu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

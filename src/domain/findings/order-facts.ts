import { normalizeOrderNumber } from '../matching/words/normalize-text.ts';
import type { IndexedFacts, KnownReceipt } from './facts.ts';

type Ordered = Pick<KnownReceipt, 'merchantKey' | 'orderId'>;

/** Returns a key equal for all emails of one order: same merchant and same order number, in any format. */
export function orderKey({ merchantKey, orderId }: Ordered): string | null {
  const code = normalizeOrderNumber(orderId ?? '');
  return code === '' ? null : `${merchantKey}|${code}`;
}

/** True if two emails belong to one order. */
export function isSameOrder(a: Ordered, b: Ordered): boolean {
  const key = orderKey(a);
  return key !== null && key === orderKey(b);
}

/** Returns the emails of one kind about the same order as another email. */
export function listOrderEmails(
  facts: IndexedFacts,
  receipt: KnownReceipt,
  kind: KnownReceipt['kind'],
): KnownReceipt[] {
  return facts.receipts.filter((other) => other.kind === kind && isSameOrder(other, receipt));
}

/** Amount of a receipt covered by its matched transactions, in positive minor units. */
export function matchedMinor(facts: IndexedFacts, { id }: KnownReceipt): number {
  return (facts.matchesOfReceipt.get(id) ?? []).reduce((sum, match) => sum + match.amountMinor, 0);
}

/** The amount an email states was charged to a card or account: the total minus gift cards. */
export function statedMinor({ chargedMinor, totalMinor }: KnownReceipt): number {
  return chargedMinor ?? totalMinor ?? 0;
}

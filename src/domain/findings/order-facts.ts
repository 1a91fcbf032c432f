import { normalizeOrderNumber } from '../matching/words/normalize-text.ts';
import type { IndexedFacts, KnownReceipt } from './facts.ts';

/** True if two emails belong to one order: same merchant and same order number, in any format. */
export function isSameOrder(
  a: Pick<KnownReceipt, 'merchantKey' | 'orderId'>,
  b: Pick<KnownReceipt, 'merchantKey' | 'orderId'>,
): boolean {
  const code = normalizeOrderNumber(a.orderId ?? '');
  return code !== '' && a.merchantKey === b.merchantKey && code === normalizeOrderNumber(b.orderId ?? '');
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

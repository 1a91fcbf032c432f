import { normalizeOrderNumber } from '../matching/words/normalize-text.ts';
import type { IndexedFacts, KnownReceipt } from './facts.ts';

/** Whether two emails tell of one order: the same merchant and the same number, however it is written. */
export function isSameOrder(
  a: Pick<KnownReceipt, 'merchantKey' | 'orderId'>,
  b: Pick<KnownReceipt, 'merchantKey' | 'orderId'>,
): boolean {
  const code = normalizeOrderNumber(a.orderId ?? '');
  return code !== '' && a.merchantKey === b.merchantKey && code === normalizeOrderNumber(b.orderId ?? '');
}

/** Emails of one kind that tell of the order of another email. */
export function orderEmails(
  facts: IndexedFacts,
  receipt: KnownReceipt,
  kind: KnownReceipt['kind'],
): KnownReceipt[] {
  return facts.receipts.filter((other) => other.kind === kind && isSameOrder(other, receipt));
}

/** How much of a receipt its matched transactions show, positive minor units. */
export function shownMinor(facts: IndexedFacts, { id }: KnownReceipt): number {
  return (facts.matchesOfReceipt.get(id) ?? []).reduce((sum, match) => sum + match.amountMinor, 0);
}

/** What an email says reached a card or account: the total less gift cards. */
export function statedMinor({ chargedMinor, totalMinor }: KnownReceipt): number {
  return chargedMinor ?? totalMinor ?? 0;
}

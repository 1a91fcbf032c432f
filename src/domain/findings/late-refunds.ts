import { addDays, daysBetween } from '#domain/calendar/civil-date.ts';
import type { IndexedFacts, KnownReceipt } from './facts.ts';
import type { Finding } from './finding.ts';
import { listOrderEmails, matchedMinor, statedMinor } from './order-facts.ts';
import { estimateRefundDelay, isRefundComplete, REFUND_EXPIRY_DAYS } from './refund-delay.ts';

/** Finds refunds a merchant confirmed as paid that have not, or not fully, arrived in time. */
export function lateRefunds(facts: IndexedFacts): Finding[] {
  const { bankDays, today } = facts;
  if (bankDays === null) return [];
  return facts.receipts.flatMap((receipt) => {
    const { currency, purchasedOn } = receipt;
    const promisedMinor = statedMinor(receipt);
    if (receipt.kind !== 'refund' || promisedMinor === 0 || currency === null) return [];
    if (purchasedOn < bankDays.from || daysBetween(purchasedOn, today) > REFUND_EXPIRY_DAYS) return [];
    const dueOn = addDays(purchasedOn, estimateRefundDelay(receipt.merchantKey, facts));
    if (today <= dueOn || !isPaidInItsCurrency(facts, receipt)) return [];
    const missingMinor = openMinor(facts, receipt) - neverChargedMinor(facts, receipt);
    if (isRefundComplete(missingMinor, promisedMinor)) return [];
    const matches = facts.matchesOfReceipt.get(receipt.id) ?? [];
    return [
      {
        kind: 'refund_late' as const,
        key: receipt.id,
        on: dueOn,
        merchant: receipt.merchant ?? '',
        amountMinor: missingMinor,
        currency,
        receiptIds: [receipt.id],
        transactionIds: matches.map((join) => join.transactionId),
        planId: null,
        facts: { promisedOn: purchasedOn, promisedMinor, arrivedMinor: matchedMinor(facts, receipt) },
      },
    ];
  });
}

/**
 * The part of a refund that was deducted from its order before the bank charged it: a merchant refunds only what it
 * charged. The earliest refunds that did not arrive contain it.
 */
function neverChargedMinor(facts: IndexedFacts, refund: KnownReceipt): number {
  const ofOrders = ofSameCurrency(facts, refund, 'purchase')
    .filter((order) => facts.bankDays !== null && order.purchasedOn >= facts.bankDays.from)
    .reduce((sum, order) => sum + openMinor(facts, order), 0);
  const ofEarlierRefunds = ofSameCurrency(facts, refund, 'refund')
    .filter((other) => `${other.purchasedOn}${other.id}` < `${refund.purchasedOn}${refund.id}`)
    .reduce((sum, other) => sum + openMinor(facts, other), 0);
  return Math.min(openMinor(facts, refund), Math.max(0, ofOrders - ofEarlierRefunds));
}

/** The emails of one kind about a refund's order whose amounts can be compared with it. */
function ofSameCurrency(
  facts: IndexedFacts,
  refund: KnownReceipt,
  kind: KnownReceipt['kind'],
): KnownReceipt[] {
  return listOrderEmails(facts, refund, kind).filter(
    (other) => other.currency === refund.currency && isPaidInItsCurrency(facts, other),
  );
}

/** True unless a bank transaction of the email is in another currency. */
function isPaidInItsCurrency(facts: IndexedFacts, { id, currency }: KnownReceipt): boolean {
  return (facts.matchesOfReceipt.get(id) ?? []).every(
    (join) => facts.transactionById.get(join.transactionId)?.currency === currency,
  );
}

/** The part of an email's amount that no bank transaction shows. */
function openMinor(facts: IndexedFacts, receipt: KnownReceipt): number {
  return Math.max(0, statedMinor(receipt) - matchedMinor(facts, receipt));
}

import { addDays, daysBetween } from '#domain/calendar/civil-date.ts';
import { tradesOf } from '#domain/matching/purchase-kind.ts';
import type { IndexedFacts, KnownReceipt, KnownTransaction } from './facts.ts';
import type { Finding } from './finding.ts';
import { listOrderEmails, statedMinor } from './order-facts.ts';

/** Card charges post within days, shipped orders within weeks: nothing is missing before that. */
const CHARGE_DAYS = 12;
const ORDER_DAYS = 26;
const LOOK_BACK_DAYS = 180;
/**
 * A merchant that sent emails for at least this many charges, and this share of them, is expected to send one for each.
 */
const SENDS_RECEIPTS = { chargesMin: 3, shareMin: 0.75 } as const;
const RECEIPT_DAYS = 5;
/** Rent, taxes, fees and cash usually have no receipts. */
const WITHOUT_RECEIPTS = /^(?:RENT_AND_UTILITIES_RENT|CASH|BANK_FEES|GOVERNMENT|LOAN|TRANSFER|INCOME)/;

/** Finds receipts whose charge never appeared, if the bank would show it by now. */
export function receiptsWithoutCharge(facts: IndexedFacts): Finding[] {
  const { bankDays, today } = facts;
  if (bankDays === null) return [];
  const suggestedReceiptIds = new Set(facts.suggestedMatches.map(({ receiptId }) => receiptId));
  return facts.receipts.flatMap((receipt) => {
    const amountMinor = receipt.chargedMinor ?? receipt.totalMinor;
    if (receipt.kind === 'refund' || receipt.kind === 'shipping' || !amountMinor) return [];
    if (!isCoveredByBank(receipt, bankDays) || daysBetween(receipt.purchasedOn, today) > LOOK_BACK_DAYS)
      return [];
    if (facts.matchesOfReceipt.has(receipt.id) || suggestedReceiptIds.has(receipt.id)) return [];
    if (hasNoChargeHere(receipt, facts)) return [];
    return [
      {
        kind: 'receipt_without_charge' as const,
        key: receipt.id,
        on: receipt.purchasedOn,
        merchant: receipt.merchant ?? '',
        amountMinor,
        currency: receipt.currency,
        receiptIds: [receipt.id],
        transactionIds: [],
        planId: null,
        facts: { orderId: receipt.orderId },
      },
    ];
  });
}

/** True if the bank data covers the days on which it would be charged. */
function isCoveredByBank(
  { orderId, purchasedOn }: KnownReceipt,
  days: { readonly from: string; readonly to: string },
) {
  const maxDays = orderId === null ? CHARGE_DAYS : ORDER_DAYS;
  return purchasedOn >= days.from && addDays(purchasedOn, maxDays) <= days.to;
}

/**
 * True if no charge is expected in these accounts: bookings are often paid on site, and canceled orders and other cards
 * are never charged here.
 */
function hasNoChargeHere(receipt: KnownReceipt, facts: IndexedFacts): boolean {
  const isBooking = tradesOf(receipt.merchant).has('travel');
  return isBooking || isPaidElsewhere(receipt, facts) || isCanceled(receipt, facts);
}

/** True if the card does not belong to any connected account. */
function isPaidElsewhere({ cardLast4 }: KnownReceipt, { accountMasks }: IndexedFacts): boolean {
  return cardLast4 !== null && accountMasks.length > 0 && !accountMasks.includes(cardLast4);
}

/** True if the order was fully refunded before it was charged. */
function isCanceled(receipt: KnownReceipt, facts: IndexedFacts): boolean {
  const refunds = listOrderEmails(facts, receipt, 'refund');
  return (
    refunds.length > 0 &&
    refunds.reduce((sum, refund) => sum + (refund.totalMinor ?? 0), 0) >= statedMinor(receipt)
  );
}

/** Finds charges without an email from merchants that send one for nearly every charge. */
export function chargesWithoutReceipt(facts: IndexedFacts): Finding[] {
  const first = facts.firstReceiptOn;
  if (first === null) return [];
  const suggestedTransactionIds = new Set(facts.suggestedMatches.map(({ transactionId }) => transactionId));
  const charges = facts.transactions.filter(
    (transaction) =>
      transaction.isSpend &&
      transaction.amountMinor < 0 &&
      !transaction.isPending &&
      transaction.postedOn >= first &&
      daysBetween(transaction.postedOn, facts.today) >= RECEIPT_DAYS,
  );
  const byMerchant = Map.groupBy(charges, (charge) => charge.merchantKey);
  return charges.flatMap((charge) => {
    if (facts.matchesOfTransaction.has(charge.id) || suggestedTransactionIds.has(charge.id)) return [];
    if (WITHOUT_RECEIPTS.test(charge.category)) return [];
    if (daysBetween(charge.postedOn, facts.today) > LOOK_BACK_DAYS / 2) return [];
    if (charge.merchantKey === '' || !sendsReceipts(byMerchant.get(charge.merchantKey) ?? [], facts))
      return [];
    return [
      {
        kind: 'charge_without_receipt' as const,
        key: charge.id,
        on: charge.postedOn,
        merchant: charge.merchant,
        amountMinor: Math.abs(charge.amountMinor),
        currency: charge.currency,
        receiptIds: [],
        transactionIds: [charge.id],
        planId: null,
        facts: {},
      },
    ];
  });
}

/** True if several, and nearly all, of a merchant's charges have an email. */
function sendsReceipts(charges: readonly KnownTransaction[], facts: IndexedFacts): boolean {
  const written = charges.filter((charge) => facts.matchesOfTransaction.has(charge.id)).length;
  return written >= SENDS_RECEIPTS.chargesMin && written >= charges.length * SENDS_RECEIPTS.shareMin;
}

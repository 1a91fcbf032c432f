import { addDays, daysBetween } from '#domain/calendar/civil-date.ts';
import { tradesOf } from '#domain/matching/purchase-kind.ts';
import type { IndexedFacts, KnownReceipt, KnownTransaction } from './facts.ts';
import type { Finding } from './finding.ts';
import { orderEmails, statedMinor } from './order-facts.ts';

/** Cards post within days, parcels within weeks: earlier than this nothing is missing. */
const CHARGE_DAYS = 12;
const ORDER_DAYS = 26;
const LOOK_BACK_DAYS = 180;
/** A merchant who has written of so many charges, and of this share of them, writes of every charge. */
const WRITING = { chargesMin: 3, shareMin: 0.75 } as const;
const RECEIPT_DAYS = 5;
/** Rent, taxes, fees and cash come without receipts. */
const WITHOUT_RECEIPTS = /^(?:RENT_AND_UTILITIES_RENT|CASH|BANK_FEES|GOVERNMENT|LOAN|TRANSFER|INCOME)/;

/** Receipts whose money never showed on an account, where the bank would show it by now. */
export function receiptsWithoutCharge(facts: IndexedFacts): Finding[] {
  const { bankDays, today } = facts;
  if (bankDays === null) return [];
  const asked = new Set(facts.asked.map(({ receiptId }) => receiptId));
  return facts.receipts.flatMap((receipt) => {
    const amountMinor = receipt.chargedMinor ?? receipt.totalMinor;
    if (receipt.kind === 'refund' || receipt.kind === 'shipping' || !amountMinor) return [];
    if (!isSeen(receipt, bankDays) || daysBetween(receipt.purchasedOn, today) > LOOK_BACK_DAYS) return [];
    if (facts.matchesOfReceipt.has(receipt.id) || asked.has(receipt.id)) return [];
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

/** The bank shows the days on which it would be charged. */
function isSeen(
  { orderId, purchasedOn }: KnownReceipt,
  days: { readonly from: string; readonly to: string },
) {
  const patience = orderId === null ? CHARGE_DAYS : ORDER_DAYS;
  return purchasedOn >= days.from && addDays(purchasedOn, patience) <= days.to;
}

/** A booking is often paid on the spot; what is called off or paid elsewhere is not charged to these accounts. */
function hasNoChargeHere(receipt: KnownReceipt, facts: IndexedFacts): boolean {
  const isBooking = tradesOf(receipt.merchant).has('travel');
  return isBooking || isPaidElsewhere(receipt, facts) || isCalledOff(receipt, facts);
}

/** A card that none of the connected accounts has: its charges cannot be seen. */
function isPaidElsewhere({ cardLast4 }: KnownReceipt, { accountMasks }: IndexedFacts): boolean {
  return cardLast4 !== null && accountMasks.length > 0 && !accountMasks.includes(cardLast4);
}

/** The order was given back whole before it was charged. */
function isCalledOff(receipt: KnownReceipt, facts: IndexedFacts): boolean {
  const refunds = orderEmails(facts, receipt, 'refund');
  return (
    refunds.length > 0 &&
    refunds.reduce((sum, refund) => sum + (refund.totalMinor ?? 0), 0) >= statedMinor(receipt)
  );
}

/** Charges without an email by merchants who write of nearly every charge. */
export function chargesWithoutReceipt(facts: IndexedFacts): Finding[] {
  const [first] = facts.receipts.map((receipt) => receipt.purchasedOn).sort();
  if (first === undefined) return [];
  const asked = new Set(facts.asked.map(({ transactionId }) => transactionId));
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
    if (facts.matchesOfTransaction.has(charge.id) || asked.has(charge.id)) return [];
    if (WITHOUT_RECEIPTS.test(charge.category)) return [];
    if (daysBetween(charge.postedOn, facts.today) > LOOK_BACK_DAYS / 2) return [];
    if (charge.merchantKey === '' || !isWriting(byMerchant.get(charge.merchantKey) ?? [], facts)) return [];
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

/** Several of a merchant's charges have an email, and all but a few. */
function isWriting(charges: readonly KnownTransaction[], facts: IndexedFacts): boolean {
  const written = charges.filter((charge) => facts.matchesOfTransaction.has(charge.id)).length;
  return written >= WRITING.chargesMin && written >= charges.length * WRITING.shareMin;
}

import { addDays, daysBetween } from '#domain/calendar/civil-date.ts';
import { currencyExponent } from '#domain/money/money.ts';
import type { IndexedFacts, KnownReceipt } from './facts.ts';
import type { Finding } from './finding.ts';
import { orderEmails, statedMinor } from './order-facts.ts';

/** Cards post within days, parcels within weeks: earlier than this nothing is missing. */
const CHARGE_DAYS = 12;
const ORDER_DAYS = 26;
const LOOK_BACK_DAYS = 180;
/** A charge without a receipt is worth a question from so many units on, or where the merchant usually writes. */
const UNITS_MIN = 50;
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
    const patience = receipt.orderId === null ? CHARGE_DAYS : ORDER_DAYS;
    const isSeen =
      receipt.purchasedOn >= bankDays.from && addDays(receipt.purchasedOn, patience) <= bankDays.to;
    if (!isSeen || daysBetween(receipt.purchasedOn, today) > LOOK_BACK_DAYS) return [];
    if (facts.matchesOfReceipt.has(receipt.id) || asked.has(receipt.id)) return [];
    if (isPaidElsewhere(receipt, facts) || isCalledOff(receipt, facts)) return [];
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

/** Charges that no email explains: large ones, and those of merchants who usually write. */
export function chargesWithoutReceipt(facts: IndexedFacts): Finding[] {
  const writing = new Set(
    facts.matches
      .flatMap((join) => facts.transactionById.get(join.transactionId)?.merchantKey ?? [])
      .filter((key) => key !== ''),
  );
  const [first] = facts.receipts.map((receipt) => receipt.purchasedOn).sort();
  if (first === undefined) return [];
  const asked = new Set(facts.asked.map(({ transactionId }) => transactionId));
  return facts.transactions.flatMap((transaction) => {
    const isOpen =
      transaction.isSpend &&
      transaction.amountMinor < 0 &&
      !transaction.isPending &&
      !facts.matchesOfTransaction.has(transaction.id);
    if (
      !isOpen ||
      asked.has(transaction.id) ||
      transaction.postedOn < first ||
      WITHOUT_RECEIPTS.test(transaction.category)
    )
      return [];
    const age = daysBetween(transaction.postedOn, facts.today);
    if (age < RECEIPT_DAYS || age > LOOK_BACK_DAYS / 2) return [];
    const isLarge =
      Math.abs(transaction.amountMinor) >= UNITS_MIN * 10 ** currencyExponent(transaction.currency);
    if (!isLarge && !writing.has(transaction.merchantKey)) return [];
    return [
      {
        kind: 'charge_without_receipt' as const,
        key: transaction.id,
        on: transaction.postedOn,
        merchant: transaction.merchant,
        amountMinor: Math.abs(transaction.amountMinor),
        currency: transaction.currency,
        receiptIds: [],
        transactionIds: [transaction.id],
        planId: null,
        facts: {},
      },
    ];
  });
}

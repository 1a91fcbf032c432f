import { daysBetween } from '#domain/calendar/civil-date.ts';
import type { IndexedFacts, KnownReceipt, KnownTransaction } from './facts.ts';
import type { Finding } from './finding.ts';

/** Maximum days between two charges of one order, and days a finding is reported. */
const APART_DAYS_MAX = 5;
const REPORTED_DAYS = 90;
/** If equal charges are this frequent around the day, a second one is a habit. */
const HABIT = { days: 45, transactions: 3 } as const;

/**
 * Finds two equal charges on one account within days, neither refunded, when emails show only one purchase of that
 * amount.
 */
export function doubleCharges(facts: IndexedFacts): Finding[] {
  const alike = Map.groupBy(
    facts.transactions.filter(
      (transaction) => transaction.isSpend && !transaction.isPending && transaction.merchantKey !== '',
    ),
    (transaction) =>
      `${transaction.accountId}|${transaction.merchantKey}|${transaction.currency}|${transaction.amountMinor}`,
  );
  return [...alike.values()].flatMap((group) => {
    const transactions = [...group].sort((a, b) =>
      `${a.postedOn}${a.id}` < `${b.postedOn}${b.id}` ? -1 : 1,
    );
    return transactions.slice(1).flatMap((second, index) => {
      const first = transactions[index];
      if (first === undefined || daysBetween(first.postedOn, second.postedOn) > APART_DAYS_MAX) return [];
      if (daysBetween(second.postedOn, facts.today) > REPORTED_DAYS || isHabit(second, transactions))
        return [];
      const [receipt, ...others] = receiptsOf(first, second, facts);
      if (receipt === undefined || others.length > 0) return [];
      return isExplained(receipt, first, second, facts) ? [] : [toFinding(first, second, receipt)];
    });
  });
}

/** The receipts either charge may belong to: matched to one, or with the same merchant, amount and time. */
function receiptsOf(first: KnownTransaction, second: KnownTransaction, facts: IndexedFacts): KnownReceipt[] {
  const matched = new Set(
    [first, second].flatMap((transaction) =>
      (facts.matchesOfTransaction.get(transaction.id) ?? []).map((join) => join.receiptId),
    ),
  );
  return facts.receipts.filter((receipt) => {
    if (matched.has(receipt.id)) return true;
    const amountMinor = receipt.chargedMinor ?? receipt.totalMinor;
    if (receipt.kind !== 'purchase' || receipt.merchantKey !== first.merchantKey) return false;
    if (amountMinor !== Math.abs(first.amountMinor) || facts.matchesOfReceipt.has(receipt.id)) return false;
    return Math.abs(daysBetween(receipt.purchasedOn, second.postedOn)) <= HABIT.days;
  });
}

function isHabit(transaction: KnownTransaction, alike: readonly KnownTransaction[]): boolean {
  const near = alike.filter(
    (other) => Math.abs(daysBetween(other.postedOn, transaction.postedOn)) <= HABIT.days,
  );
  return near.length >= HABIT.transactions;
}

/** True for two parts of one order, a refunded charge, or a repeating subscription. */
function isExplained(
  receipt: KnownReceipt,
  first: KnownTransaction,
  second: KnownTransaction,
  facts: IndexedFacts,
): boolean {
  if (isChargedInParts(receipt, first, second, facts) || isReversed(first, facts)) return true;
  return isOfPlan(first, facts) || isOfPlan(second, facts);
}

/** True if the receipt explains both charges: two equal parts, shipments or installments. */
function isChargedInParts(
  receipt: KnownReceipt,
  first: KnownTransaction,
  second: KnownTransaction,
  facts: IndexedFacts,
): boolean {
  const matches = facts.matchesOfReceipt.get(receipt.id) ?? [];
  return [first, second].every(({ id }) => matches.some((match) => match.transactionId === id));
}

/** True if the merchant has refunded the amount since. */
function isReversed(first: KnownTransaction, facts: IndexedFacts): boolean {
  return facts.transactions.some(
    (other) =>
      other.merchantKey === first.merchantKey &&
      other.currency === first.currency &&
      other.amountMinor === -first.amountMinor &&
      other.postedOn >= first.postedOn,
  );
}

function isOfPlan(transaction: KnownTransaction, facts: IndexedFacts): boolean {
  return facts.plans.some((plan) => plan.transactionIds.includes(transaction.id));
}

function toFinding(first: KnownTransaction, second: KnownTransaction, receipt: KnownReceipt): Finding {
  return {
    kind: 'charged_twice',
    key: [first.id, second.id].sort().join('+'),
    on: second.postedOn,
    merchant: second.merchant,
    amountMinor: Math.abs(second.amountMinor),
    currency: second.currency,
    receiptIds: [receipt.id],
    transactionIds: [first.id, second.id],
    planId: null,
    facts: { orderId: receipt.orderId },
  };
}

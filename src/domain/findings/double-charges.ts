import { daysBetween } from '#domain/calendar/civil-date.ts';
import type { IndexedFacts, KnownReceipt, KnownRow } from './facts.ts';
import type { Finding } from './finding.ts';

/** A second charge of one order comes within so many days; it is spoken of for so long. */
const APART_DAYS_MAX = 5;
const SPOKEN_OF_DAYS = 90;
/** Where equal charges are this frequent around the day, a second one is a habit. */
const HABIT = { days: 45, rows: 3 } as const;

/** Two equal charges within days where the mails tell of one purchase of that amount only. */
export function doubleCharges(facts: IndexedFacts): Finding[] {
  const alike = Map.groupBy(
    facts.rows.filter((row) => row.isSpend && !row.isPending && row.merchantKey !== ''),
    (row) => `${row.merchantKey}|${row.currency}|${row.amountMinor}`,
  );
  return [...alike.values()].flatMap((group) => {
    const rows = [...group].sort((a, b) => (`${a.postedOn}${a.id}` < `${b.postedOn}${b.id}` ? -1 : 1));
    return rows.slice(1).flatMap((second, at) => {
      const first = rows[at];
      if (first === undefined || daysBetween(first.postedOn, second.postedOn) > APART_DAYS_MAX) return [];
      if (daysBetween(second.postedOn, facts.today) > SPOKEN_OF_DAYS || isHabit(second, rows)) return [];
      const [receipt, ...others] = receiptsOf(first, second, facts);
      const isOne = receipt !== undefined && others.length === 0;
      return isOne && !isOfPlan(first, facts) && !isOfPlan(second, facts)
        ? [toFinding(first, second, receipt)]
        : [];
    });
  });
}

/** The receipts that either charge can stem from: joined to one, or of that seller, amount and time. */
function receiptsOf(first: KnownRow, second: KnownRow, facts: IndexedFacts): KnownReceipt[] {
  const joined = new Set(
    [first, second].flatMap((row) => (facts.joinsOfRow.get(row.id) ?? []).map((join) => join.receiptId)),
  );
  return facts.receipts.filter((receipt) => {
    if (joined.has(receipt.id)) return true;
    const amountMinor = receipt.chargedMinor ?? receipt.totalMinor;
    if (receipt.kind !== 'purchase' || receipt.merchantKey !== first.merchantKey) return false;
    if (amountMinor !== Math.abs(first.amountMinor) || facts.joinsOfReceipt.has(receipt.id)) return false;
    return Math.abs(daysBetween(receipt.purchasedOn, second.postedOn)) <= HABIT.days;
  });
}

function isHabit(row: KnownRow, alike: readonly KnownRow[]): boolean {
  const near = alike.filter((other) => Math.abs(daysBetween(other.postedOn, row.postedOn)) <= HABIT.days);
  return near.length >= HABIT.rows;
}

function isOfPlan(row: KnownRow, facts: IndexedFacts): boolean {
  return facts.plans.some((plan) => plan.transactionIds.includes(row.id));
}

function toFinding(first: KnownRow, second: KnownRow, receipt: KnownReceipt): Finding {
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

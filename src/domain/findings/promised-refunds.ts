import { addDays, type CivilDate, daysBetween } from '#domain/calendar/civil-date.ts';
import { normalizeOrderNumber } from '../matching/words/normalize-text.ts';
import type { IndexedFacts, KnownPromise, KnownReceipt } from './facts.ts';
import type { Finding } from './finding.ts';
import { isArrived, REFUND_FORGOTTEN_DAYS, usualDelay } from './refund-delay.ts';

/** What returns is looked at first, where the email gives no day. */
const CHECKING_DAYS = 7;
/** A bank books so long after the day the shop gave itself. */
const BOOKING_DAYS = 3;
/** Emails of one return come within so many days. */
const SAME_RETURN_DAYS = 60;
/** A refund's own email may be dated a little before the promise. */
const EARLIER_DAYS = 3;

/** Emails that promise the same refund, the first one's day and the latest word about the rest. */
interface Expected {
  readonly merchant: string | null;
  readonly merchantKey: string;
  readonly promisedOn: CivilDate;
  orderId: string | null;
  lastOn: CivilDate;
  dueOn: CivilDate | null;
  currency: string | null;
  totalMinor: number | null;
  readonly messageIds: string[];
}

/** What has come of a promise, by the shop's refund emails and by transactions of the bank. */
interface Arrived {
  readonly minor: number;
  readonly hasAny: boolean;
  readonly transactionIds: readonly string[];
}

/**
 * Refunds that were promised and that no refund email and no transaction of the bank shows yet: expected until the day
 * they are due, late from then on. The shop's own email of the refund takes over from its promise; each refund and each
 * transaction closes one promise.
 */
export function promisedRefunds(facts: IndexedFacts): Finding[] {
  const { bankDays, today } = facts;
  if (bankDays === null) return [];
  const spent = new Map<string, number>();
  return mergePromises(facts.promises).flatMap((promise) => {
    const arrived = take(promise, facts, spent);
    const { totalMinor, currency, promisedOn, dueOn } = promise;
    const missingMinor = totalMinor === null ? null : totalMinor - arrived.minor;
    const isTooOld = promisedOn < bankDays.from || daysBetween(promisedOn, today) > REFUND_FORGOTTEN_DAYS;
    if (isTooOld || isClosed(arrived, missingMinor, totalMinor ?? 0)) return [];
    const on = dueOn ?? addDays(promise.lastOn, CHECKING_DAYS + usualDelay(promise.merchantKey, facts));
    const isLate = today > (dueOn === null ? on : addDays(on, BOOKING_DAYS));
    const order = ordersOf(promise, facts);
    return [
      {
        kind: isLate ? ('refund_late' as const) : ('refund_expected' as const),
        key: `promise|${promise.messageIds[0]}`,
        on,
        merchant: promise.merchant ?? order[0]?.merchant ?? '',
        amountMinor: missingMinor,
        currency: missingMinor === null ? null : currency,
        receiptIds: order.map((receipt) => receipt.id),
        transactionIds: arrived.transactionIds,
        messageIds: promise.messageIds,
        planId: null,
        facts: { promisedOn, promisedMinor: totalMinor, arrivedMinor: arrived.minor },
      },
    ];
  });
}

/** All of the promised amount has come, or anything where the promise names none. */
function isClosed(arrived: Arrived, missingMinor: number | null, totalMinor: number): boolean {
  return missingMinor === null ? arrived.hasAny : isArrived(missingMinor, totalMinor);
}

/** One promise for the emails of one return: of the same order, or of the same amount. */
function mergePromises(promises: readonly KnownPromise[]): Expected[] {
  const merged: Expected[] = [];
  const sorted = [...promises].sort((a, b) =>
    `${a.promisedOn}${a.messageId}` < `${b.promisedOn}${b.messageId}` ? -1 : 1,
  );
  for (const promise of sorted) {
    const known = merged.find((other) => isSame(other, promise));
    if (!known) {
      const { messageId, ...own } = promise;
      merged.push({ ...own, lastOn: promise.promisedOn, messageIds: [messageId] });
      continue;
    }
    known.messageIds.push(promise.messageId);
    known.lastOn = promise.promisedOn;
    known.orderId ??= promise.orderId;
    known.dueOn = promise.dueOn ?? known.dueOn;
    known.currency ??= promise.currency;
    known.totalMinor ??= promise.totalMinor;
  }
  return merged;
}

function isSame(known: Expected, promise: KnownPromise): boolean {
  if (known.merchantKey === '' || known.merchantKey !== promise.merchantKey) return false;
  if (daysBetween(known.lastOn, promise.promisedOn) > SAME_RETURN_DAYS) return false;
  const [a, b] = [orderOf(known.orderId), orderOf(promise.orderId)];
  const isSameTotal = known.totalMinor === promise.totalMinor && known.currency === promise.currency;
  const isTotalOpen = known.totalMinor === null || promise.totalMinor === null;
  if (a !== null && b !== null) return a === b && (isSameTotal || isTotalOpen);
  return isSameTotal || (isTotalOpen && a === b);
}

/** What came for a promise; `spent` holds what earlier promises took of each refund and transaction. */
function take(promise: Expected, facts: IndexedFacts, spent: Map<string, number>): Arrived {
  const { totalMinor, currency } = promise;
  let minor = 0;
  let hasAny = false;
  const use = (id: string, heldMinor: number): boolean => {
    const freeMinor = heldMinor - (spent.get(id) ?? 0);
    const openMinor = totalMinor === null ? freeMinor : Math.min(freeMinor, totalMinor - minor);
    if (openMinor <= 0) return false;
    spent.set(id, (spent.get(id) ?? 0) + openMinor);
    minor += openMinor;
    hasAny = true;
    return true;
  };
  for (const refund of facts.receipts) if (answers(refund, promise)) use(refund.id, refund.totalMinor ?? 0);
  const transactionIds = facts.transactions.flatMap((transaction) => {
    const isHers =
      transaction.amountMinor > 0 &&
      transaction.merchantKey !== '' &&
      transaction.merchantKey === promise.merchantKey;
    if (
      !isHers ||
      transaction.postedOn < promise.promisedOn ||
      facts.matchesOfTransaction.has(transaction.id)
    )
      return [];
    if (currency !== null && transaction.currency !== currency) return [];
    return use(transaction.id, transaction.amountMinor) ? [transaction.id] : [];
  });
  return { minor, hasAny, transactionIds };
}

/** The shop's own email that the refund has been paid. */
function answers(refund: KnownReceipt, promise: Expected): boolean {
  if (refund.kind !== 'refund' || refund.merchantKey !== promise.merchantKey) return false;
  if (refund.purchasedOn < addDays(promise.promisedOn, -EARLIER_DAYS)) return false;
  if (promise.currency !== null && refund.currency !== promise.currency) return false;
  const [a, b] = [orderOf(refund.orderId), orderOf(promise.orderId)];
  return a === null || b === null || a === b;
}

function ordersOf({ merchantKey, orderId }: Expected, facts: IndexedFacts): KnownReceipt[] {
  const order = orderOf(orderId);
  if (order === null) return [];
  return facts.receipts.filter(
    (receipt) =>
      receipt.kind === 'purchase' &&
      receipt.merchantKey === merchantKey &&
      orderOf(receipt.orderId) === order,
  );
}

function orderOf(orderId: string | null): string | null {
  return normalizeOrderNumber(orderId ?? '') || null;
}

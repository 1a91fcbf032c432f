import { addDays, type CivilDate, daysBetween } from '#domain/calendar/civil-date.ts';
import { normalizeOrderNumber } from '../matching/words/normalize-text.ts';
import type { IndexedFacts, KnownPromise, KnownReceipt, KnownTransaction } from './facts.ts';
import type { Finding } from './finding.ts';
import { estimateRefundDelay, isRefundComplete, REFUND_EXPIRY_DAYS } from './refund-delay.ts';

/** Days a merchant needs to inspect a return if the email states no date. */
const CHECKING_DAYS = 7;
/** Days a bank needs to post a refund after the merchant's own date. */
const POSTING_DAYS = 3;
/** Emails about one return are at most this many days apart. */
const SAME_RETURN_DAYS = 60;
/** The refund email may be dated slightly before the promise. */
const EARLIER_DAYS = 3;

/** Emails that promise the same refund: the first date, and the latest details. */
interface ExpectedRefund {
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

/** A refund email or bank transaction that may fulfill a promise. */
interface PossibleRefund {
  readonly id: string;
  readonly minor: number;
  readonly isTransaction: boolean;
}

/** The refunds received for a promise, from refund emails and bank transactions. */
interface ReceivedRefund {
  readonly minor: number;
  readonly hasAny: boolean;
  readonly transactionIds: readonly string[];
}

/**
 * Finds promised refunds that no refund email or bank transaction shows yet: expected until their due date, late after
 * it. The merchant's refund email supersedes its promise. Each refund and each transaction closes one promise.
 */
export function promisedRefunds(facts: IndexedFacts): Finding[] {
  const { bankDays, today } = facts;
  if (bankDays === null) return [];
  return assignRefunds(mergePromises(facts.promises), facts).flatMap(({ promise, arrived }) => {
    const { totalMinor, currency, promisedOn, dueOn } = promise;
    const missingMinor = totalMinor === null ? null : totalMinor - arrived.minor;
    const isTooOld = promisedOn < bankDays.from || daysBetween(promisedOn, today) > REFUND_EXPIRY_DAYS;
    if (isTooOld || isClosed(arrived, missingMinor, totalMinor ?? 0)) return [];
    const on =
      dueOn ?? addDays(promise.lastOn, CHECKING_DAYS + estimateRefundDelay(promise.merchantKey, facts));
    const isLate = today > (dueOn === null ? on : addDays(on, POSTING_DAYS));
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

/** True if the full promised amount has arrived, or anything if the promise states no amount. */
function isClosed(arrived: ReceivedRefund, missingMinor: number | null, totalMinor: number): boolean {
  return missingMinor === null ? arrived.hasAny : isRefundComplete(missingMinor, totalMinor);
}

/** Merges the emails about one return: same order, or same amount. */
function mergePromises(promises: readonly KnownPromise[]): ExpectedRefund[] {
  const merged: ExpectedRefund[] = [];
  const sorted = [...promises].sort((a, b) =>
    `${a.promisedOn}${a.messageId}` < `${b.promisedOn}${b.messageId}` ? -1 : 1,
  );
  for (const promise of sorted) {
    const known = merged.find((other) => isSame(other, promise));
    if (!known) {
      const { messageId, ...rest } = promise;
      merged.push({ ...rest, lastOn: promise.promisedOn, messageIds: [messageId] });
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

function isSame(known: ExpectedRefund, promise: KnownPromise): boolean {
  if (known.merchantKey === '' || known.merchantKey !== promise.merchantKey) return false;
  if (daysBetween(known.lastOn, promise.promisedOn) > SAME_RETURN_DAYS) return false;
  const [a, b] = [orderOf(known.orderId), orderOf(promise.orderId)];
  const isSameTotal = known.totalMinor === promise.totalMinor && known.currency === promise.currency;
  const isTotalOpen = known.totalMinor === null || promise.totalMinor === null;
  if (a !== null && b !== null) return a === b && (isSameTotal || isTotalOpen);
  return isSameTotal || (isTotalOpen && a === b);
}

/** Assigns refunds to the promises of exactly their amounts first, then the rest to the others in order of date. */
function assignRefunds(
  promises: readonly ExpectedRefund[],
  facts: IndexedFacts,
): { readonly promise: ExpectedRefund; readonly arrived: ReceivedRefund }[] {
  const spent = new Map<string, number>();
  const candidates = promises.map((promise) => {
    const refunds = listPossibleRefunds(promise, facts);
    const exact = refunds.find(({ id, minor }) => minor === promise.totalMinor && !spent.has(id));
    if (exact) spent.set(exact.id, exact.minor);
    return { promise, refunds, exact };
  });
  return candidates.map(({ promise, refunds, exact }) => ({
    promise,
    arrived: exact
      ? { minor: exact.minor, hasAny: true, transactionIds: exact.isTransaction ? [exact.id] : [] }
      : collectReceived(promise.totalMinor, refunds, spent),
  }));
}

/** Collects the refunds received for a promise. `spent`: amounts of refunds already used by other promises. */
function collectReceived(
  totalMinor: number | null,
  refunds: readonly PossibleRefund[],
  spent: Map<string, number>,
): ReceivedRefund {
  let minor = 0;
  const used = refunds.filter((refund) => {
    const freeMinor = refund.minor - (spent.get(refund.id) ?? 0);
    const openMinor = totalMinor === null ? freeMinor : Math.min(freeMinor, totalMinor - minor);
    if (openMinor <= 0) return false;
    spent.set(refund.id, (spent.get(refund.id) ?? 0) + openMinor);
    minor += openMinor;
    return true;
  });
  return {
    minor,
    hasAny: used.length > 0,
    transactionIds: used.filter(({ isTransaction }) => isTransaction).map(({ id }) => id),
  };
}

/** Lists the refund emails, then the unmatched bank transactions that may fulfill a promise. */
function listPossibleRefunds(promise: ExpectedRefund, facts: IndexedFacts): PossibleRefund[] {
  const emails = facts.receipts
    .filter((receipt) => fulfillsPromise(receipt, promise))
    .map(({ id, totalMinor }) => ({ id, minor: totalMinor ?? 0, isTransaction: false }));
  const transactions = facts.transactions
    .filter(
      (transaction) => paysPromise(transaction, promise) && !facts.matchesOfTransaction.has(transaction.id),
    )
    .map(({ id, amountMinor }) => ({ id, minor: amountMinor, isTransaction: true }));
  return [...emails, ...transactions];
}

/** True if a bank transaction may be the payment of the promise. */
function paysPromise(transaction: KnownTransaction, promise: ExpectedRefund): boolean {
  const { merchantKey, currency, promisedOn } = promise;
  if (transaction.amountMinor <= 0 || transaction.postedOn < promisedOn) return false;
  if (transaction.merchantKey === '' || transaction.merchantKey !== merchantKey) return false;
  return currency === null || transaction.currency === currency;
}

/** True if a refund email fulfills the promise. */
function fulfillsPromise(refund: KnownReceipt, promise: ExpectedRefund): boolean {
  if (refund.kind !== 'refund' || refund.merchantKey !== promise.merchantKey) return false;
  if (refund.purchasedOn < addDays(promise.promisedOn, -EARLIER_DAYS)) return false;
  if (promise.currency !== null && refund.currency !== promise.currency) return false;
  const [a, b] = [orderOf(refund.orderId), orderOf(promise.orderId)];
  return a === null || b === null || a === b;
}

function ordersOf({ merchantKey, orderId }: ExpectedRefund, facts: IndexedFacts): KnownReceipt[] {
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

import { addDays, type CivilDate } from '#domain/calendar/civil-date.ts';
import type { CurrencyCode } from '#domain/money/money.ts';
import { cardDigits } from './card-accounts.ts';
import type { MatchReceipt } from './match-types.ts';
import { groupByOrder, mailRank } from './order-messages.ts';
import { expectedAmount } from './prepared-receipt.ts';
import { isRefundKind } from './purchase-kind.ts';

/** A charge may be booked so many days after its receipt: an account whose transactions begin then knows of it. */
const BOOKED_WITHIN_DAYS = 7;

/** The days over which one account shows its transactions; `to` is null while it continues. */
export interface AccountSpan {
  readonly from: CivilDate;
  readonly to: CivilDate | null;
  /** An account of everyday purchases; any other speaks for what was paid with its own card alone. */
  readonly isEveryday: boolean;
  /** Last digits of the account or its card. */
  readonly mask: string | null;
}

/** An accepted receipt, and whether a bank transaction explains it or is asked about. */
export interface EnterableReceipt extends MatchReceipt {
  readonly isExplained: boolean;
}

/** A transaction that represents a receipt whose charge no account can show. Negative = money out. */
export interface ReceiptTransaction {
  readonly receiptId: string;
  readonly merchant: string | null;
  readonly postedOn: CivilDate;
  readonly amountMinor: number;
  readonly currency: CurrencyCode;
}

/**
 * The receipts that stand as transactions of their own. A receipt does when nobody else can show its charge: no bank
 * transaction explains it or is asked about, no account shows transactions of its day, and no other email of its order
 * represents it. A function of what is known alone. Receipts without amount, day or currency, trials, and what a gift
 * card paid are no transactions.
 */
export function receiptTransactions(
  receipts: readonly EnterableReceipt[],
  spans: readonly AccountSpan[],
): ReceiptTransaction[] {
  const orders = groupByOrder(receipts);
  const purchases = new Map<string, EnterableReceipt[]>();
  const settled = new Set<number>();
  receipts.forEach((receipt, index) => {
    const order = orders[index] ?? index;
    if (receipt.chargedMinor === 0) settled.add(order);
    const key = `${order}|${expectedAmount(receipt)}`;
    purchases.set(key, [...(purchases.get(key) ?? []), receipt]);
  });
  return receipts.flatMap((receipt, index) => {
    const order = orders[index] ?? index;
    const messages = purchases.get(`${order}|${expectedAmount(receipt)}`) ?? [];
    const isPaidOtherwise =
      settled.has(order) && receipt.chargedMinor === null && !isRefundKind(receipt.kind);
    if (isPaidOtherwise || messages.some((message) => message.isExplained) || leading(messages) !== receipt)
      return [];
    const transaction = toTransaction(receipt);
    return transaction === null || isCovered(receipt, transaction.postedOn, spans) ? [] : [transaction];
  });
}

function toTransaction(receipt: EnterableReceipt): ReceiptTransaction | null {
  const { id, kind, merchant, currency, purchasedOn } = receipt;
  const amountMinor = expectedAmount(receipt);
  if (kind === 'shipping' || kind === 'other' || amountMinor === 0) return null;
  if (currency === null || purchasedOn === null) return null;
  const signedMinor = isRefundKind(kind) ? amountMinor : -amountMinor;
  return { receiptId: id, merchant, postedOn: purchasedOn, amountMinor: signedMinor, currency };
}

function isCovered(receipt: MatchReceipt, day: CivilDate, spans: readonly AccountSpan[]): boolean {
  const until = addDays(day, BOOKED_WITHIN_DAYS);
  const card = cardDigits(receipt.cardLast4);
  return spans.some(
    ({ from, to, isEveryday, mask }) =>
      from <= until &&
      (to === null || to >= day) &&
      (isEveryday || (card !== '' && card === cardDigits(mask))),
  );
}

/** The email that represents the order: a purchase before a parcel, then the earliest. */
function leading(messages: readonly EnterableReceipt[]): EnterableReceipt | undefined {
  const keyOf = (message: EnterableReceipt) =>
    `${mailRank(message)}|${message.purchasedOn}|${message.receivedAt}|${message.id}`;
  return [...messages].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))[0];
}

/** A receipt's transaction as it is stored. */
export interface StoredReceiptTransaction extends Omit<ReceiptTransaction, 'merchant'> {
  /** The text the transaction was described from. */
  readonly text: string;
  readonly isStanding: boolean;
  /** The user deleted it: it stays away. */
  readonly isDeleted: boolean;
}

/** What has to change so that exactly the wanted transactions stand. */
export interface ReceiptTransactionPlan {
  readonly added: readonly ReceiptTransaction[];
  /** Transactions whose day, amount, currency or merchant the receipt tells otherwise now. */
  readonly changed: readonly ReceiptTransaction[];
  readonly returningIds: readonly string[];
  readonly leavingIds: readonly string[];
}

/** Compares the transactions that should stand with those that do. */
export function planReceiptTransactions(
  wanted: readonly ReceiptTransaction[],
  stored: readonly StoredReceiptTransaction[],
): ReceiptTransactionPlan {
  const known = new Map(stored.map((transaction) => [transaction.receiptId, transaction]));
  const due = wanted.filter((transaction) => known.get(transaction.receiptId)?.isDeleted !== true);
  const dueIds = new Set(due.map((transaction) => transaction.receiptId));
  return {
    added: due.filter((transaction) => !known.has(transaction.receiptId)),
    changed: due.filter((transaction) => isOther(transaction, known.get(transaction.receiptId))),
    returningIds: due.flatMap(({ receiptId }) =>
      known.get(receiptId)?.isStanding === false ? [receiptId] : [],
    ),
    leavingIds: stored.flatMap((transaction) =>
      transaction.isStanding && !dueIds.has(transaction.receiptId) ? [transaction.receiptId] : [],
    ),
  };
}

/** What the bank would have called it. */
export function receiptTransactionText({ merchant }: Pick<ReceiptTransaction, 'merchant'>): string {
  return merchant ?? 'Purchase';
}

function isOther(transaction: ReceiptTransaction, stored: StoredReceiptTransaction | undefined): boolean {
  if (!stored) return false;
  return (
    transaction.postedOn !== stored.postedOn ||
    transaction.amountMinor !== stored.amountMinor ||
    transaction.currency !== stored.currency ||
    receiptTransactionText(transaction) !== stored.text
  );
}

import { addDays, type CivilDate } from '#domain/calendar/civil-date.ts';
import type { CurrencyCode } from '#domain/money/money.ts';
import { cardDigits } from './card-accounts.ts';
import type { MatchReceipt } from './match-types.ts';
import { groupByOrder, messageRank } from './order-messages.ts';
import { expectedAmount } from './prepared-receipt.ts';
import { isRefundKind } from './purchase-kind.ts';

/** A charge may post this many days after its receipt: an account whose transactions begin by then would show it. */
const POSTED_WITHIN_DAYS = 7;

/** The days for which an account shows transactions; `to` is null if the account is still updated. */
export interface AccountSpan {
  readonly from: CivilDate;
  readonly to: CivilDate | null;
  /** True for accounts used for everyday purchases. Any other account shows only what was paid with its own card. */
  readonly isEveryday: boolean;
  /** Last digits of the account or its card. */
  readonly mask: string | null;
}

/** An accepted receipt, and whether a bank transaction is matched to it or suggested for it. */
export interface CandidateReceipt extends MatchReceipt {
  readonly isExplained: boolean;
}

/** A transaction created from a receipt whose charge no account can show. Negative = money out. */
export interface ReceiptTransaction {
  readonly receiptId: string;
  readonly merchant: string | null;
  readonly postedOn: CivilDate;
  readonly amountMinor: number;
  readonly currency: CurrencyCode;
}

/**
 * Returns the transactions to create from receipts. A receipt gets one if nothing else can show its charge: no bank
 * transaction is matched or suggested, no account shows transactions of that day, and no other email of the order
 * represents it. Depends only on its arguments. Receipts without amount, date or currency, free trials, and orders paid
 * by gift card get none.
 */
export function listReceiptTransactions(
  receipts: readonly CandidateReceipt[],
  spans: readonly AccountSpan[],
): ReceiptTransaction[] {
  const orders = groupByOrder(receipts);
  const purchases = new Map<string, CandidateReceipt[]>();
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
    if (
      isPaidOtherwise ||
      messages.some((message) => message.isExplained) ||
      findRepresentative(messages) !== receipt
    )
      return [];
    const transaction = toTransaction(receipt);
    return transaction === null || isCovered(receipt, transaction.postedOn, spans) ? [] : [transaction];
  });
}

function toTransaction(receipt: CandidateReceipt): ReceiptTransaction | null {
  const { id, kind, merchant, currency, purchasedOn } = receipt;
  const amountMinor = expectedAmount(receipt);
  if (kind === 'shipping' || kind === 'other' || amountMinor === 0) return null;
  if (currency === null || purchasedOn === null) return null;
  const signedMinor = isRefundKind(kind) ? amountMinor : -amountMinor;
  return { receiptId: id, merchant, postedOn: purchasedOn, amountMinor: signedMinor, currency };
}

function isCovered(receipt: MatchReceipt, day: CivilDate, spans: readonly AccountSpan[]): boolean {
  const until = addDays(day, POSTED_WITHIN_DAYS);
  const card = cardDigits(receipt.cardLast4);
  return spans.some(
    ({ from, to, isEveryday, mask }) =>
      from <= until &&
      (to === null || to >= day) &&
      (isEveryday || (card !== '' && card === cardDigits(mask))),
  );
}

/** The email that represents the order: a purchase email before a shipping email, then the earliest. */
function findRepresentative(messages: readonly CandidateReceipt[]): CandidateReceipt | undefined {
  const keyOf = (message: CandidateReceipt) =>
    `${messageRank(message)}|${message.purchasedOn}|${message.receivedAt}|${message.id}`;
  return [...messages].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))[0];
}

/** A stored transaction that was created from a receipt. */
export interface StoredReceiptTransaction extends Omit<ReceiptTransaction, 'merchant'> {
  /** The description the transaction was created with. */
  readonly text: string;
  readonly isActive: boolean;
  /** True if the user deleted it: it is never restored. */
  readonly isDeleted: boolean;
}

/** The changes that make the stored transactions equal the wanted ones. */
export interface ReceiptTransactionPlan {
  readonly added: readonly ReceiptTransaction[];
  /** Transactions whose date, amount, currency or merchant the receipt now states differently. */
  readonly changed: readonly ReceiptTransaction[];
  readonly restoredIds: readonly string[];
  readonly removedIds: readonly string[];
}

/** Compares the wanted transactions with the stored ones. */
export function planReceiptTransactions(
  wanted: readonly ReceiptTransaction[],
  stored: readonly StoredReceiptTransaction[],
): ReceiptTransactionPlan {
  const known = new Map(stored.map((transaction) => [transaction.receiptId, transaction]));
  const due = wanted.filter((transaction) => known.get(transaction.receiptId)?.isDeleted !== true);
  const dueIds = new Set(due.map((transaction) => transaction.receiptId));
  return {
    added: due.filter((transaction) => !known.has(transaction.receiptId)),
    changed: due.filter((transaction) => isChanged(transaction, known.get(transaction.receiptId))),
    restoredIds: due.flatMap(({ receiptId }) =>
      known.get(receiptId)?.isActive === false ? [receiptId] : [],
    ),
    removedIds: stored.flatMap((transaction) =>
      transaction.isActive && !dueIds.has(transaction.receiptId) ? [transaction.receiptId] : [],
    ),
  };
}

/** The description of a transaction created from a receipt: its merchant, as a bank would print it. */
export function receiptTransactionText({ merchant }: Pick<ReceiptTransaction, 'merchant'>): string {
  return merchant ?? 'Purchase';
}

function isChanged(transaction: ReceiptTransaction, stored: StoredReceiptTransaction | undefined): boolean {
  if (!stored) return false;
  return (
    transaction.postedOn !== stored.postedOn ||
    transaction.amountMinor !== stored.amountMinor ||
    transaction.currency !== stored.currency ||
    receiptTransactionText(transaction) !== stored.text
  );
}

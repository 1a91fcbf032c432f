import { addDays, type CivilDate } from '#domain/calendar/civil-date.ts';
import type { CurrencyCode } from '#domain/money/money.ts';
import { cardDigits } from './card-accounts.ts';
import type { MatchReceipt } from './match-types.ts';
import { groupByOrder, mailRank } from './order-mails.ts';
import { expectedAmount } from './prepared-receipt.ts';
import { isRefundKind } from './purchase-kind.ts';

/** A charge may be booked so many days after its receipt: an account whose rows begin then knows of it. */
const BOOKED_WITHIN_DAYS = 7;

/** The days over which one account shows its rows; `to` is null while it goes on. */
export interface AccountSpan {
  readonly from: CivilDate;
  readonly to: CivilDate | null;
  /** An account of everyday purchases; any other speaks for what was paid with its own card alone. */
  readonly isEveryday: boolean;
  /** Last digits of the account or its card. */
  readonly mask: string | null;
}

/** An accepted receipt, and whether a bank row explains it or is asked about. */
export interface EnterableReceipt extends MatchReceipt {
  readonly isExplained: boolean;
}

/** A row that stands for a receipt whose charge no account can show. Negative = money out. */
export interface ReceiptRow {
  readonly receiptId: string;
  readonly merchant: string | null;
  readonly postedOn: CivilDate;
  readonly amountMinor: number;
  readonly currency: CurrencyCode;
}

/**
 * The receipts that stand as rows of their own. A receipt does when nobody else can show its charge: no bank row explains
 * it or is asked about, no account shows rows of its day, and no other mail of its order stands for it. A function of
 * what is known alone. Receipts without amount, day or currency, trials, and what a gift card paid are no rows.
 */
export function receiptRows(
  receipts: readonly EnterableReceipt[],
  spans: readonly AccountSpan[],
): ReceiptRow[] {
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
    const mails = purchases.get(`${order}|${expectedAmount(receipt)}`) ?? [];
    const isPaidOtherwise =
      settled.has(order) && receipt.chargedMinor === null && !isRefundKind(receipt.kind);
    if (isPaidOtherwise || mails.some((mail) => mail.isExplained) || leading(mails) !== receipt) return [];
    const row = toRow(receipt);
    return row === null || isCovered(receipt, row.postedOn, spans) ? [] : [row];
  });
}

function toRow(receipt: EnterableReceipt): ReceiptRow | null {
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

/** The mail that stands for the order: a purchase before a parcel, then the earliest. */
function leading(mails: readonly EnterableReceipt[]): EnterableReceipt | undefined {
  const keyOf = (mail: EnterableReceipt) =>
    `${mailRank(mail)}|${mail.purchasedOn}|${mail.receivedAt}|${mail.id}`;
  return [...mails].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))[0];
}

/** A receipt's row as it is stored. */
export interface StoredReceiptRow extends Omit<ReceiptRow, 'merchant'> {
  /** The text the row was described from. */
  readonly text: string;
  readonly isStanding: boolean;
  /** The person deleted it: it stays away. */
  readonly isDeleted: boolean;
}

/** What has to change so that exactly the wanted rows stand. */
export interface ReceiptRowPlan {
  readonly added: readonly ReceiptRow[];
  /** Rows whose day, amount, currency or merchant the receipt tells otherwise now. */
  readonly changed: readonly ReceiptRow[];
  readonly returningIds: readonly string[];
  readonly leavingIds: readonly string[];
}

/** Compares the rows that should stand with those that do. */
export function planReceiptRows(
  wanted: readonly ReceiptRow[],
  stored: readonly StoredReceiptRow[],
): ReceiptRowPlan {
  const known = new Map(stored.map((row) => [row.receiptId, row]));
  const due = wanted.filter((row) => known.get(row.receiptId)?.isDeleted !== true);
  const dueIds = new Set(due.map((row) => row.receiptId));
  return {
    added: due.filter((row) => !known.has(row.receiptId)),
    changed: due.filter((row) => isOther(row, known.get(row.receiptId))),
    returningIds: due.flatMap(({ receiptId }) =>
      known.get(receiptId)?.isStanding === false ? [receiptId] : [],
    ),
    leavingIds: stored.flatMap((row) =>
      row.isStanding && !dueIds.has(row.receiptId) ? [row.receiptId] : [],
    ),
  };
}

/** What the bank would have called it. */
export function receiptRowText({ merchant }: Pick<ReceiptRow, 'merchant'>): string {
  return merchant ?? 'Purchase';
}

function isOther(row: ReceiptRow, stored: StoredReceiptRow | undefined): boolean {
  if (!stored) return false;
  return (
    row.postedOn !== stored.postedOn ||
    row.amountMinor !== stored.amountMinor ||
    row.currency !== stored.currency ||
    receiptRowText(row) !== stored.text
  );
}

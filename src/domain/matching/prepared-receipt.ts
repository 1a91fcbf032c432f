import { type CivilDate, toDayNumber } from '#domain/calendar/civil-date.ts';
import { memoizeByText } from '#domain/categorization/memoize-by-text.ts';
import { lagWindow, type ReceiptDays } from './evidence/date-evidence.ts';
import { ARRIVAL_LATE_COSTS } from './match-constants.ts';
import type { MatchReceipt } from './match-types.ts';
import type { PreparedTransaction } from './prepared-transaction.ts';
import { isRefundKind, purchaseKindOf, type Trade, tradesOf } from './purchase-kind.ts';
import { indexSeries, isSeriesReceipt } from './series.ts';
import { isPayLater } from './transaction-movement.ts';
import { merchantKey, type ReceiptName, toReceiptName } from './words/merchant-name.ts';
import { normalizeOrderNumber } from './words/normalize-text.ts';

/** A receipt and the values the matcher derives from it. Only receipts with an amount to match are prepared. */
export interface PreparedReceipt {
  readonly source: MatchReceipt;
  readonly index: number;
  /** Equal for all emails of one order. */
  readonly order: number;
  readonly days: ReceiptDays;
  readonly isRefund: boolean;
  /** The expected amount of the bank transaction. */
  readonly expectedMinor: number;
  readonly currency: string | null;
  readonly tipMinor: number;
  readonly name: ReceiptName;
  readonly nameId: number;
  readonly merchantKey: string;
  readonly isPayLater: boolean;
  readonly trades: ReadonlySet<Trade>;
  readonly orderCode: string;
  readonly shipments: readonly { readonly amountMinor: number; readonly day: number | null }[];
}

/**
 * Prepares the receipts; `orders` holds the order number of each (`groupByOrder`). Receipts with nothing to match are
 * left out: kind `other`, zero amount, no date, shipping emails of known orders, and orders paid by gift card.
 */
export function prepareReceipts(
  receipts: readonly MatchReceipt[],
  orders: readonly number[],
): PreparedReceipt[] {
  const ordersOf = (isMeant: (receipt: MatchReceipt) => boolean): ReadonlySet<number> =>
    new Set(receipts.flatMap((receipt, index) => (isMeant(receipt) ? [orders[index] ?? index] : [])));
  const bought = ordersOf(({ kind }) => kind !== 'shipping' && kind !== 'other');
  const paidByGiftCard = ordersOf(({ chargedMinor }) => chargedMinor === 0);
  const names = new Map<string, number>();
  const series = indexSeries(receipts);
  const parcels = shippingEmails(receipts, orders);
  return receipts.flatMap((source, index) => {
    const order = orders[index] ?? index;
    const day = source.purchasedOn ?? source.receivedAt;
    if (source.kind === 'other' || expectedAmount(source) === 0 || day === null) return [];
    if (source.kind === 'shipping' && bought.has(order)) return [];
    if (paidByGiftCard.has(order) && source.chargedMinor === null && !isRefundKind(source.kind)) return [];
    const nameText = `${source.merchant ?? ''}\u0000${source.fromDomain ?? ''}`;
    const nameId = names.get(nameText) ?? names.size;
    names.set(nameText, nameId);
    const shipments = shipmentsOf(source, parcels.get(order) ?? []);
    return [
      { ...prepareReceipt(source, day, isSeriesReceipt(source, series)), index, order, nameId, shipments },
    ];
  });
}

function prepareReceipt(
  source: MatchReceipt,
  day: CivilDate,
  isSeries: boolean,
): Omit<PreparedReceipt, 'index' | 'order' | 'nameId' | 'shipments'> {
  const merchant = merchantOf(source);
  const purchased = toDayNumber(day);
  const received = source.receivedAt === null ? null : toDayNumber(source.receivedAt);
  return {
    source,
    days: {
      kind: purchaseKindOf(source, merchant.trades, isSeries),
      purchased,
      received: received !== null && received > purchased ? received : null,
      isArrivalOnly: source.purchasedOn === null,
    },
    isRefund: isRefundKind(source.kind),
    expectedMinor: expectedAmount(source),
    currency: source.currency,
    tipMinor: Math.abs(source.tipMinor ?? 0),
    ...merchant,
    orderCode: normalizeOrderNumber(source.orderId ?? ''),
  };
}

/** The merchant, as far as the receipt's texts name one. */
type Merchant = Pick<PreparedReceipt, 'name' | 'merchantKey' | 'isPayLater' | 'trades'>;

const MERCHANTS_MAX = 4_096;
const cachedMerchant = memoizeByText<Merchant>(MERCHANTS_MAX);

function merchantOf({ merchant, fromDomain }: MatchReceipt): Merchant {
  return cachedMerchant(`${merchant ?? ''}\u0000${fromDomain ?? ''}`, () => {
    const name = toReceiptName(merchant, fromDomain);
    return {
      name,
      merchantKey: merchantKey(name),
      isPayLater: isPayLater(`${merchant ?? ''} ${fromDomain ?? ''}`),
      trades: tradesOf(merchant, fromDomain),
    };
  });
}

/** The expected amount of the bank transaction, in positive minor units; 0 if there is none. */
export function expectedAmount(receipt: MatchReceipt): number {
  if (receipt.chargedMinor !== null) return Math.abs(receipt.chargedMinor);
  if (receipt.totalMinor !== null) return Math.abs(receipt.totalMinor);
  return (receipt.shipments ?? []).reduce((sum, shipment) => sum + Math.abs(shipment.amountMinor ?? 0), 0);
}

/** The shipping emails of each order. */
function shippingEmails(
  receipts: readonly MatchReceipt[],
  orders: readonly number[],
): ReadonlyMap<number, readonly MatchReceipt[]> {
  const messages = new Map<number, MatchReceipt[]>();
  receipts.forEach((mail, index) => {
    if (mail.kind !== 'shipping') return;
    const order = orders[index] ?? index;
    messages.set(order, [...(messages.get(order) ?? []), mail]);
  });
  return messages;
}

/** The shipments named by the receipt, else those named by the order's shipping emails. */
function shipmentsOf(
  receipt: MatchReceipt,
  messages: readonly MatchReceipt[],
): { amountMinor: number; day: number | null }[] {
  const shipments = (receipt.shipments ?? []).flatMap((shipment) =>
    shipment.amountMinor === null || shipment.amountMinor === 0
      ? []
      : [
          {
            amountMinor: Math.abs(shipment.amountMinor),
            day: shipment.shippedOn === null ? null : toDayNumber(shipment.shippedOn),
          },
        ],
  );
  if (shipments.length > 0 || receipt.kind !== 'purchase') return shipments;
  return messages.flatMap((mail) => {
    const total = Math.abs(mail.totalMinor ?? 0);
    if (total === 0 || total === Math.abs(receipt.totalMinor ?? 0)) return [];
    const day =
      mail.purchasedOn === receipt.purchasedOn ? mail.receivedAt : (mail.purchasedOn ?? mail.receivedAt);
    return [{ amountMinor: total, day: day === null ? null : toDayNumber(day) }];
  });
}

/** The first and last day on which a transaction of this receipt may be dated. */
export function transactionWindow(days: ReceiptDays): { from: number; to: number } {
  const window = lagWindow(days.kind);
  const last =
    days.received !== null && days.kind !== 'subscription'
      ? Math.max(days.received, days.purchased)
      : days.purchased;
  return {
    from: days.purchased + window.from - (days.isArrivalOnly ? ARRIVAL_LATE_COSTS.length - 1 : 0),
    to: last + window.to,
  };
}

/** Days from the receipt to the transaction, by authorization date if available. */
export function lagOf(receipt: PreparedReceipt, transaction: PreparedTransaction): number {
  return (transaction.authorizedDay ?? transaction.day) - receipt.days.purchased;
}

/**
 * True if the bank text contains the order number. Short numbers are ignored: they may be part of a phone or store
 * number.
 */
export function hasOrderNumber({ orderCode }: PreparedReceipt, transaction: PreparedTransaction): boolean {
  const isLongEnough = orderCode.length >= (/^\d+$/.test(orderCode) ? 6 : 5);
  return isLongEnough && normalizeOrderNumber(transaction.source.description).includes(orderCode);
}

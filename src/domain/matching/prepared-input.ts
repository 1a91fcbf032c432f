import { toDayNumber } from '#domain/calendar/civil-date.ts';
import { cardDigits } from './card-accounts.ts';
import { lagWindow, type ReceiptDays } from './date-evidence.ts';
import { type SeenRates, seenRates } from './exchange-evidence.ts';
import { findFundingLegs } from './funding-legs.ts';
import { type LearnedAliases, learnAliases } from './learned-aliases.ts';
import { ARRIVAL_LATE_COSTS, MATCH_WEIGHTS, type MatchWeights } from './match-constants.ts';
import type { MatchInput, MatchReceipt, MatchTransaction } from './match-types.ts';
import {
  type BankName,
  mayShareWord,
  nameSimilarity,
  type ReceiptName,
  sellerKey,
  toBankName,
  toReceiptName,
} from './merchant-similarity.ts';
import { descriptorKey, toBareCode } from './normalize-text.ts';
import { groupByOrder } from './order-mails.ts';
import { findPendingTwins } from './pending-twins.ts';
import { isRefundKind, purchaseKindOf, type Trade, tradesOf } from './purchase-kind.ts';
import { isMovementOnly, isPayLater, isPersonPayment } from './row-movement.ts';
import { isSeriesReceipt } from './series.ts';

/** A bank row with what the matcher derives from it. */
export interface PreparedRow {
  readonly source: MatchTransaction;
  readonly index: number;
  readonly day: number;
  readonly authorizedDay: number | null;
  readonly amountMinor: number;
  readonly isInflow: boolean;
  readonly currency: string;
  readonly originalMinor: number | null;
  readonly originalCurrency: string | null;
  readonly isPending: boolean;
  /** Text without references; rows of one merchant share it. */
  readonly nameKey: string;
  /** Number of the group of rows with the same text, for remembered comparisons. */
  readonly nameGroup: number;
  readonly isPerson: boolean;
  /** The text names a service that cuts a purchase into equal parts. */
  readonly isPayLater: boolean;
}

/** A receipt with what the matcher derives from it. Only receipts that money can belong to are prepared. */
export interface PreparedReceipt {
  readonly source: MatchReceipt;
  readonly index: number;
  /** Mails of one order share it. */
  readonly order: number;
  readonly days: ReceiptDays;
  readonly isRefund: boolean;
  /** What should stand on the bank row. */
  readonly expectedMinor: number;
  readonly currency: string | null;
  readonly tipMinor: number;
  readonly name: ReceiptName;
  readonly nameId: number;
  readonly sellerKey: string;
  readonly isPayLater: boolean;
  readonly trades: ReadonlySet<Trade>;
  readonly orderCode: string;
  readonly shipments: readonly { readonly amountMinor: number; readonly day: number | null }[];
}

/** Everything the search works on. */
export interface Prepared {
  readonly rows: readonly PreparedRow[];
  readonly receipts: readonly PreparedReceipt[];
  readonly weights: MatchWeights;
  readonly rates: SeenRates;
  readonly aliases: LearnedAliases;
  readonly masks: ReadonlySet<string>;
  /** Account by the digits of a card that no account shows. */
  readonly cardAccounts: ReadonlyMap<string, string>;
  /** Similarity of a receipt's and a row's merchant, remembered for each pair of texts. */
  readonly similarity: (receipt: PreparedReceipt, row: PreparedRow) => number;
  /** The same, but 0 without comparing when no word of the two begins alike: for wide searches. */
  readonly quickSimilarity: (receipt: PreparedReceipt, row: PreparedRow) => number;
  readonly isDeclined: (receipt: PreparedReceipt, row: PreparedRow) => boolean;
}

/** Reads the input once: days, amounts, names, kinds, twins, orders. Rows that only move money are left out. */
export function prepareInput(input: MatchInput): Prepared {
  const rows = prepareRows(input.transactions);
  const orders = groupByOrder(input.receipts);
  const receipts = prepareReceipts(input.receipts, orders);
  const declined = declinedPairs(input, orders);
  return {
    rows,
    receipts,
    weights: { ...MATCH_WEIGHTS, ...input.weights },
    rates: seenRates(rows.map((row) => ({ ...row, originalAmountMinor: row.originalMinor }))),
    aliases: learnAliases(input.aliases ?? []),
    masks: new Set(
      input.transactions.map((row) => cardDigits(row.accountMask)).filter((mask) => mask !== ''),
    ),
    cardAccounts: new Map(),
    ...rememberedSimilarity(),
    isDeclined: (receipt, row) => declined.has(`${receipt.order}\u0000${row.source.id}`),
  };
}

/** What rows of one text have in common. */
interface RowGroup {
  readonly id: number;
  readonly isMovement: boolean;
  readonly isPerson: boolean;
  readonly isPayLater: boolean;
}

function prepareRows(transactions: readonly MatchTransaction[]): PreparedRow[] {
  const groups = new Map<string, RowGroup>();
  const all = transactions.map((source, index) => prepareRow(source, index, groups));
  const legs = findFundingLegs(
    all.map((row) => ({
      ...row,
      accountId: row.source.accountId,
      isWallet: row.source.accountId !== null && row.source.accountMask === null,
      signedMinor: row.source.amountMinor,
      description: row.source.description,
    })),
  );
  const twins = findPendingTwins(
    all.map((row) => ({
      ...row,
      id: row.source.id,
      accountId: row.source.accountId,
      signedMinor: row.source.amountMinor,
    })),
  );
  return all
    .filter((row) => row.amountMinor > 0 && !twins.has(row.index) && !legs.has(row.index) && !row.isMovement)
    .map((row, index) => ({ ...row, index }));
}

function prepareRow(
  source: MatchTransaction,
  index: number,
  groups: Map<string, RowGroup>,
): PreparedRow & { isMovement: boolean } {
  const nameKey = descriptorKey(source.description);
  const groupKey = source.merchant === null ? nameKey : `${nameKey}\u0000${source.merchant}`;
  let group = groups.get(groupKey);
  if (!group) {
    group = {
      id: groups.size,
      isMovement: isMovementOnly(source.description),
      isPerson: isPersonPayment(source.description),
      isPayLater: isPayLater(source.description),
    };
    groups.set(groupKey, group);
  }
  return {
    source,
    index,
    day: toDayNumber(source.postedOn),
    authorizedDay: source.authorizedOn === null ? null : toDayNumber(source.authorizedOn),
    amountMinor: Math.abs(source.amountMinor),
    isInflow: source.amountMinor > 0,
    currency: source.currency,
    originalMinor: source.originalAmountMinor === null ? null : Math.abs(source.originalAmountMinor),
    originalCurrency: source.originalCurrency,
    isPending: source.pending,
    nameKey,
    nameGroup: group.id,
    isPerson: group.isPerson,
    isPayLater: group.isPayLater,
    isMovement: group.isMovement,
  };
}

function prepareReceipts(receipts: readonly MatchReceipt[], orders: readonly number[]): PreparedReceipt[] {
  const withPurchase = new Set(
    receipts.flatMap((receipt, index) => (receipt.kind === 'purchase' ? [orders[index] ?? index] : [])),
  );
  const paidByGiftCard = new Set(
    receipts.flatMap((receipt, index) => (receipt.chargedMinor === 0 ? [orders[index] ?? index] : [])),
  );
  const names = new Map<string, number>();
  const prepared: PreparedReceipt[] = [];
  receipts.forEach((source, index) => {
    const order = orders[index] ?? index;
    const expectedMinor = expectedAmount(source);
    const day = source.purchasedOn ?? source.receivedAt;
    if (source.kind === 'other' || expectedMinor === 0 || day === null) return;
    if (source.kind === 'shipping' && withPurchase.has(order)) return;
    if (paidByGiftCard.has(order) && source.chargedMinor === null && !isRefundKind(source.kind)) return;
    const nameText = `${source.merchant ?? ''}\u0000${source.fromDomain ?? ''}`;
    const nameId = names.get(nameText) ?? names.size;
    names.set(nameText, nameId);
    const name = toReceiptName(source.merchant, source.fromDomain);
    const trades = tradesOf(source.merchant, source.fromDomain);
    const kind = purchaseKindOf(source, trades, isSeriesReceipt(source, receipts));
    const purchased = toDayNumber(day);
    const received = source.receivedAt === null ? null : toDayNumber(source.receivedAt);
    prepared.push({
      source,
      index,
      order,
      days: {
        kind,
        purchased,
        received: received !== null && received > purchased ? received : null,
        isArrivalOnly: source.purchasedOn === null,
      },
      isRefund: isRefundKind(source.kind),
      expectedMinor,
      currency: source.currency,
      tipMinor: Math.abs(source.tipMinor ?? 0),
      name,
      sellerKey: sellerKey(name),
      isPayLater: isPayLater(`${source.merchant ?? ''} ${source.fromDomain ?? ''}`),
      nameId,
      trades,
      orderCode: toBareCode(source.orderId ?? ''),
      shipments: shipmentsOf(source, receipts, orders, order),
    });
  });
  return prepared;
}

function expectedAmount(receipt: MatchReceipt): number {
  if (receipt.chargedMinor !== null) return Math.abs(receipt.chargedMinor);
  if (receipt.totalMinor !== null) return Math.abs(receipt.totalMinor);
  return (receipt.shipments ?? []).reduce((sum, shipment) => sum + Math.abs(shipment.amountMinor ?? 0), 0);
}

/** Parcels the receipt names, else those that the order's shipping mails name. */
function shipmentsOf(
  receipt: MatchReceipt,
  receipts: readonly MatchReceipt[],
  orders: readonly number[],
  order: number,
): { amountMinor: number; day: number | null }[] {
  const own = (receipt.shipments ?? []).flatMap((shipment) =>
    shipment.amountMinor === null || shipment.amountMinor === 0
      ? []
      : [
          {
            amountMinor: Math.abs(shipment.amountMinor),
            day: shipment.shippedOn === null ? null : toDayNumber(shipment.shippedOn),
          },
        ],
  );
  if (own.length > 0 || receipt.kind !== 'purchase') return own;
  return receipts.flatMap((mail, index) => {
    const total = Math.abs(mail.totalMinor ?? 0);
    if (
      orders[index] !== order ||
      mail.kind !== 'shipping' ||
      total === 0 ||
      total === Math.abs(receipt.totalMinor ?? 0)
    )
      return [];
    const day =
      mail.purchasedOn === receipt.purchasedOn ? mail.receivedAt : (mail.purchasedOn ?? mail.receivedAt);
    return [{ amountMinor: total, day: day === null ? null : toDayNumber(day) }];
  });
}

/** Refused pairs, by order: what was refused for one mail is refused for every mail of that order. */
function declinedPairs(input: MatchInput, orders: readonly number[]): ReadonlySet<string> {
  const orderOf = new Map(input.receipts.map((receipt, index) => [receipt.id, orders[index] ?? index]));
  return new Set(
    (input.declined ?? []).map((pair) => `${orderOf.get(pair.receiptId) ?? -1}\u0000${pair.transactionId}`),
  );
}

function rememberedSimilarity(): Pick<Prepared, 'similarity' | 'quickSimilarity'> {
  const banks: BankName[] = [];
  const memory: number[][] = [];
  const bankOf = (row: PreparedRow): BankName => {
    const known = banks[row.nameGroup];
    if (known) return known;
    const bank = toBankName(row.source.description, row.source.merchant);
    banks[row.nameGroup] = bank;
    return bank;
  };
  const similarity = (receipt: PreparedReceipt, row: PreparedRow): number => {
    let known = memory[receipt.nameId];
    if (!known) {
      known = [];
      memory[receipt.nameId] = known;
    }
    const remembered = known[row.nameGroup];
    if (remembered !== undefined) return remembered;
    const found = nameSimilarity(receipt.name, bankOf(row));
    known[row.nameGroup] = found;
    return found;
  };
  return {
    similarity,
    quickSimilarity: (receipt, row) =>
      mayShareWord(receipt.name, bankOf(row)) ? similarity(receipt, row) : 0,
  };
}

/** First and last day on which a row of this receipt may lie. */
export function rowWindow(days: ReceiptDays): { from: number; to: number } {
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

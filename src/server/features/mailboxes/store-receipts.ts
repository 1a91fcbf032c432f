import type { UserDb } from '#db/pool.ts';
import { recordEvents } from '#db/repositories/history.ts';
import {
  listMatchRows,
  type MatchRow,
  putBackMatches,
} from '#db/repositories/receipt-matches/change-matches.ts';
import { settleForwards } from '#db/repositories/receipts/order-messages.ts';
import {
  deleteReceipts,
  evidenceContext,
  insertReceipts,
  type NewReceipt,
  type StoredReceiptKind,
} from '#db/repositories/receipts/receipts.ts';
import { insertReviewItems } from '#db/repositories/review-items.ts';
import { refreshReceiptMarks } from '#db/repositories/transactions/receipt-marks.ts';
import { readTimeZone } from '#db/repositories/user-dates.ts';
import { type CivilDate, civilDateAt, daysBetween } from '#domain/calendar/civil-date.ts';
import { canonicalMerchant } from '#domain/categorization/canonical-merchant.ts';
import { merchantKey } from '#domain/categorization/clean-descriptor.ts';
import { duplicateKey } from '#domain/receipts/duplicate-key.ts';
import type { ReadMail, ReadOrder } from '#ports/mail-reader.ts';
import { READER_VERSION } from '#readers/receipt/extraction.ts';
import type { Services } from '../../lib/services.ts';
import { findReceiptsOf } from './message-receipt-query.ts';
import { regroup } from './regroup-messages.ts';

/** How far an order's day may lie from the day its email came. */
const PURCHASE_DAYS_MAX = 730;

/** What an email tells of an order. */
export interface NewReading {
  readonly messageId: string;
  readonly mail: ReadMail;
  readonly order: ReadOrder;
  readonly kind: StoredReceiptKind;
  readonly receivedAt: Date;
  readonly isSandbox: boolean;
  readonly needsReview: boolean;
}

/**
 * Saves what emails tell of orders, in place of what the same messages told before, and finds their places among the
 * other emails of those purchases. `silentIds`: messages that tell of no order (any more).
 */
export async function storeReceipts(
  services: Services,
  db: UserDb,
  readings: readonly NewReading[],
  silentIds: readonly string[],
): Promise<void> {
  const earlier = await takeOut(db, [...readings.map((reading) => reading.messageId), ...silentIds]);
  const timeZone = await readTimeZone(db);
  const receipts = readings.map((reading) =>
    toReceipt(
      services,
      db,
      { ...reading, receivedOn: civilDateAt(reading.receivedAt, timeZone) },
      earlier.get(reading.messageId)?.id ?? services.ids.next(),
    ),
  );
  await insertReceipts(db, receipts);
  await putBackDecisions(
    db,
    readings.flatMap((reading) => earlier.get(reading.messageId)?.decisions ?? []),
  );
  await tellOfReadings(services, db, readings, earlier);
  await insertReviewItems(
    db,
    receipts.flatMap((receipt, at) => {
      const { mail: message, order } = readings[at] ?? {};
      if (receipt.state !== 'proposed' || !message || !order) return [];
      const { reason } = message;
      return [{ id: services.ids.next(), receiptId: receipt.id, reason, confidence: order.confidence }];
    }),
  );
  const numbered = receipts.flatMap(({ id, orderId }) => (orderId === null ? [] : id));
  const keys = [
    ...receipts.map((receipt) => receipt.orderKey),
    ...readings.map(({ messageId }) => earlier.get(messageId)?.orderKey ?? null),
    ...(numbered.length > 0 ? await settleForwards(db, numbered) : []),
  ];
  await regroup(
    services,
    db,
    keys.flatMap((key) => key ?? []),
  );
}

/** A receipt as it is stored; `receivedOn` is the user's day on which its email came. */
function toReceipt(
  services: Services,
  db: UserDb,
  reading: NewReading & { readonly receivedOn: CivilDate },
  id: string,
): NewReceipt {
  const { mail: message, order, kind, needsReview } = reading;
  const purchasedOn = purchaseDay(order.purchasedOn, reading.receivedOn);
  // A parcel's email represents nothing: it is kept beside its order, as evidence of what was charged when.
  const isParcel = kind === 'shipping';
  return {
    ...order,
    id,
    kind,
    purchasedOn,
    orderKey: isParcel ? null : duplicateKey({ ...order, kind, purchasedOn }),
    isForward: message.isForward,
    messageId: reading.messageId,
    state: isParcel ? 'merged' : needsReview ? 'proposed' : 'accepted',
    mergedInto: null,
    merchant: order.merchant === null ? null : canonicalMerchant(order.merchant),
    merchantKey: order.merchant ? merchantKey(order.merchant) : '',
    receivedAt: reading.receivedAt,
    fromDomain: message.fromDomain,
    isSandbox: reading.isSandbox,
    readerVersion: READER_VERSION,
    evidenceSealed: services.secretBox.seal(JSON.stringify(order.evidence), evidenceContext(db.userId, id)),
  };
}

async function tellOfReadings(
  services: Services,
  db: UserDb,
  readings: readonly NewReading[],
  earlier: ReadonlyMap<string, TakenOut>,
): Promise<void> {
  await recordEvents(
    db,
    readings.map(({ messageId, kind }) => ({
      id: services.ids.next(),
      messageId,
      detail: {
        ...{ kind: 'emailRead' as const },
        values: { kind, reader: READER_VERSION, isAgain: earlier.has(messageId) },
      },
    })),
    services.clock.now(),
  );
}

/**
 * Takes the receipts of messages away: they are none, or not to be known any more. Gives the purchases they told of.
 */
export async function removeReceipts(db: UserDb, messageIds: readonly string[]): Promise<string[]> {
  const gone = await takeOut(db, messageIds);
  return [...gone.values()].flatMap(({ orderKey }) => orderKey ?? []);
}

interface TakenOut {
  readonly id: string;
  readonly orderKey: string | null;
  /** What a person said about its transactions. */
  readonly decisions: readonly MatchRow[];
}

async function takeOut(db: UserDb, messageIds: readonly string[]): Promise<Map<string, TakenOut>> {
  const known = await findReceiptsOf(db, messageIds);
  if (known.size === 0) return new Map();
  const ids = [...known.values()].map((receipt) => receipt.id);
  const matches = await listMatchRows(db, ids);
  await deleteReceipts(db, ids);
  await refreshReceiptMarks(
    db,
    matches.map((match) => match.transaction_id),
  );
  const decisions = Map.groupBy(
    matches.filter((match) => match.decided_by === 'user'),
    (match) => match.receipt_id,
  );
  return new Map(
    [...known].map(([messageId, receipt]) => [
      messageId,
      { ...receipt, decisions: decisions.get(receipt.id) ?? [] },
    ]),
  );
}

async function putBackDecisions(db: UserDb, decisions: readonly MatchRow[]): Promise<void> {
  if (decisions.length === 0) return;
  await putBackMatches(db, decisions);
  await refreshReceiptMarks(
    db,
    decisions.map((match) => match.transaction_id),
  );
}

/**
 * The order's day where it is near the email's own; a day years away is a misreading, and the email's day replaces
 * it.
 */
function purchaseDay(stated: CivilDate | null, receivedOn: CivilDate): CivilDate {
  return stated !== null && Math.abs(daysBetween(stated, receivedOn)) <= PURCHASE_DAYS_MAX
    ? stated
    : receivedOn;
}

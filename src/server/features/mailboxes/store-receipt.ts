import type { UserDb } from '#db/pool.ts';
import { recordEvents } from '#db/repositories/history.ts';
import { listOrderMails, mergeInto, promote, settleForwards } from '#db/repositories/order-mails.ts';
import { refreshReceiptMarks } from '#db/repositories/receipt-matches.ts';
import { evidenceContext, insertReceipt, type StoredReceiptKind } from '#db/repositories/receipts.ts';
import { daysBetween } from '#domain/calendar/civil-date.ts';
import { merchantKey } from '#domain/categorization/clean-descriptor.ts';
import { historyTopic } from '#domain/ledger/history.ts';
import { duplicateKey } from '#domain/receipts/duplicate-key.ts';
import { groupOrderMails } from '#domain/receipts/group-order-mails.ts';
import type { ReadMail, ReadOrder } from '#ports/mail-reader.ts';
import type { Services } from '../../lib/services.ts';
import {
  addQuestion,
  deleteReceipt,
  findReceiptOf,
  listMatchRows,
  type MatchRow,
  putBackMatchRows,
} from './message-receipt-query.ts';

/** How far an order's day may lie from the day its mail came. */
const PURCHASE_DAYS_MAX = 730;

interface NewReading {
  readonly messageId: string;
  readonly mail: ReadMail;
  readonly order: ReadOrder;
  readonly kind: StoredReceiptKind;
  readonly receivedAt: Date;
  readonly isSandbox: boolean;
  readonly needsReview: boolean;
}

/** Saves what a mail tells of an order, and finds its place among the other mails of that purchase. */
export async function storeReceipt(services: Services, db: UserDb, reading: NewReading): Promise<void> {
  const { mail, order, kind, needsReview } = reading;
  const earlier = await takeOut(db, reading.messageId);
  const id = earlier?.id ?? services.ids.next();
  const purchasedOn = purchaseDay(order.purchasedOn, reading.receivedAt);
  // A parcel's mail stands for nothing: it is kept beside its order, as evidence of what was charged when.
  const isParcel = kind === 'shipping';
  const own = isParcel ? null : duplicateKey({ ...order, kind, purchasedOn });
  const { isForward } = mail;
  const key =
    own === null || order.orderId === null
      ? own
      : await settleForwards(db, {
          ...{ orderKey: own, orderId: order.orderId, totalMinor: order.totalMinor, isForward },
          isRefund: kind === 'refund',
          receivedAt: reading.receivedAt,
        });
  await insertReceipt(db, {
    ...order,
    ...{ id, kind, purchasedOn, orderKey: key, isForward },
    messageId: reading.messageId,
    state: isParcel ? 'merged' : needsReview ? 'proposed' : 'accepted',
    mergedInto: null,
    merchantKey: order.merchant ? merchantKey(order.merchant) : '',
    receivedAt: reading.receivedAt,
    fromDomain: mail.fromDomain,
    isSandbox: reading.isSandbox,
    readerVersion: services.mailReader.version,
    evidenceSealed: services.secretBox.seal(JSON.stringify(order.evidence), evidenceContext(db.userId, id)),
  });
  if (earlier) await putBackDecisions(db, earlier);
  await tellOfReading(services, db, reading, earlier !== null);
  if (needsReview && !isParcel) {
    await addQuestion(db, {
      ...{ id: services.ids.next(), receiptId: id },
      ...{ reason: mail.reason, confidence: order.confidence },
    });
  }
  if (key !== null) await regroup(services, db, key);
  if (earlier?.orderKey && earlier.orderKey !== key) await regroup(services, db, earlier.orderKey);
}

async function tellOfReading(
  services: Services,
  db: UserDb,
  { messageId, kind }: NewReading,
  isAgain: boolean,
): Promise<void> {
  await recordEvents(
    db,
    [
      {
        ...{ id: services.ids.next(), messageId, what: isAgain ? 'Read again' : 'Read' },
        reason: `${kind}, by reader ${services.mailReader.version}`,
        topic: historyTopic.verdict(messageId),
      },
    ],
    services.clock.now(),
  );
}

/** Takes the receipt of a message away: the message is none, or not to be known any more. */
export async function removeReceipt(
  db: UserDb,
  messageId: string,
): Promise<{ orderKey: string | null } | null> {
  return takeOut(db, messageId);
}

/** Which mail stands for each purchase of a key, decided anew from all of them. */
export async function regroup(services: Services, db: UserDb, key: string): Promise<void> {
  const mails = await listOrderMails(db, key);
  const byId = new Map(mails.map((mail) => [mail.id, mail]));
  for (const { leadingId, otherIds } of groupOrderMails(mails, key.startsWith('order|'))) {
    const leading = byId.get(leadingId);
    if (leading?.state === 'merged') {
      await promote(db, leading, services.ids.next());
      await tellOfPlace(services, db, leading, 'Stands for its purchase', 'no other email of it does');
    }
    for (const otherId of otherIds) {
      const other = byId.get(otherId);
      if (other && (other.state !== 'merged' || other.mergedInto !== leadingId)) {
        await mergeInto(db, other, leadingId);
        await tellOfPlace(
          services,
          db,
          other,
          'Merged as one order',
          'another email of it stands for the purchase',
        );
      }
    }
  }
}

async function tellOfPlace(
  services: Services,
  db: UserDb,
  { messageId }: { readonly messageId: string | null },
  what: string,
  reason: string,
): Promise<void> {
  await recordEvents(db, [{ id: services.ids.next(), messageId, what, reason }], services.clock.now());
}

interface TakenOut {
  readonly id: string;
  readonly orderKey: string | null;
  /** What a person said about its rows. */
  readonly decisions: readonly MatchRow[];
}

async function takeOut(db: UserDb, messageId: string): Promise<TakenOut | null> {
  const known = await findReceiptOf(db, messageId);
  if (!known) return null;
  const matches = await listMatchRows(db, known.id);
  await deleteReceipt(db, known.id);
  await refreshReceiptMarks(
    db,
    matches.map((match) => match.transaction_id),
  );
  return { ...known, decisions: matches.filter((match) => match.decided_by === 'user') };
}

async function putBackDecisions(db: UserDb, { decisions }: TakenOut): Promise<void> {
  if (decisions.length === 0) return;
  await putBackMatchRows(db, decisions);
  await refreshReceiptMarks(
    db,
    decisions.map((match) => match.transaction_id),
  );
}

/** The order's day where it is near the mail's own; a day years away is a misreading, and the mail's day stands for it. */
function purchaseDay(stated: string | null, receivedAt: Date): string {
  const receivedOn = receivedAt.toISOString().slice(0, 10);
  return stated !== null && Math.abs(daysBetween(stated, receivedOn)) <= PURCHASE_DAYS_MAX
    ? stated
    : receivedOn;
}

import { sqlState, type UserDb } from '#db/pool.ts';
import { countBatch } from '#db/repositories/mail-syncs.ts';
import type { StoredMailbox } from '#db/repositories/mailboxes.ts';
import { insertMessage, type MessageState, type NewMessage } from '#db/repositories/messages.ts';
import {
  evidenceContext,
  findSameOrder,
  insertReceipt,
  type StoredReceiptKind,
} from '#db/repositories/receipts.ts';
import { daysBetween } from '#domain/calendar/civil-date.ts';
import { merchantKey } from '#domain/categorization/clean-descriptor.ts';
import type { ReadMail, ReadOrder } from '#ports/mail-reader.ts';
import type { Services } from '../../lib/services.ts';

/** A message of the mailbox as far as it got: gone, unreadable, or read. */
export type FetchedMessage = { readonly id: string; readonly receivedAt: Date } & (
  | { readonly outcome: 'gone' }
  | { readonly outcome: 'unreadable'; readonly reason: string }
  | { readonly outcome: 'read'; readonly mail: ReadMail }
);

/** Below this a reading is shown as not understood rather than asked about. */
const ASK_FROM = 0.3;
/** How far an order's day may lie from the day its mail came. */
const PURCHASE_DAYS_MAX = 730;

/** Saves the verdicts of a batch with the run's counts, in one transaction. False when another run took the batch. */
export async function storeBatch(
  services: Services,
  db: UserDb,
  mailbox: StoredMailbox,
  syncId: string,
  batch: readonly FetchedMessage[],
): Promise<boolean> {
  const purchases = batch.filter(
    (message) =>
      message.outcome === 'read' &&
      (message.mail.kind === 'purchase' || message.mail.kind === 'subscription'),
  );
  const isOurs = await countBatch(db, syncId, {
    ids: batch.map((message) => message.id),
    emailsProcessed: batch.length,
    purchasesFound: purchases.length,
  });
  if (!isOurs) return false;
  for (const message of batch) await storeSafely(services, db, mailbox, message);
  return true;
}

/** Saves one message; one whose content the database refuses is kept as failed, and the others of its batch go on. */
async function storeSafely(
  services: Services,
  db: UserDb,
  mailbox: StoredMailbox,
  message: FetchedMessage,
): Promise<void> {
  await db.query('savepoint message');
  try {
    await storeMessage(services, db, mailbox, message);
  } catch (error) {
    if (!isRefusedContent(error)) throw error;
    services.logger.warn({ error }, 'a message could not be stored');
    await db.query('rollback to savepoint message');
    const { id, receivedAt } = message;
    const reason = 'This message holds values that cannot be stored.';
    await storeMessage(services, db, mailbox, { id, receivedAt, outcome: 'unreadable', reason });
  }
  await db.query('release savepoint message');
}

/** Data exceptions and broken constraints: the content is at fault, not the database. */
function isRefusedContent(error: unknown): boolean {
  return /^2[23]/.test(sqlState(error) ?? '') || error instanceof RangeError;
}

async function storeMessage(
  services: Services,
  db: UserDb,
  mailbox: StoredMailbox,
  message: FetchedMessage,
): Promise<void> {
  const id = services.ids.next();
  const { state, reason } = verdictOf(message);
  const mail = message.outcome === 'read' ? message.mail : null;
  const row: NewMessage = {
    id,
    mailboxId: mailbox.id,
    providerMessageId: message.id,
    rfcMessageId: mail?.rfcMessageId ?? null,
    fromAddress: mail?.fromAddress ?? '',
    fromName: mail?.fromName ?? '',
    subject: mail?.subject ?? '',
    receivedAt: message.receivedAt,
    state,
    kind: mail?.kind ?? null,
    reason,
    confidence: mail?.confidence ?? null,
    readerVersion: services.mailReader.version,
  };
  const isNew = await insertMessage(db, row);
  if (!isNew || !mail) return;
  const [order] = mail.orders;
  if (order && order.kind !== 'other' && order.kind !== 'shipping')
    await storeOrder(services, db, mailbox, row, mail, order, order.kind);
}

async function storeOrder(
  services: Services,
  db: UserDb,
  mailbox: StoredMailbox,
  message: NewMessage,
  mail: ReadMail,
  order: ReadOrder,
  kind: StoredReceiptKind,
): Promise<void> {
  const id = services.ids.next();
  const key = order.merchant ? merchantKey(order.merchant) : '';
  const earlier =
    order.orderId && key ? await findSameOrder(db, { kind, merchantKey: key, orderId: order.orderId }) : null;
  // A partial refund of the same order is its own movement unless it repeats the amount.
  const isRepeat = earlier !== null && (kind !== 'refund' || earlier.totalMinor === order.totalMinor);
  const needsReview = message.state === 'needs_review';
  await insertReceipt(db, {
    ...order,
    id,
    messageId: message.id,
    kind,
    state: isRepeat ? 'merged' : needsReview ? 'proposed' : 'accepted',
    mergedInto: isRepeat ? earlier.id : null,
    merchantKey: key,
    purchasedOn: purchaseDay(order.purchasedOn, message.receivedAt),
    receivedAt: message.receivedAt,
    fromDomain: mail.fromDomain,
    isSandbox: mailbox.isSandbox,
    readerVersion: services.mailReader.version,
    evidenceSealed: services.secretBox.seal(JSON.stringify(order.evidence), evidenceContext(db.userId, id)),
  });
  if (needsReview && !isRepeat) {
    await db.query(
      'insert into app.review_items (user_id, id, receipt_id, reason, confidence, state) values ($1, $2, $3, $4, $5, $6)',
      [db.userId, services.ids.next(), id, mail.reason, order.confidence, 'waiting'],
    );
  }
}

/** The order's day where it is near the mail's own; a day years away is a misreading, and the mail's day stands for it. */
function purchaseDay(stated: string | null, receivedAt: Date): string {
  const receivedOn = receivedAt.toISOString().slice(0, 10);
  return stated !== null && Math.abs(daysBetween(stated, receivedOn)) <= PURCHASE_DAYS_MAX
    ? stated
    : receivedOn;
}

function verdictOf(message: FetchedMessage): { state: MessageState; reason: string } {
  if (message.outcome === 'gone')
    return { state: 'skipped', reason: 'It was gone from the mailbox when we asked for it.' };
  if (message.outcome === 'unreadable') return { state: 'failed', reason: message.reason };
  const { mail } = message;
  const [order] = mail.orders;
  if (!order || mail.kind === 'other') return { state: 'not_receipt', reason: mail.reason };
  if (mail.kind === 'shipping') return { state: 'processed', reason: mail.reason };
  if (order.needsReview)
    return order.confidence >= ASK_FROM
      ? { state: 'needs_review', reason: mail.reason }
      : { state: 'not_receipt', reason: `Not understood: ${mail.reason}` };
  return { state: 'processed', reason: mail.reason };
}

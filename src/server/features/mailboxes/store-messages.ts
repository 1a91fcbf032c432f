import { sqlState, type UserDb } from '#db/pool.ts';
import { holdMail } from '#db/repositories/mail-syncs.ts';
import type { StoredMailbox } from '#db/repositories/mailboxes.ts';
import { findTwin, saveVerdict, type Verdict } from '#db/repositories/messages.ts';
import { oweDerivation } from '#db/repositories/owed-derivations.ts';
import { inSavepoint } from '#db/savepoint.ts';
import { orderKey } from '#domain/receipts/group-order-mails.ts';
import { receivedAtOf } from '#domain/syncing/received-at.ts';
import { KEPT_BYTES_MAX, keepMail } from '../../lib/kept-mail.ts';
import type { Services } from '../../lib/services.ts';
import type { ReadMessage } from './read-message.ts';
import { removeReceipt, storeReceipt } from './store-receipt.ts';
import { verdictOf } from './verdict.ts';

export interface Stored {
  /** Messages that have a verdict now and had none before. */
  readonly stored: number;
  readonly purchases: number;
  /** Provider ids of messages whose bodies are not needed at their source any more. */
  readonly canLetGo: readonly string[];
}

/** Saves verdicts, receipts and kept mails of a batch. One person's batches are stored one after another. */
export async function storeMessages(
  services: Services,
  db: UserDb,
  mailbox: StoredMailbox,
  batch: readonly ReadMessage[],
  keepsEvidence: boolean,
): Promise<Stored> {
  await holdMail(db);
  const context: Context = { services, db, mailbox, keepsEvidence };
  let stored = 0;
  let purchases = 0;
  const canLetGo: string[] = [];
  for (const read of [...batch].sort(byReceived)) {
    const verdict = await storeSafely(context, read);
    if (!verdict) continue;
    stored += 1;
    const isPurchase = verdict.kind === 'purchase' || verdict.kind === 'subscription';
    if (isPurchase && verdict.state !== 'skipped') purchases += 1;
    const isKept = read.outcome !== 'read' || read.raw.byteLength <= KEPT_BYTES_MAX;
    if (verdict.state !== 'needs_review' || isKept) canLetGo.push(read.message.providerMessageId);
  }
  if (stored > 0) await oweDerivation(db);
  return { stored, purchases, canLetGo };
}

interface Context {
  readonly services: Services;
  readonly db: UserDb;
  readonly mailbox: StoredMailbox;
  readonly keepsEvidence: boolean;
}

function byReceived(a: ReadMessage, b: ReadMessage): number {
  return (a.receivedAt?.getTime() ?? 0) - (b.receivedAt?.getTime() ?? 0);
}

/** Saves one message; one whose content the database refuses is kept as failed, and the others of its batch go on. */
async function storeSafely(context: Context, read: ReadMessage): Promise<Verdict | null> {
  const { db, services } = context;
  try {
    return await inSavepoint(db, () => storeOne(context, read));
  } catch (error) {
    if (!isRefusedContent(error)) throw error;
    services.logger.warn({ error }, 'a message could not be stored');
    const { message, receivedAt } = read;
    const reason = 'This message holds values that cannot be stored.';
    return storeOne(context, { message, receivedAt, outcome: 'unreadable', reason });
  }
}

/** Data exceptions and broken constraints: the content is at fault, not the database. */
function isRefusedContent(error: unknown): boolean {
  return /^2[23]/.test(sqlState(error) ?? '') || error instanceof RangeError;
}

async function storeOne(context: Context, read: ReadMessage): Promise<Verdict | null> {
  const { services, db, mailbox, keepsEvidence } = context;
  const verdict = await describe(context, read);
  if (!(await saveVerdict(db, verdict))) return null;
  const order = read.outcome === 'read' && verdict.state !== 'skipped' ? read.mail.orders[0] : undefined;
  const isLoose = order?.kind === 'shipping' && order.orderId === null;
  if (read.outcome !== 'read' || !order || order.kind === 'other' || isLoose) {
    await removeReceipt(db, verdict.id);
    return verdict;
  }
  await storeReceipt(services, db, {
    ...{ mail: read.mail, order, kind: order.kind },
    messageId: verdict.id,
    receivedAt: verdict.receivedAt,
    isSandbox: mailbox.isSandbox,
    needsReview: verdict.state === 'needs_review',
  });
  const reason = verdict.state === 'needs_review' ? 'review' : keepsEvidence ? 'evidence' : null;
  if (reason && read.raw.byteLength <= KEPT_BYTES_MAX)
    await keepMail(services, db, verdict.id, read.raw, reason);
  return verdict;
}

async function describe({ services, db }: Context, read: ReadMessage): Promise<Verdict> {
  const { message } = read;
  const mail = read.outcome === 'read' ? read.mail : null;
  const facts = read.outcome === 'passed_over' ? read.facts : null;
  const contentKey = read.outcome === 'read' ? read.contentKey : null;
  const twin = contentKey === null ? null : await findTwin(db, contentKey, message.id);
  const order = mail?.orders[0];
  const foundAt = services.clock.now();
  return {
    id: message.id,
    rfcMessageId: mail?.rfcMessageId ?? facts?.messageId ?? null,
    fromAddress: mail?.fromAddress ?? facts?.from.address ?? '',
    fromName: mail?.fromName ?? facts?.from.name ?? '',
    subject: mail?.subject ?? facts?.subject ?? '',
    receivedAt: receivedAtOf({
      provider: read.receivedAt,
      stated: mail?.sentAt ?? facts?.sentAt ?? null,
      foundAt,
    }),
    ...verdictOf(read, twin),
    kind: mail?.kind ?? null,
    confidence: mail?.confidence ?? null,
    readerVersion: mail === null ? null : services.mailReader.version,
    orderKey: order && order.kind !== 'other' ? orderKey(order) : null,
    headerKey: 'headerKey' in read ? read.headerKey : null,
    contentKey,
  };
}

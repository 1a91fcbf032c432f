import { sqlState, type UserDb } from '#db/pool.ts';
import { holdMail } from '#db/repositories/mail/mail-syncs.ts';
import type { StoredMailbox } from '#db/repositories/mail/mailboxes.ts';
import { findTwins } from '#db/repositories/mail/message-reads.ts';
import { saveVerdicts, type Verdict } from '#db/repositories/mail/messages.ts';
import { dropUploaded } from '#db/repositories/mail/uploaded-messages.ts';
import { markDerivationPending } from '#db/repositories/owed-derivations.ts';
import { scheduleLook } from '#db/repositories/schedules.ts';
import { inSavepoint } from '#db/savepoint.ts';
import { KEPT_BYTES_MAX, keepMessages, LOOK_EVERY_MS } from '../../lib/kept-message.ts';
import type { Services } from '../../lib/services.ts';
import { texts as reasonTexts } from '../../texts/en/reasons.ts';
import type { ReadMessage } from './read-message.ts';
import { storePromises } from './store-promises.ts';
import { type NewReading, storeReceipts } from './store-receipts.ts';
import { type JudgedMessage, judgeMessages } from './verdict.ts';

export interface Stored {
  /** Messages that have a verdict now and had none before. */
  readonly stored: number;
  readonly purchases: number;
}

/** Saves verdicts, receipts and kept emails of a batch. One person's batches are stored one after another. */
export async function storeMessages(
  services: Services,
  db: UserDb,
  mailbox: StoredMailbox,
  batch: readonly ReadMessage[],
  keepsEvidence: boolean,
): Promise<Stored> {
  await holdMail(db);
  const context: Context = { services, db, mailbox, keepsEvidence };
  const verdicts = await storeSafely(context, [...batch].sort(byReceived));
  const purchases = verdicts.filter(
    ({ kind, state }) => (kind === 'purchase' || kind === 'subscription') && state !== 'skipped',
  );
  if (verdicts.length > 0) await markDerivationPending(db, 'receipts');
  return { stored: verdicts.length, purchases: purchases.length };
}

const TELLING: ReadonlySet<Verdict['state']> = new Set(['processed', 'needs_review']);
const WAITED_FOR: ReadonlySet<Verdict['state']> = new Set(['not_receipt', 'needs_review']);

interface Context {
  readonly services: Services;
  readonly db: UserDb;
  readonly mailbox: StoredMailbox;
  readonly keepsEvidence: boolean;
}

function byReceived(a: ReadMessage, b: ReadMessage): number {
  return (a.receivedAt?.getTime() ?? 0) - (b.receivedAt?.getTime() ?? 0);
}

/**
 * Saves messages at once. Where the database refuses what one of them holds they are saved one by one, and that one is
 * kept as failed.
 */
async function storeSafely(context: Context, batch: readonly ReadMessage[]): Promise<Verdict[]> {
  const { db, services } = context;
  try {
    return await inSavepoint(db, () => storeAll(context, batch));
  } catch (error) {
    if (!isRefusedContent(error)) throw error;
    const [first, ...others] = batch;
    if (first && others.length === 0) {
      services.logger.warn({ error }, 'a message could not be stored');
      const { message, receivedAt } = first;
      const reason = reasonTexts.notStorable;
      return storeAll(context, [{ message, receivedAt, outcome: 'unreadable', reason }]);
    }
    const verdicts: Verdict[] = [];
    for (const read of batch) verdicts.push(...(await storeSafely(context, [read])));
    return verdicts;
  }
}

/** Data exceptions and broken constraints: the content is at fault, not the database. */
function isRefusedContent(error: unknown): boolean {
  return /^2[23]/.test(sqlState(error) ?? '') || error instanceof RangeError;
}

async function storeAll(context: Context, batch: readonly ReadMessage[]): Promise<Verdict[]> {
  const { services, db, mailbox, keepsEvidence } = context;
  const readings = batch.flatMap((read) =>
    read.outcome === 'read' ? [{ id: read.message.id, contentKey: read.contentKey }] : [],
  );
  const judged = judgeMessages(services, batch, await findTwins(db, readings), mailbox.address);
  const saved = await saveVerdicts(
    db,
    judged.map(({ verdict }) => verdict),
  );
  const fresh = judged.filter(({ verdict }) => saved.has(verdict.id));
  const told = fresh.flatMap(({ read, verdict }) => toReading(mailbox, read, verdict) ?? []);
  const telling = new Set(told.map((reading) => reading.messageId));
  const silent = fresh.flatMap(({ verdict }) => (telling.has(verdict.id) ? [] : verdict.id));
  await storeReceipts(services, db, told, silent);
  await storePromises(
    services,
    db,
    fresh.map(({ read, verdict }) => ({
      messageId: verdict.id,
      receivedAt: verdict.receivedAt,
      isSandbox: mailbox.isSandbox,
      // A refund that is told for certain is a receipt, and followed as one.
      promise: read.outcome === 'read' && WAITED_FOR.has(verdict.state) ? read.mail.promise : null,
    })),
  );
  const kept = fresh.flatMap(({ read, verdict }) => {
    const reason = verdict.state === 'needs_review' ? 'review' : keepsEvidence ? 'evidence' : null;
    if (read.outcome !== 'read' || reason === null || !telling.has(verdict.id)) return [];
    const { raw } = read;
    return reason === 'evidence' || raw.byteLength <= KEPT_BYTES_MAX
      ? [{ messageId: verdict.id, raw, reason } as const]
      : [];
  });
  await keepMessages(services, db, kept);
  if (mailbox.provider === 'files') await letGo(context, fresh);
  return fresh.map(({ verdict }) => verdict);
}

/**
 * What an email tells of an order, where it tells of one. A parcel's email without its order's number tells of none,
 * nor does one that was not understood.
 */
function toReading(mailbox: StoredMailbox, read: ReadMessage, verdict: Verdict): NewReading | null {
  const order = read.outcome === 'read' && TELLING.has(verdict.state) ? read.mail.orders[0] : undefined;
  if (read.outcome !== 'read' || !order || order.kind === 'other') return null;
  if (order.kind === 'shipping' && order.orderId === null) return null;
  return {
    mail: read.mail,
    order,
    kind: order.kind,
    messageId: verdict.id,
    receivedAt: verdict.receivedAt,
    isSandbox: mailbox.isSandbox,
    needsReview: verdict.state === 'needs_review',
  };
}

/** Uploaded bodies go with their verdicts; one too large to be kept otherwise stays here until it is decided about. */
async function letGo({ services, db, mailbox }: Context, judged: readonly JudgedMessage[]): Promise<void> {
  const isDone = ({ read, verdict }: JudgedMessage) =>
    verdict.state !== 'needs_review' || read.outcome !== 'read' || read.raw.byteLength <= KEPT_BYTES_MAX;
  const done = judged.filter(isDone).map(({ read }) => read.message.providerMessageId);
  await dropUploaded(db, mailbox.id, done);
  if (done.length < judged.length)
    await scheduleLook(db, 'retention', new Date(services.clock.now().getTime() + LOOK_EVERY_MS), 'keep');
}

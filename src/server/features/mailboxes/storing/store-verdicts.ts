import { findDuplicateMessages } from '#db/repositories/mail/message-reads.ts';
import { saveVerdicts, type Verdict } from '#db/repositories/mail/messages.ts';
import { KEPT_BYTES_MAX, keepMessages } from '../../../lib/kept-message.ts';
import type { ReadMessage } from '../read-message.ts';
import { storePromises } from '../store-promises.ts';
import { storeReceipts } from '../store-receipts.ts';
import { buildVerdicts } from '../verdict.ts';
import { deleteUploadedBodies, type StoreContext } from './delete-uploaded-bodies.ts';
import { toReading } from './to-reading.ts';

const PROMISE_STATES: ReadonlySet<Verdict['state']> = new Set(['not_receipt', 'needs_review']);

/** Saves a batch at once: verdicts first, then their receipts, promised refunds and original emails. */
export async function storeVerdicts(
  context: StoreContext,
  batch: readonly ReadMessage[],
): Promise<Verdict[]> {
  const { services, db, mailbox, keepsEvidence } = context;
  const readings = batch.flatMap((read) =>
    read.outcome === 'read' ? [{ id: read.message.id, contentKey: read.contentKey }] : [],
  );
  const judged = buildVerdicts(services, batch, await findDuplicateMessages(db, readings), mailbox.address);
  const saved = await saveVerdicts(
    db,
    judged.map(({ verdict }) => verdict),
  );
  const fresh = judged.filter(({ verdict }) => saved.has(verdict.id));
  const orders = fresh.flatMap(({ read, verdict }) => toReading(mailbox, read, verdict) ?? []);
  const withOrder = new Set(orders.map((reading) => reading.messageId));
  const withoutOrder = fresh.flatMap(({ verdict }) => (withOrder.has(verdict.id) ? [] : verdict.id));
  await storeReceipts(services, db, orders, withoutOrder);
  await storePromises(
    services,
    db,
    fresh.map(({ read, verdict }) => ({
      messageId: verdict.id,
      receivedAt: verdict.receivedAt,
      isSandbox: mailbox.isSandbox,
      // A confirmed refund is stored as a receipt and tracked as one, not as a promise.
      promise: read.outcome === 'read' && PROMISE_STATES.has(verdict.state) ? read.mail.promise : null,
    })),
  );
  const originals = fresh.flatMap(({ read, verdict }) => {
    const reason = verdict.state === 'needs_review' ? 'review' : keepsEvidence ? 'evidence' : null;
    if (read.outcome !== 'read' || reason === null || !withOrder.has(verdict.id)) return [];
    const { raw } = read;
    return reason === 'evidence' || raw.byteLength <= KEPT_BYTES_MAX
      ? [{ messageId: verdict.id, raw, reason } as const]
      : [];
  });
  await keepMessages(services, db, originals);
  if (mailbox.provider === 'files') await deleteUploadedBodies(context, fresh);
  return fresh.map(({ verdict }) => verdict);
}

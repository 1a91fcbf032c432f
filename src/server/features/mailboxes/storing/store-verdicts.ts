import { findTwins } from '#db/repositories/mail/message-reads.ts';
import { saveVerdicts, type Verdict } from '#db/repositories/mail/messages.ts';
import { KEPT_BYTES_MAX, keepMessages } from '../../../lib/kept-message.ts';
import type { ReadMessage } from '../read-message.ts';
import { storePromises } from '../store-promises.ts';
import { storeReceipts } from '../store-receipts.ts';
import { judgeMessages } from '../verdict.ts';
import { letGo, type Storing } from './let-go.ts';
import { toReading } from './to-reading.ts';

const WAITED_FOR: ReadonlySet<Verdict['state']> = new Set(['not_receipt', 'needs_review']);

/** Saves a batch at once: verdicts, then the receipts, promises and kept emails that follow from them. */
export async function storeVerdicts(context: Storing, batch: readonly ReadMessage[]): Promise<Verdict[]> {
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

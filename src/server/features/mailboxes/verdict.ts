import type { DuplicateMessage } from '#db/repositories/mail/message-reads.ts';
import type { MessageState, Verdict } from '#db/repositories/mail/messages.ts';
import { userMessage } from '#domain/messages/user-message.ts';
import { LARGE_AMOUNT_MINOR } from '#domain/money/money.ts';
import { orderKey } from '#domain/receipts/group-order-messages.ts';
import { resolveReceivedAt } from '#domain/syncing/received-at.ts';
import type { ExtractedOrder } from '#ports/mail-reader.ts';
import { READER_VERSION } from '#readers/receipt/extraction.ts';
import type { Services } from '../../lib/services.ts';
import type { ReadMessage } from './read-message.ts';

/** Readings below this confidence are shown as not understood instead of asking the user. */
const REVIEW_CONFIDENCE_MIN = 0.3;

export interface MessageWithVerdict {
  readonly read: ReadMessage;
  readonly verdict: Verdict;
}

/**
 * The verdicts on messages, in the same order. `twins`: identical emails stored earlier, by message ID. If a batch
 * contains two copies, from the mailbox with this `address`, the first one counts.
 */
export function buildVerdicts(
  services: Pick<Services, 'clock'>,
  batch: readonly ReadMessage[],
  twins: ReadonlyMap<string, DuplicateMessage>,
  address: string,
): MessageWithVerdict[] {
  const seenKeys = new Set<string>();
  return batch.map((read) => {
    const contentKey = read.outcome === 'read' ? read.contentKey : null;
    const copy = contentKey !== null && seenKeys.has(contentKey) ? { address, isForgotten: false } : null;
    const verdict = buildVerdict(services, read, twins.get(read.message.id) ?? copy);
    if (contentKey !== null && verdict.state !== 'skipped') seenKeys.add(contentKey);
    return { read, verdict };
  });
}

function buildVerdict(
  services: Pick<Services, 'clock'>,
  read: ReadMessage,
  twin: DuplicateMessage | null,
): Verdict {
  const message = read.outcome === 'read' ? read.mail : null;
  const facts = read.outcome === 'skipped' ? read.facts : null;
  const order = message?.orders[0];
  const foundAt = services.clock.now();
  return {
    id: read.message.id,
    rfcMessageId: message?.rfcMessageId ?? facts?.messageId ?? null,
    fromAddress: message?.fromAddress ?? facts?.from.address ?? '',
    fromName: message?.fromName ?? facts?.from.name ?? '',
    subject: message?.subject ?? facts?.subject ?? '',
    receivedAt: resolveReceivedAt({
      provider: read.receivedAt,
      stated: message?.sentAt ?? facts?.sentAt ?? null,
      foundAt,
    }),
    ...resolveState(read, twin),
    kind: message?.kind ?? null,
    confidence: message?.confidence ?? null,
    readerVersion: message === null ? null : READER_VERSION,
    orderKey: order && order.kind !== 'other' ? orderKey(order) : null,
    headerKey: 'headerKey' in read ? read.headerKey : null,
    contentKey: read.outcome === 'read' ? read.contentKey : null,
  };
}

/** The state of a message, with the reason shown to the user. `twin` is the same email stored earlier. */
function resolveState(
  read: ReadMessage,
  twin: DuplicateMessage | null,
): { readonly state: MessageState; readonly reason: string } {
  if (read.outcome === 'gone') return { state: 'skipped', reason: userMessage('emailGone') };
  if (read.outcome === 'skipped') return { state: 'skipped', reason: read.reason };
  if (read.outcome === 'unreadable') return { state: 'failed', reason: read.reason };
  if (twin?.isForgotten) return { state: 'skipped', reason: userMessage('emailDeletedByUser') };
  if (twin) return { state: 'skipped', reason: userMessage('emailCopyOf', twin.address) };
  const { mail: message } = read;
  const [order] = message.orders;
  if (!order || message.kind === 'other') return { state: 'not_receipt', reason: message.reason };
  if (message.kind === 'shipping') return { state: 'processed', reason: message.reason };
  if (order.needsReview)
    return order.confidence >= REVIEW_CONFIDENCE_MIN
      ? { state: 'needs_review', reason: message.reason }
      : { state: 'not_receipt', reason: userMessage('emailUnclear', message.reason) };
  return isUnusual(order)
    ? { state: 'needs_review', reason: userMessage('emailAmountUnusual') }
    : { state: 'processed', reason: message.reason };
}

/**
 * Anyone can send an email that states a very large amount, and a few of them would exceed every total, so it counts
 * only if the user confirms it.
 */
function isUnusual({ totalMinor, chargedMinor, tipMinor }: ExtractedOrder): boolean {
  return [totalMinor, chargedMinor, tipMinor].some((amount) => (amount ?? 0) >= LARGE_AMOUNT_MINOR);
}

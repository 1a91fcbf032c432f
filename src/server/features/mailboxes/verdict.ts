import type { MessageState } from '#db/repositories/messages.ts';
import type { ReadMessage } from './read-message.ts';

/** Below this a reading is shown as not understood rather than asked about. */
const ASK_FROM = 0.3;

/** The state of a message, with the reason in words for the person. `twin` is the same mail found before. */
export function verdictOf(
  read: ReadMessage,
  twin: { readonly address: string; readonly isForgotten: boolean } | null,
): { readonly state: MessageState; readonly reason: string } {
  if (read.outcome === 'gone')
    return { state: 'skipped', reason: 'It was gone from the mailbox when we asked for it.' };
  if (read.outcome === 'passed_over') return { state: 'skipped', reason: read.reason };
  if (read.outcome === 'unreadable') return { state: 'failed', reason: read.reason };
  if (twin?.isForgotten) return { state: 'skipped', reason: 'You asked to forget this email.' };
  if (twin) return { state: 'skipped', reason: `The same email was read already, in ${twin.address}.` };
  const { mail } = read;
  const [order] = mail.orders;
  if (!order || mail.kind === 'other') return { state: 'not_receipt', reason: mail.reason };
  if (mail.kind === 'shipping') return { state: 'processed', reason: mail.reason };
  if (order.needsReview)
    return order.confidence >= ASK_FROM
      ? { state: 'needs_review', reason: mail.reason }
      : { state: 'not_receipt', reason: `Not understood: ${mail.reason}` };
  return { state: 'processed', reason: mail.reason };
}

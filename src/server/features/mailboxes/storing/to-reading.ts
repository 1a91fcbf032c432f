import type { StoredMailbox } from '#db/repositories/mail/mailboxes.ts';
import type { Verdict } from '#db/repositories/mail/messages.ts';
import type { StoredReceiptKind } from '#db/repositories/receipts/receipts.ts';
import type { ExtractedEmail, ExtractedOrder } from '#ports/mail-reader.ts';
import type { ReadMessage } from '../read-message.ts';

const STATES_WITH_ORDER: ReadonlySet<Verdict['state']> = new Set(['processed', 'needs_review']);

/**
 * The order an email contains, or null. A shipping update without an order number has none, nor has an email that was
 * not understood.
 */
export function toReading(mailbox: StoredMailbox, read: ReadMessage, verdict: Verdict): OrderReading | null {
  const order =
    read.outcome === 'read' && STATES_WITH_ORDER.has(verdict.state) ? read.mail.orders[0] : undefined;
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

/** The order read from an email. */
export interface OrderReading {
  readonly messageId: string;
  readonly mail: ExtractedEmail;
  readonly order: ExtractedOrder;
  readonly kind: StoredReceiptKind;
  readonly receivedAt: Date;
  readonly isSandbox: boolean;
  readonly needsReview: boolean;
}

import type { UserDb } from '#db/pool.ts';
import { type NewHistoryEvent, recordEvents } from '#db/repositories/history.ts';
import {
  listOrderMessages,
  type Merge,
  mergeReceipts,
  type StoredOrderMessage,
} from '#db/repositories/receipts/order-messages.ts';
import { resolvePaymentEmails } from '#db/repositories/receipts/payment-emails.ts';
import { markProven, restoreOriginalState, retractPaymentProof } from '#db/repositories/receipts/proof.ts';
import { userMessage } from '#domain/messages/user-message.ts';
import { groupOrderMessages, type OrderGroup } from '#domain/receipts/group-order-messages.ts';
import type { Services } from '../../lib/services.ts';

/** The changes needed so that the right email leads each purchase. */
interface Regrouping {
  readonly promoted: StoredOrderMessage[];
  readonly merges: Merge[];
  /** Leading emails that are now proven by a payment service's email. */
  readonly provenIds: string[];
  /** Leading emails that are no longer proven by one. */
  readonly unprovenIds: string[];
}

/** Recomputes the leading email of each purchase with one of these order keys. */
export async function regroupMessages(
  services: Services,
  db: UserDb,
  changed: readonly string[],
): Promise<void> {
  if (changed.length === 0) return;
  const keys = [...changed, ...(await resolvePaymentEmails(db, changed))];
  const regrouping: Regrouping = { promoted: [], merges: [], provenIds: [], unprovenIds: [] };
  for (const [key, messages] of await listOrderMessages(db, [...new Set(keys)])) {
    const byId = new Map(messages.map((message) => [message.id, message]));
    for (const group of groupOrderMessages(messages, key.startsWith('order|')))
      collectChanges(group, byId, regrouping);
  }
  const { promoted, merges, provenIds, unprovenIds } = regrouping;
  await restoreOriginalState(
    db,
    promoted.map(({ id }) => id),
  );
  await mergeReceipts(db, merges, userMessage('emailRepeated'));
  await markProven(db, provenIds, 'payment', userMessage('provenByPayment'));
  await retractPaymentProof(db, unprovenIds, userMessage('provenByBank'));
  await recordEvents(
    db,
    [
      ...promoted.map((message) => newEvent(services, message, 'emailCounts')),
      ...merges.map(({ message }) => newEvent(services, message, 'emailMerged')),
    ],
    services.clock.now(),
  );
}

function collectChanges(
  { leadingId, otherIds, isProvenByPayment }: OrderGroup,
  byId: ReadonlyMap<string, StoredOrderMessage>,
  { promoted, merges, provenIds, unprovenIds }: Regrouping,
): void {
  const leading = byId.get(leadingId);
  if (leading?.state === 'merged') promoted.push(leading);
  if (isProvenByPayment && !leading?.hasPaymentProof) provenIds.push(leadingId);
  if (!isProvenByPayment && leading?.hasPaymentProof) unprovenIds.push(leadingId);
  for (const id of otherIds) {
    const message = byId.get(id);
    if (message && (message.mergedInto !== leadingId || message.state !== 'merged'))
      merges.push({ message, leadingId });
  }
}

function newEvent(
  services: Services,
  { messageId }: StoredOrderMessage,
  kind: 'emailCounts' | 'emailMerged',
): NewHistoryEvent {
  return { id: services.ids.next(), messageId, detail: { kind, values: {} } };
}

import type { UserDb } from '#db/pool.ts';
import { type NewHistoryEvent, recordEvents } from '#db/repositories/history.ts';
import {
  listOrderMessages,
  type Merge,
  mergeInto,
  type StoredOrderMessage,
} from '#db/repositories/receipts/order-messages.ts';
import { settlePayments } from '#db/repositories/receipts/payment-emails.ts';
import { acceptAsProven, restoreOwnStanding, withdrawPaymentProof } from '#db/repositories/receipts/proof.ts';
import { groupOrderMessages, type OrderGroup } from '#domain/receipts/group-order-messages.ts';
import type { Services } from '../../lib/services.ts';
import { texts as reasonTexts } from '../../texts/en/reasons.ts';

/** What has to change so that the right email represents each purchase. */
interface Regrouping {
  readonly promoted: StoredOrderMessage[];
  readonly merges: Merge[];
  /** Leading emails that a payment service's proves from now on. */
  readonly provenIds: string[];
  /** Leading emails that none proves any more. */
  readonly unprovenIds: string[];
}

/** Which email represents each purchase of these keys, decided anew from all of them. */
export async function regroup(services: Services, db: UserDb, changed: readonly string[]): Promise<void> {
  if (changed.length === 0) return;
  const keys = [...changed, ...(await settlePayments(db, changed))];
  const regrouping: Regrouping = { promoted: [], merges: [], provenIds: [], unprovenIds: [] };
  for (const [key, messages] of await listOrderMessages(db, [...new Set(keys)])) {
    const byId = new Map(messages.map((message) => [message.id, message]));
    for (const group of groupOrderMessages(messages, key.startsWith('order|')))
      compareGroup(group, byId, regrouping);
  }
  const { promoted, merges, provenIds, unprovenIds } = regrouping;
  await restoreOwnStanding(
    db,
    promoted.map(({ id }) => id),
  );
  await mergeInto(db, merges, reasonTexts.repeated);
  await acceptAsProven(db, provenIds, 'payment', reasonTexts.provenByPayment);
  await withdrawPaymentProof(db, unprovenIds, reasonTexts.provenByBank);
  await recordEvents(
    db,
    [
      ...promoted.map((message) => place(services, message, 'emailCounts')),
      ...merges.map(({ message }) => place(services, message, 'emailMerged')),
    ],
    services.clock.now(),
  );
}

function compareGroup(
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

function place(
  services: Services,
  { messageId }: StoredOrderMessage,
  kind: 'emailCounts' | 'emailMerged',
): NewHistoryEvent {
  return { id: services.ids.next(), messageId, detail: { kind, values: {} } };
}

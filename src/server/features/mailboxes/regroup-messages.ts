import type { UserDb } from '#db/pool.ts';
import { type NewHistoryEvent, recordEvents } from '#db/repositories/history.ts';
import {
  listOrderMessages,
  type Merge,
  mergeInto,
  promote,
  type StoredOrderMessage,
} from '#db/repositories/receipts/order-messages.ts';
import { settlePayments } from '#db/repositories/receipts/payment-emails.ts';

import { groupOrderMessages } from '#domain/receipts/group-order-messages.ts';
import type { Services } from '../../lib/services.ts';

/** Which email represents each purchase of these keys, decided anew from all of them. */
export async function regroup(services: Services, db: UserDb, changed: readonly string[]): Promise<void> {
  if (changed.length === 0) return;
  const keys = [...changed, ...(await settlePayments(db, changed))];
  const promoted: StoredOrderMessage[] = [];
  const merges: Merge[] = [];
  for (const [key, messages] of await listOrderMessages(db, [...new Set(keys)])) {
    const byId = new Map(messages.map((message) => [message.id, message]));
    for (const { leadingId, otherIds } of groupOrderMessages(messages, key.startsWith('order|'))) {
      const leading = byId.get(leadingId);
      if (leading?.state === 'merged') promoted.push(leading);
      const others = otherIds.flatMap((id) => byId.get(id) ?? []);
      for (const message of others.filter(
        (other) => other.mergedInto !== leadingId || other.state !== 'merged',
      ))
        merges.push({ message, leadingId });
    }
  }
  for (const message of promoted) await promote(db, message, services.ids.next());
  await mergeInto(db, merges);
  await recordEvents(
    db,
    [
      ...promoted.map((message) => place(services, message, 'emailCounts')),
      ...merges.map(({ message }) => place(services, message, 'emailMerged')),
    ],
    services.clock.now(),
  );
}

function place(
  services: Services,
  { messageId }: StoredOrderMessage,
  kind: 'emailCounts' | 'emailMerged',
): NewHistoryEvent {
  return { id: services.ids.next(), messageId, detail: { kind, values: {} } };
}

import type { UserDb } from '#db/pool.ts';
import { type NewHistoryEvent, recordEvents } from '#db/repositories/history.ts';
import {
  listOrderMails,
  type Merge,
  mergeInto,
  promote,
  type StoredOrderMail,
} from '#db/repositories/order-mails.ts';
import { groupOrderMails } from '#domain/receipts/group-order-mails.ts';
import type { Services } from '../../lib/services.ts';

/** Which mail stands for each purchase of these keys, decided anew from all of them. */
export async function regroup(services: Services, db: UserDb, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const promoted: StoredOrderMail[] = [];
  const merges: Merge[] = [];
  for (const [key, mails] of await listOrderMails(db, [...new Set(keys)])) {
    const byId = new Map(mails.map((mail) => [mail.id, mail]));
    for (const { leadingId, otherIds } of groupOrderMails(mails, key.startsWith('order|'))) {
      const leading = byId.get(leadingId);
      if (leading?.state === 'merged') promoted.push(leading);
      for (const otherId of otherIds) {
        const mail = byId.get(otherId);
        if (mail && (mail.state !== 'merged' || mail.mergedInto !== leadingId))
          merges.push({ mail, leadingId });
      }
    }
  }
  for (const mail of promoted) await promote(db, mail, services.ids.next());
  await mergeInto(db, merges);
  await recordEvents(
    db,
    [
      ...promoted.map((mail) => place(services, mail, 'emailCounts')),
      ...merges.map(({ mail }) => place(services, mail, 'emailMerged')),
    ],
    services.clock.now(),
  );
}

function place(
  services: Services,
  { messageId }: StoredOrderMail,
  kind: 'emailCounts' | 'emailMerged',
): NewHistoryEvent {
  return { id: services.ids.next(), messageId, detail: { kind, values: {} } };
}

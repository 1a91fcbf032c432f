import type { UserDb, Uuid } from '#db/pool.ts';
import { listDeadlineFacts } from '#db/repositories/receipt-deadlines.ts';
import { type PurchaseDeadline, resolvePurchaseDeadlines } from '#domain/receipts/purchase-deadlines.ts';

/** The clocks of the purchases of messages, by message; none for a message without a purchase. */
export async function readClocks(
  db: UserDb,
  messageIds: readonly Uuid[],
): Promise<Map<Uuid, Omit<PurchaseDeadline, 'ruleDays'>[]>> {
  const facts = await listDeadlineFacts(db, messageIds);
  return new Map(
    [...facts].map(([id, own]) => [
      id,
      resolvePurchaseDeadlines(own).map(({ clock, untilOn, isOwn }) => ({ clock, untilOn, isOwn })),
    ]),
  );
}

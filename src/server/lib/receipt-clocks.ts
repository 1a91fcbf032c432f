import type { UserDb, Uuid } from '#db/pool.ts';
import { listDeadlineFacts } from '#db/repositories/receipt-deadlines.ts';
import { type PurchaseDeadline, resolvePurchaseDeadlines } from '#domain/receipts/purchase-deadlines.ts';

/** Purchase times by message; messages without a purchase are absent. */
export async function readClocks(
  db: UserDb,
  messageIds: readonly Uuid[],
): Promise<Map<Uuid, Omit<PurchaseDeadline, 'ruleDays'>[]>> {
  const facts = await listDeadlineFacts(db, messageIds);
  return new Map(
    [...facts].map(([id, purchase]) => [
      id,
      resolvePurchaseDeadlines(purchase).map(({ clock, untilOn, isOwn }) => ({ clock, untilOn, isOwn })),
    ]),
  );
}

import type { UserDb, Uuid } from '#db/pool.ts';
import { findOrderKey, listReceiptsOfOrders } from '#db/repositories/receipts/order-messages.ts';
import type { SnapshotScope } from '#db/repositories/row-snapshots.ts';

/** Every record that a decision about an email may change, including the other emails of its order. */
export async function orderScope(
  db: UserDb,
  keys: readonly string[],
  messageId: Uuid,
): Promise<SnapshotScope> {
  const receipts = await listReceiptsOfOrders(db, keys, messageId);
  const ids = receipts.map(({ id }) => id);
  return {
    messages: [messageId, ...receipts.flatMap((receipt) => receipt.messageId ?? [])],
    ...{
      receipts: ids,
      receipt_line_items: ids,
      receipt_matches: ids,
      review_items: ids,
      pairing_answers: ids,
    },
    promised_refunds: [messageId],
  };
}

/** The same scope for the purchase of a message, if it has one. */
export async function purchaseScope(db: UserDb, messageId: Uuid): Promise<SnapshotScope> {
  const key = (await findOrderKey(db, messageId))?.key ?? null;
  return orderScope(db, key === null ? [] : [key], messageId);
}

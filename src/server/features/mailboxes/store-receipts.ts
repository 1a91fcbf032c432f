import type { UserDb } from '#db/pool.ts';
import { resolveForwards } from '#db/repositories/receipts/order-messages.ts';
import { insertReceipts } from '#db/repositories/receipts/receipts.ts';
import { insertReviewItems } from '#db/repositories/review-items.ts';
import { getTimeZone } from '#db/repositories/user-dates.ts';
import { civilDateAt } from '#domain/calendar/civil-date.ts';
import type { Services } from '../../lib/services.ts';
import { regroupMessages } from './regroup-messages.ts';
import { deleteMessageReceipts, restoreMatchDecisions } from './storing/delete-message-receipts.ts';
import { recordReadings } from './storing/record-readings.ts';
import type { OrderReading } from './storing/to-reading.ts';
import { toReceipt } from './storing/to-receipt.ts';

/**
 * Saves the receipts read from messages, replacing earlier receipts of the same messages, and regroups the emails of
 * those purchases. `silentIds`: messages without an order (anymore).
 */
export async function storeReceipts(
  services: Services,
  db: UserDb,
  readings: readonly OrderReading[],
  silentIds: readonly string[],
): Promise<void> {
  const earlier = await deleteMessageReceipts(db, [
    ...readings.map((reading) => reading.messageId),
    ...silentIds,
  ]);
  const timeZone = await getTimeZone(db);
  const receipts = readings.map((reading) =>
    toReceipt(
      services,
      db,
      { ...reading, receivedOn: civilDateAt(reading.receivedAt, timeZone) },
      earlier.get(reading.messageId)?.id ?? services.ids.next(),
    ),
  );
  await insertReceipts(db, receipts);
  await restoreMatchDecisions(
    db,
    readings.flatMap((reading) => earlier.get(reading.messageId)?.decisions ?? []),
  );
  await recordReadings(services, db, readings, earlier);
  await insertReviewItems(
    db,
    receipts.flatMap((receipt, index) => {
      const { mail: message, order } = readings[index] ?? {};
      if (receipt.state !== 'proposed' || !message || !order) return [];
      const { reason } = message;
      return [{ id: services.ids.next(), receiptId: receipt.id, reason, confidence: order.confidence }];
    }),
  );
  const numbered = receipts.flatMap(({ id, orderId }) => (orderId === null ? [] : id));
  const keys = [
    ...receipts.map((receipt) => receipt.orderKey),
    ...readings.map(({ messageId }) => earlier.get(messageId)?.orderKey ?? null),
    ...(numbered.length > 0 ? await resolveForwards(db, numbered) : []),
  ];
  await regroupMessages(
    services,
    db,
    keys.flatMap((key) => key ?? []),
  );
}

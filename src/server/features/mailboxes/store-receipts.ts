import type { UserDb } from '#db/pool.ts';
import { settleForwards } from '#db/repositories/receipts/order-messages.ts';
import { insertReceipts } from '#db/repositories/receipts/receipts.ts';
import { insertReviewItems } from '#db/repositories/review-items.ts';
import { readTimeZone } from '#db/repositories/user-dates.ts';
import { civilDateAt } from '#domain/calendar/civil-date.ts';
import type { Services } from '../../lib/services.ts';
import { regroup } from './regroup-messages.ts';
import { putBackDecisions, takeOut } from './storing/take-out-receipts.ts';
import { tellOfReadings } from './storing/tell-of-readings.ts';
import type { NewReading } from './storing/to-reading.ts';
import { toReceipt } from './storing/to-receipt.ts';

/**
 * Saves what emails tell of orders, in place of what the same messages told before, and finds their places among the
 * other emails of those purchases. `silentIds`: messages that tell of no order (any more).
 */
export async function storeReceipts(
  services: Services,
  db: UserDb,
  readings: readonly NewReading[],
  silentIds: readonly string[],
): Promise<void> {
  const earlier = await takeOut(db, [...readings.map((reading) => reading.messageId), ...silentIds]);
  const timeZone = await readTimeZone(db);
  const receipts = readings.map((reading) =>
    toReceipt(
      services,
      db,
      { ...reading, receivedOn: civilDateAt(reading.receivedAt, timeZone) },
      earlier.get(reading.messageId)?.id ?? services.ids.next(),
    ),
  );
  await insertReceipts(db, receipts);
  await putBackDecisions(
    db,
    readings.flatMap((reading) => earlier.get(reading.messageId)?.decisions ?? []),
  );
  await tellOfReadings(services, db, readings, earlier);
  await insertReviewItems(
    db,
    receipts.flatMap((receipt, at) => {
      const { mail: message, order } = readings[at] ?? {};
      if (receipt.state !== 'proposed' || !message || !order) return [];
      const { reason } = message;
      return [{ id: services.ids.next(), receiptId: receipt.id, reason, confidence: order.confidence }];
    }),
  );
  const numbered = receipts.flatMap(({ id, orderId }) => (orderId === null ? [] : id));
  const keys = [
    ...receipts.map((receipt) => receipt.orderKey),
    ...readings.map(({ messageId }) => earlier.get(messageId)?.orderKey ?? null),
    ...(numbered.length > 0 ? await settleForwards(db, numbered) : []),
  ];
  await regroup(
    services,
    db,
    keys.flatMap((key) => key ?? []),
  );
}

import { refreshReceiptMarks } from '#db/repositories/receipt-matches.ts';
import { recordEvents } from '#db/repositories/transactions.ts';
import { notFound } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire } from '../../lib/wire-id.ts';

/** Parts a receipt from a row for good: the pair is remembered as declined, and both look for another partner. */
export async function unmatchReceipt(
  services: Services,
  userId: string,
  wireTransactionId: string,
  wireReceiptId: string,
): Promise<void> {
  const transactionId = fromWire(wireTransactionId);
  const receiptId = fromWire(wireReceiptId);
  await services.db.withUser(userId, async (db) => {
    const parted = await db.query(
      `update app.receipt_matches set state = 'declined', decided_by = 'user', decided_at = $4
        where user_id = $1 and receipt_id = $2 and transaction_id = $3 and transaction_id <> receipt_id and state = 'matched' returning 1`,
      [userId, receiptId, transactionId, services.clock.now()],
    );
    if (parted.length === 0) throw notFound();
    await refreshReceiptMarks(db, [transactionId]);
    await recordEvents(
      db,
      [{ id: services.ids.next(), transactionId, what: 'Receipt taken off', reason: 'by you' }],
      services.clock.now(),
    );
  });
  await services.jobs.send('derive', userId, { userId });
  await services.events.publish(userId, {
    kind: 'changed',
    areas: ['dashboard', 'transactions', 'insights', 'review', 'email-ai'],
  });
}

import { takeBackLesson } from '#db/repositories/mail-lessons.ts';
import { refreshReceiptMarks } from '#db/repositories/receipt-matches.ts';
import type { StoredReceipt } from '#db/repositories/receipts.ts';
import { refreshFlows } from '#db/repositories/transfers.ts';
import { Fault, notFound } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire } from '../../lib/wire-id.ts';
import type { LearnedAlias } from './decide-review-item.ts';

interface Before {
  readonly receipt: StoredReceipt;
  readonly matches: readonly Record<string, unknown>[];
  readonly message: { readonly state: string; readonly reason: string } | null;
  readonly learned?: LearnedAlias | null;
}

/** Puts receipt, matches, message and what was learned back as they stood, and the item back into the queue. */
export async function undoReviewDecision(services: Services, userId: string, wireId: string): Promise<void> {
  const id = fromWire(wireId);
  await services.db.withUser(userId, async (db) => {
    const [item] = await db.query<{ receiptId: string; state: string; before: Before | null }>(
      'select receipt_id as "receiptId", state, before_decision as before from app.review_items where user_id = $1 and id = $2 for update',
      [userId, id],
    );
    if (!item) throw notFound();
    if (item.state === 'waiting' || item.before === null)
      throw new Fault('Conflict', 'There is no decision to take back.');
    const { receipt, matches, message, learned } = item.before;
    const touched = await db.query<{ id: string }>(
      'delete from app.receipt_matches where user_id = $1 and receipt_id = $2 returning transaction_id as id',
      [userId, item.receiptId],
    );
    await db.query(
      `insert into app.receipt_matches select * from jsonb_populate_recordset(null::app.receipt_matches, $1::jsonb)
        where exists (select from app.transactions t where t.user_id = user_id and t.id = transaction_id)`,
      [JSON.stringify(matches)],
    );
    await db.query(
      `update app.receipts set state = $3, merchant = $4, merchant_key = $5, order_id = $6, purchased_on = $7, currency = $8, total_minor = $9, tax_minor = $10,
         shipping_minor = $11, discount_minor = $12, tip_minor = $13, card_last4 = $14, confidence = $15 where user_id = $1 and id = $2`,
      [
        userId,
        item.receiptId,
        receipt.state,
        receipt.merchant,
        receipt.merchantKey,
        receipt.orderId,
        receipt.purchasedOn,
        receipt.currency,
        receipt.totalMinor,
        receipt.taxMinor,
        receipt.shippingMinor,
        receipt.discountMinor,
        receipt.tipMinor,
        receipt.cardLast4,
        receipt.confidence,
      ],
    );
    if (receipt.messageId) await takeBackLesson(db, receipt.messageId);
    if (message && receipt.messageId) {
      await db.query('update app.messages set state = $3, reason = $4 where user_id = $1 and id = $2', [
        userId,
        receipt.messageId,
        message.state,
        message.reason,
      ]);
    }
    if (learned) {
      await db.query(
        'delete from app.merchant_aliases where user_id = $1 and description = $2 and merchant = $3',
        [userId, learned.description, learned.merchant],
      );
    }
    await db.query(
      `update app.review_items set state = 'waiting', decided_at = null, before_decision = null where user_id = $1 and id = $2`,
      [userId, id],
    );
    const rows = touched.map((row) => row.id);
    await refreshReceiptMarks(db, rows);
    await refreshFlows(db, rows);
  });
  await services.jobs.send('derive', userId, { userId });
  await services.events.publish(userId, {
    kind: 'changed',
    areas: ['review', 'transactions', 'dashboard', 'email-ai', 'processed-emails'],
  });
}

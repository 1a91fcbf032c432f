import type { UserDb, Uuid } from '../../pool.ts';
import { storableJson } from '../../storable.ts';
import { deleteSuggestions } from '../receipt-matches/decisions.ts';
import { updateReceipts } from './receipts.ts';

export async function acceptReceipt(db: UserDb, receiptId: Uuid): Promise<void> {
  await updateReceipts(
    db,
    `update app.receipts r set state = 'accepted', confidence = 1 where r.user_id = $1 and id = $2`,
    [db.userId, receiptId],
  );
}

export async function rejectReceipt(db: UserDb, receiptId: Uuid): Promise<void> {
  await updateReceipts(db, `update app.receipts r set state = 'rejected' where r.user_id = $1 and id = $2`, [
    db.userId,
    receiptId,
  ]);
  await deleteSuggestions(db, receiptId);
}

/** Fields of a receipt by column; missing ones are unchanged. */
export interface CorrectedFields {
  readonly currency?: string;
  readonly total_minor?: number | null;
  readonly tax_minor?: number | null;
  readonly shipping_minor?: number | null;
  readonly discount_minor?: number | null;
  readonly tip_minor?: number | null;
  readonly purchased_on?: string;
  readonly merchant?: string | null;
  readonly merchant_key?: string;
  readonly order_id?: string | null;
  readonly card_last4?: string | null;
}

/** Saves the fields that the user corrected. */
export async function updateCorrectedFields(
  db: UserDb,
  receiptId: Uuid,
  fields: CorrectedFields,
): Promise<void> {
  if (Object.keys(fields).length === 0) return;
  await updateReceipts(
    db,
    `update app.receipts r set (currency, total_minor, tax_minor, shipping_minor, discount_minor, tip_minor,
      purchased_on,
         merchant, merchant_key, order_id, card_last4) =
       (select n.currency, n.total_minor, n.tax_minor, n.shipping_minor, n.discount_minor, n.tip_minor, n.purchased_on,
               n.merchant, n.merchant_key, n.order_id, n.card_last4 from jsonb_populate_record(r, $3::jsonb) n)
      where r.user_id = $1 and r.id = $2`,
    [db.userId, receiptId, storableJson(fields)],
  );
}

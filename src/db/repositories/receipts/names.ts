import type { UserDb } from '../../pool.ts';
import { trackReceiptChanges } from '../matching/match-changes.ts';

/** SQL condition: the user entered the merchant of the receipt. The receipt and its transaction keep that name. */
export const IS_NAMED_BY_USER = `exists (select from app.review_items v
  where v.user_id = $1 and v.receipt_id = r.id
  and 'merchant' = any(v.corrected_fields))`;

/** Renames the merchants of receipts, except those that the user entered. */
export async function renameReceipts(
  db: UserDb,
  renamings: readonly { readonly from: string; readonly to: string; readonly key: string }[],
): Promise<void> {
  await db.query(
    trackReceiptChanges(`update app.receipts r set merchant = n.given, merchant_key = n.key
       from unnest($2::text[], $3::text[], $4::text[]) as n(known, given, key)
      where r.user_id = $1 and r.merchant = n.known and not ${IS_NAMED_BY_USER}`),
    [
      db.userId,
      renamings.map(({ from }) => from),
      renamings.map(({ to }) => to),
      renamings.map(({ key }) => key),
    ],
  );
}

/** SQL condition: receipt `r` is matched to a bank transaction. Every count and list of matched receipts uses it. */
export const IS_MATCHED = `exists (select from app.receipt_matches m where m.user_id = $1 and m.receipt_id = r.id
  and m.state = 'matched' and m.transaction_id <> m.receipt_id)`;

/**
 * SQL condition: receipt `r` is waiting for its bank transaction. It is accepted, states a payment, is not matched to a
 * bank transaction, and no transaction represents it. Every count and list of receipts without a charge uses it.
 */
export const IS_WITHOUT_CHARGE = `(r.state = 'accepted' and r.kind in ('purchase', 'subscription')
  and coalesce(r.charged_minor, r.total_minor) > 0
  and not exists (select from app.receipt_matches m where m.user_id = $1 and m.receipt_id = r.id
  and m.state = 'matched')
  and not exists (select from app.transactions t where t.user_id = $1 and t.id = r.id
  and t.removed_at is null))`;

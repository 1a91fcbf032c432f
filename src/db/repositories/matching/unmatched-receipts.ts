/** Whether receipt `r` is matched to a charge of the bank. Every count and list of matched receipts is made of this. */
export const IS_MATCHED = `exists (select from app.receipt_matches m where m.user_id = $1 and m.receipt_id = r.id
  and m.state = 'matched' and m.transaction_id <> m.receipt_id)`;

/**
 * Whether receipt `r` waits for its charge: it is accepted, it says that money was paid, no charge of the bank is
 * matched to it, and no transaction represents it. Every count and list of receipts without a charge is made of this.
 */
export const IS_WITHOUT_CHARGE = `(r.state = 'accepted' and r.kind in ('purchase', 'subscription')
  and coalesce(r.charged_minor, r.total_minor) > 0
  and not exists (select from app.receipt_matches m where m.user_id = $1 and m.receipt_id = r.id
  and m.state = 'matched')
  and not exists (select from app.transactions t where t.user_id = $1 and t.id = r.id
  and t.removed_at is null))`;

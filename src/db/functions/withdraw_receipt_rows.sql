-- Removes the transactions that stand for these receipts. The derivation decides whether they return.
create or replace function app.withdraw_receipt_rows(person uuid, receipts uuid[]) returns void language sql as $$
  delete from app.receipt_matches
   where user_id = person and receipt_id = any(receipts) and transaction_id = receipt_id;
  update app.transactions set removed_at = now(), removed_by = 'merge', has_receipt = false
   where user_id = person and id = any(receipts) and is_from_receipt and removed_at is null;
$$;

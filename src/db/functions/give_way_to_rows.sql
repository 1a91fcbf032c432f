-- A receipt and a transaction are never both counted, at no time: a receipt's own transaction is removed in the
-- statement that matches the receipt to the bank's transaction.
create or replace function app.give_way_to_rows() returns trigger language plpgsql as $$
begin
  perform app.withdraw_receipt_rows(a.user_id, array_agg(a.receipt_id)) from added a
    where a.state = 'matched' and a.transaction_id <> a.receipt_id group by a.user_id;
  return null;
end $$;
create or replace trigger give_way_insert after insert on app.receipt_matches referencing new table as added
  for each statement execute function app.give_way_to_rows();
create or replace trigger give_way_update after update on app.receipt_matches referencing new table as added
  for each statement execute function app.give_way_to_rows();

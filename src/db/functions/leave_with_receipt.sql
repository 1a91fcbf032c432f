-- A receipt that is deleted or no longer accepted takes its own transaction with it.
create or replace function app.leave_with_receipt() returns trigger language plpgsql as $$
begin
  perform app.withdraw_receipt_rows(old.user_id, array[old.id]);
  return null;
end $$;
create or replace trigger leave_on_verdict after update of state on app.receipts for each row
  when (old.state = 'accepted' and new.state <> 'accepted') execute function app.leave_with_receipt();
create or replace trigger leave_on_delete after delete on app.receipts for each row
  when (old.state = 'accepted') execute function app.leave_with_receipt();

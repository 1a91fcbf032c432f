-- The user's decision about a match takes both sides out of the matching, or brings them back.
create or replace function app.note_decisions() returns trigger language plpgsql as $$
begin
  insert into app.join_changes (user_id, is_sandbox, side, subject_id, before)
  select distinct r.user_id, r.is_sandbox, 'receipt', r.id, app.receipt_as_matched(row(r.*)::app.receipts)
    from changed x join app.receipts r on r.user_id = x.user_id and r.id = x.receipt_id
    join app.join_states s on s.user_id = r.user_id and s.is_sandbox = r.is_sandbox
   where x.decided_by = 'user' or x.state = 'declined' limit 50;
  insert into app.join_changes (user_id, is_sandbox, side, subject_id, before)
  select distinct t.user_id, t.is_sandbox, 'row', t.id, app.row_as_matched(row(t.*)::app.transactions)
    from changed x join app.transactions t on t.user_id = x.user_id and t.id = x.transaction_id and not t.is_from_receipt
    join app.join_states s on s.user_id = t.user_id and s.is_sandbox = t.is_sandbox
   where x.decided_by = 'user' or x.state = 'declined' limit 50;
  return null;
end $$;
create or replace trigger note_insert after insert on app.receipt_matches referencing new table as changed
  for each statement execute function app.note_decisions();
create or replace trigger note_before after update on app.receipt_matches referencing old table as changed
  for each statement execute function app.note_decisions();
create or replace trigger note_after after update on app.receipt_matches referencing new table as changed
  for each statement execute function app.note_decisions();
create or replace trigger note_delete after delete on app.receipt_matches referencing old table as changed
  for each statement execute function app.note_decisions();

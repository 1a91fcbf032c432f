-- Notes transactions that were added, deleted or changed since the last matching. Transactions from receipts are not
-- matched: of those it counts that the user removes or restores one.
create or replace function app.note_rows() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into app.join_changes (user_id, is_sandbox, side, subject_id)
    select n.user_id, n.is_sandbox, 'row', n.id from added n join app.join_states s on s.user_id = n.user_id and s.is_sandbox = n.is_sandbox
     where not n.is_from_receipt limit 50;
  elsif tg_op = 'DELETE' then
    insert into app.join_changes (user_id, is_sandbox, side, subject_id, before)
    select o.user_id, o.is_sandbox, 'row', o.id, app.row_as_matched(row(o.*)::app.transactions)
      from gone o join app.join_states s on s.user_id = o.user_id and s.is_sandbox = o.is_sandbox
     where not o.is_from_receipt and o.removed_at is null limit 50;
  elsif exists (select from gone o join app.join_states s on s.user_id = o.user_id) then
    execute $changes$insert into app.join_changes (user_id, is_sandbox, side, subject_id, before)
    select o.user_id, o.is_sandbox, case when o.is_from_receipt then 'receipt' else 'row' end, o.id,
           case when not o.is_from_receipt and o.removed_at is null then app.row_as_matched(row(o.*)::app.transactions) end
      from gone o join added n on n.user_id = o.user_id and n.id = o.id join app.join_states s on s.user_id = o.user_id and s.is_sandbox = o.is_sandbox
     where case when o.is_from_receipt then coalesce(o.removed_by = 'user', false) <> coalesce(n.removed_by = 'user', false)
       else (o.account_id, o.posted_on, o.authorized_on, o.amount_minor, o.currency, o.original_description, o.merchant, o.status, o.original_amount_minor, o.original_currency, o.removed_at is null)
         is distinct from (n.account_id, n.posted_on, n.authorized_on, n.amount_minor, n.currency, n.original_description, n.merchant, n.status, n.original_amount_minor, n.original_currency, n.removed_at is null) end
     limit 50$changes$;
  end if;
  return null;
end $$;
create or replace trigger note_insert after insert on app.transactions referencing new table as added
  for each statement execute function app.note_rows();
create or replace trigger note_update after update on app.transactions referencing old table as gone new table as added
  for each statement execute function app.note_rows();
create or replace trigger note_delete after delete on app.transactions referencing old table as gone
  for each statement execute function app.note_rows();

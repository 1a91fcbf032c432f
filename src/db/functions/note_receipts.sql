-- Notes receipts that were added, deleted or changed since the last matching, as they were before.
create or replace function app.note_receipts() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into app.join_changes (user_id, is_sandbox, side, subject_id)
    select n.user_id, n.is_sandbox, 'receipt', n.id from added n join app.join_states s on s.user_id = n.user_id and s.is_sandbox = n.is_sandbox limit 50;
  elsif tg_op = 'DELETE' then
    insert into app.join_changes (user_id, is_sandbox, side, subject_id, before)
    select o.user_id, o.is_sandbox, 'receipt', o.id, app.receipt_as_matched(row(o.*)::app.receipts)
      from gone o join app.join_states s on s.user_id = o.user_id and s.is_sandbox = o.is_sandbox limit 50;
  elsif exists (select from gone o join app.join_states s on s.user_id = o.user_id) then
    -- Planned for as many rows as the statement changed.
    execute $changes$insert into app.join_changes (user_id, is_sandbox, side, subject_id, before)
    select o.user_id, o.is_sandbox, 'receipt', o.id, app.receipt_as_matched(row(o.*)::app.receipts)
      from gone o join added n on n.user_id = o.user_id and n.id = o.id join app.join_states s on s.user_id = o.user_id and s.is_sandbox = o.is_sandbox
     where (o.state, o.kind, o.merchant, o.order_id, o.purchased_on, o.received_at, o.currency, o.total_minor, o.charged_minor, o.tip_minor, o.card_last4, o.from_domain)
       is distinct from (n.state, n.kind, n.merchant, n.order_id, n.purchased_on, n.received_at, n.currency, n.total_minor, n.charged_minor, n.tip_minor, n.card_last4, n.from_domain)
     limit 50$changes$;
  end if;
  return null;
end $$;
create or replace trigger note_insert after insert on app.receipts referencing new table as added
  for each statement execute function app.note_receipts();
create or replace trigger note_update after update on app.receipts referencing old table as gone new table as added
  for each statement execute function app.note_receipts();
create or replace trigger note_delete after delete on app.receipts referencing old table as gone
  for each statement execute function app.note_receipts();

-- A transaction that becomes half of a transfer is no candidate any more; one that stops being half is one again.
create or replace function app.note_transfers() returns trigger language plpgsql as $$
begin
  insert into app.join_changes (user_id, is_sandbox, side, subject_id, before)
  select t.user_id, t.is_sandbox, 'row', t.id, app.row_as_matched(row(t.*)::app.transactions)
    from changed x join app.transactions t on t.user_id = x.user_id and t.id in (x.outflow_id, x.inflow_id)
    join app.join_states s on s.user_id = t.user_id and s.is_sandbox = t.is_sandbox limit 50;
  return null;
end $$;
create or replace trigger note_insert after insert on app.transfers referencing new table as changed
  for each statement execute function app.note_transfers();
create or replace trigger note_delete after delete on app.transfers referencing old table as changed
  for each statement execute function app.note_transfers();

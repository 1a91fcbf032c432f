-- An event of a deleted message stays in the history of its transaction; one about the message alone is deleted with it.
create or replace function app.drop_lost_event() returns trigger language plpgsql as $$
begin
  delete from app.history_events where user_id = new.user_id and id = new.id;
  return null;
end $$;
create or replace trigger history_events_lost after update of message_id on app.history_events
  for each row when (new.transaction_id is null and new.message_id is null) execute function app.drop_lost_event();

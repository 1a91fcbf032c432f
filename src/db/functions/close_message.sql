-- When the question about a message was answered.
create or replace function app.close_message() returns trigger language plpgsql as $$
begin
  new.closed_at := case
    when new.state = 'needs_review' then null
    when old.state = 'needs_review' then now()
    else new.closed_at end;
  return new;
end $$;
create or replace trigger close_message before update of state on app.messages
  for each row execute function app.close_message();

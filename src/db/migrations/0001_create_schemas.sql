-- Three schemas. `app` holds what belongs to a person, under forced row-level security. `identity` holds accounts
-- and sessions, `sys` what must be found before the person is known: ids and states, no amounts and no mail.
create schema identity;
create schema sys;
create schema app;
grant usage on schema identity, sys, app to fettle_app;

create extension if not exists pg_trgm;

-- The person the current transaction acts for; null when none was set.
create function app.uid() returns uuid language sql stable parallel safe as
$$ select nullif(current_setting('app.user_id', true), '')::uuid $$;

-- Gives a table of `app` its policy and its grants: own rows only, both ways.
create function sys.protect(target regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format(
    'create policy own_rows on %s for all using (user_id = (select app.uid())) with check (user_id = (select app.uid()))',
    target);
  execute format('grant select, insert, update, delete on %s to fettle_app', target);
end $$;

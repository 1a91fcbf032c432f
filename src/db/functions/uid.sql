-- The user the current transaction acts for; null when none was set. Row-level security compares with it.
create or replace function app.uid() returns uuid language sql stable parallel safe as
$$ select nullif(current_setting('app.user_id', true), '')::uuid $$;

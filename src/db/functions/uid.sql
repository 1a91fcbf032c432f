-- The user that the current transaction acts for; null if none is set. Row-level security policies compare with it.
create or replace function app.uid() returns uuid language sql stable parallel safe as
$$ select nullif(current_setting('app.user_id', true), '')::uuid $$;

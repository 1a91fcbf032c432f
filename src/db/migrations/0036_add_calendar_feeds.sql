create table app.calendar_feeds (
  user_id uuid primary key,
  secret_hash bytea not null,
  created_at timestamptz not null
);
comment on table app.calendar_feeds is
  'The address under which a calendar program reads the user''s due dates. Only a hash of its secret is stored.';

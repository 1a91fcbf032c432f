-- No reference leads out of `app`, so that its tables can be distributed by user_id. Deletion removes a user's data
-- itself; until their last requests have ended, the hash of their ID keeps these from creating a profile.
alter table app.profiles drop constraint profiles_user_id_fkey;

create table sys.deleted_users (
  user_hash bytea primary key,
  deleted_at timestamptz not null default now()
);
create index deleted_users_at on sys.deleted_users (deleted_at);
comment on table sys.deleted_users is
  'Users deleted in the last day, by the hash of their ID: a request that was running creates no profile for them.';

-- What a connection tells besides its state: a warning with its day, and that everything must be read again so that
-- what the bank no longer lists is found as well.
alter table app.bank_connections
  add column notice text check (notice in ('expiring', 'new_accounts')),
  add column notice_until timestamptz,
  add column needs_sweep boolean not null default false;

-- An id that outlives the connection, where the bank gives one, and why an account brings no rows any more.
alter table app.accounts
  add column persistent_id text,
  add column closed_reason text check (closed_reason in ('disconnected', 'revoked', 'not_listed'));
update app.accounts set closed_reason = 'disconnected' where is_closed;

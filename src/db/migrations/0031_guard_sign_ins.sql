-- Attempts at the password of an account, by account and by each browser the account knows. The key is a keyed hash, so
-- that no address is stored, and an address without an account is treated like one with an account.
create table identity.sign_in_guard (
  "keyHash" bytea primary key,
  failures integer not null,
  "startedAt" timestamptz not null,
  "lastAt" timestamptz not null,
  "blockedUntil" timestamptz not null,
  "isReported" boolean not null default false
);
create index sign_in_guard_last on identity.sign_in_guard ("lastAt");
grant select, insert, update, delete on identity.sign_in_guard to fettle_app;

-- What happened to an account, kept for 90 days. Failed sign-ins are counted per hour, address and device. The event of
-- a deletion outlives the account and therefore names nobody.
create table identity.audit_event (
  id uuid primary key,
  "userId" uuid references identity."user" (id) on delete cascade,
  event text not null,
  "ipAddress" text not null default '',
  device text not null default '',
  attempts integer not null default 1,
  "hourAt" timestamptz not null,
  "at" timestamptz not null
);
create index audit_event_user on identity.audit_event ("userId", "at");
create index audit_event_at on identity.audit_event ("at");
create unique index audit_event_failures on identity.audit_event ("userId", "ipAddress", device, "hourAt")
  where event = 'sign-in-failed';
grant select, insert, update, delete on identity.audit_event to fettle_app;

-- Second factors: codes of an authenticator app, recovery codes and passkeys.

create table identity.second_factor (
  "userId" uuid primary key references identity."user" (id) on delete cascade,
  sealed bytea not null,
  "createdAt" timestamptz not null,
  "confirmedAt" timestamptz,
  "lastStep" bigint not null default 0
);
comment on table identity.second_factor is
  'The secret of an authenticator app. It counts as soon as a code has confirmed it.';
comment on column identity.second_factor."lastStep" is
  'The 30-second step of the last code accepted: each code works once, and no earlier one works after it.';

create table identity.recovery_code (
  "userId" uuid not null references identity."user" (id) on delete cascade,
  "codeHash" bytea not null,
  primary key ("userId", "codeHash")
);
comment on table identity.recovery_code is
  'Recovery codes not yet used, as keyed hashes. Using one deletes it.';

create table identity.pending_sign_in (
  "tokenHash" bytea primary key,
  "userId" uuid not null references identity."user" (id) on delete cascade,
  "expiresAt" timestamptz not null
);
create index pending_sign_in_user on identity.pending_sign_in ("userId");
comment on table identity.pending_sign_in is
  'Sign-ins that wait for a second factor, by the hash of a cookie.';

create table identity.passkey (
  id uuid primary key,
  "userId" uuid not null references identity."user" (id) on delete cascade,
  "credentialId" text not null unique,
  "publicKey" bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  "isSynced" boolean not null,
  "createdAt" timestamptz not null,
  "usedAt" timestamptz
);
create index passkey_user on identity.passkey ("userId");
comment on column identity.passkey."isSynced" is
  'True when the provider of the passkey keeps a copy, so that other devices of its owner can use it.';

create table identity.spent_challenge (
  "challengeHash" bytea primary key,
  "expiresAt" timestamptz not null
);
comment on table identity.spent_challenge is
  'Challenges that a passkey has answered, until they expire: each works once.';

-- Wrong codes are counted like wrong passwords: per hour, address and device.
drop index identity.audit_event_failures;
create unique index audit_event_failures
  on identity.audit_event ("userId", event, "ipAddress", device, "hourAt")
  where event in ('sign-in-failed', 'code-failed');

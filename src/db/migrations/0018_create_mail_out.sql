-- Mails on their way out. What a mail says and to whom is sealed, and gone once it is delivered; the key stays a while,
-- so that nothing is said twice. A mail without a person is the last one they get: about the deletion itself.
create table sys.mail_outbox (
  id uuid primary key,
  user_id uuid,
  kind text not null,
  dedupe_key text not null unique,
  content_sealed bytea,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
  attempts integer not null default 0,
  -- When it may be taken; while it is being sent, when it counts as lost.
  next_at timestamptz not null,
  -- After this moment nobody is helped by it any more.
  useful_until timestamptz not null,
  problem text,
  created_at timestamptz not null,
  settled_at timestamptz
);
create index mail_outbox_due on sys.mail_outbox (next_at) where state = 'waiting';
create index mail_outbox_user on sys.mail_outbox (user_id, created_at);
grant select, insert, update, delete on sys.mail_outbox to fettle_app;

-- Browsers a person has signed in with, by the hash of a cookie: a sign-in with another one is told to the person.
create table identity.device (
  "userId" uuid not null references identity."user" (id) on delete cascade,
  "deviceHash" bytea not null,
  "seenAt" timestamptz not null,
  primary key ("userId", "deviceHash")
);
grant select, insert, update, delete on identity.device to fettle_app;

-- People whom a hosted identity service knows. Their row in "user" is an anchor: it has no address and no password,
-- so that the two ways of signing in never meet in one account.
create table identity.hosted_person (
  "userId" uuid primary key references identity."user" (id) on delete cascade,
  issuer text not null,
  subject text not null,
  name text not null,
  email text not null,
  "emailVerified" boolean not null,
  -- Set when the account is being deleted at the service: from then on no token of it is taken.
  "endingAt" timestamptz,
  unique (issuer, subject)
);
grant select, insert, update, delete on identity.hosted_person to fettle_app;

-- Accounts that were deleted, by hash: their tokens run on for a while and must open nothing.
create table identity.ended_subject (
  "subjectHash" bytea primary key,
  "endedAt" timestamptz not null
);
grant select, insert, update, delete on identity.ended_subject to fettle_app;

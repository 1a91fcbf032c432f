-- Analytics: how often a user did what on a day, for users who turned it on. Deleted when they turn it off.
create table app.usage_counts (
  user_id uuid not null,
  day date not null,
  action text not null,
  count integer not null check (count > 0),
  primary key (user_id, day, action)
);
comment on table app.usage_counts is 'How often a user did what on a day, while analytics is on; kept for 90 days.';

-- What left this machine on behalf of a user.
create table app.outgoing_traffic (
  user_id uuid not null,
  day date not null,
  purpose text not null check (purpose in ('bank', 'mailbox', 'model', 'email', 'push', 'identity', 'other')),
  host text not null,
  calls integer not null,
  bytes_sent bigint not null,
  last_at timestamptz not null,
  primary key (user_id, day, purpose, host)
);
comment on table app.outgoing_traffic is
  'Calls to other servers on behalf of a user: day, purpose, host and bytes sent, headers included. Kept for 400 days.';

create table app.announcements_sent (
  user_id uuid not null,
  announcement text not null,
  sent_at timestamptz not null,
  primary key (user_id, announcement)
);
comment on table app.announcements_sent is 'Release news sent to a user, by the hash of its text, so that none is sent twice.';

alter table app.profiles add column sharing_id uuid;
comment on column app.profiles.sharing_id is
  'Random, while data sharing is on. Its hash stands beside the merchant names that the user offers to others.';

-- Names that users offer to others of this server. Nothing here says who offered one: the user's sharing_id does, in a
-- row that only the user reads. Distributed by key_hash.
create table sys.shared_names (
  key_hash bytea not null,
  contributor_hash bytea not null,
  name text not null check (length(name) <= 60),
  primary key (key_hash, contributor_hash)
);
create index shared_names_by_contributor on sys.shared_names (contributor_hash);
comment on table sys.shared_names is
  'Merchant names that users of this server gave, by the hash of what the bank calls the merchant and of a random ID.';

-- Accounts that an administrator disabled: they cannot sign in and none of their tokens is accepted.
create table identity.disabled_account (
  "userId" uuid primary key references identity."user" (id) on delete cascade,
  "disabledAt" timestamptz not null
);
comment on table identity.disabled_account is
  'Accounts that an administrator disabled: they cannot sign in, and none of their tokens is accepted.';

-- From a provider's connection id to the person: webhooks carry nothing else.
create table sys.provider_items (
  provider text not null,
  item_id text not null,
  user_id uuid not null,
  connection_id uuid not null,
  primary key (provider, item_id)
);
create index provider_items_user on sys.provider_items (user_id);

-- A consent screen under way. The state is stored as its hash, the verifier sealed.
create table sys.oauth_states (
  state_hash bytea primary key,
  user_id uuid not null,
  verifier_sealed bytea not null,
  return_to text not null,
  expires_at timestamptz not null
);

-- Access still to be revoked at a provider; outlives the person it belonged to.
create table sys.revocations (
  id uuid primary key,
  provider text not null,
  token_sealed bytea not null,
  created_at timestamptz not null default now()
);

-- Which mailboxes and bank connections are due, so that polling needs no one's data.
create table sys.schedules (
  user_id uuid not null,
  kind text not null check (kind in ('bank', 'mail')),
  target_id uuid not null,
  next_at timestamptz not null,
  primary key (user_id, kind, target_id)
);
create index schedules_next on sys.schedules (next_at);

-- Webhooks seen, by the hash of their body: a repeated one has no second effect.
create table sys.webhooks (
  body_hash bytea primary key,
  received_at timestamptz not null default now()
);

-- A known text under the encryption key: a start with another key is noticed before anything is sealed with it.
create table sys.key_checks (
  id integer primary key,
  sealed bytea not null
);

grant select, insert, update, delete on all tables in schema sys to fettle_app;

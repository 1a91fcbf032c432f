create table app.bank_connections (
  user_id uuid not null,
  id uuid not null,
  provider text not null,
  provider_item_id text not null,
  institution_id text,
  institution_name text not null,
  status text not null check (status in ('healthy', 'importing', 'needs_reauth', 'failed')),
  error_code text,
  access_token_sealed bytea not null,
  cursor text,
  is_sandbox boolean not null,
  last_synced_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  unique (user_id, provider, provider_item_id)
);

create table app.accounts (
  user_id uuid not null,
  id uuid not null,
  connection_id uuid,
  source text not null check (source in ('plaid', 'file')),
  external_id text,
  name text not null,
  mask text,
  account_type text not null check (account_type in ('checking', 'savings', 'credit', 'loan', 'investment', 'other')),
  currency text not null,
  institution_name text,
  current_balance_minor bigint,
  available_balance_minor bigint,
  balance_at timestamptz,
  is_sandbox boolean not null,
  is_closed boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  foreign key (user_id, connection_id) references app.bank_connections (user_id, id) on delete set null (connection_id)
);
create unique index accounts_external on app.accounts (user_id, source, external_id) where external_id is not null;

create table app.imports (
  user_id uuid not null,
  id uuid not null,
  file_name text not null,
  format text not null,
  state text not null check (state in ('preview', 'confirmed', 'undone')),
  preview jsonb not null,
  staged_sealed bytea,
  added_rows integer not null default 0,
  created_at timestamptz not null default now(),
  primary key (user_id, id)
);

-- `flow` says what a row is to the totals: spend and income count, a transfer does not, a refund lowers spend.
create table app.transactions (
  user_id uuid not null,
  id uuid not null,
  account_id uuid not null,
  posted_on date not null,
  authorized_on date,
  amount_minor bigint not null,
  currency text not null,
  original_amount_minor bigint,
  original_currency text,
  status text not null check (status in ('pending', 'posted')),
  original_description text not null,
  description text not null,
  merchant text not null,
  merchant_key text not null,
  flow text not null check (flow in ('spend', 'income', 'refund', 'transfer')),
  category text not null,
  category_source text not null check (category_source in ('user', 'rule', 'model', 'provider')),
  description_source text not null default 'model' check (description_source in ('user', 'rule', 'model', 'provider')),
  note text not null default '',
  items_text text not null default '',
  -- Every item name and order number of the receipts joined to the row.
  receipt_text text not null default '',
  -- What a search looks at, in one place and one case.
  search_text text not null generated always as (lower(description || ' ' || original_description || ' ' || note || ' ' || receipt_text)) stored,
  has_receipt boolean not null default false,
  import_id uuid,
  is_sandbox boolean not null,
  -- The id by which the feed knows the row now; ids it had before stay in transaction_external_ids.
  feed_id text,
  removed_at timestamptz,
  removed_by text check (removed_by in ('provider', 'user', 'import')),
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  foreign key (user_id, account_id) references app.accounts (user_id, id) on delete cascade,
  foreign key (user_id, import_id) references app.imports (user_id, id) on delete set null (import_id)
);
create index transactions_newest on app.transactions (user_id, is_sandbox, posted_on desc, id desc) where removed_at is null;
create index transactions_account_date on app.transactions (user_id, account_id, posted_on);
create index transactions_import on app.transactions (user_id, import_id) where import_id is not null;

-- Every id a source has ever given a row, so that a merged or removed row never comes back.
create table app.transaction_external_ids (
  user_id uuid not null,
  account_id uuid not null,
  source text not null,
  external_id text not null,
  transaction_id uuid not null,
  primary key (user_id, account_id, source, external_id),
  foreign key (user_id, transaction_id) references app.transactions (user_id, id) on delete cascade
);
create index transaction_external_ids_row on app.transaction_external_ids (user_id, transaction_id);

-- What happened to a row and why: decisions of the reconciler, of the matcher and of the person.
create table app.transaction_events (
  user_id uuid not null,
  id uuid not null,
  transaction_id uuid not null,
  what text not null,
  reason text not null,
  at timestamptz not null default now(),
  primary key (user_id, id),
  foreign key (user_id, transaction_id) references app.transactions (user_id, id) on delete cascade
);
create index transaction_events_row on app.transaction_events (user_id, transaction_id, at);

create table app.transfers (
  user_id uuid not null,
  outflow_id uuid not null,
  inflow_id uuid not null,
  confidence real not null,
  decided_by text not null check (decided_by in ('model', 'user')),
  primary key (user_id, outflow_id, inflow_id),
  foreign key (user_id, outflow_id) references app.transactions (user_id, id) on delete cascade,
  foreign key (user_id, inflow_id) references app.transactions (user_id, id) on delete cascade
);
create index transfers_inflow on app.transfers (user_id, inflow_id);

create table app.recurring_streams (
  user_id uuid not null,
  id uuid not null,
  merchant text not null,
  account_id uuid not null,
  currency text not null,
  direction text not null,
  frequency text not null,
  status text not null,
  class text not null,
  average_amount_minor bigint not null,
  last_amount_minor bigint not null,
  first_on date not null,
  last_on date not null,
  next_on date,
  transaction_ids uuid[] not null,
  price_changes jsonb not null,
  confidence real not null,
  verdict text not null default 'detected' check (verdict in ('detected', 'confirmed', 'not_subscription')),
  is_sandbox boolean not null,
  primary key (user_id, id),
  foreign key (user_id, account_id) references app.accounts (user_id, id) on delete cascade
);
create index recurring_streams_rows on app.recurring_streams using gin (transaction_ids);

select sys.protect(name) from unnest(array['app.bank_connections', 'app.accounts', 'app.imports', 'app.transactions',
  'app.transaction_external_ids', 'app.transaction_events', 'app.transfers', 'app.recurring_streams']::regclass[]) as name;

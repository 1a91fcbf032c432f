-- Accounts as the person wants them: a name of their own, left out of the totals, out of sight, or kept by hand.
alter table app.accounts
  drop constraint accounts_source_check,
  add constraint accounts_source_check check (source in ('plaid', 'simplefin', 'file', 'manual')),
  add column label text,
  add column shown_name text not null generated always as (coalesce(label, name)) stored,
  add column is_counted boolean not null default true,
  add column is_hidden boolean not null default false;
alter table app.balances
  drop constraint balances_source_check,
  add constraint balances_source_check check (source in ('feed', 'file', 'manual'));

-- `excluded`: a row of an account that is left out of the totals.
alter table app.transactions
  drop constraint transactions_flow_check,
  add constraint transactions_flow_check check (flow in ('spend', 'income', 'refund', 'transfer', 'held', 'excluded'));

-- Rows that a person entered: day and amount are theirs until a bank brings the same row.
alter table app.transactions add column is_manual boolean not null default false;

-- When the bank last told its provider anything, and until when it may.
alter table app.bank_connections
  add column bank_updated_at timestamptz,
  add column consent_until timestamptz;

-- An id of SimpleFIN is its account's own: two accounts may use the same one.
update app.transaction_external_ids e set external_id = a.external_id || '|' || e.external_id
  from app.accounts a where a.user_id = e.user_id and a.id = e.account_id and e.source = 'simplefin' and a.external_id is not null;
update app.transactions t set feed_id = a.external_id || '|' || t.feed_id
  from app.accounts a where a.user_id = t.user_id and a.id = t.account_id and a.source = 'simplefin' and a.external_id is not null and t.feed_id is not null;

-- Rows a provider sent that cannot be taken into the ledger: kept as they came, with the reason.
create table app.rejected_rows (
  user_id uuid not null,
  connection_id uuid not null,
  -- The provider's id of the row; where it has none, a hash of what came.
  row_key text not null,
  account_id uuid,
  reason text not null,
  raw text not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (user_id, connection_id, row_key),
  foreign key (user_id, connection_id) references app.bank_connections (user_id, id) on delete cascade,
  foreign key (user_id, account_id) references app.accounts (user_id, id) on delete cascade
);
create index rejected_rows_account on app.rejected_rows (user_id, account_id) where account_id is not null;

-- What became of the rows of each reading: every row told is in exactly one of the counts.
create table app.bank_readings (
  user_id uuid not null,
  id uuid not null,
  connection_id uuid not null,
  at timestamptz not null,
  request_id text,
  told integer not null,
  added integer not null,
  changed integer not null,
  unchanged integer not null,
  rejected integer not null,
  -- Rows of accounts that another connection reads, or that wait for the person's word.
  left_out integer not null,
  withdrawn integer not null,
  primary key (user_id, id),
  foreign key (user_id, connection_id) references app.bank_connections (user_id, id) on delete cascade
);
create index bank_readings_newest on app.bank_readings (user_id, connection_id, at desc);

-- An account that one connection lists and that may be one read in another way; no row of it comes until the person says.
create table app.account_questions (
  user_id uuid not null,
  connection_id uuid not null,
  external_id text not null,
  account_id uuid not null,
  name text not null,
  mask text,
  state text not null default 'open' check (state in ('open', 'same', 'different')),
  primary key (user_id, connection_id, external_id),
  foreign key (user_id, connection_id) references app.bank_connections (user_id, id) on delete cascade,
  foreign key (user_id, account_id) references app.accounts (user_id, id) on delete cascade
);
create index account_questions_account on app.account_questions (user_id, account_id);

select sys.protect(name) from unnest(array['app.rejected_rows', 'app.bank_readings', 'app.account_questions']::regclass[]) as name;

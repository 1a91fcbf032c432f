-- `identity` holds accounts and sessions, `sys` what must be found before the user is known, `app` what belongs to
-- a user. Tables of `app` begin their key with user_id and get row-level security from ../privileges.sql. Functions and
-- their triggers are in ../functions. ../schema.sql shows the result of all migrations.
create schema identity;
create schema sys;
create schema app;
grant usage on schema identity, sys, app to fettle_app;

create extension if not exists pg_trgm;

-- Sign-in and accounts, read by the web role alone.

create table identity."user" (
  id uuid primary key,
  name text not null,
  email text not null unique,
  "emailVerified" boolean not null,
  image text,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
comment on table identity."user" is 'Tables of the identity library keep its own column names.';

create table identity.session (
  id uuid primary key,
  "expiresAt" timestamptz not null,
  token text not null unique,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  "ipAddress" text,
  "userAgent" text,
  "userId" uuid not null references identity."user" (id) on delete cascade
);
create index session_by_user on identity.session ("userId");

create table identity.account (
  id uuid primary key,
  "accountId" text not null,
  "providerId" text not null,
  "userId" uuid not null references identity."user" (id) on delete cascade,
  "accessToken" text,
  "refreshToken" text,
  "idToken" text,
  "accessTokenExpiresAt" timestamptz,
  "refreshTokenExpiresAt" timestamptz,
  scope text,
  password text,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
create index account_by_user on identity.account ("userId");

create table identity.verification (
  id uuid primary key,
  identifier text not null,
  value text not null,
  "expiresAt" timestamptz not null,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
create index verification_identifier on identity.verification (identifier);

create table identity.jwks (
  id uuid primary key,
  "publicKey" text not null,
  "privateKey" text not null,
  "createdAt" timestamptz not null default now(),
  "expiresAt" timestamptz,
  alg text,
  crv text
);

create table identity."rateLimit" (
  id uuid primary key,
  key text not null unique,
  count integer not null,
  "lastRequest" bigint not null
);

create table identity.device (
  "userId" uuid not null references identity."user" (id) on delete cascade,
  "deviceHash" bytea not null,
  "seenAt" timestamptz not null,
  primary key ("userId", "deviceHash")
);
comment on table identity.device is
  'Browsers a user has signed in with, by the hash of a cookie. A sign-in with another one is reported by email.';

create table identity.hosted_person (
  "userId" uuid primary key references identity."user" (id) on delete cascade,
  issuer text not null,
  subject text not null,
  name text not null,
  email text not null,
  "emailVerified" boolean not null,
  "endingAt" timestamptz,
  unique (issuer, subject)
);
comment on table identity.hosted_person is
  'Users of a hosted identity service. Their record in "user" is an anchor without email address and password, so '
  'that the two ways of signing in never meet in one account.';
comment on column identity.hosted_person."endingAt" is
  'Set while the account is being deleted at the service: from then on none of its tokens is accepted.';

create table identity.ended_subject (
  "subjectHash" bytea primary key,
  "endedAt" timestamptz not null
);
comment on table identity.ended_subject is
  'Deleted accounts, by hash: their tokens stay valid for a while and must open nothing.';

create table identity.sign_in_guard (
  "keyHash" bytea primary key,
  failures integer not null,
  "startedAt" timestamptz not null,
  "lastAt" timestamptz not null,
  "blockedUntil" timestamptz not null,
  "isReported" boolean not null default false
);
create index sign_in_guard_last on identity.sign_in_guard ("lastAt");
comment on table identity.sign_in_guard is
  'Attempts at the password of an account, by account and by each browser the account knows. The key is a keyed '
  'hash, so that no address is stored and an address without an account is treated like one with an account.';

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
create index audit_event_at on identity.audit_event (at);
create unique index audit_event_failures on identity.audit_event ("userId", "ipAddress", device, "hourAt")
  where event = 'sign-in-failed';
create index audit_event_user on identity.audit_event ("userId", at);
comment on table identity.audit_event is
  'Security events of an account, kept for 90 days. Failed sign-ins are counted per hour, address and device. The '
  'event of a deletion outlives the account and therefore names nobody.';

create table identity.administrator (
  slot boolean default true primary key check (slot),
  "userId" uuid not null unique,
  "claimedAt" timestamptz not null
);
comment on table identity.administrator is
  'The first account is the administrator''s. The claim is made before the account exists, so that only one of two '
  'simultaneous first sign-ups gets it; it is void when no account followed.';

create table identity.invitation (
  id uuid primary key,
  email text not null,
  "tokenHash" bytea not null unique,
  "createdAt" timestamptz not null,
  "expiresAt" timestamptz not null
);
create index invitation_email on identity.invitation (email);
comment on table identity.invitation is
  'Invitations to create an account with one address. The token is stored as its hash; a used invitation is '
  'deleted.';

-- What is needed before the user is known: IDs and states, no amounts and no email.

create table sys.provider_items (
  provider text not null,
  item_id text not null,
  user_id uuid not null,
  connection_id uuid not null,
  primary key (provider, item_id)
);
create index provider_items_user on sys.provider_items (user_id);
comment on table sys.provider_items is 'Maps a provider''s connection ID to the user: webhooks carry nothing else.';

create table sys.oauth_states (
  state_hash bytea primary key,
  user_id uuid not null,
  verifier_sealed bytea not null,
  return_to text not null,
  expires_at timestamptz not null
);
comment on table sys.oauth_states is
  'Consent screens in progress. The state is stored as its hash, the verifier sealed.';

create table sys.revocations (
  id uuid primary key,
  provider text not null,
  token_sealed bytea not null,
  created_at timestamptz not null default now()
);
comment on table sys.revocations is 'Access that still has to be revoked at a provider. Outlives its user.';

create table sys.schedules (
  user_id uuid not null,
  kind text not null check (kind in ('bank', 'mail', 'retention')),
  target_id uuid not null,
  next_at timestamptz not null,
  primary key (user_id, kind, target_id)
);
create index schedules_next on sys.schedules (next_at);
comment on table sys.schedules is
  'When each mailbox and bank connection is due, so that polling reads no user''s data.';

create table sys.webhooks (
  body_hash bytea primary key,
  received_at timestamptz not null default now()
);
comment on table sys.webhooks is 'Received webhooks by the hash of their body: a repeated one has no second effect.';

create table sys.key_checks (
  id integer primary key,
  sealed bytea not null
);
comment on table sys.key_checks is
  'A known text under the encryption key: a start with another key is noticed before anything is sealed with it.';

create table sys.secrets (
  name text primary key,
  sealed bytea not null
);
comment on table sys.secrets is 'Secrets of this server that outlive a change of the encryption key, sealed under it.';

create table sys.mail_watches (
  user_id uuid not null,
  mailbox_id uuid not null,
  provider text not null,
  key_hash bytea,
  pushed_until timestamptz,
  holder uuid,
  held_until timestamptz,
  primary key (user_id, mailbox_id)
);
create index mail_watches_address on sys.mail_watches (provider, key_hash);
create index mail_watches_held on sys.mail_watches (provider, held_until);
comment on table sys.mail_watches is
  'Mailboxes whose server announces new email: the process that listens to one (a lease), and until when a provider '
  'pushes. An address is kept only as its hash, because a push names nothing else.';

create table sys.mail_outbox (
  id uuid primary key,
  user_id uuid,
  kind text not null,
  dedupe_key text not null unique,
  content_sealed bytea,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
  attempts integer not null default 0,
  next_at timestamptz not null,
  useful_until timestamptz not null,
  problem text,
  created_at timestamptz not null,
  settled_at timestamptz
);
create index mail_outbox_due on sys.mail_outbox (next_at) where state = 'waiting';
create index mail_outbox_user on sys.mail_outbox (user_id, created_at);
comment on table sys.mail_outbox is
  'Outgoing emails. Content and recipient are sealed and deleted after delivery; the key stays for a while, so that '
  'nothing is sent twice. An email without a user is the last one they get: about the deletion itself.';
comment on column sys.mail_outbox.next_at is
  'When it may be sent next; while it is being sent, when it counts as lost.';
comment on column sys.mail_outbox.useful_until is 'After this time it is no longer worth sending.';

create table sys.owed_derivations (
  user_id uuid primary key,
  since timestamptz not null,
  rows boolean not null default true
);
comment on table sys.owed_derivations is
  'Users whose data changed and whose transfers, recurring streams and matches are not derived yet. Written with '
  'the change, so that a process that dies before queueing the job leaves a record.';
comment on column sys.owed_derivations.rows is
  'False when only receipts changed: transfers and recurring streams stay as they are.';

-- Profile.

create table app.profiles (
  user_id uuid primary key references identity."user" (id) on delete cascade,
  currency text not null default 'USD',
  time_zone text not null default 'UTC',
  goals text[] not null default '{}',
  health_accounts text[] not null default '{}',
  onboarded_at timestamptz,
  notify_email boolean not null default true,
  notify_push boolean not null default false,
  notify_weekly_reports boolean not null default true,
  notify_transaction_alerts boolean not null default true,
  notify_health_insights boolean not null default false,
  privacy_data_sharing boolean not null default false,
  privacy_analytics boolean not null default false,
  privacy_marketing_emails boolean not null default false,
  privacy_third_party_sharing boolean not null default false,
  created_at timestamptz not null default now(),
  keeps_evidence boolean not null default false,
  named_by text not null default ''
);
comment on column app.profiles.named_by is
  'Version of the merchant naming rules last applied; another version names all merchants again.';

-- Banks.

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
  notice text check (notice in ('expiring', 'new_accounts')),
  notice_until timestamptz,
  needs_sweep boolean not null default false,
  problem text,
  bank_updated_at timestamptz,
  consent_until timestamptz,
  primary key (user_id, id),
  unique (user_id, provider, provider_item_id)
);
comment on column app.bank_connections.notice is 'A warning besides the status, with its day in notice_until.';
comment on column app.bank_connections.needs_sweep is
  'Everything must be read again to find what the bank no longer lists.';
comment on column app.bank_connections.problem is 'What the provider reported as failed while the rest was read.';
comment on column app.bank_connections.bank_updated_at is 'When the bank last sent data to its provider.';

create table app.accounts (
  user_id uuid not null,
  id uuid not null,
  connection_id uuid,
  source text not null check (source in ('plaid', 'simplefin', 'file', 'manual', 'receipts')),
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
  persistent_id text,
  closed_reason text check (closed_reason in ('disconnected', 'revoked', 'not_listed')),
  opening_minor bigint,
  opening_on date,
  gap_minor bigint,
  label text,
  shown_name text not null generated always as (coalesce(label, name)) stored,
  is_counted boolean not null default true,
  is_hidden boolean not null default false,
  health_kind text check (health_kind in ('hsa', 'fsa', 'hra')),
  primary key (user_id, id),
  foreign key (user_id, connection_id) references app.bank_connections (user_id, id) on delete set null (connection_id)
);
create unique index accounts_external on app.accounts (user_id, source, external_id) where external_id is not null;
create unique index accounts_from_receipts on app.accounts (user_id, is_sandbox) where source = 'receipts';
comment on column app.accounts.persistent_id is 'An ID that outlives the connection, where the bank provides one.';
comment on column app.accounts.closed_reason is 'Why the account no longer receives transactions.';
comment on column app.accounts.opening_minor is 'Balance before the first transaction.';
comment on column app.accounts.gap_minor is
  'What balance and transactions have left unexplained since: kept, never hidden.';
comment on column app.accounts.label is 'The user''s own name for the account.';
comment on column app.accounts.is_counted is 'False: left out of all totals.';
comment on column app.accounts.health_kind is
  'Set by the provider for an account that only pays health costs: its payments are never claimed.';

create table app.account_questions (
  user_id uuid not null,
  connection_id uuid not null,
  external_id text not null,
  account_id uuid not null,
  name text not null,
  mask text,
  state text not null default 'open' check (state in ('open', 'same', 'different')),
  primary key (user_id, connection_id, external_id),
  foreign key (user_id, account_id) references app.accounts (user_id, id) on delete cascade,
  foreign key (user_id, connection_id) references app.bank_connections (user_id, id) on delete cascade
);
create index account_questions_account on app.account_questions (user_id, account_id);
comment on table app.account_questions is
  'An account of one connection that may be the same as an account read another way. None of its transactions is '
  'imported until the user decides.';

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
  left_out integer not null,
  withdrawn integer not null,
  primary key (user_id, id),
  foreign key (user_id, connection_id) references app.bank_connections (user_id, id) on delete cascade
);
create index bank_readings_newest on app.bank_readings (user_id, connection_id, at desc);
comment on table app.bank_readings is
  'Outcome of each reading of a connection: every transaction received is in exactly one of the counts.';
comment on column app.bank_readings.left_out is
  'Transactions of accounts that another connection reads, or that wait for the user''s decision.';

create table app.rejected_transactions (
  user_id uuid not null,
  connection_id uuid not null,
  transaction_key text not null,
  account_id uuid,
  reason text not null,
  raw text not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (user_id, connection_id, transaction_key),
  foreign key (user_id, account_id) references app.accounts (user_id, id) on delete cascade,
  foreign key (user_id, connection_id) references app.bank_connections (user_id, id) on delete cascade
);
create index rejected_transactions_account on app.rejected_transactions (user_id, account_id) where account_id is not null;
comment on table app.rejected_transactions is
  'Transactions from a provider that cannot be imported: kept as received, with the reason.';
comment on column app.rejected_transactions.transaction_key is
  'The provider''s ID of the transaction; without one, a hash of its content.';

create table app.imports (
  user_id uuid not null,
  id uuid not null,
  file_name text not null,
  format text not null,
  state text not null check (state in ('preview', 'confirmed', 'undone')),
  preview jsonb not null,
  staged_sealed bytea,
  added_transactions integer not null default 0,
  created_at timestamptz not null default now(),
  file_sealed bytea,
  primary key (user_id, id)
);
comment on column app.imports.file_sealed is
  'The file, sealed, while its preview waits: the user may change the meaning of its columns.';

create table app.column_mappings (
  user_id uuid not null,
  fingerprint text not null,
  mapping jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, fingerprint)
);
comment on table app.column_mappings is
  'The user''s choice of columns for a bank''s file, reused for the next file with the same header.';

create table app.balances (
  user_id uuid not null,
  account_id uuid not null,
  balance_on date not null,
  amount_minor bigint not null,
  source text not null check (source in ('feed', 'file', 'manual')),
  import_id uuid,
  primary key (user_id, account_id, balance_on),
  foreign key (user_id, account_id) references app.accounts (user_id, id) on delete cascade,
  foreign key (user_id, import_id) references app.imports (user_id, id) on delete cascade
);
create index balances_import on app.balances (user_id, import_id) where import_id is not null;
comment on table app.balances is 'Balance of an account at the end of a day, as its source reported it.';
comment on column app.balances.import_id is
  'Set when the balance came from that file; deleted when the import is undone.';

-- Ledger.

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
  flow text not null check (flow in ('spend', 'income', 'refund', 'transfer', 'held', 'excluded')),
  category text not null,
  category_source text not null check (category_source in ('user', 'rule', 'model', 'provider')),
  description_source text not null default 'model' check (description_source in ('user', 'rule', 'model', 'provider')),
  note text not null default '',
  items_text text not null default '',
  receipt_text text not null default '',
  search_text text not null generated always as
    (lower(description || ' ' || original_description || ' ' || note || ' ' || receipt_text)) stored,
  has_receipt boolean not null default false,
  import_id uuid,
  is_sandbox boolean not null,
  feed_id text,
  removed_at timestamptz,
  removed_by text check (removed_by in ('provider', 'user', 'import', 'merge')),
  created_at timestamptz not null default now(),
  is_manual boolean not null default false,
  is_from_receipt boolean not null default false,
  carried jsonb,
  split jsonb,
  primary key (user_id, id),
  foreign key (user_id, account_id) references app.accounts (user_id, id) on delete cascade,
  foreign key (user_id, import_id) references app.imports (user_id, id) on delete set null (import_id)
);
create index transactions_account_date on app.transactions (user_id, account_id, posted_on);
create index transactions_from_receipts on app.transactions (user_id, is_sandbox) where is_from_receipt;
create index transactions_import on app.transactions (user_id, import_id) where import_id is not null;
create index transactions_named_category on app.transactions (user_id, merchant_key) where category_source = 'user';
create index transactions_newest on app.transactions (user_id, is_sandbox, posted_on desc, id desc)
  where removed_at is null;
create index transactions_split on app.transactions (user_id, is_sandbox, posted_on)
  where split is not null and removed_at is null;
comment on column app.transactions.flow is
  'What a transaction means to the totals: spend and income count, a refund lowers spend, a transfer does not '
  'count. held: pending, and perhaps already settled by another transaction; counts for nothing until decided. '
  'excluded: its account is left out of the totals.';
comment on column app.transactions.receipt_text is 'Item names and order numbers of all matched receipts.';
comment on column app.transactions.search_text is 'The text that search reads, in one place and one case.';
comment on column app.transactions.feed_id is 'The feed''s current ID; earlier IDs stay in transaction_external_ids.';
comment on column app.transactions.removed_by is 'merge: it is the same as another transaction, which has its IDs now.';
comment on column app.transactions.is_manual is
  'Entered by the user: day and amount are theirs until a bank delivers the same transaction.';
comment on column app.transactions.is_from_receipt is
  'Stands for a receipt whose charge no account can show; has the receipt''s ID.';
comment on column app.transactions.carried is
  'The user''s edits to a transaction from a receipt that the bank''s transaction took over, and its values before.';
comment on column app.transactions.split is
  'Parts by category and health: a list of {category, isHealth, amountMinor, receiptId, item}, signed as the '
  'transaction and adding up to it. Null: one category. Stored on the transaction, so that a change moves both.';

create table app.transaction_external_ids (
  user_id uuid not null,
  account_id uuid not null,
  source text not null,
  external_id text not null,
  transaction_id uuid not null,
  primary key (user_id, account_id, source, external_id),
  foreign key (user_id, transaction_id) references app.transactions (user_id, id) on delete cascade
);
create index transaction_external_ids_transaction on app.transaction_external_ids (user_id, transaction_id);
comment on table app.transaction_external_ids is
  'Every ID a source ever gave a transaction, so that a merged or removed transaction never returns.';

create table app.import_changes (
  user_id uuid not null,
  import_id uuid not null,
  transaction_id uuid not null,
  before jsonb not null,
  after jsonb,
  primary key (user_id, import_id, transaction_id),
  foreign key (user_id, import_id) references app.imports (user_id, id) on delete cascade,
  foreign key (user_id, transaction_id) references app.transactions (user_id, id) on delete cascade
);
create index import_changes_transaction on app.import_changes (user_id, transaction_id);
comment on table app.import_changes is
  'Existing transactions that an import changed: before and after, so that undoing the import restores them unless '
  'something else has changed them since.';

create table app.transaction_suggestions (
  user_id uuid not null,
  transaction_id uuid not null,
  existing_id uuid not null,
  kind text not null check (kind in ('duplicate', 'posted')),
  confidence real not null,
  reason text not null,
  state text not null default 'open' check (state in ('open', 'accepted', 'declined')),
  before_merge jsonb,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  primary key (user_id, transaction_id, existing_id),
  foreign key (user_id, existing_id) references app.transactions (user_id, id) on delete cascade,
  foreign key (user_id, transaction_id) references app.transactions (user_id, id) on delete cascade
);
create index transaction_suggestions_existing on app.transaction_suggestions (user_id, existing_id);
comment on table app.transaction_suggestions is 'Two transactions that may be the same, until the user decides.';
comment on column app.transaction_suggestions.before_merge is 'Values that undoing a merge restores.';

create table app.transfers (
  user_id uuid not null,
  outflow_id uuid not null,
  inflow_id uuid not null,
  confidence real not null,
  decided_by text not null check (decided_by in ('model', 'user')),
  primary key (user_id, outflow_id, inflow_id),
  foreign key (user_id, inflow_id) references app.transactions (user_id, id) on delete cascade,
  foreign key (user_id, outflow_id) references app.transactions (user_id, id) on delete cascade
);
create index transfers_inflow on app.transfers (user_id, inflow_id);

create table app.transfer_suggestions (
  user_id uuid not null,
  outflow_id uuid not null,
  inflow_id uuid not null,
  confidence real not null,
  state text not null check (state in ('open', 'declined')),
  decided_at timestamptz,
  primary key (user_id, outflow_id, inflow_id),
  foreign key (user_id, inflow_id) references app.transactions (user_id, id) on delete cascade,
  foreign key (user_id, outflow_id) references app.transactions (user_id, id) on delete cascade
);
create index transfer_suggestions_inflow on app.transfer_suggestions (user_id, inflow_id);
comment on table app.transfer_suggestions is
  'Two transactions that may be a transfer between own accounts. declined is the user''s decision and is never '
  'suggested again.';

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
create index recurring_streams_transactions on app.recurring_streams using gin (transaction_ids);

-- Every transaction by its parts, for sums by category. A transaction without a split is its own part.
create view app.transaction_parts with (security_invoker = true) as
  select user_id, id as transaction_id, is_sandbox, currency, posted_on, flow, removed_at, category, amount_minor
    from app.transactions where split is null
  union all
  select t.user_id, t.id, t.is_sandbox, t.currency, t.posted_on, t.flow, t.removed_at, p.category, p.amount_minor
    from app.transactions t cross join lateral (
      select line->>'category' as category, sum((line->>'amountMinor')::bigint)::bigint as amount_minor
        from jsonb_array_elements(t.split) line group by 1) p
   where t.split is not null;
grant select on app.transaction_parts to fettle_app;

create table app.day_totals (
  user_id uuid not null,
  is_sandbox boolean not null,
  currency text not null,
  day date not null,
  spend_minor bigint not null,
  income_minor bigint not null,
  rows integer not null,
  primary key (user_id, is_sandbox, currency, day)
);
comment on table app.day_totals is 'Sums per day, kept by triggers in the statement that changes transactions.';

create table app.month_totals (
  user_id uuid not null,
  is_sandbox boolean not null,
  currency text not null,
  month date not null,
  category text not null,
  spend_minor bigint not null,
  income_minor bigint not null,
  rows integer not null,
  primary key (user_id, is_sandbox, currency, month, category)
);
comment on table app.month_totals is
  'Sums per month and category, kept by triggers in the statement that changes transactions.';

-- Email.

create table app.mailboxes (
  user_id uuid not null,
  id uuid not null,
  provider text not null check (provider in ('gmail', 'imap', 'files')),
  address text not null,
  status text not null check (status in ('healthy', 'needs_reauth')),
  access_sealed bytea not null,
  cursor text,
  read_from date,
  is_sandbox boolean not null,
  last_synced_at timestamptz,
  created_at timestamptz not null default now(),
  is_paused boolean not null default false,
  read_range text not null default '12_months' check (read_range in ('3_months', '12_months', '24_months', 'all')),
  folder_ids text[],
  listing_page text,
  listed integer not null default 0,
  failures integer not null default 0,
  primary key (user_id, id),
  unique (user_id, provider, address)
);
comment on column app.mailboxes.listing_page is
  'The provider''s token of the next page to list, saved with the messages of the page before.';
comment on column app.mailboxes.listed is 'How many messages have been listed.';

create table app.mail_syncs (
  user_id uuid not null,
  id uuid not null,
  mailbox_id uuid not null,
  state text not null check (state in ('INITIALIZING', 'PROCESSING', 'COMPLETED', 'FAILED')),
  step integer not null,
  message text not null,
  read integer not null default 0,
  total integer not null default 0,
  emails_processed integer not null default 0,
  purchases_found integer not null default 0,
  transactions_created integer not null default 0,
  error text,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  lease_token bigint not null default 0,
  lease_until timestamptz,
  job_id uuid,
  primary key (user_id, id),
  foreign key (user_id, mailbox_id) references app.mailboxes (user_id, id) on delete cascade
);
create index mail_syncs_job on app.mail_syncs (user_id, mailbox_id, job_id);
create index mail_syncs_newest on app.mail_syncs (user_id, started_at desc);
create unique index mail_syncs_running on app.mail_syncs (user_id, mailbox_id)
  where state in ('INITIALIZING', 'PROCESSING');
comment on table app.mail_syncs is
  'One sync of a mailbox over its whole range. Only the holder of the newest lease writes to it.';
comment on column app.mail_syncs.job_id is
  'The job that holds the sync or ended it. When it is delivered again after a crash, it has nothing to do and '
  'starts no other sync.';

create table app.messages (
  user_id uuid not null,
  id uuid not null,
  mailbox_id uuid not null,
  provider_message_id text not null,
  rfc_message_id text,
  from_address text not null default '',
  from_name text not null default '',
  subject text not null default '',
  received_at timestamptz not null,
  state text not null check (state in ('new', 'processed', 'not_receipt', 'needs_review', 'failed', 'skipped')),
  kind text check (kind in ('purchase', 'refund', 'subscription', 'shipping', 'other')),
  reason text not null default '',
  confidence real,
  reader_version text,
  bytes_sent integer not null default 0,
  header_key text,
  content_key text,
  attempts smallint not null default 0,
  order_key text,
  has_user_verdict boolean not null default false,
  is_forgotten boolean not null default false,
  closed_at timestamptz,
  asked_with text,
  asked_at timestamptz,
  helped_by text,
  stands_alone boolean not null default false,
  primary key (user_id, id),
  unique (user_id, mailbox_id, provider_message_id),
  foreign key (user_id, mailbox_id) references app.mailboxes (user_id, id) on delete cascade
);
create index messages_alone on app.messages (user_id, id) where stands_alone;
create index messages_content on app.messages (user_id, content_key) where content_key is not null;
create index messages_header on app.messages (user_id, mailbox_id, header_key) where header_key is not null;
create index messages_newest on app.messages (user_id, received_at desc, id desc);
create index messages_order on app.messages (user_id, order_key) where order_key is not null;
create index messages_sender on app.messages (user_id, from_address);
create index messages_state on app.messages (user_id, mailbox_id, state);
create index messages_to_ask on app.messages (user_id, asked_at nulls first, id) where state = 'needs_review';
create index messages_to_read on app.messages (user_id, mailbox_id, attempts, received_at desc, id) where state = 'new';
comment on table app.messages is
  'Every email that was listed, in exactly one state; new until it is read. No reading overwrites the user''s '
  'decision. A forgotten one keeps its record, so that it is never read again, and nothing else.';
comment on column app.messages.header_key is 'Finds the message under a new ID in its mailbox.';
comment on column app.messages.content_key is 'Finds the message in another mailbox.';
comment on column app.messages.asked_with is 'The model last asked about the message.';
comment on column app.messages.helped_by is 'The model whose answer the reading rests on.';
comment on column app.messages.stands_alone is
  'The user''s decision that the email describes a purchase of its own, whatever its order number.';

create table app.message_bodies (
  user_id uuid not null,
  message_id uuid not null,
  body_sealed bytea not null,
  bytes integer not null,
  reason text not null check (reason in ('review', 'evidence')),
  kept_at timestamptz not null default now(),
  primary key (user_id, message_id),
  foreign key (user_id, message_id) references app.messages (user_id, id) on delete cascade
);
create index message_bodies_size on app.message_bodies (user_id) include (bytes);
comment on table app.message_bodies is
  'Complete emails, sealed: while the user has to decide about them, or as evidence when the user asked for that.';

create table app.uploaded_messages (
  user_id uuid not null,
  mailbox_id uuid not null,
  content_key text not null,
  received_at timestamptz not null,
  bytes integer not null,
  body_sealed bytea not null,
  primary key (user_id, mailbox_id, content_key),
  foreign key (user_id, mailbox_id) references app.mailboxes (user_id, id) on delete cascade
);
create index uploaded_messages_size on app.uploaded_messages (user_id) include (bytes);
comment on table app.uploaded_messages is
  'Uploaded emails, sealed, until each has been read. The key is made from the content, so that a repeated upload '
  'adds nothing.';

create table app.sender_rules (
  user_id uuid not null,
  sender text not null check (sender = lower(sender) and length(sender) >= 3 and length(sender) <= 320),
  verdict text not null check (verdict in ('allow', 'block')),
  created_at timestamptz not null default now(),
  primary key (user_id, sender)
);
comment on table app.sender_rules is 'Senders whose emails the user always wants read, or never.';

create table app.mail_lessons (
  user_id uuid not null,
  id uuid not null,
  domain text not null,
  content jsonb not null,
  message_id uuid,
  before jsonb,
  primary key (user_id, id)
);
create index mail_lessons_message on app.mail_lessons (user_id, message_id);
comment on table app.mail_lessons is
  'What the user''s decisions taught the reader about emails of one sender and layout.';
comment on column app.mail_lessons.before is
  'The lesson before the decision about message_id, restored when that decision is undone.';

create table app.promised_refunds (
  user_id uuid not null,
  message_id uuid not null,
  merchant text,
  merchant_key text not null default '',
  order_id text,
  promised_on date not null,
  due_on date,
  currency text,
  total_minor bigint,
  evidence_sealed bytea,
  is_sandbox boolean not null,
  primary key (user_id, message_id),
  foreign key (user_id, message_id) references app.messages (user_id, id) on delete cascade
);
comment on table app.promised_refunds is
  'A refund that an email promises. No money has moved, so the email is no receipt.';

create table app.receipt_clocks (
  user_id uuid not null,
  message_id uuid not null,
  kind text not null check (kind in ('return', 'warranty')),
  until_on date,
  primary key (user_id, message_id, kind),
  foreign key (user_id, message_id) references app.messages (user_id, id) on delete cascade
);
comment on table app.receipt_clocks is
  'Return and warranty dates set by the user, whatever the shop''s rule says; null = no such date. Kept by message, '
  'so that reading it again loses nothing.';

-- Receipts and their matches.

create table app.receipts (
  user_id uuid not null,
  id uuid not null,
  message_id uuid,
  kind text not null check (kind in ('purchase', 'refund', 'subscription', 'shipping')),
  state text not null check (state in ('accepted', 'proposed', 'rejected', 'merged')),
  merged_into uuid,
  merchant text,
  merchant_key text not null default '',
  order_id text,
  purchased_on date not null,
  received_at timestamptz not null,
  currency text,
  total_minor bigint,
  charged_minor bigint,
  tax_minor bigint,
  shipping_minor bigint,
  discount_minor bigint,
  tip_minor bigint,
  card_last4 text,
  from_domain text,
  next_renewal_on date,
  trial_ends_on date,
  confidence real not null,
  reader_version text not null,
  evidence_sealed bytea,
  is_sandbox boolean not null,
  created_at timestamptz not null default now(),
  order_key text,
  is_forward boolean not null default false,
  proven_from jsonb,
  primary key (user_id, id),
  foreign key (user_id, message_id) references app.messages (user_id, id) on delete set null (message_id)
);
create index receipts_group on app.receipts (user_id, order_key) where order_key is not null;
create unique index receipts_message on app.receipts (user_id, message_id) where message_id is not null;
create index receipts_open on app.receipts (user_id, state, purchased_on);
create index receipts_order on app.receipts (user_id, merchant_key, order_id) where order_id is not null;
create index receipts_order_number on app.receipts (user_id, regexp_replace(upper(order_id), '[^A-Z0-9]+', '', 'g'))
  where order_id is not null;
comment on column app.receipts.order_key is
  'Equal for all emails of one purchase; the purchase itself is the receipt that is not merged.';
comment on column app.receipts.proven_from is
  'The uncertain reading before a transaction proved it, for when the match is dissolved.';

create table app.receipt_line_items (
  user_id uuid not null,
  receipt_id uuid not null,
  position integer not null,
  name text not null,
  quantity numeric,
  unit_price_minor bigint,
  amount_minor bigint,
  class text not null,
  is_health boolean not null,
  hsa_eligibility text not null check (hsa_eligibility in ('eligible', 'needs_letter', 'not_eligible', 'unknown')),
  primary key (user_id, receipt_id, position),
  foreign key (user_id, receipt_id) references app.receipts (user_id, id) on delete cascade
);
create index receipt_line_items_health on app.receipt_line_items (user_id, receipt_id) where is_health;

create table app.review_items (
  user_id uuid not null,
  id uuid not null,
  receipt_id uuid not null,
  reason text not null,
  confidence real not null,
  state text not null check (state in ('waiting', 'confirmed', 'corrected', 'rejected')),
  before_decision jsonb,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  primary key (user_id, id),
  unique (user_id, receipt_id),
  foreign key (user_id, receipt_id) references app.receipts (user_id, id) on delete cascade
);
create index review_items_waiting on app.review_items (user_id, state, confidence desc, id);

create table app.receipt_matches (
  user_id uuid not null,
  receipt_id uuid not null,
  transaction_id uuid not null,
  amount_minor bigint not null,
  confidence real not null,
  state text not null check (state in ('matched', 'suggested', 'declined')),
  decided_by text not null check (decided_by in ('matcher', 'user')),
  reasons text[] not null default '{}',
  option integer not null default 0,
  decided_at timestamptz not null default now(),
  evidence jsonb,
  primary key (user_id, receipt_id, transaction_id, option),
  foreign key (user_id, receipt_id) references app.receipts (user_id, id) on delete cascade,
  foreign key (user_id, transaction_id) references app.transactions (user_id, id) on delete cascade
);
create index receipt_matches_transaction on app.receipt_matches (user_id, transaction_id, state);
comment on table app.receipt_matches is
  'Receipts and the transactions that paid them. suggested waits for the user; declined is never suggested again.';
comment on column app.receipt_matches.evidence is 'What the match was scored by: {shows: {weight: share}, rest}.';

create table app.merchant_aliases (
  user_id uuid not null,
  description text not null,
  merchant text not null,
  primary key (user_id, description, merchant)
);
comment on table app.merchant_aliases is 'Bank descriptions of a merchant, learned when the user confirms a match.';

create table app.pairing_answers (
  user_id uuid not null,
  id uuid not null,
  receipt_id uuid not null,
  is_sandbox boolean not null,
  options jsonb not null,
  chosen integer,
  is_parting boolean not null,
  answered_at timestamptz not null,
  primary key (user_id, id),
  foreign key (user_id, receipt_id) references app.receipts (user_id, id) on delete cascade,
  check (chosen is null or (chosen >= 0 and chosen <= jsonb_array_length(options) - 1))
);
create index pairing_answers_newest on app.pairing_answers (user_id, is_sandbox, answered_at);
create index pairing_answers_receipt on app.pairing_answers (user_id, receipt_id);
comment on table app.pairing_answers is
  'The user''s answers about the matches of a receipt: all options shown with their scores then, and the position '
  'of the chosen one; null: none of them. Undoing the answer deletes it.';
comment on column app.pairing_answers.is_parting is
  'The user dissolved a match of the matcher; otherwise an answer in AI Review.';

create table app.match_weights (
  user_id uuid not null,
  is_sandbox boolean not null,
  version integer not null,
  kind text not null check (kind in ('learned', 'started_over', 'taken_back')),
  weights jsonb not null,
  answers integer not null,
  seen integer not null,
  forgets_until timestamptz,
  made_at timestamptz not null,
  primary key (user_id, is_sandbox, version)
);
comment on table app.match_weights is
  'Weights learned from the user''s answers, only those that differ from the defaults. The newest version counts; '
  'answers up to forgets_until no longer do. Versions are never changed: starting over is a version too.';
comment on column app.match_weights.answers is 'How many answers it was learned from; seen: how many there were.';

create table app.match_states (
  user_id uuid not null,
  is_sandbox boolean not null,
  card_accounts jsonb not null,
  basis text not null default '',
  spans text not null default '',
  primary key (user_id, is_sandbox)
);
comment on table app.match_states is 'Basis of the last complete matching.';
comment on column app.match_states.basis is 'Names, digits and weights used; an empty text forces a complete matching.';
comment on column app.match_states.spans is 'The days that accounts cover.';

create table app.match_changes (
  user_id uuid not null,
  is_sandbox boolean not null,
  seq bigint generated always as identity,
  side text not null check (side in ('receipt', 'transaction')),
  subject_id uuid not null,
  before jsonb,
  primary key (user_id, is_sandbox, seq),
  foreign key (user_id, is_sandbox) references app.match_states (user_id, is_sandbox) on delete cascade
);
comment on table app.match_changes is
  'Receipts and transactions that appeared, disappeared or changed since the last matching, as they were before '
  '(null: new). The next matching looks only at their neighborhood. Beyond 50 per statement the notes only show '
  'that there were many.';

-- Answers, history, findings, claims.

create table app.category_questions (
  user_id uuid not null,
  transaction_id uuid not null,
  merchant_key text not null,
  is_sandbox boolean not null,
  basis text not null check (basis in ('merchant', 'receipt', 'habit', 'account', 'rule')),
  held text not null,
  told text not null,
  confidence real not null,
  choices jsonb not null,
  alike integer not null,
  state text not null check (state in ('open', 'answered')),
  answer text,
  is_for_merchant boolean not null default false,
  asked_at timestamptz not null,
  decided_at timestamptz,
  primary key (user_id, transaction_id),
  foreign key (user_id, transaction_id) references app.transactions (user_id, id) on delete cascade,
  check ((state = 'answered') = (answer is not null))
);
create unique index category_questions_rule on app.category_questions (user_id, merchant_key, is_sandbox)
  where basis = 'rule';
create index category_questions_merchant on app.category_questions (user_id, merchant_key);
comment on table app.category_questions is
  'Transactions whose category is disputed between bank, merchant, receipt or the user''s earlier decision: one '
  'question per merchant and pair of categories. rule: said by the user without being asked, one per merchant.';
comment on column app.category_questions.held is 'The current category; told: the one that speaks against it.';
comment on column app.category_questions.choices is 'Most likely first: {category, confidence, reasons}.';
comment on column app.category_questions.alike is 'Other transactions of the merchant with the same question.';
comment on column app.category_questions.is_for_merchant is
  'The answer holds for all transactions of the merchant, future ones included.';

create table app.category_changes (
  user_id uuid not null,
  transaction_id uuid not null,
  question_id uuid not null,
  category text not null,
  category_source text not null check (category_source in ('user', 'rule', 'model', 'provider')),
  primary key (user_id, transaction_id, question_id),
  foreign key (user_id, question_id) references app.category_questions (user_id, transaction_id) on delete cascade,
  foreign key (user_id, transaction_id) references app.transactions (user_id, id) on delete cascade
);
create index category_changes_question on app.category_changes (user_id, question_id);
comment on table app.category_changes is
  'A transaction''s category before an answer about it or its merchant changed it.';

create table app.history_events (
  user_id uuid not null,
  id uuid not null,
  transaction_id uuid,
  what text not null,
  reason text not null,
  at timestamptz not null default now(),
  message_id uuid,
  source text not null default 'model' check (source in ('user', 'rule', 'model', 'provider')),
  topic text not null default '',
  undo jsonb,
  primary key (user_id, id),
  foreign key (user_id, message_id) references app.messages (user_id, id) on delete set null (message_id),
  foreign key (user_id, transaction_id) references app.transactions (user_id, id) on delete cascade
);
create index history_events_edit on app.history_events (user_id, (undo->>'edit')) where undo->>'edit' is not null;
create index history_events_message on app.history_events (user_id, message_id, at) where message_id is not null;
create index history_events_topic on app.history_events (user_id, topic) where undo is not null;
create index history_events_transaction on app.history_events (user_id, transaction_id, at);
comment on table app.history_events is
  'History of transactions and emails. An event may belong to both: a receipt matched to a transaction.';
comment on column app.history_events.source is 'Who decided: the user, a rule, Fettle''s reading or the bank.';
comment on column app.history_events.topic is
  'What the event is about; a later event on the same topic decides whether this one can still be undone.';
comment on column app.history_events.undo is 'How the user can undo it; null when there is nothing to undo.';

create table app.findings (
  user_id uuid not null,
  id uuid not null,
  kind text not null,
  key text not null,
  on_day date not null,
  finding jsonb not null,
  is_current boolean not null default true,
  is_sandbox boolean not null,
  first_seen_at timestamptz not null default now(),
  dismissed_at timestamptz,
  primary key (user_id, id),
  unique (user_id, is_sandbox, kind, key)
);
create index findings_open on app.findings (user_id, is_sandbox, kind, on_day) where is_current;
comment on table app.findings is
  'What bank and email show together. The key is the same at every derivation, so that a dismissed finding stays '
  'dismissed; a finding that no longer holds is kept only while it is dismissed.';

create table app.claims (
  user_id uuid not null,
  id uuid not null,
  number integer not null,
  state text not null check (state in ('draft', 'submitted', 'reimbursed', 'rejected', 'withdrawn', 'elsewhere')),
  is_sandbox boolean not null,
  currency text not null,
  patient text not null default '',
  submitted_on date,
  settled_on date,
  reimbursed_minor bigint check (reimbursed_minor >= 0),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (user_id, id),
  unique (user_id, number),
  check ((state = 'reimbursed') = (reimbursed_minor is not null)),
  check (state not in ('submitted', 'reimbursed', 'rejected') or submitted_on is not null)
);
comment on table app.claims is 'A claim for health spending. elsewhere: claimed outside of Fettle, as the user said.';
comment on column app.claims.patient is 'Who received the care, unless a line says otherwise.';

create table app.claim_lines (
  user_id uuid not null,
  id uuid not null,
  claim_id uuid not null,
  transaction_id uuid,
  receipt_id uuid,
  item integer,
  service_on date not null,
  paid_on date not null,
  provider text,
  description text not null,
  class text not null,
  hsa_eligibility text not null check (hsa_eligibility in ('eligible', 'needs_letter', 'not_eligible', 'unknown')),
  is_itemised boolean not null,
  price_minor bigint,
  refunded_minor bigint not null default 0 check (refunded_minor >= 0),
  amount_minor bigint not null check (amount_minor > 0),
  account_name text not null,
  account_mask text,
  bank_text text,
  patient text,
  has_letter boolean not null default false,
  holds boolean not null,
  primary key (user_id, id),
  foreign key (user_id, claim_id) references app.claims (user_id, id) on delete cascade,
  foreign key (user_id, receipt_id) references app.receipts (user_id, id) on delete set null (receipt_id),
  foreign key (user_id, transaction_id) references app.transactions (user_id, id) on delete set null (transaction_id)
);
create index claim_lines_claim on app.claim_lines (user_id, claim_id);
create unique index claim_lines_once on app.claim_lines (
  user_id, transaction_id, coalesce(receipt_id, '00000000-0000-0000-0000-000000000000'), coalesce(item, -1))
  where holds and transaction_id is not null;
create index claim_lines_receipt on app.claim_lines (user_id, receipt_id) where receipt_id is not null;
comment on table app.claim_lines is
  'A line of a claim as it was when it was added: the claim stays the same whatever happens to transaction and '
  'receipt. Without an item it is the part of its transaction that no line explains.';
comment on column app.claim_lines.price_minor is
  'The receipt''s price before its share of tax, shipping and discount; null when the receipt shows none.';
comment on column app.claim_lines.holds is 'The claim is open or paid, so that no other claim may include the line.';

create table app.assistant_usage (
  user_id uuid not null,
  day date not null,
  calls integer not null default 0,
  bytes_sent bigint not null default 0,
  input_tokens bigint not null default 0,
  output_tokens bigint not null default 0,
  cost_micros bigint not null default 0,
  primary key (user_id, day)
);
comment on table app.assistant_usage is
  'What asking the assistant cost on a day (UTC). The budget is counted here before a question is sent.';
comment on column app.assistant_usage.cost_micros is 'Millionths of a US dollar.';

create table app.assistant_answers (
  user_id uuid not null,
  question_hash bytea not null,
  answer_sealed bytea not null,
  created_at timestamptz not null default now(),
  primary key (user_id, question_hash)
);
comment on table app.assistant_answers is 'Answers by question: the same text is never sent twice.';

create table app.mailboxes (
  user_id uuid not null,
  id uuid not null,
  provider text not null check (provider in ('gmail')),
  address text not null,
  status text not null check (status in ('healthy', 'needs_reauth')),
  refresh_token_sealed bytea not null,
  cursor text,
  read_from date,
  is_sandbox boolean not null,
  last_synced_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  unique (user_id, provider, address)
);

-- Every message that was looked at, in exactly one state.
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
  primary key (user_id, id),
  unique (user_id, mailbox_id, provider_message_id),
  foreign key (user_id, mailbox_id) references app.mailboxes (user_id, id) on delete cascade
);
create index messages_newest on app.messages (user_id, received_at desc, id desc);
create index messages_state on app.messages (user_id, mailbox_id, state);

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
  primary key (user_id, id),
  foreign key (user_id, message_id) references app.messages (user_id, id) on delete set null (message_id)
);
create unique index receipts_message on app.receipts (user_id, message_id) where message_id is not null;
create index receipts_open on app.receipts (user_id, state, purchased_on);
create index receipts_order on app.receipts (user_id, merchant_key, order_id) where order_id is not null;

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

-- A receipt beside the rows that paid it. `suggested` waits for a person; `declined` never comes back.
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
  primary key (user_id, receipt_id, transaction_id, option),
  foreign key (user_id, receipt_id) references app.receipts (user_id, id) on delete cascade,
  foreign key (user_id, transaction_id) references app.transactions (user_id, id) on delete cascade
);
create index receipt_matches_row on app.receipt_matches (user_id, transaction_id, state);

-- An earlier bank text of a merchant, learned when a person confirmed a pair.
create table app.merchant_aliases (
  user_id uuid not null,
  description text not null,
  merchant text not null,
  primary key (user_id, description, merchant)
);

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

-- One sync run of a mailbox over its whole range, with the counts the screen shows.
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
  pending_ids text[] not null default '{}',
  next_cursor text,
  error text,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (user_id, id),
  foreign key (user_id, mailbox_id) references app.mailboxes (user_id, id) on delete cascade
);
create index mail_syncs_newest on app.mail_syncs (user_id, started_at desc);
create unique index mail_syncs_running on app.mail_syncs (user_id, mailbox_id) where state in ('INITIALIZING', 'PROCESSING');

select sys.protect(name) from unnest(array['app.mailboxes', 'app.messages', 'app.receipts', 'app.receipt_line_items',
  'app.receipt_matches', 'app.merchant_aliases', 'app.review_items', 'app.mail_syncs']::regclass[]) as name;

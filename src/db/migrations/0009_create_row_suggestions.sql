-- Two rows that may be one, until the person says. `before_merge` is what a merge is taken back from.
create table app.row_suggestions (
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
  foreign key (user_id, transaction_id) references app.transactions (user_id, id) on delete cascade,
  foreign key (user_id, existing_id) references app.transactions (user_id, id) on delete cascade
);
create index row_suggestions_existing on app.row_suggestions (user_id, existing_id);
select sys.protect('app.row_suggestions');

-- `held`: a pending row that a posted one beside it has perhaps settled; it counts for nothing until that is decided.
-- `merge`: the row is one with another, which bears its ids.
alter table app.transactions
  drop constraint transactions_flow_check,
  add constraint transactions_flow_check check (flow in ('spend', 'income', 'refund', 'transfer', 'held')),
  drop constraint transactions_removed_by_check,
  add constraint transactions_removed_by_check check (removed_by in ('provider', 'user', 'import', 'merge'));

-- Two rows that may be one movement between own accounts. `declined` is the person's word and never suggested again.
create table app.transfer_suggestions (
  user_id uuid not null,
  outflow_id uuid not null,
  inflow_id uuid not null,
  confidence real not null,
  state text not null check (state in ('open', 'declined')),
  decided_at timestamptz,
  primary key (user_id, outflow_id, inflow_id),
  foreign key (user_id, outflow_id) references app.transactions (user_id, id) on delete cascade,
  foreign key (user_id, inflow_id) references app.transactions (user_id, id) on delete cascade
);
create index transfer_suggestions_inflow on app.transfer_suggestions (user_id, inflow_id);
select sys.protect('app.transfer_suggestions');

-- What each account held at the end of a day, as its source said. `import_id`: from that file, and gone when it is undone.
create table app.balances (
  user_id uuid not null,
  account_id uuid not null,
  balance_on date not null,
  amount_minor bigint not null,
  source text not null check (source in ('feed', 'file')),
  import_id uuid,
  primary key (user_id, account_id, balance_on),
  foreign key (user_id, account_id) references app.accounts (user_id, id) on delete cascade,
  foreign key (user_id, import_id) references app.imports (user_id, id) on delete cascade
);
create index balances_import on app.balances (user_id, import_id) where import_id is not null;
select sys.protect('app.balances');

-- What an account held before its first row, and what balance and rows leave unexplained since: kept, never hidden.
alter table app.accounts
  add column opening_minor bigint,
  add column opening_on date,
  add column gap_minor bigint;

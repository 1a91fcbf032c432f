-- A second way to banks: accounts and rows by it, and what a provider says went wrong while the rest was read.
alter table app.accounts
  drop constraint accounts_source_check,
  add constraint accounts_source_check check (source in ('plaid', 'simplefin', 'file'));
alter table app.bank_connections add column problem text;

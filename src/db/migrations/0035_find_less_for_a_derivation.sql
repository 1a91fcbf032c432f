-- A derivation after one transaction reads few others.
alter table app.recurring_streams add column counterparties text[] collate "C" not null default '{}';
update app.recurring_streams s set counterparties = array(
  select distinct t.counterparty from app.transactions t
   where t.user_id = s.user_id and t.id = any(s.transaction_ids) order by 1);
alter table app.recurring_streams alter column counterparties drop default;
comment on column app.recurring_streams.counterparties is
  'The counterparties of its transactions when it was detected; a change of one of them leads to a new detection.';
create index receipt_matches_declined on app.receipt_matches (user_id) where state = 'declined';
create index transactions_split_by_user on app.transactions (user_id, is_sandbox, occurred_on)
  where split_source = 'user' and removed_at is null;

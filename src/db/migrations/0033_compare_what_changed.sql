-- Findings are compared again only for the merchants whose transactions changed.
alter table sys.pending_derivations add column have_receipts_changed boolean not null default true;
comment on column sys.pending_derivations.have_receipts_changed is
  'False if only bank transactions changed, each recorded for the next matching: receipts, emails, answers and settings stay as they are.';
alter table app.findings add column counterparty text;
comment on column app.findings.counterparty is
  'The letters of the merchant that it is about, as in transactions.counterparty. Null: it is about no single merchant.';
comment on column app.match_states.pairing is
  'The inputs of the last complete pairing of transfers, and the counterparties whose streams, category questions and findings are still to be computed (null: all). Null: all transfers are to be paired again.';
-- Row-level security allows an index only for plain columns, not for expressions.
alter table app.receipts add column counterparty text collate "C" not null generated always as
  (regexp_replace(merchant_key, '[^a-z]+', '', 'g')) stored;
comment on column app.receipts.counterparty is 'The letters of the merchant, as in transactions.counterparty.';
create index receipts_counterparty on app.receipts (user_id, counterparty);
alter table app.transactions add column absolute_minor bigint not null generated always as (abs(amount_minor)) stored;
comment on column app.transactions.absolute_minor is 'The amount without its sign.';
drop index app.transactions_amount;
create index transactions_amount on app.transactions (user_id, is_sandbox, absolute_minor, id) where removed_at is null;

-- Who divided a transaction: its receipts' items, without asking, or the user. With no split, 'user' says that the user
-- does not want one.
alter table app.transactions
  add column split_source text constraint transactions_split_source_check check (split_source in ('user', 'receipt'));
update app.transactions set split_source = 'user' where split is not null;
alter table app.transactions
  add constraint transactions_split_check check (split is null or split_source is not null);
comment on column app.transactions.split_source is
  'receipt: kept in step with the items of its receipts; user: their decision. user without a split: they want none.';
comment on column app.transactions.split is
  'Parts by category and health: a list of {category, isHealth, amountMinor, receiptId, item}, signed as the transaction and adding up to it. Of one category: the transaction counts in it. Null: it counts in its own. Stored on the transaction, so that a change moves both.';

alter table app.profiles add column uses_item_categories boolean not null default true;
comment on column app.profiles.uses_item_categories is 'Whether transactions count by the items of their receipts.';

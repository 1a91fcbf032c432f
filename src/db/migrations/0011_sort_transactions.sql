-- Lists sorted by amount or merchant read one page from an index, however long the ledger is.
create index transactions_amount on app.transactions (user_id, is_sandbox, abs(amount_minor), id) where removed_at is null;
create index transactions_merchant on app.transactions (user_id, is_sandbox, lower(merchant) collate "C", id) where removed_at is null;

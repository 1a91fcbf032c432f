-- An index that begins with the user looks as good as the primary key to the planner while a table has few committed
-- rows, as it does during the first large import of an installation. Each foreign key of a new row then read all of the
-- user's transactions.
drop index app.transactions_account_date;
create index transactions_account_date on app.transactions (account_id, user_id, posted_on);

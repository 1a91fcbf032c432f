-- A category may be the user's own word from the program that exported a file.
alter table app.transactions drop constraint transactions_category_source_check;
alter table app.transactions add constraint transactions_category_source_check
  check (category_source in ('user', 'rule', 'import', 'model', 'provider'));
alter table app.category_changes drop constraint category_changes_category_source_check;
alter table app.category_changes add constraint category_changes_category_source_check
  check (category_source in ('user', 'rule', 'import', 'model', 'provider'));

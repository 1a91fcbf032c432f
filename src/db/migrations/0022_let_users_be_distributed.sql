-- A distributed PostgreSQL clears no column when what it references is deleted, and gives no sequence to a statement
-- that runs on a shard. What deletes a record clears the references to it; a forgotten one is refused.
alter table app.accounts drop constraint accounts_user_id_connection_id_fkey,
  add foreign key (user_id, connection_id) references app.bank_connections (user_id, id);
alter table app.claim_lines drop constraint claim_lines_user_id_receipt_id_fkey,
  add foreign key (user_id, receipt_id) references app.receipts (user_id, id);
alter table app.claim_lines drop constraint claim_lines_user_id_transaction_id_fkey,
  add foreign key (user_id, transaction_id) references app.transactions (user_id, id);
alter table app.history_events drop constraint history_events_user_id_message_id_fkey,
  add foreign key (user_id, message_id) references app.messages (user_id, id);
alter table app.receipts drop constraint receipts_user_id_message_id_fkey,
  add foreign key (user_id, message_id) references app.messages (user_id, id);
alter table app.transactions drop constraint transactions_user_id_import_id_fkey,
  add foreign key (user_id, import_id) references app.imports (user_id, id);

alter table app.match_changes alter column seq drop identity,
  alter column seq set default (extract(epoch from statement_timestamp()) * 1000000)::bigint,
  drop constraint match_changes_pkey, add primary key (user_id, is_sandbox, seq, side, subject_id);
comment on column app.match_changes.seq is 'The microsecond at which the statement that noted it began.';

-- What waits for an answer is counted at every visit, and what receipts say of a merchant is asked at every new
-- transaction: both are few among what was ever asked and stored.
do $$ begin
  set local citus.multi_shard_modify_mode = 'sequential';
  create index transaction_suggestions_open on app.transaction_suggestions (user_id, transaction_id) where state = 'open';
  create index transfer_suggestions_open on app.transfer_suggestions (user_id, outflow_id) where state = 'open';
  create index category_questions_open on app.category_questions (user_id, transaction_id) where state = 'open';
  create index transactions_with_receipt on app.transactions (user_id, merchant_key) where has_receipt;
end $$;

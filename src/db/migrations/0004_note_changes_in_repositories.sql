-- The repositories note what the matcher has to look at again, take transactions that stand for receipts out of the
-- ledger, and fit splits to their transactions. Triggers keep the totals and nothing else.
drop function if exists app.note_receipts(), app.note_transactions(), app.note_transfers(), app.note_decisions(),
  app.receipt_as_matched(app.receipts), app.transaction_as_matched(app.transactions), app.give_way_to_transactions(),
  app.leave_with_receipt(), app.withdraw_receipt_transactions(uuid, uuid[]), app.keep_split(), app.fit_split(jsonb, bigint) cascade;

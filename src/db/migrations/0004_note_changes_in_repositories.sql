-- The repositories note what the matcher has to look at again, take transactions that stand for receipts out of the
-- ledger, and fit splits to their transactions. Triggers keep the totals and nothing else.
drop function if exists app.note_receipts(), app.note_rows(), app.note_transfers(), app.note_decisions(),
  app.receipt_as_matched(app.receipts), app.row_as_matched(app.transactions), app.give_way_to_rows(),
  app.leave_with_receipt(), app.withdraw_receipt_rows(uuid, uuid[]), app.keep_split(), app.fit_split(jsonb, bigint) cascade;

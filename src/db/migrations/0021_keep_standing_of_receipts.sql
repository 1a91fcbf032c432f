-- A receipt that another email of its purchase leads keeps how it stood by itself, as one that something has proven does.
update app.receipts set proven_from = jsonb_build_object(
    'message', jsonb_build_object(
      'state', case when confidence >= 0.9::real then 'processed' else 'needs_review' end,
      'reason', case when confidence >= 0.9::real then 'It stands for this purchase.'
        else 'It tells of a purchase, but we are not sure of it.' end),
    'item', case when confidence < 0.9::real then jsonb_build_object('id', gen_random_uuid(),
      'reason', 'It tells of a purchase, but we are not sure of it.', 'confidence', confidence) end)
  where state = 'merged' and merged_into is not null and proven_from is null;
comment on column app.receipts.proven_from is
  'How the reading stands by itself, while a proof (by: bank or payment) or another email of the purchase decides about it.';

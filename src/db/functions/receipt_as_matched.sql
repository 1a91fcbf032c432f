-- A receipt as the matcher sees it: what a change note keeps.
create or replace function app.receipt_as_matched(r app.receipts) returns jsonb language sql stable as $$
  select jsonb_build_object('id', r.id, 'kind', r.kind, 'merchant', r.merchant, 'orderId', r.order_id, 'purchasedOn', r.purchased_on,
    'receivedAt', to_char(r.received_at at time zone 'UTC', 'YYYY-MM-DD'), 'currency', r.currency, 'totalMinor', r.total_minor,
    'chargedMinor', r.charged_minor, 'tipMinor', r.tip_minor, 'cardLast4', r.card_last4, 'fromDomain', r.from_domain)
$$;

-- A transaction as the matcher sees it: what a change note keeps.
create or replace function app.row_as_matched(t app.transactions) returns jsonb language sql stable as $$
  select jsonb_build_object('id', t.id, 'accountId', t.account_id,
    'accountMask', (select a.mask from app.accounts a where a.user_id = t.user_id and a.id = t.account_id),
    'postedOn', t.posted_on, 'authorizedOn', t.authorized_on, 'amountMinor', t.amount_minor, 'currency', t.currency,
    'description', t.original_description, 'merchant', t.merchant, 'pending', t.status = 'pending',
    'originalAmountMinor', t.original_amount_minor, 'originalCurrency', t.original_currency)
$$;

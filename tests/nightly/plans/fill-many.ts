import type pg from 'pg';

/** One in this many transactions has a receipt that splits it. */
const ITEMIZED = 50;

/** Related rows are found by number: `md5('t' || n)` is the transaction's ID. */
const STATEMENTS = [
  `insert into app.profiles (user_id) values ($1)`,
  `insert into app.accounts (user_id, id, source, external_id, name, account_type, currency, is_sandbox)
   values ($1, $1, 'file', 'many', 'Checking', 'checking', 'USD', false)`,
  `insert into app.transactions (user_id, id, account_id, posted_on, amount_minor, currency, status,
     original_description, description, merchant, merchant_key, flow, category, category_source, is_sandbox,
     has_receipt, split, split_source)
   select $1, md5('t' || n)::uuid, $1, current_date - (n * 1825::bigint / $2)::int, amount, 'USD', 'posted',
     'POS ' || m.name || ' #' || (n % 900), m.name, m.name, lower(m.name),
     case when amount > 0 then 'income' else 'spend' end, case when amount > 0 then 'INCOME_SALARY' else m.category end,
     'model', false, n % ${ITEMIZED} = 1,
     case when n % ${ITEMIZED} = 1 then jsonb_build_array(
       jsonb_build_object('category', m.category, 'amountMinor', amount + 100, 'receiptId', md5('r' || n)::uuid),
       jsonb_build_object('category', 'MEDICAL_DENTAL_CARE', 'amountMinor', -100,
         'receiptId', md5('r' || n)::uuid)) end,
     case when n % ${ITEMIZED} = 1 then 'receipt' end
   from generate_series(0, $2 - 1) n
   cross join lateral (
     select case when n % 20 = 0 then 250000 else -(500 + (n::bigint * 7919) % 20000) end as amount) a
   join (values (0, 'Blue Bottle Coffee', 'FOOD_AND_DRINK_COFFEE'), (1, 'Safeway', 'FOOD_AND_DRINK_GROCERIES'),
     (2, 'Shell', 'TRANSPORTATION_GAS'), (3, 'Amazon', 'GENERAL_MERCHANDISE_ONLINE_MARKETPLACES'),
     (4, 'Netflix', 'ENTERTAINMENT_TV_AND_MOVIES'), (5, 'Paloma Taqueria', 'FOOD_AND_DRINK_RESTAURANT'),
     (6, 'CVS Pharmacy', 'MEDICAL_PHARMACIES_AND_SUPPLEMENTS')) as m(k, name, category)
     on m.k = case when n % 7 = 6 and n % 20 <> 6 then 0 else n % 7 end`,
  `insert into app.transaction_external_ids (user_id, account_id, source, external_id, transaction_id)
   select user_id, account_id, 'plaid', id::text, id from app.transactions where user_id = $1 and $2 > 0`,
  `insert into app.receipts (user_id, id, kind, state, merchant, purchased_on, received_at, currency, total_minor,
     confidence, reader_version, is_sandbox)
   select $1, md5('r' || n)::uuid, 'purchase', case when n % 200 = 51 then 'proposed' else 'accepted' end, 'Shop',
     current_date - (n * 1825::bigint / $2)::int, now(), 'USD', 500, 0.5, 'test', false
   from generate_series(1, $2 - 1, ${ITEMIZED}) n`,
  `insert into app.receipt_line_items (user_id, receipt_id, position, name, amount_minor, class, is_health,
     hsa_eligibility)
   select user_id, id, 1, 'Dental floss', 100, 'dental_supplies', true, 'eligible' from app.receipts
    where user_id = $1 and $2 > 0`,
  `insert into app.receipt_matches (user_id, receipt_id, transaction_id, amount_minor, confidence, state, decided_by)
   select $1, md5('r' || n)::uuid, md5('t' || n)::uuid, 500, 1, 'matched', 'matcher'
   from generate_series(1, $2 - 1, ${ITEMIZED}) n where n % 200 <> 51`,
  `insert into app.review_items (user_id, id, receipt_id, reason, confidence, state)
   select $1, md5('v' || n)::uuid, md5('r' || n)::uuid, 'Not sure.', 0.5,
     case when n % 100000 = 51 then 'waiting' else 'confirmed' end from generate_series(51, $2 - 1, 200) n`,
  `insert into app.transaction_suggestions (user_id, transaction_id, existing_id, kind, confidence, reason, state)
   select $1, md5('t' || n)::uuid, md5('t' || n + 1)::uuid, 'duplicate', 0.5, 'Alike.',
     case when n % 100000 = 0 then 'open' else 'declined' end from generate_series(0, $2 - 2, 100) n`,
  `insert into app.transfer_suggestions (user_id, outflow_id, inflow_id, confidence, state)
   select $1, md5('t' || n + 1)::uuid, md5('t' || n)::uuid, 0.5,
     case when n % 100000 = 0 then 'open' else 'declined' end from generate_series(0, $2 - 2, 100) n`,
  `insert into app.category_questions (user_id, transaction_id, merchant_key, is_sandbox, basis, current_category,
     other_category, confidence,
     choices, similar_count, state, answer, asked_at)
   select $1, md5('t' || n)::uuid, 'shop ' || n, false, 'habit', 'A', 'B', 0.5, '[]', 0,
     case when n % 100000 = 2 then 'open' else 'answered' end, case when n % 100000 = 2 then null else 'A' end, now()
   from generate_series(2, $2 - 1, 100) n`,
  `insert into app.recurring_streams (user_id, id, merchant, account_id, currency, direction, frequency, status, class,
     average_amount_minor, last_amount_minor, first_on, last_on, next_on, transaction_ids, counterparties,
     price_changes, confidence, is_sandbox)
   select $1, md5('s' || n)::uuid, 'Stream ' || n, $1, 'USD', 'outflow', 'monthly', 'active', 'subscription',
     -500, -500,
     current_date - 1800, current_date - 5, current_date + 25,
     array(select md5('t' || (n * 30 + k))::uuid from generate_series(1, 30) k), array['shop'], '[]', 0.9, false
   from generate_series(0, least($2 / 1000, 40) - 1) n`,
  `insert into app.findings (user_id, id, kind, key, on_day, finding, is_sandbox)
   select $1, md5('f' || n)::uuid, 'price_up', n::text, current_date - n % 1800,
     jsonb_build_object('kind', 'price_up', 'key', n::text, 'on', current_date, 'merchant', 'Shop', 'amountMinor', 100,
       'currency', 'USD', 'receiptIds', '[]'::jsonb, 'transactionIds', '[]'::jsonb, 'planId', null,
       'facts', jsonb_build_object('fromMinor', 90, 'toMinor', 100)), false from generate_series(1, $2 / 1000) n`,
];

/** Creates transactions of five years for a user, with receipts, questions, streams and findings in proportion. */
export async function fillMany(admin: pg.Client, userId: string, transactions: number): Promise<void> {
  for (const sql of STATEMENTS) await admin.query(sql, /\$2/.test(sql) ? [userId, transactions] : [userId]);
}

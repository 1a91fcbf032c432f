-- The day a transaction happened. The database works it out from the dates of its own columns, so that no writer can
-- leave it behind; the sums follow it in the statement that changes any of them.
alter table app.profiles add column dates_by text not null default 'purchase'
  constraint profiles_dates_by_check check (dates_by in ('purchase', 'posting'));
comment on column app.profiles.dates_by is 'Which date lists, periods and totals use.';

-- A bank posts a purchase within 14 days, usually within 5 business days. Its own dates are believed that far back; the
-- date of a receipt, which may be that of an order charged only when it ships, 7 days. A refund's receipt tells of the
-- purchase, and the day of a transaction entered by hand is the user's.
alter table app.transactions
  add column described_on date,
  add column receipt_on date,
  add column is_dated_by_posting boolean not null default false,
  add column occurred_on date not null generated always as (case
    when is_dated_by_posting or (is_manual and feed_id is null) then posted_on
    when authorized_on between posted_on - 14 and posted_on then authorized_on
    when described_on between posted_on - 14 and posted_on then described_on
    when amount_minor < 0 and receipt_on between posted_on - 7 and posted_on then receipt_on
    else posted_on end) stored;
comment on column app.transactions.described_on is 'Date of the purchase in the bank''s description.';
comment on column app.transactions.receipt_on is 'Date of the purchase on the matched receipt.';
comment on column app.transactions.is_dated_by_posting is 'The user''s setting profiles.dates_by, repeated here for the sums.';
comment on column app.transactions.occurred_on is
  'Day of the purchase where it is known, else of the posting. Lists, periods and totals use it; statements, balances and matching use posted_on.';

drop index app.transactions_newest, app.transactions_split;
create index transactions_newest on app.transactions (user_id, is_sandbox, occurred_on desc, id desc) where removed_at is null;
create index transactions_split on app.transactions (user_id, is_sandbox, occurred_on) where split is not null and removed_at is null;
create index transactions_posted on app.transactions (user_id, is_sandbox, posted_on) where removed_at is null;

drop view app.transaction_parts;
create view app.transaction_parts with (security_invoker = true) as
  select user_id, id as transaction_id, is_sandbox, currency, occurred_on, flow, removed_at, category, amount_minor
    from app.transactions where split is null
  union all
  select t.user_id, t.id, t.is_sandbox, t.currency, t.occurred_on, t.flow, t.removed_at, p.category, p.amount_minor
    from app.transactions t cross join lateral (
      select line->>'category' as category, sum((line->>'amountMinor')::bigint)::bigint as amount_minor
        from jsonb_array_elements(t.split) line group by 1) p
   where t.split is not null;
grant select on app.transaction_parts to fettle_app;

-- The sums of what is stored already, by the new day.
delete from app.day_totals;
insert into app.day_totals
  select user_id, is_sandbox, currency, occurred_on, coalesce(-sum(amount_minor) filter (where flow in ('spend', 'refund')), 0),
         coalesce(sum(amount_minor) filter (where flow = 'income'), 0), count(*)
    from app.transactions where removed_at is null group by 1, 2, 3, 4;
delete from app.month_totals;
insert into app.month_totals
  select user_id, is_sandbox, currency, date_trunc('month', occurred_on)::date, category,
         coalesce(-sum(amount_minor) filter (where flow in ('spend', 'refund')), 0),
         coalesce(sum(amount_minor) filter (where flow = 'income'), 0), count(*)
    from app.transaction_parts where removed_at is null group by 1, 2, 3, 4, 5;

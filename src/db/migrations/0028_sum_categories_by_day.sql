-- What a period came to by category is summed by day, beside the day's totals, so that no period is read transaction by
-- transaction. Months are sums of days. A statement that changed transactions meanwhile waits for its day's totals, and
-- fails then: the month's are gone.

-- A distributed database passes on the text it is sent, which a block makes one statement at a time, and changes tables
-- and what stands in them over one connection for each node.
do $$ begin
set local citus.multi_shard_modify_mode = 'sequential';

alter table app.day_totals add column categories jsonb not null default '{}';
comment on column app.day_totals.categories is
  'By category [spend, of it itemized by receipts, income, parts that count as spend]; read through app.category_totals.';
comment on table app.day_totals is 'Sums per day and of its categories, kept by triggers in the statement that changes transactions.';

create view app.category_totals with (security_invoker = true) as
  select t.user_id, t.is_sandbox, t.currency, t.day, c.key as category, (c.value->>0)::bigint as spend_minor,
         (c.value->>1)::bigint as itemized_minor, (c.value->>2)::bigint as income_minor, (c.value->>3)::bigint as spend_parts
    from app.day_totals t cross join lateral jsonb_each(t.categories) c;
grant select on app.category_totals to fettle_app;

drop view app.transaction_parts;
create view app.transaction_parts with (security_invoker = true) as
  select user_id, id as transaction_id, is_sandbox, currency, occurred_on, flow, removed_at, category, amount_minor,
         0::bigint as itemized_minor
    from app.transactions where split is null
  union all
  select t.user_id, t.id, t.is_sandbox, t.currency, t.occurred_on, t.flow, t.removed_at, p.category, p.amount_minor, p.itemized_minor
    from app.transactions t cross join lateral (
      select line->>'category' as category, sum((line->>'amountMinor')::bigint)::bigint as amount_minor,
             coalesce(sum((line->>'amountMinor')::bigint) filter (where line->>'receiptId' is not null), 0)::bigint as itemized_minor
        from jsonb_array_elements(t.split) line group by 1) p
   where t.split is not null;
grant select on app.transaction_parts to fettle_app;

drop table app.month_totals;
update app.day_totals t set categories = s.categories
  from (select user_id, is_sandbox, currency, occurred_on,
               jsonb_object_agg(category, jsonb_build_array(spend, itemized, income, parts)) as categories
          from (select user_id, is_sandbox, currency, occurred_on, category,
                       coalesce(-sum(amount_minor) filter (where flow in ('spend', 'refund')), 0) as spend,
                       coalesce(-sum(itemized_minor) filter (where flow in ('spend', 'refund')), 0) as itemized,
                       coalesce(sum(amount_minor) filter (where flow = 'income'), 0) as income,
                       count(*) filter (where flow in ('spend', 'refund')) as parts
                  from app.transaction_parts where removed_at is null and flow in ('spend', 'refund', 'income')
                 group by 1, 2, 3, 4, 5) c
         group by 1, 2, 3, 4) s
 where t.user_id = s.user_id and t.is_sandbox = s.is_sandbox and t.currency = s.currency and t.day = s.occurred_on;
end $$;

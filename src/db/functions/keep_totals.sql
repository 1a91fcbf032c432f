-- Applies the changes of a statement to the daily sums: adds new transactions and subtracts old ones. Removed
-- transactions do not count; a pending one counts once, because its posted form is the same transaction. The sums by
-- category follow the parts of a split. An update that affects no sum (a note, a receipt flag) changes nothing. The
-- changes are summed first and then written as values: on a shard, no statement can read the rows that another statement
-- changed and write to another table.
create or replace function app.keep_totals() returns trigger language plpgsql as $$
declare
  changed constant text := '(o.occurred_on, o.amount_minor, o.currency, o.flow, o.category, o.split, o.is_sandbox, o.removed_at is null)
    is distinct from (n.occurred_on, n.amount_minor, n.currency, n.flow, n.category, n.split, n.is_sandbox, n.removed_at is null)';
  columns constant text := 'user_id, is_sandbox, currency, occurred_on as day, category, flow, amount_minor, removed_at, split';
  delta text := case tg_op
    when 'INSERT' then format('select 1 as sign, %s from added', columns)
    when 'DELETE' then format('select -1 as sign, %s from gone', columns)
    else format('select -1 as sign, %1$s from gone o where exists (select from added n where n.user_id = o.user_id and n.id = o.id and %2$s)
       union all select 1, %1$s from added n where exists (select from gone o where o.user_id = n.user_id and o.id = n.id and %2$s)', columns, changed)
    end;
  days text;
begin
  if tg_op = 'UPDATE' then
    if not exists (select from added) then return null; end if;
  end if;
  execute format($d$with d as materialized (select * from (%1$s) all_of_them where removed_at is null),
    parts as (
      select sign, user_id, is_sandbox, currency, day, flow, category, amount_minor, 0 as itemized_minor from d where split is null
      union all
      select sign, user_id, is_sandbox, currency, day, flow, p.category, p.amount_minor, p.itemized_minor
        from (select * from d where split is not null) s cross join lateral (
          select line->>'category' as category, sum((line->>'amountMinor')::bigint)::bigint as amount_minor,
                 coalesce(sum((line->>'amountMinor')::bigint) filter (where line->>'receiptId' is not null), 0) as itemized_minor
            from jsonb_array_elements(s.split) line group by 1) p),
    days as (
      select user_id, is_sandbox, currency, day,
             coalesce(-sum(sign * amount_minor) filter (where flow in ('spend', 'refund')), 0) as spend,
             coalesce(sum(sign * amount_minor) filter (where flow = 'income'), 0) as income, sum(sign) as count
        from d group by 1, 2, 3, 4),
    categories as (
      select user_id, is_sandbox, currency, day, jsonb_object_agg(category, jsonb_build_array(spend, itemized, income, count)) as categories
        from (select user_id, is_sandbox, currency, day, category,
                     coalesce(-sum(sign * amount_minor) filter (where flow in ('spend', 'refund')), 0) as spend,
                     coalesce(-sum(sign * itemized_minor) filter (where flow in ('spend', 'refund')), 0) as itemized,
                     coalesce(sum(sign * amount_minor) filter (where flow = 'income'), 0) as income,
                     coalesce(sum(sign) filter (where flow in ('spend', 'refund')), 0) as count
                from parts where flow in ('spend', 'refund', 'income') group by 1, 2, 3, 4, 5) c
       group by 1, 2, 3, 4)
    select string_agg(format('(%%L,%%L,%%L,%%L,%%s,%%s,%%s,%%L)', user_id, is_sandbox, currency, day, spend, income, count,
        coalesce(categories, '{}')), ',' order by user_id, is_sandbox, currency, day)
      from days left join categories using (user_id, is_sandbox, currency, day)$d$, delta)
    into days;
  -- Sorted, so that two statements of one user wait for each other instead of deadlocking.
  if days is not null then
    execute format('insert into app.day_totals as t (user_id, is_sandbox, currency, day, spend_minor, income_minor, transaction_count, categories)
      values %s on conflict (user_id, is_sandbox, currency, day) do update set spend_minor = t.spend_minor + excluded.spend_minor,
        income_minor = t.income_minor + excluded.income_minor,
        transaction_count = t.transaction_count + excluded.transaction_count,
        categories = app.add_sums(t.categories, excluded.categories)', days);
  end if;
  return null;
end $$;
-- A distributed database forwards the text that it receives; a block sends one statement at a time.
do $$ begin
  create or replace trigger totals_insert after insert on app.transactions referencing new table as added
    for each statement execute function app.keep_totals();
  create or replace trigger totals_delete after delete on app.transactions referencing old table as gone
    for each statement execute function app.keep_totals();
  create or replace trigger totals_update after update on app.transactions referencing old table as gone new table as added
    for each statement execute function app.keep_totals();
end $$;

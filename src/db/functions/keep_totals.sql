-- Adds what a statement changed to the sums: new transactions count once, old ones are taken away. Removed transactions
-- count for nothing; a pending one counts once, since its posted form is the same transaction. The month's sums follow
-- the parts of a split. An update that touches no sum (a note, a receipt flag) changes nothing. The changes are summed
-- first and written as values then: on a shard, no statement can read what a statement changed and write elsewhere.
create or replace function app.keep_totals() returns trigger language plpgsql as $$
declare
  changed constant text := '(o.occurred_on, o.amount_minor, o.currency, o.flow, o.category, o.split, o.is_sandbox, o.removed_at is null)
    is distinct from (n.occurred_on, n.amount_minor, n.currency, n.flow, n.category, n.split, n.is_sandbox, n.removed_at is null)';
  columns constant text := 'user_id, is_sandbox, currency, occurred_on, category, flow, amount_minor, removed_at, split';
  delta text := case tg_op
    when 'INSERT' then format('select 1 as sign, %s from added', columns)
    when 'DELETE' then format('select -1 as sign, %s from gone', columns)
    else format('select -1 as sign, o.* from (select %1$s from gone o where exists (select from added n where n.user_id = o.user_id and n.id = o.id and %2$s)) o
       union all select 1, n.* from (select %1$s from added n where exists (select from gone o where o.user_id = n.user_id and o.id = n.id and %2$s)) n', columns, changed)
    end;
  sums constant text := $sums$coalesce(-sum(sign * amount_minor) filter (where flow in ('spend', 'refund')), 0) as spend,
    coalesce(sum(sign * amount_minor) filter (where flow = 'income'), 0) as income, sum(sign) as rows$sums$;
  add_up constant text := 'do update set spend_minor = t.spend_minor + excluded.spend_minor,
    income_minor = t.income_minor + excluded.income_minor, rows = t.rows + excluded.rows';
  days text;
  months text;
begin
  execute format($d$with d as materialized (%2$s), parts as (
      select sign, user_id, is_sandbox, currency, occurred_on, removed_at, flow, category, amount_minor from d where split is null
      union all
      select sign, user_id, is_sandbox, currency, occurred_on, removed_at, flow, p.category, p.amount_minor
        from (select * from d where split is not null) s cross join lateral (
          select line->>'category' as category, sum((line->>'amountMinor')::bigint)::bigint as amount_minor
            from jsonb_array_elements(s.split) line group by 1) p)
    select (select string_agg(format('(%%L,%%L,%%L,%%L,%%s,%%s,%%s)', user_id, is_sandbox, currency, day, spend, income, rows), ',')
        from (select user_id, is_sandbox, currency, occurred_on as day, %1$s from d where removed_at is null
          group by 1, 2, 3, 4 order by 1, 2, 3, 4) sums),
      (select string_agg(format('(%%L,%%L,%%L,%%L,%%L,%%s,%%s,%%s)', user_id, is_sandbox, currency, month, category, spend, income, rows), ',')
        from (select user_id, is_sandbox, currency, date_trunc('month', occurred_on)::date as month, category, %1$s
          from parts where removed_at is null group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5) sums)$d$, sums, delta)
    into days, months;
  -- Ordered, so that two statements of one person wait for each other instead of locking each other out.
  if days is not null then
    execute format('insert into app.day_totals as t (user_id, is_sandbox, currency, day, spend_minor, income_minor, rows)
      values %s on conflict (user_id, is_sandbox, currency, day) %s', days, add_up);
  end if;
  if months is not null then
    execute format('insert into app.month_totals as t (user_id, is_sandbox, currency, month, category, spend_minor, income_minor, rows)
      values %s on conflict (user_id, is_sandbox, currency, month, category) %s', months, add_up);
  end if;
  return null;
end $$;
create or replace trigger totals_insert after insert on app.transactions referencing new table as added
  for each statement execute function app.keep_totals();
create or replace trigger totals_delete after delete on app.transactions referencing old table as gone
  for each statement execute function app.keep_totals();
create or replace trigger totals_update after update on app.transactions referencing old table as gone new table as added
  for each statement execute function app.keep_totals();

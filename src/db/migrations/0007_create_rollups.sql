-- Sums kept by the same transaction that changes the rows: per day for periods, per month and category for trends.
create table app.day_totals (
  user_id uuid not null,
  is_sandbox boolean not null,
  currency text not null,
  day date not null,
  spend_minor bigint not null,
  income_minor bigint not null,
  rows integer not null,
  primary key (user_id, is_sandbox, currency, day)
);
create table app.month_totals (
  user_id uuid not null,
  is_sandbox boolean not null,
  currency text not null,
  month date not null,
  category text not null,
  spend_minor bigint not null,
  income_minor bigint not null,
  rows integer not null,
  primary key (user_id, is_sandbox, currency, month, category)
);
select sys.protect('app.day_totals'), sys.protect('app.month_totals');

-- Adds a set of rows to the sums, or takes it away. Removed rows count for nothing. A pending row counts once: its
-- posted form is the same row.
create function app.apply_to_totals(sign integer, changed app.transactions[]) returns void language plpgsql as $$
begin
  insert into app.day_totals as t (user_id, is_sandbox, currency, day, spend_minor, income_minor, rows)
    select user_id, is_sandbox, currency, posted_on,
           sign * coalesce(-sum(amount_minor) filter (where flow in ('spend', 'refund')), 0),
           sign * coalesce(sum(amount_minor) filter (where flow = 'income'), 0), sign * count(*)
      from unnest(changed) where removed_at is null group by user_id, is_sandbox, currency, posted_on
      order by user_id, is_sandbox, currency, posted_on
    on conflict (user_id, is_sandbox, currency, day) do update
      set spend_minor = t.spend_minor + excluded.spend_minor, income_minor = t.income_minor + excluded.income_minor, rows = t.rows + excluded.rows;
  insert into app.month_totals as t (user_id, is_sandbox, currency, month, category, spend_minor, income_minor, rows)
    select user_id, is_sandbox, currency, date_trunc('month', posted_on)::date, category,
           sign * coalesce(-sum(amount_minor) filter (where flow in ('spend', 'refund')), 0),
           sign * coalesce(sum(amount_minor) filter (where flow = 'income'), 0), sign * count(*)
      from unnest(changed) where removed_at is null group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    on conflict (user_id, is_sandbox, currency, month, category) do update
      set spend_minor = t.spend_minor + excluded.spend_minor, income_minor = t.income_minor + excluded.income_minor, rows = t.rows + excluded.rows;
end $$;

create function app.totals_after_insert() returns trigger language plpgsql as $$
begin
  perform app.apply_to_totals(1, (select array_agg(n) from added n));
  return null;
end $$;
create function app.totals_after_delete() returns trigger language plpgsql as $$
begin
  perform app.apply_to_totals(-1, (select array_agg(o) from gone o));
  return null;
end $$;
create function app.totals_after_update() returns trigger language plpgsql as $$
begin
  -- Only rows whose sums changed: a note or a receipt flag touches no total.
  perform app.apply_to_totals(-1, (select array_agg(o) from gone o join added n using (user_id, id)
    where (o.posted_on, o.amount_minor, o.currency, o.flow, o.category, o.is_sandbox, o.removed_at is null)
       is distinct from (n.posted_on, n.amount_minor, n.currency, n.flow, n.category, n.is_sandbox, n.removed_at is null)));
  perform app.apply_to_totals(1, (select array_agg(n) from gone o join added n using (user_id, id)
    where (o.posted_on, o.amount_minor, o.currency, o.flow, o.category, o.is_sandbox, o.removed_at is null)
       is distinct from (n.posted_on, n.amount_minor, n.currency, n.flow, n.category, n.is_sandbox, n.removed_at is null)));
  return null;
end $$;
create trigger totals_insert after insert on app.transactions referencing new table as added
  for each statement execute function app.totals_after_insert();
create trigger totals_delete after delete on app.transactions referencing old table as gone
  for each statement execute function app.totals_after_delete();
create trigger totals_update after update on app.transactions referencing old table as gone new table as added
  for each statement execute function app.totals_after_update();

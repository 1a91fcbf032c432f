-- A row divided by category and health: a list of {category, isHealth, amountMinor, receiptId, item}, amounts signed as the
-- row. Null: the row is of one category. It stands on the row, so that whatever changes a row sees and moves both.
alter table app.transactions add column split jsonb;
create index transactions_split on app.transactions (user_id, is_sandbox, posted_on) where split is not null and removed_at is null;

-- A split brought to another amount in proportion, to the cent (largest remainder). A split of nothing is none.
create function app.fit_split(split jsonb, amount bigint) returns jsonb language sql immutable as $$
  with lines as (select line, place, abs((line->>'amountMinor')::numeric) as weight from jsonb_array_elements(split) with ordinality as e(line, place)),
       shares as (select line, place, div(weight * abs(amount::numeric), total) as share, mod(weight * abs(amount::numeric), total) as rest
                    from lines, (select sum(weight) as total from lines) s where total > 0),
       ranked as (select line, place, share, row_number() over (order by rest desc, place) <= abs(amount::numeric) - sum(share) over () as takes_one from shares)
  select jsonb_agg(jsonb_set(line, '{amountMinor}', to_jsonb(sign(amount::numeric) * (share + takes_one::int))) order by place) from ranked
$$;

-- The parts of a row always add up to it: a bank that settles another amount moves every part in proportion.
create function app.keep_split() returns trigger language plpgsql as $$
begin
  new.split := app.fit_split(new.split, new.amount_minor);
  return new;
end $$;
create trigger split_fits before insert or update of amount_minor, split on app.transactions
  for each row when (new.split is not null) execute function app.keep_split();

-- Every row by its parts: what sums by category read. A row that is not split is its own part.
create view app.transaction_parts with (security_invoker = true) as
  select user_id, id as transaction_id, is_sandbox, currency, posted_on, flow, removed_at, category, amount_minor
    from app.transactions where split is null
  union all
  select t.user_id, t.id, t.is_sandbox, t.currency, t.posted_on, t.flow, t.removed_at, p.category, p.amount_minor
    from app.transactions t cross join lateral (
      select line->>'category' as category, sum((line->>'amountMinor')::bigint)::bigint as amount_minor
        from jsonb_array_elements(t.split) line group by 1) p
   where t.split is not null;
grant select on app.transaction_parts to fettle_app;

-- As before, and the month's sums follow the parts.
create or replace function app.keep_totals() returns trigger language plpgsql as $$
declare
  changed constant text := '(o.posted_on, o.amount_minor, o.currency, o.flow, o.category, o.split, o.is_sandbox, o.removed_at is null)
    is distinct from (n.posted_on, n.amount_minor, n.currency, n.flow, n.category, n.split, n.is_sandbox, n.removed_at is null)';
  columns constant text := 'user_id, is_sandbox, currency, posted_on, category, flow, amount_minor, removed_at, split';
  delta text := case tg_op
    when 'INSERT' then format('select 1 as sign, %s from added', columns)
    when 'DELETE' then format('select -1 as sign, %s from gone', columns)
    else format('select -1 as sign, o.* from (select %1$s from gone o where exists (select from added n where n.user_id = o.user_id and n.id = o.id and %2$s)) o
       union all select 1, n.* from (select %1$s from added n where exists (select from gone o where o.user_id = n.user_id and o.id = n.id and %2$s)) n', columns, changed)
    end;
  sums constant text := $sums$coalesce(-sum(sign * amount_minor) filter (where flow in ('spend', 'refund')), 0),
    coalesce(sum(sign * amount_minor) filter (where flow = 'income'), 0), sum(sign)$sums$;
  add_up constant text := 'do update set spend_minor = t.spend_minor + excluded.spend_minor,
    income_minor = t.income_minor + excluded.income_minor, rows = t.rows + excluded.rows';
begin
  -- Ordered, so that two statements of one person wait for each other instead of locking each other out.
  execute format('insert into app.day_totals as t (user_id, is_sandbox, currency, day, spend_minor, income_minor, rows)
    select user_id, is_sandbox, currency, posted_on, %s from (%s) d where removed_at is null group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (user_id, is_sandbox, currency, day) %s', sums, delta, add_up);
  execute format('with d as materialized (%2$s), parts as (
      select sign, user_id, is_sandbox, currency, posted_on, removed_at, flow, category, amount_minor from d where split is null
      union all
      select sign, user_id, is_sandbox, currency, posted_on, removed_at, flow, p.category, p.amount_minor
        from (select * from d where split is not null) s cross join lateral (
          select line->>''category'' as category, sum((line->>''amountMinor'')::bigint)::bigint as amount_minor
            from jsonb_array_elements(s.split) line group by 1) p)
    insert into app.month_totals as t (user_id, is_sandbox, currency, month, category, spend_minor, income_minor, rows)
    select user_id, is_sandbox, currency, date_trunc(''month'', posted_on)::date, category, %1$s from parts where removed_at is null
     group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    on conflict (user_id, is_sandbox, currency, month, category) %3$s', sums, delta, add_up);
  return null;
end $$;

-- One history of rows and of what was read from mail. An event may belong to both: a receipt joined to a row.
alter table app.transaction_events rename to history_events;
alter table app.history_events
  alter column transaction_id drop not null,
  add column message_id uuid,
  -- Who or what decided: the person, a rule, Fettle's own reading, or the bank.
  add column source text not null default 'model' check (source in ('user', 'rule', 'model', 'provider')),
  -- What the event is about, so that a later event about the same settles whether this one can still be undone.
  add column topic text not null default '',
  -- How the person can take it back; null where nothing is to be taken back.
  add column undo jsonb,
  add foreign key (user_id, message_id) references app.messages (user_id, id) on delete set null (message_id);
-- An event of a message that is gone stays in the history of its row; one that was the message's alone goes with it.
create function app.drop_lost_event() returns trigger language plpgsql as $$
begin
  delete from app.history_events where user_id = new.user_id and id = new.id;
  return null;
end $$;
create trigger history_events_lost after update of message_id on app.history_events
  for each row when (new.transaction_id is null and new.message_id is null) execute function app.drop_lost_event();
update app.history_events set source = 'user' where reason = 'by you';
create index history_events_topic on app.history_events (user_id, topic) where undo is not null;
create index history_events_message on app.history_events (user_id, message_id, at) where message_id is not null;

-- Days that a person set for a purchase, whatever the shop's rule says; null = no such day. Kept by the message, so that
-- reading it again loses nothing.
create table app.receipt_clocks (
  user_id uuid not null,
  message_id uuid not null,
  kind text not null check (kind in ('return', 'warranty')),
  until_on date,
  primary key (user_id, message_id, kind),
  foreign key (user_id, message_id) references app.messages (user_id, id) on delete cascade
);
select sys.protect('app.receipt_clocks');

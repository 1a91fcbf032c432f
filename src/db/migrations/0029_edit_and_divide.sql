-- Events of one edit, to take it back as a whole: `undo` of each bears the id of the edit.
create index history_events_edit on app.history_events (user_id, (undo->>'edit')) where undo->>'edit' is not null;

-- A part that a person made keeps what they gave it (`byHand.saidMinor`), so that an amount that moves and moves back leaves
-- it as it was said; other parts go by what they are.
create or replace function app.fit_split(split jsonb, amount bigint) returns jsonb language sql immutable as $$
  with lines as (select line, place, abs(coalesce(line->'byHand'->>'saidMinor', line->>'amountMinor')::numeric) as weight
                   from jsonb_array_elements(split) with ordinality as e(line, place)),
       shares as (select line, place, div(weight * abs(amount::numeric), total) as share, mod(weight * abs(amount::numeric), total) as rest
                    from lines, (select sum(weight) as total from lines) s where total > 0),
       ranked as (select line, place, share, row_number() over (order by rest desc, place) <= abs(amount::numeric) - sum(share) over () as takes_one from shares)
  select jsonb_agg(jsonb_set(line, '{amountMinor}', to_jsonb(sign(amount::numeric) * (share + takes_one::int))) order by place) from ranked
$$;

-- What a person says of a seller without being asked is an answer as well: `rule`, of rows of whatever category. One for
-- each seller.
alter table app.category_questions drop constraint category_questions_basis_check,
  add constraint category_questions_basis_check check (basis in ('seller', 'receipt', 'habit', 'rule'));
create unique index category_questions_rule on app.category_questions (user_id, merchant_key, is_sandbox) where basis = 'rule';

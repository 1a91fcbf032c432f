-- A split scaled to another amount, exact to the cent (largest remainder). A part set by the user keeps the amount they
-- gave it (`byHand.saidMinor`) as its weight, so that an amount that changes and changes back restores it. A split of
-- nothing is null.
create or replace function app.fit_split(split jsonb, amount bigint) returns jsonb language sql immutable as $$
  with lines as (
    select line, place, abs(coalesce(line->'byHand'->>'saidMinor', line->>'amountMinor')::numeric) as weight
      from jsonb_array_elements(split) with ordinality as e(line, place)),
  shares as (
    select line, place, div(weight * abs(amount::numeric), total) as share,
           mod(weight * abs(amount::numeric), total) as rest
      from lines, (select sum(weight) as total from lines) s where total > 0),
  ranked as (
    select line, place, share,
           row_number() over (order by rest desc, place) <= abs(amount::numeric) - sum(share) over () as takes_one
      from shares)
  select jsonb_agg(jsonb_set(line, '{amountMinor}', to_jsonb(sign(amount::numeric) * (share + takes_one::int)))
                   order by place)
    from ranked
$$;

-- Adds sums by category to those of a day, in the format of day_totals.categories. Categories whose sums are all zero are
-- omitted.
create or replace function app.add_sums(kept jsonb, added jsonb) returns jsonb language sql immutable parallel safe
return (
  select coalesce(jsonb_object_agg(key, sums), '{}') from (
    select key, jsonb_build_array(sum((value->>0)::bigint), sum((value->>1)::bigint), sum((value->>2)::bigint), sum((value->>3)::bigint)) as sums
      from (select * from jsonb_each(kept) union all select * from jsonb_each(added)) e group by key) s
   where sums <> '[0, 0, 0, 0]');

-- What the planner may know. Applied whenever this file or the schema has changed, before tables are distributed: a
-- shard takes it from its table, and can't be told later.

-- Statistics that know some users take every other for one without rows, and plan for that: a join of their
-- transactions then reads all of them for each one. Without them every user is planned for alike.
do $$ declare target regclass; is_distributed boolean := false; begin
  for target in
    select c.oid from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id'
     where c.relnamespace = 'app'::regnamespace and c.relkind in ('r', 'p') and a.attstattarget is distinct from 0
  loop
    if to_regclass('pg_catalog.pg_dist_partition') is not null then
      execute 'select exists (select from pg_dist_partition where logicalrelid = $1)' into is_distributed using target;
    end if;
    if not is_distributed then
      execute format('alter table %s alter column user_id set statistics 0', target);
    end if;
  end loop;
end $$;

-- Deletes the queued jobs of deleted users and the keys of finished jobs from the queue's statistics. Runs as its owner,
-- because the role that serves requests cannot read jobs.
create or replace function sys.delete_orphaned_jobs() returns void
  language plpgsql security definer set search_path = pg_catalog as $$
begin
  delete from pgboss.job j
   where j.state <> 'active' and j.data ? 'userId'
     and not exists (select from identity."user" u where u.id::text = j.data->>'userId');
  update pgboss.queue q
     set singletons_active = array(select k from unnest(q.singletons_active) k
       where exists (select from pgboss.job j where j.name = q.name and j.state = 'active' and j.singleton_key = k))
   where q.singletons_active is not null;
end $$;
revoke execute on function sys.delete_orphaned_jobs() from public;

-- Removes the queue's jobs of deleted users, and what its statistics still hold of jobs that are over. Runs as its owner:
-- the role that serves requests cannot read jobs.
create or replace function sys.forget_jobs() returns void
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
revoke execute on function sys.forget_jobs() from public;

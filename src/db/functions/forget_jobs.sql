-- Removes the queue's jobs of deleted users. Runs as its owner: the role that serves requests cannot read jobs.
create or replace function sys.forget_jobs() returns void
  language plpgsql security definer set search_path = pg_catalog as $$
begin
  delete from pgboss.job j
   where j.state <> 'active' and j.data ? 'userId'
     and not exists (select from identity."user" u where u.id::text = j.data->>'userId');
end $$;
revoke execute on function sys.forget_jobs() from public;

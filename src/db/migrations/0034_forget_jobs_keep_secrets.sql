-- Secrets of this server that outlive a change of the encryption key, sealed under it.
create table sys.secrets (
  name text primary key,
  sealed bytea not null
);

-- Removes what the queue still says of deleted users. Runs as its owner: the role that serves requests cannot read jobs.
create function sys.forget_jobs() returns void language plpgsql security definer set search_path = pg_catalog as $$
begin
  delete from pgboss.job j
   where j.state <> 'active' and j.data ? 'userId'
     and not exists (select from identity."user" u where u.id::text = j.data->>'userId');
end $$;
revoke execute on function sys.forget_jobs() from public;

-- Who may do what. Applied whenever this file or the schema has changed.

-- Every table of `app`, new ones included: a user's own rows only, both ways, whoever asks. No policy contains a
-- subquery, so that the tables can be distributed by user_id.
do $$ declare target record; begin
  for target in
    select c.oid::regclass as name, c.relrowsecurity and c.relforcerowsecurity as is_protected,
           exists (select from pg_policy p where p.polrelid = c.oid) as has_policy
      from pg_class c where c.relnamespace = 'app'::regnamespace and c.relkind in ('r', 'p')
  loop
    if not target.is_protected then
      execute format('alter table %s enable row level security, force row level security', target.name);
    end if;
    if target.has_policy then
      execute format('alter policy own_rows on %s using (user_id = app.uid()) with check (user_id = app.uid())',
        target.name);
    else
      execute format('create policy own_rows on %s using (user_id = app.uid()) with check (user_id = app.uid())',
        target.name);
    end if;
    execute format('grant select, insert, update, delete on %s to fettle_app', target.name);
  end loop;
end $$;

-- Found before the user is known, by requests and jobs alike.
grant select, insert, update, delete on sys.mail_watches, sys.pending_derivations, sys.provider_items, sys.schedules,
  sys.deleted_users, sys.shared_names, sys.household_members to fettle_app;

-- Sign-in belongs to the web role: the jobs role reads no password hash, session or signing key.
revoke all on all tables in schema identity from fettle_app, fettle_jobs;
revoke all on schema identity from fettle_app, fettle_jobs;
grant usage on schema identity to fettle_web;
grant select, insert, update, delete on all tables in schema identity to fettle_web;

-- What failed: jobs say it, the administrator's requests read it.
revoke all on sys.job_failures from fettle_app;
grant select, insert, delete on sys.job_failures to fettle_jobs;
grant select on sys.job_failures to fettle_web;

-- What waits to be sent or revoked: the web role adds to it and cannot read it.
revoke all on sys.revocations, sys.mail_outbox from fettle_app, fettle_web;
grant select, insert, update, delete on sys.revocations, sys.mail_outbox to fettle_jobs;
grant insert on sys.revocations to fettle_web;
grant insert, delete on sys.mail_outbox to fettle_web;
grant select (id, user_id, kind, dedupe_key, state, problem, created_at, settled_at) on sys.mail_outbox to fettle_web;

-- Consents under way, webhooks seen and the server's own secrets: the web role alone.
revoke all on sys.oauth_states, sys.webhooks, sys.key_checks, sys.secrets from fettle_app, fettle_jobs;
grant select, insert, update, delete on sys.oauth_states, sys.webhooks, sys.key_checks, sys.secrets to fettle_web;
-- Deleting a user may end in a job.
grant select (user_id), delete on sys.oauth_states to fettle_jobs;
grant execute on function sys.delete_orphaned_jobs() to fettle_web, fettle_jobs;

-- The queue: the web role adds jobs, the jobs role works them off; neither creates objects.
revoke all on all tables in schema pgboss from fettle_app, fettle_web;
grant usage on schema pgboss to fettle_web, fettle_jobs;
grant select, insert, update, delete on all tables in schema pgboss to fettle_jobs;
grant select on pgboss.version, pgboss.queue to fettle_web;
grant insert, select (id, start_after) on pgboss.job, pgboss.job_common to fettle_web;

-- Any process answers the administrator, whichever process the job failed in.
create table sys.job_failures (
  id uuid primary key default gen_random_uuid(),
  at timestamptz not null,
  job text not null,
  code text not null
);
create index job_failures_by_time on sys.job_failures (at);
comment on column sys.job_failures.code is 'What kind of error it was; never what the error says.';

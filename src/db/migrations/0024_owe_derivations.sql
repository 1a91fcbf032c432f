-- People whose rows have changed and for whom what follows from rows (transfers, streams, joins) is not worked out yet.
-- Written with the rows, so that a process that dies before it queues the job leaves word of it.
create table sys.owed_derivations (
  user_id uuid primary key,
  since timestamptz not null
);
grant select, insert, update, delete on sys.owed_derivations to fettle_app;

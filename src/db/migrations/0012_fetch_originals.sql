create table app.original_fetches (
  user_id uuid not null,
  message_id uuid not null,
  problem text check (problem in ('mailbox_disconnected', 'sign_in_needed', 'upload_not_kept', 'deleted', 'too_large',
    'storage_full', 'unreachable')),
  attempts smallint not null default 0,
  asked_at timestamptz not null,
  primary key (user_id, message_id),
  foreign key (user_id, message_id) references app.messages (user_id, id) on delete cascade
);
comment on table app.original_fetches is
  'Emails of receipts to be fetched again from their mailboxes and kept, and those that can''t be, with the problem.';
comment on column app.original_fetches.problem is 'Null while the email waits to be fetched.';

alter table app.message_bodies
  drop constraint message_bodies_reason_check,
  add constraint message_bodies_reason_check check (reason in ('review', 'evidence', 'pack'));
comment on column app.message_bodies.reason is
  'review: a person must decide about it; evidence: the user keeps receipts; pack: fetched for an evidence pack, for a week.';

-- Null until the user decides: then emails are kept for those who have an HSA or FSA.
alter table app.profiles alter column keeps_evidence drop not null, alter column keeps_evidence drop default;
update app.profiles set keeps_evidence = null where not keeps_evidence;
comment on column app.profiles.keeps_evidence is 'Null until the user decides; then having an HSA or FSA decides.';

-- An event is a code with its values, and keeps what an undo restores. Nothing is released: events that hold sentences
-- are dropped instead of being translated.
delete from app.history_events;
drop index app.history_events_edit, app.history_events_topic;
alter table app.history_events
  drop column what,
  drop column reason,
  drop column topic,
  drop column undo,
  add column kind text not null,
  add column details jsonb not null,
  add column subject text not null default '',
  add column parent_id uuid,
  add column before jsonb,
  add column is_undo boolean not null default false,
  add column undone_by uuid;
create index history_events_parts on app.history_events (user_id, parent_id) where parent_id is not null;
create index history_events_subject on app.history_events (user_id, subject, at) where subject <> '';
comment on column app.history_events.kind is 'Code of what happened; details has what its sentence needs.';
comment on column app.history_events.subject is 'What it is about besides a transaction or an email, such as claim:ID.';
comment on column app.history_events.parent_id is 'The event of the change that this one is part of.';
comment on column app.history_events.before is 'What an undo restores; null where there is nothing, or the parent has it.';
comment on column app.history_events.is_undo is 'Whether things stand as before another event because of this one.';
comment on column app.history_events.undone_by is 'The event that undid this one.';

-- The history keeps what stood before a decision.
alter table app.review_items drop column before_decision, add column corrected_fields text[] not null default '{}';
comment on column app.review_items.corrected_fields is 'Fields of the receipt that the user wrote.';

-- A question that an undo opened again waits for the user, whatever is derived meanwhile.
alter table app.review_items add column reopened_at timestamptz;
alter table app.category_questions add column reopened_at timestamptz;
alter table app.transfer_suggestions add column reopened_at timestamptz;

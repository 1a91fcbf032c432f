-- What a person waits for goes before what goes to many at once.
alter table sys.mail_outbox add column is_bulk boolean not null default false;
comment on column sys.mail_outbox.is_bulk is 'Goes to many at about the same time, and waits for what a person asked for.';
drop index sys.mail_outbox_due;
create index mail_outbox_due on sys.mail_outbox (is_bulk, next_at) where state = 'waiting';

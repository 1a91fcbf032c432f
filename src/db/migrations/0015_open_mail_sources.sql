-- Mailboxes of any kind: Gmail, IMAP, and uploaded files. What opens one is no longer always a refresh token.
alter table app.mailboxes
  drop constraint mailboxes_provider_check,
  add constraint mailboxes_provider_check check (provider in ('gmail', 'imap', 'files'));
alter table app.mailboxes rename column refresh_token_sealed to access_sealed;

-- The message behind the row: `header_key` finds it again under a new id of its mailbox, `content_key` in another mailbox.
alter table app.messages add column header_key text, add column content_key text;
create index messages_header on app.messages (user_id, mailbox_id, header_key) where header_key is not null;
create index messages_content on app.messages (user_id, content_key) where content_key is not null;

-- Mail that a person uploaded, sealed, until each message has its verdict. The key is made of the message itself, so
-- that the same upload again adds nothing.
create table app.uploaded_mails (
  user_id uuid not null,
  mailbox_id uuid not null,
  content_key text not null,
  received_at timestamptz not null,
  bytes integer not null,
  body_sealed bytea not null,
  primary key (user_id, mailbox_id, content_key),
  foreign key (user_id, mailbox_id) references app.mailboxes (user_id, id) on delete cascade
);
select sys.protect('app.uploaded_mails');

-- Mailboxes whose server tells of new mail: which process listens at one (a lease), and until when a provider pushes.
-- An address is kept as its hash only: a push names nothing else.
create table sys.mail_watches (
  user_id uuid not null,
  mailbox_id uuid not null,
  provider text not null,
  key_hash bytea,
  pushed_until timestamptz,
  holder uuid,
  held_until timestamptz,
  primary key (user_id, mailbox_id)
);
create index mail_watches_address on sys.mail_watches (provider, key_hash);
create index mail_watches_held on sys.mail_watches (provider, held_until);
grant select, insert, update, delete on sys.mail_watches to fettle_app;

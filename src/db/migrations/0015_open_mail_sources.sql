-- Mailboxes of any kind: Gmail, IMAP, and uploaded files. What opens one is no longer always a refresh token.
alter table app.mailboxes
  drop constraint mailboxes_provider_check,
  add constraint mailboxes_provider_check check (provider in ('gmail', 'imap', 'files'));
alter table app.mailboxes rename column refresh_token_sealed to access_sealed;

-- The message behind the row: `header_key` finds it again under a new id of its mailbox, `content_key` in another mailbox.
alter table app.messages add column header_key text, add column content_key text;
create index messages_header on app.messages (user_id, mailbox_id, header_key) where header_key is not null;
create index messages_content on app.messages (user_id, content_key) where content_key is not null;

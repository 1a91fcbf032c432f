-- What a person chose of a mailbox, and how far its listing got: a page token is saved with the rows it listed.
alter table app.mailboxes
  add column is_paused boolean not null default false,
  add column read_range text not null default '12_months' check (read_range in ('3_months', '12_months', '24_months', 'all')),
  add column folder_ids text[],
  add column listing_page text,
  add column listed integer not null default 0,
  add column failures integer not null default 0;
update app.mailboxes b set listed = (select count(*) from app.messages m where m.user_id = b.user_id and m.mailbox_id = b.id);

-- A message has its row from the moment it is listed, as `new`. What a person said about it is theirs: no reading
-- overwrites it. A forgotten one keeps its place, so that it is never read again by itself, and nothing else.
alter table app.messages
  add column attempts smallint not null default 0,
  add column order_key text,
  add column has_user_verdict boolean not null default false,
  add column is_forgotten boolean not null default false,
  add column closed_at timestamptz;
create function app.close_message() returns trigger language plpgsql as $$
begin
  new.closed_at := case when new.state = 'needs_review' then null when old.state = 'needs_review' then now() else new.closed_at end;
  return new;
end $$;
create trigger close_message before update of state on app.messages for each row execute function app.close_message();
create index messages_to_read on app.messages (user_id, mailbox_id, attempts, received_at desc, id) where state = 'new';
create index messages_order on app.messages (user_id, order_key) where order_key is not null;
create index messages_sender on app.messages (user_id, from_address);

-- The list of what is left to read is the messages themselves. Only the holder of the newest lease writes to a run.
update app.mail_syncs set state = 'FAILED', error = 'Fettle was renewed. The next sync goes on from here.', finished_at = now()
 where state in ('INITIALIZING', 'PROCESSING');
alter table app.mail_syncs
  drop column pending_ids,
  drop column next_cursor,
  add column lease_token bigint not null default 0,
  add column lease_until timestamptz;

-- Mails of one purchase, found by what they tell of it; the purchase itself is the one that is not merged.
alter table app.receipts add column order_key text, add column is_forward boolean not null default false;
create index receipts_group on app.receipts (user_id, order_key) where order_key is not null;

-- Senders a person always wants read, or never.
create table app.sender_rules (
  user_id uuid not null,
  sender text not null check (sender = lower(sender) and length(sender) between 3 and 320),
  verdict text not null check (verdict in ('allow', 'block')),
  created_at timestamptz not null default now(),
  primary key (user_id, sender)
);

-- Mails kept whole, sealed: while a person has to decide about them, or as evidence when the person asked for that.
create table app.message_bodies (
  user_id uuid not null,
  message_id uuid not null,
  body_sealed bytea not null,
  bytes integer not null,
  reason text not null check (reason in ('review', 'evidence')),
  kept_at timestamptz not null default now(),
  primary key (user_id, message_id),
  foreign key (user_id, message_id) references app.messages (user_id, id) on delete cascade
);
alter table app.profiles add column keeps_evidence boolean not null default false;

select sys.protect(name) from unnest(array['app.sender_rules', 'app.message_bodies']::regclass[]) as name;

-- Kept mails have a clock too.
alter table sys.schedules
  drop constraint schedules_kind_check,
  add constraint schedules_kind_check check (kind in ('bank', 'mail', 'retention'));

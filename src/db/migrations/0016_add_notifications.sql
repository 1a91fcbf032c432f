create table app.notifications (
  user_id uuid not null,
  id uuid not null,
  kind text not null,
  event_key text not null,
  is_sandbox boolean not null,
  details jsonb not null,
  created_at timestamptz not null,
  read_at timestamptz,
  withdrawn_at timestamptz,
  primary key (user_id, id),
  unique (user_id, is_sandbox, kind, event_key)
);
create index notifications_newest on app.notifications (user_id, is_sandbox, created_at desc, id desc);
comment on table app.notifications is
  'Events a user is notified of, each once, in the transaction of their cause.';
comment on column app.notifications.details is 'Codes and values; texts are made when it is shown or sent.';
comment on column app.notifications.withdrawn_at is 'Since when it no longer holds: it is not sent any more.';

create table app.notification_deliveries (
  user_id uuid not null,
  notification_id uuid not null,
  channel text not null check (channel in ('email', 'push')),
  device_id uuid not null,
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'skipped', 'failed')),
  reason text,
  batch_id uuid,
  attempts smallint not null default 0,
  next_at timestamptz,
  settled_at timestamptz,
  primary key (user_id, notification_id, channel, device_id),
  foreign key (user_id, notification_id) references app.notifications (user_id, id) on delete cascade
);
create index notification_deliveries_open on app.notification_deliveries (user_id)
  where state in ('waiting', 'sending');
comment on table app.notification_deliveries is
  'What leaves, by channel and device, each once. An email counts as sent when the outbox has it.';
comment on column app.notification_deliveries.device_id is 'Of push; for email the nil UUID.';
comment on column app.notification_deliveries.batch_id is 'The email or push message that carries it.';

create table app.notification_settings (
  user_id uuid primary key,
  muted_kinds text[] not null default '{}',
  quiet_from_minute smallint check (quiet_from_minute between 0 and 1439),
  quiet_to_minute smallint check (quiet_to_minute between 0 and 1439),
  large_charge_minor bigint check (large_charge_minor > 0),
  low_balance_minor bigint check (low_balance_minor >= 0),
  daily_on date,
  check ((quiet_from_minute is null) = (quiet_to_minute is null))
);
comment on column app.notification_settings.large_charge_minor is 'Null: the user''s own transactions decide.';
comment on column app.notification_settings.daily_on is 'The user''s day of the last daily look.';
comment on column app.notification_settings.low_balance_minor is 'Null: the user''s own transactions decide.';

create table app.push_devices (
  user_id uuid not null,
  id uuid not null,
  endpoint_hash bytea not null,
  subscription_sealed bytea not null,
  name text not null,
  created_at timestamptz not null,
  last_sent_at timestamptz,
  primary key (user_id, id),
  unique (user_id, endpoint_hash)
);

alter table sys.schedules drop constraint schedules_kind_check,
  add constraint schedules_kind_check check (kind in ('bank', 'mail', 'retention', 'notify'));

alter table sys.mail_outbox add column handed_at timestamptz,
  drop constraint mail_outbox_state_check,
  add constraint mail_outbox_state_check check (state in ('waiting', 'sent', 'failed', 'dropped'));
comment on column sys.mail_outbox.handed_at is
  'When the server was about to be given the last line of it; until then it has certainly not taken the email.';

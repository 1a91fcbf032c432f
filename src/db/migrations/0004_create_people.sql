-- Ends with the identity: a call under way while a person is deleted cannot leave a profile behind.
create table app.profiles (
  user_id uuid primary key references identity."user" (id) on delete cascade,
  currency text not null default 'USD',
  time_zone text not null default 'UTC',
  goals text[] not null default '{}',
  health_accounts text[] not null default '{}',
  onboarded_at timestamptz,
  notify_email boolean not null default true,
  notify_push boolean not null default false,
  notify_weekly_reports boolean not null default true,
  notify_transaction_alerts boolean not null default true,
  notify_health_insights boolean not null default false,
  privacy_data_sharing boolean not null default false,
  privacy_analytics boolean not null default false,
  privacy_marketing_emails boolean not null default false,
  privacy_third_party_sharing boolean not null default false,
  created_at timestamptz not null default now()
);
select sys.protect('app.profiles');

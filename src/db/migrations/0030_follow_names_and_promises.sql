-- By which rule and which table of brands a person's merchants were last named; another one names them anew.
alter table app.profiles add column named_by text not null default '';
-- What follows from rows and receipts is worked out once more for everybody: names first.
insert into sys.owed_derivations (user_id, since, rows) select user_id, clock_timestamp(), true from app.profiles
on conflict (user_id) do update set since = excluded.since, rows = true;

-- A refund that a mail promises: no money has moved, so the mail is no receipt; it is waited for.
create table app.promised_refunds (
  user_id uuid not null,
  message_id uuid not null,
  merchant text,
  merchant_key text not null default '',
  order_id text,
  promised_on date not null,
  due_on date,
  currency text,
  total_minor bigint,
  evidence_sealed bytea,
  is_sandbox boolean not null,
  primary key (user_id, message_id),
  foreign key (user_id, message_id) references app.messages (user_id, id) on delete cascade
);
select sys.protect('app.promised_refunds');

-- An uploaded message has its row from its upload on, and its body goes in the transaction of its verdict. What an earlier
-- version left in between is brought to that.
with listed as (
  insert into app.messages (user_id, id, mailbox_id, provider_message_id, received_at, state)
  select user_id, gen_random_uuid(), mailbox_id, content_key, received_at, 'new' from app.uploaded_mails
  on conflict (user_id, mailbox_id, provider_message_id) do nothing returning user_id, mailbox_id)
update app.mailboxes b set listed = b.listed + n.listed from (select user_id, mailbox_id, count(*) as listed from listed group by 1, 2) n
 where b.user_id = n.user_id and b.id = n.mailbox_id;
delete from app.uploaded_mails u using app.messages m
 where m.user_id = u.user_id and m.mailbox_id = u.mailbox_id and m.provider_message_id = u.content_key and m.state not in ('new', 'needs_review');

-- The job that holds a run, or ended it: handed out again after a crash, it has nothing to do and opens no other run.
alter table app.mail_syncs add column job_id uuid;
create index mail_syncs_job on app.mail_syncs (user_id, mailbox_id, job_id);

-- Mails of an order are found by its number as it stands without points and spaces.
create index receipts_order_number on app.receipts (user_id, regexp_replace(upper(order_id), '[^A-Z0-9]+', '', 'g'))
  where order_id is not null;

-- What a matching has not seen yet: each receipt and bank row that came, went or changed, as it was before (null: it was
-- not there). Written by the statement that changes them, taken by the next matching, which looks at their neighbourhood
-- alone. Many at once are not followed one by one: what is noted is enough to tell that there are many.
alter table app.join_states
  drop column receipts,
  drop column matched_at,
  -- What everything was matched with (names, digits, weights) and which days accounts show; '' = to be matched anew.
  add column basis text not null default '',
  add column spans text not null default '';
create table app.join_changes (
  user_id uuid not null,
  is_sandbox boolean not null,
  seq bigint generated always as identity,
  side text not null check (side in ('receipt', 'row')),
  subject_id uuid not null,
  before jsonb,
  primary key (user_id, is_sandbox, seq),
  foreign key (user_id, is_sandbox) references app.join_states (user_id, is_sandbox) on delete cascade
);
select sys.protect('app.join_changes');

create function app.receipt_as_matched(r app.receipts) returns jsonb language sql stable as $$
  select jsonb_build_object('id', r.id, 'kind', r.kind, 'merchant', r.merchant, 'orderId', r.order_id, 'purchasedOn', r.purchased_on,
    'receivedAt', to_char(r.received_at at time zone 'UTC', 'YYYY-MM-DD'), 'currency', r.currency, 'totalMinor', r.total_minor,
    'chargedMinor', r.charged_minor, 'tipMinor', r.tip_minor, 'cardLast4', r.card_last4, 'fromDomain', r.from_domain)
$$;
create function app.row_as_matched(t app.transactions) returns jsonb language sql stable as $$
  select jsonb_build_object('id', t.id, 'accountId', t.account_id,
    'accountMask', (select a.mask from app.accounts a where a.user_id = t.user_id and a.id = t.account_id),
    'postedOn', t.posted_on, 'authorizedOn', t.authorized_on, 'amountMinor', t.amount_minor, 'currency', t.currency,
    'description', t.original_description, 'merchant', t.merchant, 'pending', t.status = 'pending',
    'originalAmountMinor', t.original_amount_minor, 'originalCurrency', t.original_currency)
$$;

create function app.note_receipts() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into app.join_changes (user_id, is_sandbox, side, subject_id)
    select n.user_id, n.is_sandbox, 'receipt', n.id from added n join app.join_states s on s.user_id = n.user_id and s.is_sandbox = n.is_sandbox limit 50;
  elsif tg_op = 'DELETE' then
    insert into app.join_changes (user_id, is_sandbox, side, subject_id, before)
    select o.user_id, o.is_sandbox, 'receipt', o.id, app.receipt_as_matched(row(o.*)::app.receipts)
      from gone o join app.join_states s on s.user_id = o.user_id and s.is_sandbox = o.is_sandbox limit 50;
  elsif exists (select from gone o join app.join_states s on s.user_id = o.user_id) then
    -- Planned for as many rows as the statement changed.
    execute $changes$insert into app.join_changes (user_id, is_sandbox, side, subject_id, before)
    select o.user_id, o.is_sandbox, 'receipt', o.id, app.receipt_as_matched(row(o.*)::app.receipts)
      from gone o join added n on n.user_id = o.user_id and n.id = o.id join app.join_states s on s.user_id = o.user_id and s.is_sandbox = o.is_sandbox
     where (o.state, o.kind, o.merchant, o.order_id, o.purchased_on, o.received_at, o.currency, o.total_minor, o.charged_minor, o.tip_minor, o.card_last4, o.from_domain)
       is distinct from (n.state, n.kind, n.merchant, n.order_id, n.purchased_on, n.received_at, n.currency, n.total_minor, n.charged_minor, n.tip_minor, n.card_last4, n.from_domain)
     limit 50$changes$;
  end if;
  return null;
end $$;
create trigger note_insert after insert on app.receipts referencing new table as added for each statement execute function app.note_receipts();
create trigger note_update after update on app.receipts referencing old table as gone new table as added for each statement execute function app.note_receipts();
create trigger note_delete after delete on app.receipts referencing old table as gone for each statement execute function app.note_receipts();

-- Rows that stand for receipts are no rows to be joined to: of those it counts that a person takes one away, or brings it back.
create function app.note_rows() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into app.join_changes (user_id, is_sandbox, side, subject_id)
    select n.user_id, n.is_sandbox, 'row', n.id from added n join app.join_states s on s.user_id = n.user_id and s.is_sandbox = n.is_sandbox
     where not n.is_from_receipt limit 50;
  elsif tg_op = 'DELETE' then
    insert into app.join_changes (user_id, is_sandbox, side, subject_id, before)
    select o.user_id, o.is_sandbox, 'row', o.id, app.row_as_matched(row(o.*)::app.transactions)
      from gone o join app.join_states s on s.user_id = o.user_id and s.is_sandbox = o.is_sandbox
     where not o.is_from_receipt and o.removed_at is null limit 50;
  elsif exists (select from gone o join app.join_states s on s.user_id = o.user_id) then
    execute $changes$insert into app.join_changes (user_id, is_sandbox, side, subject_id, before)
    select o.user_id, o.is_sandbox, case when o.is_from_receipt then 'receipt' else 'row' end, o.id,
           case when not o.is_from_receipt and o.removed_at is null then app.row_as_matched(row(o.*)::app.transactions) end
      from gone o join added n on n.user_id = o.user_id and n.id = o.id join app.join_states s on s.user_id = o.user_id and s.is_sandbox = o.is_sandbox
     where case when o.is_from_receipt then coalesce(o.removed_by = 'user', false) <> coalesce(n.removed_by = 'user', false)
       else (o.account_id, o.posted_on, o.authorized_on, o.amount_minor, o.currency, o.original_description, o.merchant, o.status, o.original_amount_minor, o.original_currency, o.removed_at is null)
         is distinct from (n.account_id, n.posted_on, n.authorized_on, n.amount_minor, n.currency, n.original_description, n.merchant, n.status, n.original_amount_minor, n.original_currency, n.removed_at is null) end
     limit 50$changes$;
  end if;
  return null;
end $$;
create trigger note_insert after insert on app.transactions referencing new table as added for each statement execute function app.note_rows();
create trigger note_update after update on app.transactions referencing old table as gone new table as added for each statement execute function app.note_rows();
create trigger note_delete after delete on app.transactions referencing old table as gone for each statement execute function app.note_rows();

-- A row that becomes half of a transfer is no candidate any more, and one that is no longer is one again.
create function app.note_transfers() returns trigger language plpgsql as $$
begin
  insert into app.join_changes (user_id, is_sandbox, side, subject_id, before)
  select t.user_id, t.is_sandbox, 'row', t.id, app.row_as_matched(row(t.*)::app.transactions)
    from changed x join app.transactions t on t.user_id = x.user_id and t.id in (x.outflow_id, x.inflow_id)
    join app.join_states s on s.user_id = t.user_id and s.is_sandbox = t.is_sandbox limit 50;
  return null;
end $$;
create trigger note_insert after insert on app.transfers referencing new table as changed for each statement execute function app.note_transfers();
create trigger note_delete after delete on app.transfers referencing old table as changed for each statement execute function app.note_transfers();

-- What a person says of a pair takes both sides out of the matching, or brings them back.
create function app.note_decisions() returns trigger language plpgsql as $$
begin
  insert into app.join_changes (user_id, is_sandbox, side, subject_id, before)
  select distinct r.user_id, r.is_sandbox, 'receipt', r.id, app.receipt_as_matched(row(r.*)::app.receipts)
    from changed x join app.receipts r on r.user_id = x.user_id and r.id = x.receipt_id
    join app.join_states s on s.user_id = r.user_id and s.is_sandbox = r.is_sandbox
   where x.decided_by = 'user' or x.state = 'declined' limit 50;
  insert into app.join_changes (user_id, is_sandbox, side, subject_id, before)
  select distinct t.user_id, t.is_sandbox, 'row', t.id, app.row_as_matched(row(t.*)::app.transactions)
    from changed x join app.transactions t on t.user_id = x.user_id and t.id = x.transaction_id and not t.is_from_receipt
    join app.join_states s on s.user_id = t.user_id and s.is_sandbox = t.is_sandbox
   where x.decided_by = 'user' or x.state = 'declined' limit 50;
  return null;
end $$;
create trigger note_insert after insert on app.receipt_matches referencing new table as changed for each statement execute function app.note_decisions();
create trigger note_before after update on app.receipt_matches referencing old table as changed for each statement execute function app.note_decisions();
create trigger note_after after update on app.receipt_matches referencing new table as changed for each statement execute function app.note_decisions();
create trigger note_delete after delete on app.receipt_matches referencing old table as changed for each statement execute function app.note_decisions();

-- False where receipts alone have changed: transfers and streams stay as they are.
alter table sys.owed_derivations add column rows boolean not null default true;

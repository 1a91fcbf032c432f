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

-- Mails of an order are found by its number as it stands without points and spaces.
create index receipts_order_number on app.receipts (user_id, regexp_replace(upper(order_id), '[^A-Z0-9]+', '', 'g'))
  where order_id is not null;

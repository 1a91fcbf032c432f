-- Receipts whose charge no account can show stand as rows of an account `From receipts`, each under its receipt's id.
alter table app.accounts
  drop constraint accounts_source_check,
  add constraint accounts_source_check check (source in ('plaid', 'simplefin', 'file', 'manual', 'receipts'));
create unique index accounts_from_receipts on app.accounts (user_id, is_sandbox) where source = 'receipts';

alter table app.transactions
  add column is_from_receipt boolean not null default false,
  -- What the person had said of such a row and the bank's row took over: the row, and how it stood before.
  add column carried jsonb;
create index transactions_from_receipts on app.transactions (user_id, is_sandbox) where is_from_receipt;

-- A receipt and a bank row are never both counted, at no moment: the receipt's own row leaves in the statement that joins
-- the receipt to the bank's row, or that takes the receipt away. Whether it comes back the derivation says.
create function app.withdraw_receipt_rows(person uuid, receipts uuid[]) returns void language sql as $$
  delete from app.receipt_matches where user_id = person and receipt_id = any(receipts) and transaction_id = receipt_id;
  update app.transactions set removed_at = now(), removed_by = 'merge', has_receipt = false
   where user_id = person and id = any(receipts) and is_from_receipt and removed_at is null;
$$;

create function app.give_way_to_rows() returns trigger language plpgsql as $$
begin
  perform app.withdraw_receipt_rows(a.user_id, array_agg(a.receipt_id)) from added a
    where a.state = 'matched' and a.transaction_id <> a.receipt_id group by a.user_id;
  return null;
end $$;
create trigger give_way_insert after insert on app.receipt_matches referencing new table as added
  for each statement execute function app.give_way_to_rows();
create trigger give_way_update after update on app.receipt_matches referencing new table as added
  for each statement execute function app.give_way_to_rows();

create function app.leave_with_receipt() returns trigger language plpgsql as $$
begin
  perform app.withdraw_receipt_rows(old.user_id, array[old.id]);
  return null;
end $$;
create trigger leave_on_verdict after update of state on app.receipts for each row
  when (old.state = 'accepted' and new.state <> 'accepted') execute function app.leave_with_receipt();
create trigger leave_on_delete after delete on app.receipts for each row
  when (old.state = 'accepted') execute function app.leave_with_receipt();

-- What the last matching of everything looked at: while nothing else has changed, new receipts are matched in their
-- neighbourhood alone.
create table app.join_states (
  user_id uuid not null,
  is_sandbox boolean not null,
  receipts integer not null,
  card_accounts jsonb not null,
  matched_at timestamptz not null,
  primary key (user_id, is_sandbox)
);
select sys.protect('app.join_states');

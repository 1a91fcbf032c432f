-- Claims never hold more of a transaction than it paid, nor a line again under another transaction that took over its
-- receipt.
create or replace function app.keep_claims_single() returns trigger language plpgsql as $$
declare
  target uuid := app.standing_row(new.user_id, new.transaction_id);
  paid bigint;
begin
  select abs(amount_minor) into paid from app.transactions where user_id = new.user_id and id = target for update;
  if paid < (select sum(l.amount_minor) from app.claim_lines l
      where l.user_id = new.user_id and l.holds and app.standing_row(l.user_id, l.transaction_id) = target) then
    raise exception 'claims hold more than the row paid' using errcode = '23505', constraint = 'claim_lines_once';
  end if;
  if exists (select from app.claim_lines l join app.transactions t on t.user_id = l.user_id and t.id = l.transaction_id
      where l.user_id = new.user_id and l.id <> new.id and l.holds and l.receipt_id = new.receipt_id
        and l.item = new.item and t.removed_at is not null) then
    raise exception 'the line is in another claim' using errcode = '23505', constraint = 'claim_lines_once';
  end if;
  return null;
end $$;
create or replace trigger claim_lines_single after insert or update of holds, amount_minor, transaction_id
  on app.claim_lines for each row when (new.holds and new.transaction_id is not null)
  execute function app.keep_claims_single();

-- What the provider says of an account whose money is for health costs alone: what it pays is paid already, never claimed.
alter table app.accounts add column health_kind text check (health_kind in ('hsa', 'fsa', 'hra'));

-- A claim for health spending. `elsewhere`: the person says that its lines were claimed outside of here.
create table app.claims (
  user_id uuid not null,
  id uuid not null,
  number integer not null,
  state text not null check (state in ('draft', 'submitted', 'reimbursed', 'rejected', 'withdrawn', 'elsewhere')),
  is_sandbox boolean not null,
  currency text not null,
  -- Whom the care was for, unless a line says otherwise.
  patient text not null default '',
  submitted_on date,
  settled_on date,
  reimbursed_minor bigint check (reimbursed_minor >= 0),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (user_id, id),
  unique (user_id, number),
  check ((state = 'reimbursed') = (reimbursed_minor is not null)),
  check (state not in ('submitted', 'reimbursed', 'rejected') or submitted_on is not null)
);

-- A line of a claim as it stood when it was put there: the claim stays what it was, whatever becomes of row and receipt.
-- Without an item it is what of its row no line explains. `holds`: its claim is open or paid, so no other may have it.
create table app.claim_lines (
  user_id uuid not null,
  id uuid not null,
  claim_id uuid not null,
  transaction_id uuid,
  receipt_id uuid,
  item integer,
  service_on date not null,
  paid_on date not null,
  provider text,
  description text not null,
  class text not null,
  hsa_eligibility text not null check (hsa_eligibility in ('eligible', 'needs_letter', 'not_eligible', 'unknown')),
  is_itemised boolean not null,
  -- What the receipt states for it, before its share of tax, shipping and discount; null where it states none.
  price_minor bigint,
  refunded_minor bigint not null default 0 check (refunded_minor >= 0),
  amount_minor bigint not null check (amount_minor > 0),
  account_name text not null,
  account_mask text,
  bank_text text,
  patient text,
  has_letter boolean not null default false,
  holds boolean not null,
  primary key (user_id, id),
  foreign key (user_id, claim_id) references app.claims (user_id, id) on delete cascade,
  foreign key (user_id, transaction_id) references app.transactions (user_id, id) on delete set null (transaction_id),
  foreign key (user_id, receipt_id) references app.receipts (user_id, id) on delete set null (receipt_id)
);
create index claim_lines_claim on app.claim_lines (user_id, claim_id);
create index claim_lines_receipt on app.claim_lines (user_id, receipt_id) where receipt_id is not null;
-- No line is in two open or paid claims.
create unique index claim_lines_once on app.claim_lines
  (user_id, transaction_id, coalesce(receipt_id, '00000000-0000-0000-0000-000000000000'), coalesce(item, -1)) where holds and transaction_id is not null;
select sys.protect(name) from unnest(array['app.claims', 'app.claim_lines']::regclass[]) as name;

-- A line is held exactly while its claim is open or paid.
create function app.is_holding(state text) returns boolean language sql immutable as $$
  select state in ('draft', 'submitted', 'reimbursed', 'elsewhere')
$$;
create function app.hold_claim_lines() returns trigger language plpgsql as $$
begin
  update app.claim_lines set holds = app.is_holding(new.state)
   where user_id = new.user_id and claim_id = new.id and holds <> app.is_holding(new.state);
  return null;
end $$;
create trigger claims_hold after update of state on app.claims for each row
  when (old.state is distinct from new.state) execute function app.hold_claim_lines();

-- What stands for a row that became one with another.
create function app.standing_row(person uuid, row_id uuid) returns uuid language sql stable as $$
  select coalesce((select s.existing_id from app.row_suggestions s join app.transactions t on t.user_id = s.user_id and t.id = s.transaction_id
     where s.user_id = person and s.transaction_id = row_id and s.state = 'accepted' and t.removed_at is not null limit 1), row_id)
$$;

-- Claims never hold more of a row than it paid, nor a line again under another row that took over its receipt.
create function app.keep_claims_single() returns trigger language plpgsql as $$
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
      where l.user_id = new.user_id and l.id <> new.id and l.holds and l.receipt_id = new.receipt_id and l.item = new.item and t.removed_at is not null) then
    raise exception 'the line is in another claim' using errcode = '23505', constraint = 'claim_lines_once';
  end if;
  return null;
end $$;
create trigger claim_lines_single after insert or update of holds, amount_minor, transaction_id on app.claim_lines for each row
  when (new.holds and new.transaction_id is not null) execute function app.keep_claims_single();

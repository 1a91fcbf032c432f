-- A join of the matcher can be given up again. What a doubtful reading was before a bank row proved it is kept for then.
alter table app.receipts add column proven_from jsonb;

-- What only bank and mail together tell. The key is the same at every derivation, so that a dismissed finding stays
-- dismissed; one that no longer holds is not current, and is kept only while it was dismissed.
create table app.findings (
  user_id uuid not null,
  id uuid not null,
  kind text not null,
  key text not null,
  on_day date not null,
  finding jsonb not null,
  is_current boolean not null default true,
  is_sandbox boolean not null,
  first_seen_at timestamptz not null default now(),
  dismissed_at timestamptz,
  primary key (user_id, id),
  unique (user_id, is_sandbox, kind, key)
);
create index findings_open on app.findings (user_id, is_sandbox, kind, on_day) where is_current;
select sys.protect('app.findings');

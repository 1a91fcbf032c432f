-- Transfers are paired, and streams found, from what changed: they take the same notes as the matching does.
alter table app.match_changes
  add column is_matched boolean not null default false,
  add column is_paired boolean not null default false;
comment on column app.match_changes.is_matched is 'The matching has taken the note.';
comment on column app.match_changes.is_paired is
  'The pairing of transfers has taken the note. One of a transaction is deleted when both have.';
alter table app.match_states add column pairing jsonb;
comment on column app.match_states.pairing is
  'What the last complete pairing of transfers knew, and the merchants whose streams are still to be looked for (null: all); null: all transfers are to be paired anew.';
alter table app.transactions
  add column party text collate "C" not null generated always as
    (regexp_replace(coalesce(nullif(merchant_key, ''), lower(merchant)), '[^a-z]+', '', 'g')) stored;
comment on column app.transactions.party is
  'The letters of the merchant. Merchants that differ in them are never one party of a stream.';
create index transactions_party on app.transactions (user_id, is_sandbox, party) where removed_at is null;

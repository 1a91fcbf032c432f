-- Rows that stood before an import and that it changed: as they were, and as the import left them, so that taking the
-- import back restores them unless something else has changed them since.
create table app.import_changes (
  user_id uuid not null,
  import_id uuid not null,
  transaction_id uuid not null,
  before jsonb not null,
  after jsonb,
  primary key (user_id, import_id, transaction_id),
  foreign key (user_id, import_id) references app.imports (user_id, id) on delete cascade,
  foreign key (user_id, transaction_id) references app.transactions (user_id, id) on delete cascade
);
create index import_changes_row on app.import_changes (user_id, transaction_id);

-- How a person said the columns of a bank's table are to be read, for the next file with the same header.
create table app.column_mappings (
  user_id uuid not null,
  fingerprint text not null,
  mapping jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, fingerprint)
);
select sys.protect('app.import_changes'), sys.protect('app.column_mappings');

-- A table is kept, sealed, while its preview waits: the person may say that its columns mean something else.
alter table app.imports add column file_sealed bytea;

-- Generated from a migrated database by tests/migrations/schema.test.ts (vitest run -u). Do not edit.

create table identity.account (
  id uuid not null,
  "accountId" text not null,
  "providerId" text not null,
  "userId" uuid not null,
  "accessToken" text,
  "refreshToken" text,
  "idToken" text,
  "accessTokenExpiresAt" timestamp with time zone,
  "refreshTokenExpiresAt" timestamp with time zone,
  scope text,
  password text,
  "createdAt" timestamp with time zone not null default now(),
  "updatedAt" timestamp with time zone not null default now(),
  constraint account_pkey PRIMARY KEY (id),
  constraint account_userId_fkey FOREIGN KEY ("userId") REFERENCES identity."user"(id) ON DELETE CASCADE
);
CREATE INDEX account_by_user ON identity.account USING btree ("userId");
-- grant delete, insert, select, update to fettle_web

-- The first account is the administrator's. The claim is made before the account exists, so that only one of two simultaneous first sign-ups gets it; it is void when no account followed.
create table identity.administrator (
  slot boolean not null default true,
  "userId" uuid not null,
  "claimedAt" timestamp with time zone not null,
  constraint administrator_pkey PRIMARY KEY (slot),
  constraint administrator_userId_key UNIQUE ("userId"),
  constraint administrator_slot_check CHECK (slot)
);
-- grant delete, insert, select, update to fettle_web

-- Security events of an account, kept for 90 days. Failed sign-ins are counted per hour, address and device. The event of a deletion outlives the account and therefore names nobody.
create table identity.audit_event (
  id uuid not null,
  "userId" uuid,
  event text not null,
  "ipAddress" text not null default ''::text,
  device text not null default ''::text,
  attempts integer not null default 1,
  "hourAt" timestamp with time zone not null,
  at timestamp with time zone not null,
  constraint audit_event_pkey PRIMARY KEY (id),
  constraint audit_event_userId_fkey FOREIGN KEY ("userId") REFERENCES identity."user"(id) ON DELETE CASCADE
);
CREATE INDEX audit_event_at ON identity.audit_event USING btree (at);
CREATE UNIQUE INDEX audit_event_failures ON identity.audit_event USING btree ("userId", event, "ipAddress", device, "hourAt") WHERE (event = ANY (ARRAY['sign-in-failed'::text, 'code-failed'::text]));
CREATE INDEX audit_event_user ON identity.audit_event USING btree ("userId", at);
-- grant delete, insert, select, update to fettle_web

-- Browsers a user has signed in with, by the hash of a cookie. A sign-in with another one is reported by email.
create table identity.device (
  "userId" uuid not null,
  "deviceHash" bytea not null,
  "seenAt" timestamp with time zone not null,
  constraint device_pkey PRIMARY KEY ("userId", "deviceHash"),
  constraint device_userId_fkey FOREIGN KEY ("userId") REFERENCES identity."user"(id) ON DELETE CASCADE
);
-- grant delete, insert, select, update to fettle_web

-- Accounts that an administrator disabled: they cannot sign in, and none of their tokens is accepted.
create table identity.disabled_account (
  "userId" uuid not null,
  "disabledAt" timestamp with time zone not null,
  constraint disabled_account_pkey PRIMARY KEY ("userId"),
  constraint disabled_account_userId_fkey FOREIGN KEY ("userId") REFERENCES identity."user"(id) ON DELETE CASCADE
);
-- grant delete, insert, select, update to fettle_web

-- Deleted accounts, by hash: their tokens stay valid for a while and must open nothing.
create table identity.ended_subject (
  "subjectHash" bytea not null,
  "endedAt" timestamp with time zone not null,
  constraint ended_subject_pkey PRIMARY KEY ("subjectHash")
);
-- grant delete, insert, select, update to fettle_web

-- Users of a hosted identity service. Their record in "user" is an anchor without email address and password, so that the two ways of signing in never meet in one account.
create table identity.hosted_person (
  "userId" uuid not null,
  issuer text not null,
  subject text not null,
  name text not null,
  email text not null,
  "emailVerified" boolean not null,
  -- Set while the account is being deleted at the service: from then on none of its tokens is accepted.
  "endingAt" timestamp with time zone,
  constraint hosted_person_pkey PRIMARY KEY ("userId"),
  constraint hosted_person_issuer_subject_key UNIQUE (issuer, subject),
  constraint hosted_person_userId_fkey FOREIGN KEY ("userId") REFERENCES identity."user"(id) ON DELETE CASCADE
);
-- grant delete, insert, select, update to fettle_web

-- Invitations of one address, to create an account or to join a household. The token is stored as its hash; a used invitation is deleted.
create table identity.invitation (
  id uuid not null,
  email text not null,
  "tokenHash" bytea not null,
  "createdAt" timestamp with time zone not null,
  "expiresAt" timestamp with time zone not null,
  "householdId" uuid,
  role text,
  constraint invitation_pkey PRIMARY KEY (id),
  constraint invitation_tokenHash_key UNIQUE ("tokenHash"),
  constraint invitation_household_role CHECK (("householdId" IS NULL) = (role IS NULL)),
  constraint invitation_role_check CHECK (role = ANY (ARRAY['member'::text, 'viewer'::text])),
  constraint invitation_householdId_fkey FOREIGN KEY ("householdId") REFERENCES sys.household_members(id) ON DELETE CASCADE
);
CREATE INDEX invitation_email ON identity.invitation USING btree (email);
CREATE INDEX invitation_household ON identity.invitation USING btree ("householdId");
-- grant delete, insert, select, update to fettle_web

create table identity.jwks (
  id uuid not null,
  "publicKey" text not null,
  "privateKey" text not null,
  "createdAt" timestamp with time zone not null default now(),
  "expiresAt" timestamp with time zone,
  alg text,
  crv text,
  constraint jwks_pkey PRIMARY KEY (id)
);
-- grant delete, insert, select, update to fettle_web

create table identity.passkey (
  id uuid not null,
  "userId" uuid not null,
  "credentialId" text not null,
  "publicKey" bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  -- True when the provider of the passkey keeps a copy, so that other devices of its owner can use it.
  "isSynced" boolean not null,
  "createdAt" timestamp with time zone not null,
  "usedAt" timestamp with time zone,
  constraint passkey_pkey PRIMARY KEY (id),
  constraint passkey_credentialId_key UNIQUE ("credentialId"),
  constraint passkey_userId_fkey FOREIGN KEY ("userId") REFERENCES identity."user"(id) ON DELETE CASCADE
);
CREATE INDEX passkey_user ON identity.passkey USING btree ("userId");
-- grant delete, insert, select, update to fettle_web

-- Sign-ins that wait for a second factor, by the hash of a cookie.
create table identity.pending_sign_in (
  "tokenHash" bytea not null,
  "userId" uuid not null,
  "expiresAt" timestamp with time zone not null,
  constraint pending_sign_in_pkey PRIMARY KEY ("tokenHash"),
  constraint pending_sign_in_userId_fkey FOREIGN KEY ("userId") REFERENCES identity."user"(id) ON DELETE CASCADE
);
CREATE INDEX pending_sign_in_user ON identity.pending_sign_in USING btree ("userId");
-- grant delete, insert, select, update to fettle_web

create table identity."rateLimit" (
  id uuid not null,
  key text not null,
  count integer not null,
  "lastRequest" bigint not null,
  constraint rateLimit_pkey PRIMARY KEY (id),
  constraint rateLimit_key_key UNIQUE (key)
);
-- grant delete, insert, select, update to fettle_web

-- Recovery codes not yet used, as keyed hashes. Using one deletes it.
create table identity.recovery_code (
  "userId" uuid not null,
  "codeHash" bytea not null,
  constraint recovery_code_pkey PRIMARY KEY ("userId", "codeHash"),
  constraint recovery_code_userId_fkey FOREIGN KEY ("userId") REFERENCES identity."user"(id) ON DELETE CASCADE
);
-- grant delete, insert, select, update to fettle_web

-- The secret of an authenticator app. It counts as soon as a code has confirmed it.
create table identity.second_factor (
  "userId" uuid not null,
  sealed bytea not null,
  "createdAt" timestamp with time zone not null,
  "confirmedAt" timestamp with time zone,
  -- The 30-second step of the last code accepted: each code works once, and no earlier one works after it.
  "lastStep" bigint not null default 0,
  constraint second_factor_pkey PRIMARY KEY ("userId"),
  constraint second_factor_userId_fkey FOREIGN KEY ("userId") REFERENCES identity."user"(id) ON DELETE CASCADE
);
-- grant delete, insert, select, update to fettle_web

create table identity.session (
  id uuid not null,
  "expiresAt" timestamp with time zone not null,
  token text not null,
  "createdAt" timestamp with time zone not null default now(),
  "updatedAt" timestamp with time zone not null default now(),
  "ipAddress" text,
  "userAgent" text,
  "userId" uuid not null,
  constraint session_pkey PRIMARY KEY (id),
  constraint session_token_key UNIQUE (token),
  constraint session_userId_fkey FOREIGN KEY ("userId") REFERENCES identity."user"(id) ON DELETE CASCADE
);
CREATE INDEX session_by_user ON identity.session USING btree ("userId");
-- grant delete, insert, select, update to fettle_web

-- Attempts at the password of an account, by account and by each browser the account knows. The key is a keyed hash, so that no address is stored and an address without an account is treated like one with an account.
create table identity.sign_in_guard (
  "keyHash" bytea not null,
  failures integer not null,
  "startedAt" timestamp with time zone not null,
  "lastAt" timestamp with time zone not null,
  "blockedUntil" timestamp with time zone not null,
  "isReported" boolean not null default false,
  constraint sign_in_guard_pkey PRIMARY KEY ("keyHash")
);
CREATE INDEX sign_in_guard_last ON identity.sign_in_guard USING btree ("lastAt");
-- grant delete, insert, select, update to fettle_web

-- Challenges that a passkey has answered, until they expire: each works once.
create table identity.spent_challenge (
  "challengeHash" bytea not null,
  "expiresAt" timestamp with time zone not null,
  constraint spent_challenge_pkey PRIMARY KEY ("challengeHash")
);
-- grant delete, insert, select, update to fettle_web

-- Tables of the identity library keep its own column names.
create table identity."user" (
  id uuid not null,
  name text not null,
  email text not null,
  "emailVerified" boolean not null,
  image text,
  "createdAt" timestamp with time zone not null default now(),
  "updatedAt" timestamp with time zone not null default now(),
  constraint user_pkey PRIMARY KEY (id),
  constraint user_email_key UNIQUE (email)
);
-- grant delete, insert, select, update to fettle_web

create table identity.verification (
  id uuid not null,
  identifier text not null,
  value text not null,
  "expiresAt" timestamp with time zone not null,
  "createdAt" timestamp with time zone not null default now(),
  "updatedAt" timestamp with time zone not null default now(),
  constraint verification_pkey PRIMARY KEY (id)
);
CREATE INDEX verification_identifier ON identity.verification USING btree (identifier);
-- grant delete, insert, select, update to fettle_web

-- Users deleted in the last day, by the hash of their ID: a request that was running creates no profile for them.
create table sys.deleted_users (
  user_hash bytea not null,
  deleted_at timestamp with time zone not null default now(),
  constraint deleted_users_pkey PRIMARY KEY (user_hash)
);
CREATE INDEX deleted_users_at ON sys.deleted_users USING btree (deleted_at);
-- grant delete, insert, select, update to fettle_app

-- Who is in which household. The household has the ID of its owner's membership and ends with it.
create table sys.household_members (
  id uuid not null,
  household_id uuid not null,
  user_id uuid not null,
  role text not null,
  added_at timestamp with time zone not null,
  constraint household_members_pkey PRIMARY KEY (id),
  constraint household_members_user_id_key UNIQUE (user_id),
  constraint household_members_check CHECK ((role = 'owner'::text) = (id = household_id)),
  constraint household_members_role_check CHECK (role = ANY (ARRAY['owner'::text, 'member'::text, 'viewer'::text])),
  constraint household_members_household_id_fkey FOREIGN KEY (household_id) REFERENCES sys.household_members(id) ON DELETE CASCADE,
  constraint household_members_user_id_fkey FOREIGN KEY (user_id) REFERENCES identity."user"(id) ON DELETE CASCADE
);
CREATE INDEX household_members_household ON sys.household_members USING btree (household_id);
-- grant delete, insert, select, update to fettle_app

create table sys.job_failures (
  id uuid not null default gen_random_uuid(),
  at timestamp with time zone not null,
  job text not null,
  -- What kind of error it was; never what the error says.
  code text not null,
  constraint job_failures_pkey PRIMARY KEY (id)
);
CREATE INDEX job_failures_by_time ON sys.job_failures USING btree (at);
-- grant delete, insert, select to fettle_jobs
-- grant select to fettle_web

-- A known text under the encryption key: a start with another key is noticed before anything is sealed with it.
create table sys.key_checks (
  id integer not null,
  sealed bytea not null,
  constraint key_checks_pkey PRIMARY KEY (id)
);
-- grant delete, insert, select, update to fettle_web

-- Outgoing emails. Content and recipient are sealed and deleted after delivery; the key is kept for a while so that nothing is sent twice. An email without a user confirms the deletion of the account.
create table sys.mail_outbox (
  id uuid not null,
  user_id uuid,
  kind text not null,
  dedupe_key text not null,
  content_sealed bytea,
  state text not null default 'waiting'::text,
  attempts integer not null default 0,
  -- When it may be sent next; while it is being sent, when it counts as lost.
  next_at timestamp with time zone not null,
  -- After this time it is no longer worth sending.
  useful_until timestamp with time zone not null,
  problem text,
  created_at timestamp with time zone not null,
  settled_at timestamp with time zone,
  -- When the last line of the email was about to be sent to the server. Until then the server cannot have accepted it.
  handed_at timestamp with time zone,
  -- Sent to many users at about the same time, after the emails that users are waiting for.
  is_bulk boolean not null default false,
  constraint mail_outbox_pkey PRIMARY KEY (id),
  constraint mail_outbox_dedupe_key_key UNIQUE (dedupe_key),
  constraint mail_outbox_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'sent'::text, 'failed'::text, 'dropped'::text]))
);
CREATE INDEX mail_outbox_due ON sys.mail_outbox USING btree (is_bulk, next_at) WHERE (state = 'waiting'::text);
CREATE INDEX mail_outbox_user ON sys.mail_outbox USING btree (user_id, created_at);
-- grant delete, insert, select, update to fettle_jobs
-- grant delete, insert to fettle_web

-- Mailboxes whose server announces new email: the process that listens to one (a lease), and until when a provider pushes. An address is kept only as its hash, because a push names nothing else.
create table sys.mail_watches (
  user_id uuid not null,
  mailbox_id uuid not null,
  provider text not null,
  key_hash bytea,
  pushed_until timestamp with time zone,
  holder uuid,
  held_until timestamp with time zone,
  constraint mail_watches_pkey PRIMARY KEY (user_id, mailbox_id)
);
CREATE INDEX mail_watches_address ON sys.mail_watches USING btree (provider, key_hash);
CREATE INDEX mail_watches_held ON sys.mail_watches USING btree (provider, held_until);
-- grant delete, insert, select, update to fettle_app

-- Consent screens in progress. The state is stored as its hash, the verifier sealed.
create table sys.oauth_states (
  state_hash bytea not null,
  user_id uuid not null,
  verifier_sealed bytea not null,
  return_to text not null,
  expires_at timestamp with time zone not null,
  constraint oauth_states_pkey PRIMARY KEY (state_hash)
);
-- grant delete to fettle_jobs
-- grant delete, insert, select, update to fettle_web

-- Users whose data changed and whose transfers, recurring streams and matches have not been derived since. Written together with the change, so that a process that crashes before it enqueues the job leaves a record.
create table sys.pending_derivations (
  user_id uuid not null,
  since timestamp with time zone not null,
  -- False if only receipts changed: transfers and recurring streams stay as they are.
  have_transactions_changed boolean not null default true,
  -- False if only bank transactions changed, each recorded for the next matching: receipts, emails, answers and settings stay as they are.
  have_receipts_changed boolean not null default true,
  constraint pending_derivations_pkey PRIMARY KEY (user_id)
);
-- grant delete, insert, select, update to fettle_app

-- Maps a provider's connection ID to the user: webhooks carry nothing else.
create table sys.provider_items (
  provider text not null,
  item_id text not null,
  user_id uuid not null,
  connection_id uuid not null,
  constraint provider_items_pkey PRIMARY KEY (provider, item_id)
);
CREATE INDEX provider_items_user ON sys.provider_items USING btree (user_id);
-- grant delete, insert, select, update to fettle_app

-- Access that still has to be revoked at a provider. Outlives its user.
create table sys.revocations (
  id uuid not null,
  provider text not null,
  token_sealed bytea not null,
  created_at timestamp with time zone not null default now(),
  constraint revocations_pkey PRIMARY KEY (id)
);
-- grant delete, insert, select, update to fettle_jobs
-- grant insert to fettle_web

-- When each mailbox and bank connection is due, so that polling reads no user's data.
create table sys.schedules (
  user_id uuid not null,
  kind text not null,
  target_id uuid not null,
  next_at timestamp with time zone not null,
  constraint schedules_pkey PRIMARY KEY (user_id, kind, target_id),
  constraint schedules_kind_check CHECK (kind = ANY (ARRAY['bank'::text, 'mail'::text, 'retention'::text, 'notify'::text]))
);
CREATE INDEX schedules_next ON sys.schedules USING btree (next_at);
-- grant delete, insert, select, update to fettle_app

-- Secrets of this server that outlive a change of the encryption key, sealed under it.
create table sys.secrets (
  name text not null,
  sealed bytea not null,
  constraint secrets_pkey PRIMARY KEY (name)
);
-- grant delete, insert, select, update to fettle_web

-- Merchant names that users of this server gave, by the hash of what the bank calls the merchant and of a random ID.
create table sys.shared_names (
  key_hash bytea not null,
  contributor_hash bytea not null,
  name text not null,
  constraint shared_names_pkey PRIMARY KEY (key_hash, contributor_hash),
  constraint shared_names_name_check CHECK (length(name) <= 60)
);
CREATE INDEX shared_names_by_contributor ON sys.shared_names USING btree (contributor_hash);
-- grant delete, insert, select, update to fettle_app

-- Received webhooks by the hash of their body: a repeated one has no second effect.
create table sys.webhooks (
  body_hash bytea not null,
  received_at timestamp with time zone not null default now(),
  constraint webhooks_pkey PRIMARY KEY (body_hash)
);
-- grant delete, insert, select, update to fettle_web

-- An account of one connection that may be the same as an account read another way. None of its transactions is imported until the user decides.
create table app.account_questions (
  user_id uuid not null,
  connection_id uuid not null,
  external_id text not null,
  account_id uuid not null,
  name text not null,
  mask text,
  state text not null default 'open'::text,
  constraint account_questions_pkey PRIMARY KEY (user_id, connection_id, external_id),
  constraint account_questions_state_check CHECK (state = ANY (ARRAY['open'::text, 'same'::text, 'different'::text])),
  constraint account_questions_user_id_account_id_fkey FOREIGN KEY (user_id, account_id) REFERENCES app.accounts(user_id, id) ON DELETE CASCADE,
  constraint account_questions_user_id_connection_id_fkey FOREIGN KEY (user_id, connection_id) REFERENCES app.bank_connections(user_id, id) ON DELETE CASCADE
);
CREATE INDEX account_questions_account ON app.account_questions USING btree (user_id, account_id);
-- policy own_rows to public using (user_id = app.uid()) with check (user_id = app.uid())
-- grant delete, insert, select, update to fettle_app

create table app.accounts (
  user_id uuid not null,
  id uuid not null,
  connection_id uuid,
  source text not null,
  external_id text,
  name text not null,
  mask text,
  account_type text not null,
  currency text not null,
  institution_name text,
  current_balance_minor bigint,
  available_balance_minor bigint,
  balance_at timestamp with time zone,
  is_sandbox boolean not null,
  is_closed boolean not null default false,
  created_at timestamp with time zone not null default now(),
  -- An ID that outlives the connection, where the bank provides one.
  persistent_id text,
  -- Why the account no longer receives transactions.
  closed_reason text,
  -- Balance before the first transaction.
  opening_minor bigint,
  opening_on date,
  -- The part of the balance that the transactions since the opening do not explain. It is shown, never hidden.
  gap_minor bigint,
  -- The name that the user gave the account.
  label text,
  shown_name text not null generated always as (COALESCE(label, name)) stored,
  -- False: left out of all totals.
  is_counted boolean not null default true,
  is_hidden boolean not null default false,
  -- Set by the provider for an account that only pays health costs: its payments are never claimed.
  health_kind text,
  -- The user's membership in whose household the account is shown; null: private.
  shared_in uuid,
  constraint accounts_pkey PRIMARY KEY (user_id, id),
  constraint accounts_account_type_check CHECK (account_type = ANY (ARRAY['checking'::text, 'savings'::text, 'credit'::text, 'loan'::text, 'investment'::text, 'other'::text])),
  constraint accounts_closed_reason_check CHECK (closed_reason = ANY (ARRAY['disconnected'::text, 'revoked'::text, 'not_listed'::text])),
  constraint accounts_health_kind_check CHECK (health_kind = ANY (ARRAY['hsa'::text, 'fsa'::text, 'hra'::text])),
  constraint accounts_source_check CHECK (source = ANY (ARRAY['plaid'::text, 'simplefin'::text, 'file'::text, 'manual'::text, 'receipts'::text])),
  constraint accounts_user_id_connection_id_fkey FOREIGN KEY (user_id, connection_id) REFERENCES app.bank_connections(user_id, id)
);
CREATE UNIQUE INDEX accounts_external ON app.accounts USING btree (user_id, source, external_id) WHERE (external_id IS NOT NULL);
CREATE UNIQUE INDEX accounts_from_receipts ON app.accounts USING btree (user_id, is_sandbox) WHERE (source = 'receipts'::text);
-- policy own_rows to public using (user_id = app.uid()) with check (user_id = app.uid())
-- grant delete, insert, select, update to fettle_app

-- Release news sent to a user, by the hash of its text, so that none is sent twice.
create table app.announcements_sent (
  user_id uuid not null,
  announcement text not null,
  sent_at timestamp with time zone not null,
  constraint announcements_sent_pkey PRIMARY KEY (user_id, announcement)
);
-- policy own_rows to public using (user_id = app.uid()) with check (user_id = app.uid())
-- grant delete, insert, select, update to fettle_app

-- Answers by question: the same text is never sent twice.
create table app.assistant_answers (
  user_id uuid not null,
  question_hash bytea not null,
  answer_sealed bytea not null,
  created_at timestamp with time zone not null default now(),
  constraint assistant_answers_pkey PRIMARY KEY (user_id, question_hash)
);
-- policy own_rows to public using (user_id = app.uid()) with check (user_id = app.uid())
-- grant delete, insert, select, update to fettle_app

-- What asking the assistant cost on a day (UTC). The budget is counted here before a question is sent.
create table app.assistant_usage (
  user_id uuid not null,
  day date not null,
  calls integer not null default 0,
  bytes_sent bigint not null default 0,
  input_tokens bigint not null default 0,
  output_tokens bigint not null default 0,
  -- Millionths of a US dollar.
  cost_micros bigint not null default 0,
  constraint assistant_usage_pkey PRIMARY KEY (user_id, day)
);
-- policy own_rows to public using (user_id = app.uid()) with check (user_id = app.uid())
-- grant delete, insert, select, update to fettle_app

-- Balance of an account at the end of a day, as its source reported it.
create table app.balances (
  user_id uuid not null,
  account_id uuid not null,
  balance_on date not null,
  amount_minor bigint not null,
  source text not null,
  -- Set when the balance came from that file; deleted when the import is undone.
  import_id uuid,
  constraint balances_pkey PRIMARY KEY (user_id, account_id, balance_on),
  constraint balances_source_check CHECK (source = ANY (ARRAY['feed'::text, 'file'::text, 'manual'::text])),
  constraint balances_user_id_account_id_fkey FOREIGN KEY (user_id, account_id) REFERENCES app.accounts(user_id, id) ON DELETE CASCADE,
  constraint balances_user_id_import_id_fkey FOREIGN KEY (user_id, import_id) REFERENCES app.imports(user_id, id) ON DELETE CASCADE
);
CREATE INDEX balances_import ON app.balances USING btree (user_id, import_id) WHERE (import_id IS NOT NULL);
-- policy own_rows to public using (user_id = app.uid()) with check (user_id = app.uid())
-- grant delete, insert, select, update to fettle_app

create table app.bank_connections (
  user_id uuid not null,
  id uuid not null,
  provider text not null,
  provider_item_id text not null,
  institution_id text,
  institution_name text not null,
  status text not null,
  error_code text,
  access_token_sealed bytea not null,
  cursor text,
  is_sandbox boolean not null,
  last_synced_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  -- A warning besides the status, with its day in notice_until.
  notice text,
  notice_until timestamp with time zone,
  -- Everything must be read again to find what the bank no longer lists.
  needs_sweep boolean not null default false,
  -- What the provider reported as failed while the rest was read.
  problem text,
  -- When the bank last sent data to its provider.
  bank_updated_at timestamp with time zone,
  consent_until timestamp with time zone,
  constraint bank_connections_pkey PRIMARY KEY (user_id, id),
  constraint bank_connections_user_id_provider_provider_item_id_key UNIQUE (user_id, provider, provider_item_id),
  constraint bank_connections_notice_check CHECK (notice = ANY (ARRAY['expiring'::text, 'new_accounts'::text])),
  constraint bank_connections_status_check CHECK (status = ANY (ARRAY['healthy'::text, 'importing'::text, 'needs_reauth'::text, 'failed'::text]))
);
-- policy own_rows to public using (user_id = app.uid()) with check (user_id = app.uid())
-- grant delete, insert, select, update to fettle_app

-- Outcome of each reading of a connection: every transaction received is in exactly one of the counts.
create table app.bank_readings (
  user_id uuid not null,
  id uuid not null,
  connection_id uuid not null,
  at timestamp with time zone not null,
  request_id text,
  reported integer not null,
  added integer not null,
  changed integer not null,
  unchanged integer not null,
  rejected integer not null,
  -- Transactions of accounts that another connection reads, or that wait for the user's decision.
  left_out integer not null,
  withdrawn integer not null,
  constraint bank_readings_pkey PRIMARY KEY (user_id, id),
  constraint bank_readings_user_id_connection_id_fkey FOREIGN KEY (user_id, connection_id) REFERENCES app.bank_connections(user_id, id) ON DELETE CASCADE
);
CREATE INDEX bank_readings_newest ON app.bank_readings USING btree (user_id, connection_id, at DESC);
-- policy own_rows to public using (user_id = app.uid()) with check (user_id = app.uid())
-- grant delete, insert, select, update to fettle_app

-- The address under which a calendar program reads the user's due dates. Only a hash of its secret is stored.
create table app.calendar_feeds (
  user_id uuid not null,
  secret_hash bytea not null,
  created_at timestamp with time zone not null,
  constraint calendar_feeds_pkey PRIMARY KEY (user_id)
);
-- policy own_rows to public using (user_id = app.uid()) with check (user_id = app.uid())
-- grant delete, insert, select, update to fettle_app

-- A transaction's category before an answer about it or its merchant changed it.
create table app.category_changes (
  user_id uuid not null,
  transaction_id uuid not null,
  question_id uuid not null,
  category text not null,
  category_source text not null,
  constraint category_changes_pkey PRIMARY KEY (user_id, transaction_id, question_id),
  constraint category_changes_category_source_check CHECK (category_source = ANY (ARRAY['user'::text, 'rule'::text, 'import'::text, 'model'::text, 'provider'::text])),
  constraint category_changes_user_id_question_id_fkey FOREIGN KEY (user_id, question_id) REFERENCES app.category_questions(user_id, transaction_id) ON DELETE CASCADE,
  constraint category_changes_user_id_transaction_id_fkey FOREIGN KEY (user_id, transaction_id) REFERENCES app.transactions(user_id, id) ON DELETE CASCADE
);
CREATE INDEX category_changes_question ON app.category_changes USING btree (user_id, question_id);
-- policy own_rows to public using (user_id = app.uid()) with check (user_id = app.uid())
-- grant delete, insert, select, update to fettle_app

-- Transactions whose category is disputed between bank, merchant, receipt or an earlier decision of the user: one question per merchant and pair of categories. rule: set by the user without a question, one per merchant.
create table app.category_questions (
  user_id uuid not null,
  transaction_id uuid not null,
  merchant_key text not null,
  is_sandbox boolean not null,
  basis text not null,
  -- The transaction's category when it was asked about. other_category: the one that contradicts it.
  current_category text not null,
  other_category text not null,
  confidence real not null,
  -- Most likely first: {category, confidence, reasons}.
  choices jsonb not null,
  -- Other transactions of the merchant with the same question.
  similar_count integer not null,
  state text not null,
  answer text,
  -- The answer holds for all transactions of the merchant, future ones included.
  is_for_merchant boolean not null default false,
  asked_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  reopened_at timestamp with time zone,
  constraint category_questions_pkey PRIMARY KEY (user_id, transaction_id),
  constraint category_questions_basis_check CHECK (basis = ANY (ARRAY['merchant'::text, 'receipt'::text, 'habit'::text, 'account'::text, 'rule'::text])),
  constraint category_questions_check CHECK ((state = 'answered'::text) = (answer IS NOT NULL)),
  constraint category_questions_state_check CHECK (state = ANY (ARRAY['open'::text, 'answered'::text])),
  constraint category_questions_user_id_transaction_id_fkey FOREIGN KEY (user_id, transaction_id) REFERENCES app.transactions(user_id, id) ON DELETE CASCADE
);
CREATE INDEX category_questions_merchant ON app.category_questions USING btree (user_id, merchant_key);
CREATE INDEX category_questions_open ON app.category_questions USING btree (user_id, transaction_id) WHERE (state = 'open'::text);
CREATE UNIQUE INDEX category_questions_rule ON app.category_questions USING btree (user_id, merchant_key, is_sandbox) WHERE (basis = 'rule'::text);
-- policy own_rows to public using (user_id = app.uid()) with check (user_id = app.uid())
-- grant delete, insert, select, update to fettle_app

-- A line of a claim as it was when it was added. Later changes of the transaction or receipt do not change the claim. A line without an item is the part of its transaction that no other line explains.
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
  hsa_eligibility text not null,
  is_itemized boolean not null,
  -- The receipt's price before its share of tax, shipping and discount; null when the receipt shows none.
  price_minor bigint,
  refunded_minor bigint not null default 0,
  amount_minor bigint not null,
  account_name text not null,
  account_mask text,
  bank_text text,
  patient text,
  has_letter boolean not null default false,
  -- The claim is open or paid, so that no other claim may include the line.
  holds boolean not null,
  constraint claim_lines_pkey PRIMARY KEY (user_id, id),
  constraint claim_lines_amount_minor_check CHECK (amount_minor > 0),
  constraint claim_lines_hsa_eligibility_check CHECK (hsa_eligibility = ANY (ARRAY['eligible'::text, 'needs_letter'::text, 'not_eligible'::text, 'unknown'::text])),
  constraint claim_lines_refunded_minor_check CHECK (refunded_minor >= 0),
  constraint claim_lines_user_id_claim_id_fkey FOREIGN KEY (user_id, claim_id) REFERENCES app.claims(user_id, id) ON DELETE CASCADE,
  constraint claim_lines_user_id_receipt_id_fkey FOREIGN KEY (user_id, receipt_id) REFERENCES app.receipts(user_id, id),
  constraint claim_lines_user_id_transaction_id_fkey FOREIGN KEY (user_id, transaction_id) REFERENCES app.transactions(user_id, id)
);
CREATE INDEX claim_lines_claim ON app.claim_lines USING btree (user_id, claim_id);
CREATE UNIQUE INDEX claim_lines_once ON app.claim_lines USING btree (user_id, transaction_id, COALESCE(receipt_id, '00000000-0000-0000-0000-000000000000'::uuid), COALESCE(item, '-1'::integer)) WHERE (holds AND (transaction_id IS NOT NULL));
CREATE INDEX claim_lines_receipt ON app.claim_lines USING btree (user_id, receipt_id) WHERE (receipt_id IS NOT NULL);
-- policy own_rows to public using (user_id = app.uid()) with check (user_id = app.uid())
-- grant delete, insert, select, update to fettle_app

-- A claim for health spending. elsewhere: the user said that it was claimed outside of Fettle.
create table app.claims (
  user_id uuid not null,
  id uuid not null,
  number integer not null,
  state text not null,
  is_sandbox boolean not null,
  currency text not null,
  -- Who received the care, unless a line says otherwise.
  patient text not null default ''::text,
  submitted_on date,
  settled_on date,
  reimbursed_minor bigint,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  constraint claims_pkey PRIMARY KEY (user_id, id),
  constraint claims_user_id_number_key UNIQUE (user_id, number),
  constraint claims_check CHECK ((state = 'reimbursed'::text) = (reimbursed_minor IS NOT NULL)),
  constraint claims_check1 CHECK ((state <> ALL (ARRAY['submitted'::text, 'reimbursed'::text, 'rejected'::text])) OR submitted_on IS NOT NULL),
  constraint claims_reimbursed_minor_check CHECK (reimbursed_minor >= 0),
  constraint claims_state_check CHECK (state = ANY (ARRAY['draft'::text, 'submitted'::text, 'reimbursed'::text, 'rejected'::text, 'withdrawn'::text, 'elsewhere'::text]))
);
-- policy own_rows to public using (user_id = app.uid()) with check (user_id = app.uid())
-- grant delete, insert, select, update to fettle_app

-- The user's choice of columns for a bank's file, reused for the next file with the same header.
create table app.column_mappings (
  user_id uuid not null,
  fingerprint text not null,
  mapping jsonb not null,
  updated_at timestamp with time zone not null default now(),
  constraint column_mappings_pkey PRIMARY KEY (user_id, fingerprint)
);
-- policy own_rows to public using (user_id = app.uid()) with check (user_id = app.uid())
-- grant delete, insert, select, update to fettle_app

-- Sums per day and of its categories, kept by triggers in the statement that changes transactions.
create table app.day_totals (
  user_id uuid not null,
  is_sandbox boolean not null,
  currency text not null,
  day date not null,
  spend_minor bigint not null,
  income_minor bigint not null,
  transaction_count integer not null,
  -- By category: [spend, spend itemized by receipts, income, number of parts that count as spend]. Read through app.category_totals.
  categories jsonb not null default '{}'::jsonb,
  constraint day_totals_pkey PRIMARY KEY (user_id, is_sandbox, currency, day)
);
-- policy own_rows to public using (user_id = app.uid()) with check (user_id = app.uid())
-- grant delete, insert, select, update to fettle_app

-- What bank and email show together. The key is the same at every derivation, so that a dismissed finding stays dismissed; a finding that no longer holds is kept only while it is dismissed.
create table app.findings (
  user_id uuid not null,
  id uuid not null,
  kind text not null,
  key text not null,
  on_day date not null,
  finding jsonb not null,
  is_current boolean not null default true,
  is_sandbox boolean not null,
  first_seen_at timestamp with time zone not null default now(),
  dismissed_at timestamp with time zone,
  -- The letters of the merchant that it is about, as in transactions.counterparty. Null: it is about no single merchant.
  counterparty text,
  constraint findings_pkey PRIMARY KEY (user_id, id),
  constraint findings_user_id_is_sandbox_kind_key_key UNIQUE (user_id, is_sandbox, kind, key)
);
CREATE INDEX findings_open ON app.findings USING btree (user_id, is_sandbox, kind, on_day) WHERE is_current;
-- policy own_rows to public using (user_id = app.uid()) with check (user_id = app.uid())
-- grant delete, insert, select, update to fettle_app

-- History of transactions and emails. An event may belong to both: a receipt matched to a transaction.
create table app.history_events (
  user_id uuid not null,
  id uuid not null,
  transaction_id uuid,
  at timestamp with time zone not null default now(),
  message_id uuid,
  -- Who decided: the user, a rule, Fettle's reading or the bank.
  source text not null default 'model'::text,
  -- Code of the event.
  kind text not null,
  -- Values for the sentence that describes the event.
  details jsonb not null,
  -- The subject if it is neither a transaction nor an email, such as claim:ID.
  subject text not null default ''::text,
  -- The event of the change that this one is part of.
  parent_id uuid,
  -- The values that an undo restores; null if there are none or the parent event has them.
  before jsonb,
  -- Whether this event undid another one.
  is_undo boolean not null default false,
  -- The event that undid this one.
  undone_by uuid,
  constraint history_events_pkey PRIMARY KEY (user_id, id),
  constraint history_events_source_check CHECK (source = ANY (ARRAY['user'::text, 'rule'::text, 'model'::text, 'provider'::text])),
  constraint history_events_user_id_message_id_fkey FOREIGN KEY (user_id, message_id) REFERENCES app.messages(user_id, id),
  constraint history_events_user_id_transaction_id_fkey FOREIGN KEY (user_id, transaction_id) REFERENCES app.transactions(user_id, id) ON DELETE CASCADE
);
CREATE INDEX history_events_message ON app.history_events USING btree (user_id, message_id, at) WHERE (message_id IS NOT NULL);
CREATE INDEX history_events_parts ON app.history_events USING btree (user_id, parent_id) WHERE (parent_id IS NOT NULL);
CREATE INDEX history_events_subject ON app.history_events USING btree (user_id, subject, at) WHERE (subject <> ''::text);
CREATE INDEX history_events_transaction ON app.history_events USING btree (user_id, transaction_id, at);
-- policy own_rows to public using (user_id = app.uid()) with check (user_id = app.uid())
-- grant delete, insert, select, update to fettle_app

-- Existing transactions that an import changed: before and after, so that undoing the import restores them unless something else has changed them since.
create table app.import_changes (
  user_id uuid not null,
  import_id uuid not null,
  transaction_id uuid not null,
  before jsonb not null,
  after jsonb,
  constraint import_changes_pkey PRIMARY KEY (user_id, import_id, transaction_id),
  constraint import_changes_user_id_import_id_fkey FOREIGN KEY (user_id, import_id) REFERENCES app.imports(user_id, id) ON DELETE CASCADE,
  constraint import_changes_user_id_transaction_id_fkey FOREIGN KEY (user_id, transaction_id) REFERENCES app.transactions(user_id, id) ON DELETE CASCADE
);
CREATE INDEX import_changes_transaction ON app.import_changes USING btree (user_id, transaction_id);
-- policy own_rows to public using (user_id = app.uid()) with check (user_id = app.uid())
-- grant delete, insert, select, update to fettle_app

create table app.imports (
  user_id uuid not null,
  id uuid not null,
  file_name text not null,
  format text not null,
  state text not null,
  preview jsonb not null,
  staged_sealed bytea,
  added_transactions integer not null default 0,
  created_at timestamp with time zone not null default now(),
  -- The file, sealed, while its preview is unconfirmed, so that the user can change how its columns are read.
  file_sealed bytea,
  constraint imports_pkey PRIMARY KEY (user_id, id),
  constraint imports_state_check CHECK (state = ANY (ARRAY['preview'::text, 'confirmed'::text, 'undone'::text]))
);
-- policy own_rows to public using (user_id = app.uid()) with check (user_id = app.uid())
-- grant delete, insert, select, update to fettle_app

-- One sync of a mailbox over its whole range. Only the holder of the newest lease writes to it.
create table app.mail_syncs (
  user_id uuid not null,
  id uuid not null,
  mailbox_id uuid not null,
  state text not null,
  step integer not null,
  message text not null,
  read integer not null default 0,
  total integer not null default 0,
  emails_processed integer not null default 0,
  purchases_found integer not null default 0,
  transactions_created integer not null default 0,
  error text,
  started_at timestamp with time zone not null default now(),
  finished_at timestamp with time zone,
  lease_token bigint not null default 0,
  lease_until timestamp with time zone,
  -- The job that holds the sync or ended it. When it is delivered again after a crash, it has nothing to do and starts no other sync.
  job_id uuid,
  constraint mail_syncs_pkey PRIMARY KEY (user_id, id),
  constraint mail_syncs_state_check CHECK (state = ANY (ARRAY['INITIALIZING'::text, 'PROCESSING'::text, 'COMPLETED'::text, 'FAILED'::text])),
  constraint mail_syncs_user_id_mailbox_id_fkey FOREIGN KEY (user_id, mailbox_id) REFERENCES app.mailboxes(user_id, id) ON DELETE CASCADE
);
CREATE INDEX mail_syncs_job ON app.mail_syncs USING btree (user_id, mailbox_id, job_id);
CREATE INDEX mail_syncs_newest ON app.mail_syncs USING btree (user_id, started_at DESC);
CREATE UNIQUE INDEX mail_syncs_running ON app.mail_syncs USING btree (user_id, mailbox_id) WHERE (state = ANY (ARRAY['INITIALIZING'::text, 'PROCESSING'::text]));
-- policy own_rows to public using (user_id = app.uid()) with check (user_id = app.uid())
-- grant delete, insert, select, update to fettle_app

create table app.mailboxes (
  user_id uuid not null,
  id uuid not null,
  provider text not null,
  address text not null,
  status text not null,
  access_sealed bytea not null,
  cursor text,
  read_from date,
  is_sandbox boolean not null,
  last_synced_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  is_paused boolean not null default false,
  read_range text not null default '12_months'::text,
  folder_ids text[],
  -- The provider's token of the next page to list, saved with the messages of the page before.
  listing_page text,
  -- How many messages have been listed.
  listed integer not null default 0,
  failures integer not null default 0,
  -- The user's membership in whose household items of its receipts are shown on shared transactions; null: private.
  shared_in uuid,
  constraint mailboxes_pkey PRIMARY KEY (user_id, id),
  constraint mailboxes_user_id_provider_address_key UNIQUE (user_id, provider, address),
  constraint mailboxes_provider_check CHECK (provider = ANY (ARRAY['gmail'::text, 'imap'::text, 'files'::text])),
  constraint mailboxes_read_range_check CHECK (read_range = ANY (ARRAY['3_months'::text, '12_months'::text, '24_months'::text, 'all'::text])),
  constraint mailboxes_status_check CHECK (status = ANY (ARRAY['healthy'::text, 'needs_reauth'::text]))
);
-- policy own_rows to public using (user_id = app.uid()) with check (user_id = app.uid())
-- grant delete, insert, select, update to fettle_app

-- Receipts and transactions that were added, deleted or changed since the last matching, as they were before (null: new). The next matching considers only their neighborhood. A statement with more than 50 changes records only that there were many.
create table app.match_changes (
  user_id uuid not null,
  is_sandbox boolean not null,
  -- The start of the statement that recorded the change, in microseconds.
  seq bigint not null default (EXTRACT(epoch FROM statement_timestamp()) * 1000000::numeric)::bigint,
  side text not null,
  subject_id uuid not null,
  before jsonb,
  -- The matching has consumed the change.
  is_matched boolean not null default false,
  -- The pairing of transfers has consumed the change. The record of a transaction is deleted when both have consumed it.
  is_paired boolean not null default false,
  constraint match_changes_pkey PRIMARY KEY (user_id, is_sandbox, seq, side, subject_id),
  constraint match_changes_side_check CHECK (side = ANY (ARRAY['receipt'::text, 'transaction'::text])),
  constraint match_changes_user_id_is_sandbox_fkey FOREIGN KEY (user_id, is_sandbox) REFERENCES app.match_states(user_id, is_sandbox) ON DELETE CASCADE
);
-- policy own_rows to public using (user_id = app.uid()) with check (user_id = app.uid())
-- grant delete, insert, select, update to fettle_app

-- Basis of the last complete matching.
create table app.match_states (
  user_id uuid not null,
  is_sandbox boolean not null,
  card_accounts jsonb not null,
  -- Names, digits and weights used; an empty text forces a complete matching.
  basis text not null default ''::text,
  -- The days that accounts cover.
  spans text not null default ''::text,
  -- The inputs of the last complete pairing of transfers, and the counterparties whose streams, category questions and findings are still to be computed (null: all). Null: all transfers are to be paired again.
  pairing jsonb,
  constraint match_states_pkey PRIMARY KEY (user_id, is_sandbox)
);
-- policy own_rows to public using (user_id = app.uid()) with check (user_id = app.uid())
-- grant delete, insert, select, update to fettle_app

-- Weights learned from the user's answers, only those that differ from the defaults. The newest version applies; answers up to forgets_until are ignored. Versions are never changed: a reset is a new version.
create table app.match_weights (
  user_id uuid not null,
  is_sandbox boolean not null,
  version integer not null,
  kind text not null,
  weights jsonb not null,
  -- How many answers it was learned from. seen: how many answers existed.
  answers integer not null,
  seen integer not null,
  forgets_until timestamp with time zone,
  made_at timestamp with time zone not null,
  constraint match_weights_pkey PRIMARY KEY (user_id, is_sandbox, version),
  constraint match_weights_kind_check CHECK (kind = ANY (ARRAY['learned'::text, 'started_over'::text, 'taken_back'::text]))
);
-- policy own_rows to public using (user_id = app.uid()) with check (user_id = app.uid())
-- grant delete, insert, select, update to fettle_app

-- Bank descriptions of a merchant, learned when the user confirms a match.
create table app.merchant_aliases (
  user_id uuid not null,
  description text not null,
  merchant text not null,
  constraint merchant_aliases_pkey PRIMARY KEY (user_id, description, merchant)
);
-- policy own_rows to public using (user_id = app.uid()) with check (user_id = app.uid())
-- grant delete, insert, select, update to fettle_app

-- Complete emails, sealed: until the user has decided about them, or as evidence if the user asked for that.
create table app.message_bodies (
  user_id uuid not null,
  message_id uuid not null,
  body_sealed bytea not null,
  bytes integer not null,
  -- review: the user must decide about it. evidence: the user retains receipts. pack: fetched for an evidence pack, for a week.
  reason text not null,
  kept_at timestamp with time zone not null default now(),
  constraint message_bodies_pkey PRIMARY KEY (user_id, message_id),
  constraint message_bodies_reason_check CHECK (reason = ANY (ARRAY['review'::text, 'evidence'::text, 'pack'::text])),
  constraint message_bodies_user_id_message_id_fkey FOREIGN KEY (user_id, message_id) REFERENCES app.messages(user_id, id) ON DELETE CASCADE
);
CREATE INDEX message_bodies_size ON app.message_bodies USING btree (user_id) INCLUDE (bytes);
-- policy own_rows to public using (user_id = app.uid()) with check (user_id = app.uid())
-- grant delete, insert, select, update to fettle_app

-- Every listed email, in exactly one state; new until it is read. Reading never overwrites the user's decision. A forgotten message keeps only its identity, so that it is never read again.
create table app.messages (
  user_id uuid not null,
  id uuid not null,
  mailbox_id uuid not null,
  provider_message_id text not null,
  rfc_message_id text,
  from_address text not null default ''::text,
  from_name text not null default ''::text,
  subject text not null default ''::text,
  received_at timestamp with time zone not null,
  state text not null,
  kind text,
  reason text not null default ''::text,
  confidence real,
  reader_version text,
  bytes_sent integer not null default 0,
  -- Finds the message under a new ID in its mailbox.
  header_key text,
  -- Finds the message in another mailbox.
  content_key text,
  attempts smallint not null default 0,
  order_key text,
  has_user_verdict boolean not null default false,
  is_forgotten boolean not null default false,
  closed_at timestamp with time zone,
  -- The model last asked about the message.
  asked_with text,
  asked_at timestamp with time zone,
  -- The model whose answer the extraction used.
  helped_by text,
  -- The user decided that the email describes a separate purchase, regardless of its order number.
  stands_alone boolean not null default false,
  constraint messages_pkey PRIMARY KEY (user_id, id),
  constraint messages_user_id_mailbox_id_provider_message_id_key UNIQUE (user_id, mailbox_id, provider_message_id),
  constraint messages_kind_check CHECK (kind = ANY (ARRAY['purchase'::text, 'refund'::text, 'subscription'::text, 'shipping'::text, 'other'::text])),
  constraint messages_state_check CHECK (state = ANY (ARRAY['new'::text, 'processed'::text, 'not_receipt'::text, 'needs_review'::text, 'failed'::text, 'skipped'::text])),
  constraint messages_user_id_mailbox_id_fkey FOREIGN KEY (user_id, mailbox_id) REFERENCES app.mailboxes(user_id, id) ON DELETE CASCADE
);
CREATE INDEX messages_alone ON app.messages USING btree (user_id, id) WHERE stands_alone;
CREATE INDEX messages_content ON app.messages USING btree (user_id, content_key) WHERE (content_key IS NOT NULL);
CREATE INDEX messages_header ON app.messages USING btree (user_id, mailbox_id, header_key) WHERE (header_key IS NOT NULL);
CREATE INDEX messages_newest ON app.messages USING btree (user_id, received_at DESC, id DESC);
CREATE INDEX messages_order ON app.messages USING btree (user_id, order_key) WHERE (order_key IS NOT NULL);
CREATE INDEX messages_sender ON app.messages USING btree (user_id, from_address);
CREATE INDEX messages_state ON app.messages USING btree (user_id, mailbox_id, state);
CREATE INDEX messages_to_ask ON app.messages USING btree (user_id, asked_at NULLS FIRST, id) WHERE (state = 'needs_review'::text);
CREATE INDEX messages_to_read ON app.messages USING btree (user_id, mailbox_id, attempts, received_at DESC, id) WHERE (state = 'new'::text);
-- policy own_rows to public using (user_id = app.uid()) with check (user_id = app.uid())
-- grant delete, insert, select, update to fettle_app

-- Deliveries of notifications by channel and device, each sent once. An email counts as sent when it is in the outbox.
create table app.notification_deliveries (
  user_id uuid not null,
  notification_id uuid not null,
  channel text not null,
  -- Of push; for email the nil UUID.
  device_id uuid not null,
  state text not null default 'waiting'::text,
  reason text,
  -- The email or push message that carries it.
  batch_id uuid,
  attempts smallint not null default 0,
  next_at timestamp with time zone,
  settled_at timestamp with time zone,
  constraint notification_deliveries_pkey PRIMARY KEY (user_id, notification_id, channel, device_id),
  constraint notification_deliveries_channel_check CHECK (channel = ANY (ARRAY['email'::text, 'push'::text])),
  constraint notification_deliveries_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'sending'::text, 'sent'::text, 'skipped'::text, 'failed'::text])),
  constraint notification_deliveries_user_id_notification_id_fkey FOREIGN KEY (user_id, notification_id) REFERENCES app.notifications(user_id, id) ON DELETE CASCADE
);
CREATE INDEX notification_deliveries_open ON app.notification_deliveries USING btree (user_id) WHERE (state = ANY (ARRAY['waiting'::text, 'sending'::text]));
-- policy own_rows to public using (user_id = app.uid()) with check (user_id = app.uid())
-- grant delete, insert, select, update to fettle_app

create table app.notification_settings (
  user_id uuid not null,
  muted_kinds text[] not null default '{}'::text[],
  quiet_from_minute smallint,
  quiet_to_minute smallint,
  -- Null: the user's own transactions decide.
  large_charge_minor bigint,
  -- Null: the user's own transactions decide.
  low_balance_minor bigint,
  -- The user's local day of the last daily check.
  daily_on date,
  constraint notification_settings_pkey PRIMARY KEY (user_id),
  constraint notification_settings_check CHECK ((quiet_from_minute IS NULL) = (quiet_to_minute IS NULL)),
  constraint notification_settings_large_charge_minor_check CHECK (large_charge_minor > 0),
  constraint notification_settings_low_balance_minor_check CHECK (low_balance_minor >= 0),
  constraint notification_settings_quiet_from_minute_check CHECK (quiet_from_minute >= 0 AND quiet_from_minute <= 1439),
  constraint notification_settings_quiet_to_minute_check CHECK (quiet_to_minute >= 0 AND quiet_to_minute <= 1439)
);
-- policy own_rows to public using (user_id = app.uid()) with check (user_id = app.uid())
-- grant delete, insert, select, update to fettle_app

-- Events a user is notified of, each once, in the transaction of their cause.
create table app.notifications (
  user_id uuid not null,
  id uuid not null,
  kind text not null,
  event_key text not null,
  is_sandbox boolean not null,
  -- Codes and values; texts are made when it is shown or sent.
  details jsonb not null,
  created_at timestamp with time zone not null,
  read_at timestamp with time zone,
  -- When the notification stopped being true. It is not sent after that.
  withdrawn_at timestamp with time zone,
  constraint notifications_pkey PRIMARY KEY (user_id, id),
  constraint notifications_user_id_is_sandbox_kind_event_key_key UNIQUE (user_id, is_sandbox, kind, event_key)
);
CREATE INDEX notifications_newest ON app.notifications USING btree (user_id, is_sandbox, created_at DESC, id DESC);
-- policy own_rows to public using (user_id = app.uid()) with check (user_id = app.uid())
-- grant delete, insert, select, update to fettle_app

-- Emails of receipts to be fetched again from their mailboxes and kept, and those that can't be, with the problem.
create table app.original_fetches (
  user_id uuid not null,
  message_id uuid not null,
  -- Null while the email waits to be fetched.
  problem text,
  attempts smallint not null default 0,
  asked_at timestamp with time zone not null,
  constraint original_fetches_pkey PRIMARY KEY (user_id, message_id),
  constraint original_fetches_problem_check CHECK (problem = ANY (ARRAY['mailbox_disconnected'::text, 'sign_in_needed'::text, 'upload_not_kept'::text, 'deleted'::text, 'too_large'::text, 'storage_full'::text, 'unreachable'::text])),
  constraint original_fetches_user_id_message_id_fkey FOREIGN KEY (user_id, message_id) REFERENCES app.messages(user_id, id) ON DELETE CASCADE
);
-- policy own_rows to public using (user_id = app.uid()) with check (user_id = app.uid())
-- grant delete, insert, select, update to fettle_app

-- Calls to other servers on behalf of a user: day, purpose, host and bytes sent, headers included. Kept for 400 days.
create table app.outgoing_traffic (
  user_id uuid not null,
  day date not null,
  purpose text not null,
  host text not null,
  calls integer not null,
  bytes_sent bigint not null,
  last_at timestamp with time zone not null,
  constraint outgoing_traffic_pkey PRIMARY KEY (user_id, day, purpose, host),
  constraint outgoing_traffic_purpose_check CHECK (purpose = ANY (ARRAY['bank'::text, 'mailbox'::text, 'model'::text, 'email'::text, 'push'::text, 'identity'::text, 'other'::text]))
);
-- policy own_rows to public using (user_id = app.uid()) with check (user_id = app.uid())
-- grant delete, insert, select, update to fettle_app

-- The user's answers about the matches of a receipt: all options shown with their scores then, and the position of the chosen one; null: none of them. Undoing the answer deletes it.
create table app.pairing_answers (
  user_id uuid not null,
  id uuid not null,
  receipt_id uuid not null,
  is_sandbox boolean not null,
  options jsonb not null,
  chosen integer,
  -- The user dissolved a match of the matcher; otherwise an answer in AI Review.
  is_parting boolean not null,
  answered_at timestamp with time zone not null,
  constraint pairing_answers_pkey PRIMARY KEY (user_id, id),
  constraint pairing_answers_check CHECK (chosen IS NULL OR chosen >= 0 AND chosen <= (jsonb_array_length(options) - 1)),
  constraint pairing_answers_user_id_receipt_id_fkey FOREIGN KEY (user_id, receipt_id) REFERENCES app.receipts(user_id, id) ON DELETE CASCADE
);
CREATE INDEX pairing_answers_newest ON app.pairing_answers USING btree (user_id, is_sandbox, answered_at);
CREATE INDEX pairing_answers_receipt ON app.pairing_answers USING btree (user_id, receipt_id);
-- policy own_rows to public using (user_id = app.uid()) with check (user_id = app.uid())
-- grant delete, insert, select, update to fettle_app

create table app.profiles (
  user_id uuid not null,
  currency text not null default 'USD'::text,
  time_zone text not null default 'UTC'::text,
  goals text[] not null default '{}'::text[],
  health_accounts text[] not null default '{}'::text[],
  onboarded_at timestamp with time zone,
  notify_email boolean not null default true,
  notify_push boolean not null default false,
  notify_weekly_reports boolean not null default true,
  notify_transaction_alerts boolean not null default true,
  notify_health_insights boolean not null default false,
  privacy_data_sharing boolean not null default false,
  privacy_analytics boolean not null default false,
  privacy_marketing_emails boolean not null default false,
  privacy_third_party_sharing boolean not null default false,
  created_at timestamp with time zone not null default now(),
  -- Null until the user decides; then having an HSA or FSA decides.
  keeps_evidence boolean,
  -- Version of the merchant naming rules last applied; another version names all merchants again.
  named_by text not null default ''::text,
  -- Whether transactions count by the items of their receipts.
  uses_item_categories boolean not null default true,
  -- Which date lists, periods and totals use.
  dates_by text not null default 'purchase'::text,
  -- Random ID, while data sharing is on. Its hash is stored with the merchant names that the user shares.
  sharing_id uuid,
  -- The user's membership in whose household health details are shown; null: private.
  health_shared_in uuid,
  -- The language of screens, emails and errors.
  language text not null default 'en'::text,
  constraint profiles_pkey PRIMARY KEY (user_id),
  constraint profiles_dates_by_check CHECK (dates_by = ANY (ARRAY['purchase'::text, 'posting'::text])),
  constraint profiles_language_check CHECK (language = ANY (ARRAY['en'::text, 'es'::text]))
);
-- policy own_rows to public using (user_id = app.uid()) with check (user_id = app.uid())
-- grant delete, insert, select, update to fettle_app

-- A refund that an email promises. No money has moved, so the email is no receipt.
create table app.promised_refunds (
  user_id uuid not null,
  message_id uuid not null,
  merchant text,
  merchant_key text not null default ''::text,
  order_id text,
  promised_on date not null,
  due_on date,
  currency text,
  total_minor bigint,
  evidence_sealed bytea,
  is_sandbox boolean not null,
  constraint promised_refunds_pkey PRIMARY KEY (user_id, message_id),
  constraint promised_refunds_user_id_message_id_fkey FOREIGN KEY (user_id, message_id) REFERENCES app.messages(user_id, id) ON DELETE CASCADE
);
-- policy own_rows to public using (user_id = app.uid()) with check (user_id = app.uid())
-- grant delete, insert, select, update to fettle_app

create table app.push_devices (
  user_id uuid not null,
  id uuid not null,
  endpoint_hash bytea not null,
  subscription_sealed bytea not null,
  name text not null,
  created_at timestamp with time zone not null,
  last_sent_at timestamp with time zone,
  constraint push_devices_pkey PRIMARY KEY (user_id, id),
  constraint push_devices_user_id_endpoint_hash_key UNIQUE (user_id, endpoint_hash)
);
-- policy own_rows to public using (user_id = app.uid()) with check (user_id = app.uid())
-- grant delete, insert, select, update to fettle_app

-- Corrections that the reader learned from the user's decisions about emails of one sender and layout.
create table app.reader_corrections (
  user_id uuid not null,
  id uuid not null,
  domain text not null,
  content jsonb not null,
  message_id uuid,
  -- The correction before the decision about message_id; restored when that decision is undone.
  before jsonb,
  constraint reader_corrections_pkey PRIMARY KEY (user_id, id)
);
CREATE INDEX reader_corrections_message ON app.reader_corrections USING btree (user_id, message_id);
-- policy own_rows to public using (user_id = app.uid()) with check (user_id = app.uid())
-- grant delete, insert, select, update to fettle_app

-- Return and warranty dates set by the user, which override the shop's policy; null: no such date. Stored by message, so that reading it again loses nothing.
create table app.receipt_deadlines (
  user_id uuid not null,
  message_id uuid not null,
  kind text not null,
  until_on date,
  constraint receipt_deadlines_pkey PRIMARY KEY (user_id, message_id, kind),
  constraint receipt_deadlines_kind_check CHECK (kind = ANY (ARRAY['return'::text, 'warranty'::text])),
  constraint receipt_deadlines_user_id_message_id_fkey FOREIGN KEY (user_id, message_id) REFERENCES app.messages(user_id, id) ON DELETE CASCADE
);
-- policy own_rows to public using (user_id = app.uid()) with check (user_id = app.uid())
-- grant delete, insert, select, update to fettle_app

create table app.receipt_line_items (
  user_id uuid not null,
  receipt_id uuid not null,
  position integer not null,
  name text not null,
  quantity numeric,
  unit_price_minor bigint,
  amount_minor bigint,
  class text not null,
  is_health boolean not null,
  hsa_eligibility text not null,
  constraint receipt_line_items_pkey PRIMARY KEY (user_id, receipt_id, "position"),
  constraint receipt_line_items_hsa_eligibility_check CHECK (hsa_eligibility = ANY (ARRAY['eligible'::text, 'needs_letter'::text, 'not_eligible'::text, 'unknown'::text])),
  constraint receipt_line_items_user_id_receipt_id_fkey FOREIGN KEY (user_id, receipt_id) REFERENCES app.receipts(user_id, id) ON DELETE CASCADE
);
CREATE INDEX receipt_line_items_health ON app.receipt_line_items USING btree (user_id, receipt_id) WHERE is_health;
-- policy own_rows to public using (user_id = app.uid()) with check (user_id = app.uid())
-- grant delete, insert, select, update to fettle_app

-- Receipts and the transactions that paid them. suggested waits for the user; declined is never suggested again.
create table app.receipt_matches (
  user_id uuid not null,
  receipt_id uuid not null,
  transaction_id uuid not null,
  amount_minor bigint not null,
  confidence real not null,
  state text not null,
  decided_by text not null,
  reasons text[] not null default '{}'::text[],
  option integer not null default 0,
  decided_at timestamp with time zone not null default now(),
  -- The evidence of the score: {shows: {weight: share}, rest}.
  evidence jsonb,
  constraint receipt_matches_pkey PRIMARY KEY (user_id, receipt_id, transaction_id, option),
  constraint receipt_matches_decided_by_check CHECK (decided_by = ANY (ARRAY['matcher'::text, 'user'::text])),
  constraint receipt_matches_state_check CHECK (state = ANY (ARRAY['matched'::text, 'suggested'::text, 'declined'::text])),
  constraint receipt_matches_user_id_receipt_id_fkey FOREIGN KEY (user_id, receipt_id) REFERENCES app.receipts(user_id, id) ON DELETE CASCADE,
  constraint receipt_matches_user_id_transaction_id_fkey FOREIGN KEY (user_id, transaction_id) REFERENCES app.transactions(user_id, id) ON DELETE CASCADE
);
CREATE INDEX receipt_matches_declined ON app.receipt_matches USING btree (user_id) WHERE (state = 'declined'::text);
CREATE INDEX receipt_matches_transaction ON app.receipt_matches USING btree (user_id, transaction_id, state);
-- policy own_rows to public using (user_id = app.uid()) with check (user_id = app.uid())
-- grant delete, insert, select, update to fettle_app

create table app.receipts (
  user_id uuid not null,
  id uuid not null,
  message_id uuid,
  kind text not null,
  state text not null,
  merged_into uuid,
  merchant text,
  merchant_key text not null default ''::text,
  order_id text,
  purchased_on date not null,
  received_at timestamp with time zone not null,
  currency text,
  total_minor bigint,
  charged_minor bigint,
  tax_minor bigint,
  shipping_minor bigint,
  discount_minor bigint,
  tip_minor bigint,
  card_last4 text,
  from_domain text,
  next_renewal_on date,
  trial_ends_on date,
  confidence real not null,
  reader_version text not null,
  evidence_sealed bytea,
  is_sandbox boolean not null,
  created_at timestamp with time zone not null default now(),
  -- Equal for all emails of one purchase; the purchase itself is the receipt that is not merged.
  order_key text,
  is_forward boolean not null default false,
  -- The receipt's own state, while a proof (by: bank or payment) or another email of the purchase determines it.
  proven_from jsonb,
  -- The key from the email itself, if order_key is the key of the purchase that it repeats.
  own_order_key text,
  -- The letters of the merchant, as in transactions.counterparty.
  counterparty text not null generated always as (regexp_replace(merchant_key, '[^a-z]+'::text, ''::text, 'g'::text)) stored,
  constraint receipts_pkey PRIMARY KEY (user_id, id),
  constraint receipts_kind_check CHECK (kind = ANY (ARRAY['purchase'::text, 'refund'::text, 'subscription'::text, 'shipping'::text])),
  constraint receipts_state_check CHECK (state = ANY (ARRAY['accepted'::text, 'proposed'::text, 'rejected'::text, 'merged'::text])),
  constraint receipts_user_id_message_id_fkey FOREIGN KEY (user_id, message_id) REFERENCES app.messages(user_id, id)
);
CREATE INDEX receipts_counterparty ON app.receipts USING btree (user_id, counterparty);
CREATE INDEX receipts_group ON app.receipts USING btree (user_id, order_key) WHERE (order_key IS NOT NULL);
CREATE UNIQUE INDEX receipts_message ON app.receipts USING btree (user_id, message_id) WHERE (message_id IS NOT NULL);
CREATE INDEX receipts_open ON app.receipts USING btree (user_id, state, purchased_on);
CREATE INDEX receipts_order ON app.receipts USING btree (user_id, merchant_key, order_id) WHERE (order_id IS NOT NULL);
CREATE INDEX receipts_order_number ON app.receipts USING btree (user_id, regexp_replace(upper(order_id), '[^A-Z0-9]+'::text, ''::text, 'g'::text)) WHERE (order_id IS NOT NULL);
-- policy own_rows to public using (user_id = app.uid()) with check (user_id = app.uid())
-- grant delete, insert, select, update to fettle_app

create table app.recurring_streams (
  user_id uuid not null,
  id uuid not null,
  merchant text not null,
  account_id uuid not null,
  currency text not null,
  direction text not null,
  frequency text not null,
  status text not null,
  class text not null,
  average_amount_minor bigint not null,
  last_amount_minor bigint not null,
  first_on date not null,
  last_on date not null,
  next_on date,
  transaction_ids uuid[] not null,
  price_changes jsonb not null,
  confidence real not null,
  verdict text not null default 'detected'::text,
  is_sandbox boolean not null,
  -- The counterparties of its transactions when it was detected; a change of one of them leads to a new detection.
  counterparties text[] not null,
  -- The stream that the user merged this one into. That one shows the charges of both; this one is no longer shown.
  merged_into uuid,
  constraint recurring_streams_pkey PRIMARY KEY (user_id, id),
  constraint recurring_streams_verdict_check CHECK (verdict = ANY (ARRAY['detected'::text, 'confirmed'::text, 'not_subscription'::text])),
  constraint recurring_streams_user_id_account_id_fkey FOREIGN KEY (user_id, account_id) REFERENCES app.accounts(user_id, id) ON DELETE CASCADE
);
CREATE INDEX recurring_streams_transactions ON app.recurring_streams USING gin (transaction_ids);
-- policy own_rows to public using (user_id = app.uid()) with check (user_id = app.uid())
-- grant delete, insert, select, update to fettle_app

-- Transactions from a provider that cannot be imported: kept as received, with the reason.
create table app.rejected_transactions (
  user_id uuid not null,
  connection_id uuid not null,
  -- The provider's ID of the transaction; without one, a hash of its content.
  transaction_key text not null,
  account_id uuid,
  reason text not null,
  raw text not null,
  first_at timestamp with time zone not null,
  last_at timestamp with time zone not null,
  constraint rejected_transactions_pkey PRIMARY KEY (user_id, connection_id, transaction_key),
  constraint rejected_transactions_user_id_account_id_fkey FOREIGN KEY (user_id, account_id) REFERENCES app.accounts(user_id, id) ON DELETE CASCADE,
  constraint rejected_transactions_user_id_connection_id_fkey FOREIGN KEY (user_id, connection_id) REFERENCES app.bank_connections(user_id, id) ON DELETE CASCADE
);
CREATE INDEX rejected_transactions_account ON app.rejected_transactions USING btree (user_id, account_id) WHERE (account_id IS NOT NULL);
-- policy own_rows to public using (user_id = app.uid()) with check (user_id = app.uid())
-- grant delete, insert, select, update to fettle_app

create table app.review_items (
  user_id uuid not null,
  id uuid not null,
  receipt_id uuid not null,
  reason text not null,
  confidence real not null,
  state text not null,
  created_at timestamp with time zone not null default now(),
  decided_at timestamp with time zone,
  -- Fields of the receipt that the user wrote.
  corrected_fields text[] not null default '{}'::text[],
  reopened_at timestamp with time zone,
  constraint review_items_pkey PRIMARY KEY (user_id, id),
  constraint review_items_user_id_receipt_id_key UNIQUE (user_id, receipt_id),
  constraint review_items_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'confirmed'::text, 'corrected'::text, 'rejected'::text])),
  constraint review_items_user_id_receipt_id_fkey FOREIGN KEY (user_id, receipt_id) REFERENCES app.receipts(user_id, id) ON DELETE CASCADE
);
CREATE INDEX review_items_waiting ON app.review_items USING btree (user_id, state, confidence DESC, id);
-- policy own_rows to public using (user_id = app.uid()) with check (user_id = app.uid())
-- grant delete, insert, select, update to fettle_app

-- Senders whose emails the user always wants read, or never.
create table app.sender_rules (
  user_id uuid not null,
  sender text not null,
  verdict text not null,
  created_at timestamp with time zone not null default now(),
  constraint sender_rules_pkey PRIMARY KEY (user_id, sender),
  constraint sender_rules_sender_check CHECK (sender = lower(sender) AND length(sender) >= 3 AND length(sender) <= 320),
  constraint sender_rules_verdict_check CHECK (verdict = ANY (ARRAY['allow'::text, 'block'::text]))
);
-- policy own_rows to public using (user_id = app.uid()) with check (user_id = app.uid())
-- grant delete, insert, select, update to fettle_app

-- Every ID a source ever gave a transaction, so that a merged or removed transaction never returns.
create table app.transaction_external_ids (
  user_id uuid not null,
  account_id uuid not null,
  source text not null,
  external_id text not null,
  transaction_id uuid not null,
  constraint transaction_external_ids_pkey PRIMARY KEY (user_id, account_id, source, external_id),
  constraint transaction_external_ids_user_id_transaction_id_fkey FOREIGN KEY (user_id, transaction_id) REFERENCES app.transactions(user_id, id) ON DELETE CASCADE
);
CREATE INDEX transaction_external_ids_transaction ON app.transaction_external_ids USING btree (user_id, transaction_id);
-- policy own_rows to public using (user_id = app.uid()) with check (user_id = app.uid())
-- grant delete, insert, select, update to fettle_app

-- Two transactions that may be the same, until the user decides.
create table app.transaction_suggestions (
  user_id uuid not null,
  transaction_id uuid not null,
  existing_id uuid not null,
  kind text not null,
  confidence real not null,
  reason text not null,
  state text not null default 'open'::text,
  -- Values that undoing a merge restores.
  before_merge jsonb,
  created_at timestamp with time zone not null default now(),
  decided_at timestamp with time zone,
  constraint transaction_suggestions_pkey PRIMARY KEY (user_id, transaction_id, existing_id),
  constraint transaction_suggestions_kind_check CHECK (kind = ANY (ARRAY['duplicate'::text, 'posted'::text])),
  constraint transaction_suggestions_state_check CHECK (state = ANY (ARRAY['open'::text, 'accepted'::text, 'declined'::text])),
  constraint transaction_suggestions_user_id_existing_id_fkey FOREIGN KEY (user_id, existing_id) REFERENCES app.transactions(user_id, id) ON DELETE CASCADE,
  constraint transaction_suggestions_user_id_transaction_id_fkey FOREIGN KEY (user_id, transaction_id) REFERENCES app.transactions(user_id, id) ON DELETE CASCADE
);
CREATE INDEX transaction_suggestions_existing ON app.transaction_suggestions USING btree (user_id, existing_id);
CREATE INDEX transaction_suggestions_open ON app.transaction_suggestions USING btree (user_id, transaction_id) WHERE (state = 'open'::text);
-- policy own_rows to public using (user_id = app.uid()) with check (user_id = app.uid())
-- grant delete, insert, select, update to fettle_app

create table app.transactions (
  user_id uuid not null,
  id uuid not null,
  account_id uuid not null,
  posted_on date not null,
  authorized_on date,
  amount_minor bigint not null,
  currency text not null,
  original_amount_minor bigint,
  original_currency text,
  status text not null,
  original_description text not null,
  description text not null,
  merchant text not null,
  merchant_key text not null,
  -- How the transaction counts in the totals: spend and income count, a refund lowers spend, a transfer does not count. held: pending and possibly already settled by another transaction; does not count until that is decided. excluded: its account is excluded from the totals.
  flow text not null,
  category text not null,
  category_source text not null,
  description_source text not null default 'model'::text,
  note text not null default ''::text,
  items_text text not null default ''::text,
  -- Item names and order numbers of all matched receipts.
  receipt_text text not null default ''::text,
  -- The text that search reads, in one place and one case.
  search_text text not null generated always as (lower((((((description || ' '::text) || original_description) || ' '::text) || note) || ' '::text) || receipt_text)) stored,
  has_receipt boolean not null default false,
  import_id uuid,
  is_sandbox boolean not null,
  -- The feed's current ID; earlier IDs stay in transaction_external_ids.
  feed_id text,
  removed_at timestamp with time zone,
  -- merge: the transaction was merged into another one, which has its IDs.
  removed_by text,
  created_at timestamp with time zone not null default now(),
  -- Entered by the user. The user sets day and amount until a bank delivers the same transaction.
  is_manual boolean not null default false,
  -- Represents a receipt whose charge is in no connected account. Has the ID of the receipt.
  is_from_receipt boolean not null default false,
  -- The user's edits to a transaction from a receipt that the bank's transaction took over, and its values before.
  carried jsonb,
  -- Parts by category and health: a list of {category, isHealth, amountMinor, receiptId, item}, signed like the transaction and adding up to it. With a single category, the transaction counts in that category; null: it counts in its own. Stored on the transaction, so that one statement changes both.
  split jsonb,
  -- receipt: follows the items of its receipts. user: decided by the user; without a split, the user decided against one.
  split_source text,
  -- Date of the purchase in the bank's description.
  described_on date,
  -- Date of the purchase on the matched receipt.
  receipt_on date,
  -- The user's setting profiles.dates_by, repeated here for the sums.
  is_dated_by_posting boolean not null default false,
  -- Day of the purchase if it is known, otherwise of the posting. Lists, periods and totals use it; statements, balances and matching use posted_on.
  occurred_on date not null generated always as (
CASE
    WHEN is_dated_by_posting OR is_manual AND feed_id IS NULL THEN posted_on
    WHEN authorized_on >= (posted_on - 14) AND authorized_on <= posted_on THEN authorized_on
    WHEN described_on >= (posted_on - 14) AND described_on <= posted_on THEN described_on
    WHEN amount_minor < 0 AND receipt_on >= (posted_on - 7) AND receipt_on <= posted_on THEN receipt_on
    ELSE posted_on
END) stored,
  -- Sort key of lists that are sorted by merchant.
  merchant_order text not null generated always as (lower(merchant)) stored,
  -- The letters of the merchant. Transactions that differ in it never belong to the same stream.
  counterparty text not null generated always as (regexp_replace(COALESCE(NULLIF(merchant_key, ''::text), lower(merchant)), '[^a-z]+'::text, ''::text, 'g'::text)) stored,
  -- The amount without its sign.
  absolute_minor bigint not null generated always as (abs(amount_minor)) stored,
  constraint transactions_pkey PRIMARY KEY (user_id, id),
  constraint transactions_category_source_check CHECK (category_source = ANY (ARRAY['user'::text, 'rule'::text, 'import'::text, 'model'::text, 'provider'::text])),
  constraint transactions_description_source_check CHECK (description_source = ANY (ARRAY['user'::text, 'rule'::text, 'model'::text, 'provider'::text])),
  constraint transactions_flow_check CHECK (flow = ANY (ARRAY['spend'::text, 'income'::text, 'refund'::text, 'transfer'::text, 'held'::text, 'excluded'::text])),
  constraint transactions_removed_by_check CHECK (removed_by = ANY (ARRAY['provider'::text, 'user'::text, 'import'::text, 'merge'::text])),
  constraint transactions_split_check CHECK (split IS NULL OR split_source IS NOT NULL),
  constraint transactions_split_source_check CHECK (split_source = ANY (ARRAY['user'::text, 'receipt'::text])),
  constraint transactions_status_check CHECK (status = ANY (ARRAY['pending'::text, 'posted'::text])),
  constraint transactions_user_id_account_id_fkey FOREIGN KEY (user_id, account_id) REFERENCES app.accounts(user_id, id) ON DELETE CASCADE
);
CREATE INDEX transactions_account_date ON app.transactions USING btree (account_id, user_id, posted_on);
CREATE INDEX transactions_amount ON app.transactions USING btree (user_id, is_sandbox, absolute_minor, id) WHERE (removed_at IS NULL);
CREATE INDEX transactions_counterparty ON app.transactions USING btree (user_id, is_sandbox, counterparty) WHERE (removed_at IS NULL);
CREATE INDEX transactions_dated_by_posting ON app.transactions USING btree (user_id) WHERE is_dated_by_posting;
CREATE INDEX transactions_from_receipts ON app.transactions USING btree (user_id, is_sandbox) WHERE is_from_receipt;
CREATE INDEX transactions_health ON app.transactions USING btree (user_id, is_sandbox, occurred_on) WHERE ((removed_at IS NULL) AND (category = ANY (ARRAY['MEDICAL_DENTAL_CARE'::text, 'MEDICAL_EYE_CARE'::text, 'MEDICAL_NURSING_CARE'::text, 'MEDICAL_OTHER_MEDICAL'::text, 'MEDICAL_PHARMACIES_AND_SUPPLEMENTS'::text, 'MEDICAL_PRIMARY_CARE'::text, 'PERSONAL_CARE_GYMS_AND_FITNESS_CENTERS'::text])));
CREATE INDEX transactions_import ON app.transactions USING btree (user_id, import_id) WHERE (import_id IS NOT NULL);
CREATE INDEX transactions_merchant ON app.transactions USING btree (user_id, is_sandbox, merchant_order, id) WHERE (removed_at IS NULL);
CREATE INDEX transactions_named_category ON app.transactions USING btree (user_id, merchant_key) WHERE (category_source = 'user'::text);
CREATE INDEX transactions_newest ON app.transactions USING btree (user_id, is_sandbox, occurred_on DESC, id DESC) WHERE (removed_at IS NULL);
CREATE INDEX transactions_posted ON app.transactions USING btree (user_id, is_sandbox, posted_on) WHERE (removed_at IS NULL);
CREATE INDEX transactions_renamed ON app.transactions USING btree (user_id, merchant_key) WHERE (description_source = 'user'::text);
CREATE INDEX transactions_split ON app.transactions USING btree (user_id, is_sandbox, occurred_on) WHERE ((split IS NOT NULL) AND (removed_at IS NULL));
CREATE INDEX transactions_split_by_user ON app.transactions USING btree (user_id, is_sandbox, occurred_on) WHERE ((split_source = 'user'::text) AND (removed_at IS NULL));
CREATE INDEX transactions_with_receipt ON app.transactions USING btree (user_id, merchant_key) WHERE has_receipt;
CREATE TRIGGER totals_delete AFTER DELETE ON app.transactions REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION app.keep_totals();
CREATE TRIGGER totals_insert AFTER INSERT ON app.transactions REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION app.keep_totals();
CREATE TRIGGER totals_update AFTER UPDATE ON app.transactions REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION app.keep_totals();
-- policy own_rows to public using (user_id = app.uid()) with check (user_id = app.uid())
-- grant delete, insert, select, update to fettle_app

-- Two transactions that may be a transfer between own accounts. declined is the user's decision and is never suggested again.
create table app.transfer_suggestions (
  user_id uuid not null,
  outflow_id uuid not null,
  inflow_id uuid not null,
  confidence real not null,
  state text not null,
  decided_at timestamp with time zone,
  reopened_at timestamp with time zone,
  constraint transfer_suggestions_pkey PRIMARY KEY (user_id, outflow_id, inflow_id),
  constraint transfer_suggestions_state_check CHECK (state = ANY (ARRAY['open'::text, 'declined'::text])),
  constraint transfer_suggestions_user_id_inflow_id_fkey FOREIGN KEY (user_id, inflow_id) REFERENCES app.transactions(user_id, id) ON DELETE CASCADE,
  constraint transfer_suggestions_user_id_outflow_id_fkey FOREIGN KEY (user_id, outflow_id) REFERENCES app.transactions(user_id, id) ON DELETE CASCADE
);
CREATE INDEX transfer_suggestions_inflow ON app.transfer_suggestions USING btree (user_id, inflow_id);
CREATE INDEX transfer_suggestions_open ON app.transfer_suggestions USING btree (user_id, outflow_id) WHERE (state = 'open'::text);
-- policy own_rows to public using (user_id = app.uid()) with check (user_id = app.uid())
-- grant delete, insert, select, update to fettle_app

create table app.transfers (
  user_id uuid not null,
  outflow_id uuid not null,
  inflow_id uuid not null,
  confidence real not null,
  decided_by text not null,
  constraint transfers_pkey PRIMARY KEY (user_id, outflow_id, inflow_id),
  constraint transfers_decided_by_check CHECK (decided_by = ANY (ARRAY['model'::text, 'user'::text])),
  constraint transfers_user_id_inflow_id_fkey FOREIGN KEY (user_id, inflow_id) REFERENCES app.transactions(user_id, id) ON DELETE CASCADE,
  constraint transfers_user_id_outflow_id_fkey FOREIGN KEY (user_id, outflow_id) REFERENCES app.transactions(user_id, id) ON DELETE CASCADE
);
CREATE INDEX transfers_inflow ON app.transfers USING btree (user_id, inflow_id);
-- policy own_rows to public using (user_id = app.uid()) with check (user_id = app.uid())
-- grant delete, insert, select, update to fettle_app

-- Uploaded emails, sealed, until each has been read. The key is made from the content, so that a repeated upload adds nothing.
create table app.uploaded_messages (
  user_id uuid not null,
  mailbox_id uuid not null,
  content_key text not null,
  received_at timestamp with time zone not null,
  bytes integer not null,
  body_sealed bytea not null,
  constraint uploaded_messages_pkey PRIMARY KEY (user_id, mailbox_id, content_key),
  constraint uploaded_messages_user_id_mailbox_id_fkey FOREIGN KEY (user_id, mailbox_id) REFERENCES app.mailboxes(user_id, id) ON DELETE CASCADE
);
CREATE INDEX uploaded_messages_size ON app.uploaded_messages USING btree (user_id) INCLUDE (bytes);
-- policy own_rows to public using (user_id = app.uid()) with check (user_id = app.uid())
-- grant delete, insert, select, update to fettle_app

-- How often a user did what on a day, while analytics is on; kept for 90 days.
create table app.usage_counts (
  user_id uuid not null,
  day date not null,
  action text not null,
  count integer not null,
  constraint usage_counts_pkey PRIMARY KEY (user_id, day, action),
  constraint usage_counts_count_check CHECK (count > 0)
);
-- policy own_rows to public using (user_id = app.uid()) with check (user_id = app.uid())
-- grant delete, insert, select, update to fettle_app

create view app.category_totals as
 SELECT t.user_id,
    t.is_sandbox,
    t.currency,
    t.day,
    c.key AS category,
    (c.value ->> 0)::bigint AS spend_minor,
    (c.value ->> 1)::bigint AS itemized_minor,
    (c.value ->> 2)::bigint AS income_minor,
    (c.value ->> 3)::bigint AS spend_parts
   FROM app.day_totals t
     CROSS JOIN LATERAL jsonb_each(t.categories) c(key, value);
-- grant select to fettle_app

create view app.transaction_parts as
 SELECT transactions.user_id,
    transactions.id AS transaction_id,
    transactions.is_sandbox,
    transactions.currency,
    transactions.occurred_on,
    transactions.flow,
    transactions.removed_at,
    transactions.category,
    transactions.amount_minor,
    0::bigint AS itemized_minor
   FROM app.transactions
  WHERE transactions.split IS NULL
UNION ALL
 SELECT t.user_id,
    t.id AS transaction_id,
    t.is_sandbox,
    t.currency,
    t.occurred_on,
    t.flow,
    t.removed_at,
    p.category,
    p.amount_minor,
    p.itemized_minor
   FROM app.transactions t
     CROSS JOIN LATERAL ( SELECT line.value ->> 'category'::text AS category,
            sum((line.value ->> 'amountMinor'::text)::bigint)::bigint AS amount_minor,
            COALESCE(sum((line.value ->> 'amountMinor'::text)::bigint) FILTER (WHERE (line.value ->> 'receiptId'::text) IS NOT NULL), 0::numeric)::bigint AS itemized_minor
           FROM jsonb_array_elements(t.split) line(value)
          GROUP BY (line.value ->> 'category'::text)) p
  WHERE t.split IS NOT NULL;
-- grant select to fettle_app

CREATE OR REPLACE FUNCTION sys.delete_orphaned_jobs()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog'
AS $function$
begin
  delete from pgboss.job j
   where j.state <> 'active' and j.data ? 'userId'
     and not exists (select from identity."user" u where u.id::text = j.data->>'userId');
  update pgboss.queue q
     set singletons_active = array(select k from unnest(q.singletons_active) k
       where exists (select from pgboss.job j where j.name = q.name and j.state = 'active' and j.singleton_key = k))
   where q.singletons_active is not null;
end $function$;

CREATE OR REPLACE FUNCTION app.add_sums(kept jsonb, added jsonb)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (SELECT COALESCE(jsonb_object_agg(s.key, s.sums), '{}'::jsonb) AS "coalesce" FROM (SELECT e.key, jsonb_build_array(sum(((e.value ->> 0))::bigint), sum(((e.value ->> 1))::bigint), sum(((e.value ->> 2))::bigint), sum(((e.value ->> 3))::bigint)) AS sums FROM (SELECT jsonb_each.key, jsonb_each.value FROM jsonb_each(add_sums.kept) jsonb_each(key, value) UNION ALL SELECT jsonb_each.key, jsonb_each.value FROM jsonb_each(add_sums.added) jsonb_each(key, value)) e GROUP BY e.key) s WHERE (s.sums <> '[0, 0, 0, 0]'::jsonb));

CREATE OR REPLACE FUNCTION app.keep_totals()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  changed constant text := '(o.occurred_on, o.amount_minor, o.currency, o.flow, o.category, o.split, o.is_sandbox, o.removed_at is null)
    is distinct from (n.occurred_on, n.amount_minor, n.currency, n.flow, n.category, n.split, n.is_sandbox, n.removed_at is null)';
  columns constant text := 'user_id, is_sandbox, currency, occurred_on as day, category, flow, amount_minor, removed_at, split';
  delta text := case tg_op
    when 'INSERT' then format('select 1 as sign, %s from added', columns)
    when 'DELETE' then format('select -1 as sign, %s from gone', columns)
    else format('select -1 as sign, %1$s from gone o where exists (select from added n where n.user_id = o.user_id and n.id = o.id and %2$s)
       union all select 1, %1$s from added n where exists (select from gone o where o.user_id = n.user_id and o.id = n.id and %2$s)', columns, changed)
    end;
  days text;
begin
  if tg_op = 'UPDATE' then
    if not exists (select from added) then return null; end if;
  end if;
  execute format($d$with d as materialized (select * from (%1$s) all_of_them where removed_at is null),
    parts as (
      select sign, user_id, is_sandbox, currency, day, flow, category, amount_minor, 0 as itemized_minor from d where split is null
      union all
      select sign, user_id, is_sandbox, currency, day, flow, p.category, p.amount_minor, p.itemized_minor
        from (select * from d where split is not null) s cross join lateral (
          select line->>'category' as category, sum((line->>'amountMinor')::bigint)::bigint as amount_minor,
                 coalesce(sum((line->>'amountMinor')::bigint) filter (where line->>'receiptId' is not null), 0) as itemized_minor
            from jsonb_array_elements(s.split) line group by 1) p),
    days as (
      select user_id, is_sandbox, currency, day,
             coalesce(-sum(sign * amount_minor) filter (where flow in ('spend', 'refund')), 0) as spend,
             coalesce(sum(sign * amount_minor) filter (where flow = 'income'), 0) as income, sum(sign) as count
        from d group by 1, 2, 3, 4),
    categories as (
      select user_id, is_sandbox, currency, day, jsonb_object_agg(category, jsonb_build_array(spend, itemized, income, count)) as categories
        from (select user_id, is_sandbox, currency, day, category,
                     coalesce(-sum(sign * amount_minor) filter (where flow in ('spend', 'refund')), 0) as spend,
                     coalesce(-sum(sign * itemized_minor) filter (where flow in ('spend', 'refund')), 0) as itemized,
                     coalesce(sum(sign * amount_minor) filter (where flow = 'income'), 0) as income,
                     coalesce(sum(sign) filter (where flow in ('spend', 'refund')), 0) as count
                from parts where flow in ('spend', 'refund', 'income') group by 1, 2, 3, 4, 5) c
       group by 1, 2, 3, 4)
    select string_agg(format('(%%L,%%L,%%L,%%L,%%s,%%s,%%s,%%L)', user_id, is_sandbox, currency, day, spend, income, count,
        coalesce(categories, '{}')), ',' order by user_id, is_sandbox, currency, day)
      from days left join categories using (user_id, is_sandbox, currency, day)$d$, delta)
    into days;
  -- Sorted, so that two statements of one user wait for each other instead of deadlocking.
  if days is not null then
    execute format('insert into app.day_totals as t (user_id, is_sandbox, currency, day, spend_minor, income_minor, transaction_count, categories)
      values %s on conflict (user_id, is_sandbox, currency, day) do update set spend_minor = t.spend_minor + excluded.spend_minor,
        income_minor = t.income_minor + excluded.income_minor,
        transaction_count = t.transaction_count + excluded.transaction_count,
        categories = app.add_sums(t.categories, excluded.categories)', days);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION app.uid()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select nullif(current_setting('app.user_id', true), '')::uuid $function$;

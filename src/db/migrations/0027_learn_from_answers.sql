-- What a pairing was scored by, so that an answer about it can teach: {shows: {weight: share}, rest}.
alter table app.receipt_matches add column evidence jsonb;

-- What a person answered about the pairings of a receipt: all that was shown, as it counted then, and the place of what they
-- chose; null: none of them. Numbers only. Taking the answer back deletes it.
create table app.pairing_answers (
  user_id uuid not null,
  id uuid not null,
  receipt_id uuid not null,
  is_sandbox boolean not null,
  options jsonb not null,
  chosen integer,
  -- A pair that the matcher had joined and the person parted; else an answer in AI Review.
  is_parting boolean not null,
  answered_at timestamptz not null,
  primary key (user_id, id),
  check (chosen is null or chosen between 0 and jsonb_array_length(options) - 1),
  foreign key (user_id, receipt_id) references app.receipts (user_id, id) on delete cascade
);
create index pairing_answers_receipt on app.pairing_answers (user_id, receipt_id);
create index pairing_answers_newest on app.pairing_answers (user_id, is_sandbox, answered_at);
select sys.protect('app.pairing_answers');

-- The weights that a person's answers have taught, those alone that differ from the defaults. The newest version counts;
-- answers up to `forgets_until` no longer do. Nothing is changed afterwards: starting over is a version too.
create table app.match_weights (
  user_id uuid not null,
  is_sandbox boolean not null,
  version integer not null,
  kind text not null check (kind in ('learned', 'started_over', 'taken_back')),
  weights jsonb not null,
  -- How many answers it was learned from, and how many there were.
  answers integer not null,
  seen integer not null,
  forgets_until timestamptz,
  made_at timestamptz not null,
  primary key (user_id, is_sandbox, version)
);
select sys.protect('app.match_weights');

-- Rows on whose category bank, seller, receipt or the person's own earlier word disagree. One question for each seller and
-- pair of headings, answered once: `held` is what the row has, `told` what speaks against it.
create table app.category_questions (
  user_id uuid not null,
  transaction_id uuid not null,
  merchant_key text not null,
  is_sandbox boolean not null,
  basis text not null check (basis in ('seller', 'receipt', 'habit')),
  held text not null,
  told text not null,
  confidence real not null,
  -- The choices, likeliest first: {category, confidence, reasons}.
  choices jsonb not null,
  -- Other rows of the seller that are in question for the same reason.
  alike integer not null,
  state text not null check (state in ('open', 'answered')),
  answer text,
  -- Whether the answer was said of the seller's other rows as well, those to come included.
  is_for_seller boolean not null default false,
  asked_at timestamptz not null,
  decided_at timestamptz,
  primary key (user_id, transaction_id),
  check ((state = 'answered') = (answer is not null)),
  foreign key (user_id, transaction_id) references app.transactions (user_id, id) on delete cascade
);
create index category_questions_seller on app.category_questions (user_id, merchant_key);
select sys.protect('app.category_questions');

-- What the person themselves said of sellers' rows, without a look at all the others.
create index transactions_named_category on app.transactions (user_id, merchant_key) where category_source = 'user';

-- What a row had before an answer about it or its seller changed it.
create table app.category_changes (
  user_id uuid not null,
  transaction_id uuid not null,
  question_id uuid not null,
  category text not null,
  category_source text not null check (category_source in ('user', 'rule', 'model', 'provider')),
  primary key (user_id, transaction_id, question_id),
  foreign key (user_id, transaction_id) references app.transactions (user_id, id) on delete cascade,
  foreign key (user_id, question_id) references app.category_questions (user_id, transaction_id) on delete cascade
);
create index category_changes_question on app.category_changes (user_id, question_id);
select sys.protect('app.category_changes');

-- An email that the person says tells of a purchase of its own, whatever number it bears.
alter table app.messages add column stands_alone boolean not null default false;
create index messages_alone on app.messages (user_id, id) where stands_alone;

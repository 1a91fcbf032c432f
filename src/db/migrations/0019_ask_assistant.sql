-- Which model was last asked about a message, and which one's answer its reading rests on.
alter table app.messages
  add column asked_with text,
  add column asked_at timestamptz,
  add column helped_by text;
create index messages_to_ask on app.messages (user_id, asked_at nulls first, id) where state = 'needs_review';

-- What asking cost a person on a day (UTC): the budget is counted here, before a question leaves.
create table app.assistant_usage (
  user_id uuid not null,
  day date not null,
  calls integer not null default 0,
  bytes_sent bigint not null default 0,
  input_tokens bigint not null default 0,
  output_tokens bigint not null default 0,
  -- Millionths of a US dollar.
  cost_micros bigint not null default 0,
  primary key (user_id, day)
);

-- Answers by what was asked: the same text is never sent twice.
create table app.assistant_answers (
  user_id uuid not null,
  question_hash bytea not null,
  answer_sealed bytea not null,
  created_at timestamptz not null default now(),
  primary key (user_id, question_hash)
);

select sys.protect(name) from unnest(array['app.assistant_usage', 'app.assistant_answers']::regclass[]) as name;

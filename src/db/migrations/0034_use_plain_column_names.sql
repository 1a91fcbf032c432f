-- Renames five columns, and a key in the stored splits, to what they contain. The data stays as it is, except that
-- undo information names them, too.
alter table app.bank_readings rename column told to reported;

alter table app.category_questions rename column held to current_category;
alter table app.category_questions rename column told to other_category;
alter table app.category_questions rename column alike to similar_count;
comment on column app.category_questions.current_category is
  'The transaction''s category when it was asked about. other_category: the one that contradicts it.';
comment on column app.category_questions.similar_count is
  'Other transactions of the merchant with the same question.';

alter table app.claim_lines rename column is_itemised to is_itemized;

-- Only keys match: within a text, quotation marks are escaped.
update app.transactions set split = replace(split::text, '"saidMinor": ', '"enteredMinor": ')::jsonb
 where split::text like '%"saidMinor": %';
update app.history_events set before = replace(before::text, '"saidMinor": ', '"enteredMinor": ')::jsonb
 where before::text like '%"saidMinor": %';
update app.history_events set before = replace(replace(replace(before::text,
     '"held": ', '"current_category": '), '"told": ', '"other_category": '), '"alike": ', '"similar_count": ')::jsonb
 where before->'rows' @> '[{"table": "category_questions"}]';
update app.history_events set before = replace(before::text, '"is_itemised": ', '"is_itemized": ')::jsonb
 where before->'rows' @> '[{"table": "claim_lines"}]';

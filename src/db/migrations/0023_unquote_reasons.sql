-- Reasons quoted the line of a mail from which its total was read. What a mail says is kept sealed, as evidence of its
-- receipt; here only our own words stay, also where a decision kept a reason to come back to.
update app.messages set reason = regexp_replace(regexp_replace(reason, ': “.*”\.$', '.'), 'not sure of “.*”\.$', 'not sure of its total.')
  where reason like '%“%';
update app.review_items set reason = regexp_replace(regexp_replace(reason, ': “.*”\.$', '.'), 'not sure of “.*”\.$', 'not sure of its total.')
  where reason like '%“%';
update app.review_items set before_decision = regexp_replace(regexp_replace(before_decision::text, ': “[^”]*”\.', '.', 'g'), 'not sure of “[^”]*”\.', 'not sure of its total.', 'g')::jsonb
  where before_decision::text like '%“%';
update app.receipts set proven_from = regexp_replace(regexp_replace(proven_from::text, ': “[^”]*”\.', '.', 'g'), 'not sure of “[^”]*”\.', 'not sure of its total.', 'g')::jsonb
  where proven_from::text like '%“%';

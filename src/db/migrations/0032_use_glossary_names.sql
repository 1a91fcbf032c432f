-- Renames tables, columns and a function to the terms of the glossary. The data stays as it is, except that undo information names
-- two of the tables.
alter table sys.owed_derivations rename to pending_derivations;
alter table sys.pending_derivations rename column rows to have_transactions_changed;
alter table sys.pending_derivations rename constraint owed_derivations_pkey to pending_derivations_pkey;

alter table app.receipt_clocks rename to receipt_deadlines;
alter table app.receipt_deadlines rename constraint receipt_clocks_pkey to receipt_deadlines_pkey;
alter table app.receipt_deadlines rename constraint receipt_clocks_kind_check to receipt_deadlines_kind_check;
alter table app.receipt_deadlines
  rename constraint receipt_clocks_user_id_message_id_fkey to receipt_deadlines_user_id_message_id_fkey;

alter table app.mail_lessons rename to reader_corrections;
alter table app.reader_corrections rename constraint mail_lessons_pkey to reader_corrections_pkey;
alter index app.mail_lessons_message rename to reader_corrections_message;

drop function if exists sys.forget_jobs();

alter table app.day_totals rename column rows to transaction_count;

alter table app.transactions rename column party to counterparty;
alter index app.transactions_party rename to transactions_counterparty;

update app.history_events
   set before = jsonb_set(before, '{rows}', (
     select jsonb_agg(case change->>'table'
         when 'receipt_clocks' then change || '{"table": "receipt_deadlines"}'
         when 'mail_lessons' then change || '{"table": "reader_corrections"}'
         else change end order by position)
       from jsonb_array_elements(before->'rows') with ordinality as r(change, position)))
 where before->>'kind' = 'rows'
   and (before->'rows' @> '[{"table": "receipt_clocks"}]' or before->'rows' @> '[{"table": "mail_lessons"}]');

comment on table sys.mail_outbox is
  'Outgoing emails. Content and recipient are sealed and deleted after delivery; the key is kept for a while so that nothing is sent twice. An email without a user confirms the deletion of the account.';
comment on column sys.mail_outbox.handed_at is
  'When the last line of the email was about to be sent to the server. Until then the server cannot have accepted it.';
comment on column sys.mail_outbox.is_bulk is
  'Sent to many users at about the same time, after the emails that users are waiting for.';
comment on table sys.pending_derivations is
  'Users whose data changed and whose transfers, recurring streams and matches have not been derived since. Written together with the change, so that a process that crashes before it enqueues the job leaves a record.';
comment on column sys.pending_derivations.have_transactions_changed is
  'False if only receipts changed: transfers and recurring streams stay as they are.';
comment on column app.accounts.gap_minor is
  'The part of the balance that the transactions since the opening do not explain. It is shown, never hidden.';
comment on column app.accounts.label is 'The name that the user gave the account.';
comment on table app.category_questions is
  'Transactions whose category is disputed between bank, merchant, receipt or an earlier decision of the user: one question per merchant and pair of categories. rule: set by the user without a question, one per merchant.';
comment on column app.category_questions.held is 'The current category. told: the category that contradicts it.';
comment on table app.claim_lines is
  'A line of a claim as it was when it was added. Later changes of the transaction or receipt do not change the claim. A line without an item is the part of its transaction that no other line explains.';
comment on table app.claims is
  'A claim for health spending. elsewhere: the user said that it was claimed outside of Fettle.';
comment on column app.day_totals.categories is
  'By category: [spend, spend itemized by receipts, income, number of parts that count as spend]. Read through app.category_totals.';
comment on column app.history_events.details is 'Values for the sentence that describes the event.';
comment on column app.history_events.kind is 'Code of the event.';
comment on column app.history_events.subject is
  'The subject if it is neither a transaction nor an email, such as claim:ID.';
comment on column app.history_events.before is
  'The values that an undo restores; null if there are none or the parent event has them.';
comment on column app.history_events.is_undo is 'Whether this event undid another one.';
comment on column app.imports.file_sealed is
  'The file, sealed, while its preview is unconfirmed, so that the user can change how its columns are read.';
comment on table app.reader_corrections is
  'Corrections that the reader learned from the user''s decisions about emails of one sender and layout.';
comment on column app.reader_corrections.before is
  'The correction before the decision about message_id; restored when that decision is undone.';
comment on table app.match_changes is
  'Receipts and transactions that were added, deleted or changed since the last matching, as they were before (null: new). The next matching considers only their neighborhood. A statement with more than 50 changes records only that there were many.';
comment on column app.match_changes.seq is 'The start of the statement that recorded the change, in microseconds.';
comment on column app.match_changes.is_matched is 'The matching has consumed the change.';
comment on column app.match_changes.is_paired is
  'The pairing of transfers has consumed the change. The record of a transaction is deleted when both have consumed it.';
comment on column app.match_states.pairing is
  'The inputs of the last complete pairing of transfers, and the counterparties whose streams and category questions are still to be computed (null: all). Null: all transfers are to be paired again.';
comment on table app.match_weights is
  'Weights learned from the user''s answers, only those that differ from the defaults. The newest version applies; answers up to forgets_until are ignored. Versions are never changed: a reset is a new version.';
comment on column app.match_weights.answers is 'How many answers it was learned from. seen: how many answers existed.';
comment on table app.message_bodies is
  'Complete emails, sealed: until the user has decided about them, or as evidence if the user asked for that.';
comment on column app.message_bodies.reason is
  'review: the user must decide about it. evidence: the user retains receipts. pack: fetched for an evidence pack, for a week.';
comment on table app.messages is
  'Every listed email, in exactly one state; new until it is read. Reading never overwrites the user''s decision. A forgotten message keeps only its identity, so that it is never read again.';
comment on column app.messages.helped_by is 'The model whose answer the extraction used.';
comment on column app.messages.stands_alone is
  'The user decided that the email describes a separate purchase, regardless of its order number.';
comment on table app.notification_deliveries is
  'Deliveries of notifications by channel and device, each sent once. An email counts as sent when it is in the outbox.';
comment on column app.notification_settings.daily_on is 'The user''s local day of the last daily check.';
comment on column app.notifications.withdrawn_at is
  'When the notification stopped being true. It is not sent after that.';
comment on column app.profiles.sharing_id is
  'Random ID, while data sharing is on. Its hash is stored with the merchant names that the user shares.';
comment on table app.receipt_deadlines is
  'Return and warranty dates set by the user, which override the shop''s policy; null: no such date. Stored by message, so that reading it again loses nothing.';
comment on column app.receipt_matches.evidence is 'The evidence of the score: {shows: {weight: share}, rest}.';
comment on column app.receipts.proven_from is
  'The receipt''s own state, while a proof (by: bank or payment) or another email of the purchase determines it.';
comment on column app.receipts.own_order_key is
  'The key from the email itself, if order_key is the key of the purchase that it repeats.';
comment on column app.transactions.flow is
  'How the transaction counts in the totals: spend and income count, a refund lowers spend, a transfer does not count. held: pending and possibly already settled by another transaction; does not count until that is decided. excluded: its account is excluded from the totals.';
comment on column app.transactions.removed_by is
  'merge: the transaction was merged into another one, which has its IDs.';
comment on column app.transactions.is_manual is
  'Entered by the user. The user sets day and amount until a bank delivers the same transaction.';
comment on column app.transactions.is_from_receipt is
  'Represents a receipt whose charge is in no connected account. Has the ID of the receipt.';
comment on column app.transactions.split is
  'Parts by category and health: a list of {category, isHealth, amountMinor, receiptId, item}, signed like the transaction and adding up to it. With a single category, the transaction counts in that category; null: it counts in its own. Stored on the transaction, so that one statement changes both.';
comment on column app.transactions.split_source is
  'receipt: follows the items of its receipts. user: decided by the user; without a split, the user decided against one.';
comment on column app.transactions.occurred_on is
  'Day of the purchase if it is known, otherwise of the posting. Lists, periods and totals use it; statements, balances and matching use posted_on.';
comment on column app.transactions.merchant_order is 'Sort key of lists that are sorted by merchant.';
comment on column app.transactions.counterparty is
  'The letters of the merchant. Transactions that differ in it never belong to the same stream.';

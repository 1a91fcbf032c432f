-- A join of the matcher can be given up again. What a doubtful reading was before a bank row proved it is kept for then.
alter table app.receipts add column proven_from jsonb;

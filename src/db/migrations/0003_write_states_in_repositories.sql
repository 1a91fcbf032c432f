-- The repositories write these themselves: when the question about a message was closed, the history of deleted
-- messages, and which lines a claim holds. Functions are created after migrations, so a new database has none of these.
drop function if exists app.close_message(), app.drop_lost_event(), app.hold_claim_lines(), app.keep_claims_single(),
  app.is_holding(text) cascade;

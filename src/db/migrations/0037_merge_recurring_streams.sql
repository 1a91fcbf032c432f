-- A user can merge recurring streams.
alter table app.recurring_streams add column merged_into uuid;
comment on column app.recurring_streams.merged_into is
  'The stream that the user merged this one into. That one shows the charges of both; this one is no longer shown.';

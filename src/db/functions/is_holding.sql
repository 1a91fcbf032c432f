-- Whether a claim in this state holds its lines, so that no other claim may include them.
create or replace function app.is_holding(state text) returns boolean language sql immutable as $$
  select state in ('draft', 'submitted', 'reimbursed', 'elsewhere')
$$;

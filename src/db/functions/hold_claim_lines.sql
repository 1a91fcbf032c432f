-- A line is held exactly while its claim is open or paid.
create or replace function app.hold_claim_lines() returns trigger language plpgsql as $$
begin
  update app.claim_lines set holds = app.is_holding(new.state)
   where user_id = new.user_id and claim_id = new.id and holds <> app.is_holding(new.state);
  return null;
end $$;
create or replace trigger claims_hold after update of state on app.claims for each row
  when (old.state is distinct from new.state) execute function app.hold_claim_lines();

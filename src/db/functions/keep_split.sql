-- The parts of a transaction always add up to it: when its amount changes, every part changes in proportion.
create or replace function app.keep_split() returns trigger language plpgsql as $$
begin
  new.split := app.fit_split(new.split, new.amount_minor);
  return new;
end $$;
create or replace trigger split_fits before insert or update of amount_minor, split on app.transactions
  for each row when (new.split is not null) execute function app.keep_split();

-- By which rule and which table of brands a person's merchants were last named; another one names them anew.
alter table app.profiles add column named_by text not null default '';
-- What follows from rows and receipts is worked out once more for everybody: names first.
insert into sys.owed_derivations (user_id, since, rows) select user_id, clock_timestamp(), true from app.profiles
on conflict (user_id) do update set since = excluded.since, rows = true;

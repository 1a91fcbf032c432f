-- The transaction that a merged transaction became one with; any other transaction itself.
create or replace function app.standing_transaction(person uuid, asked_id uuid) returns uuid language sql stable as $$
  select coalesce((
    select s.existing_id from app.transaction_suggestions s
      join app.transactions t on t.user_id = s.user_id and t.id = s.transaction_id
     where s.user_id = person and s.transaction_id = asked_id and s.state = 'accepted' and t.removed_at is not null
     limit 1), asked_id)
$$;

-- Part of the statements that use it: a function cannot look into other tables on a shard.
drop function if exists app.standing_transaction(uuid, uuid);

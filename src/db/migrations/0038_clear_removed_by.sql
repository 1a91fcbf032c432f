-- A transaction that the bank removed and listed again kept who had removed it, so that imports ignored it.
update app.transactions set removed_by = null where removed_at is null and removed_by is not null;

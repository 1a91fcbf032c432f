import type { UserDb } from '#db/pool.ts';
import { forgetMailboxHistory } from '#db/repositories/history.ts';
import { rematchAll } from '#db/repositories/match-states.ts';

/** Removes everything that came from a stand-in; what hangs on it goes with it. */
export async function deleteSandboxData(db: UserDb): Promise<void> {
  const targets = await db.query<{ id: string }>(
    'select id from app.bank_connections where user_id = $1 and is_sandbox union all select id from app.mailboxes where user_id = $1 and is_sandbox',
    [db.userId],
  );
  const ids = targets.map((row) => row.id);
  await forgetMailboxHistory(db, ids);
  await rematchAll(db);
  for (const table of ['claims', 'receipts', 'mailboxes', 'accounts', 'bank_connections', 'match_weights'])
    await db.query(`delete from app.${table} where user_id = $1 and is_sandbox`, [db.userId]);
  await db.query('delete from sys.schedules where user_id = $1 and target_id = any($2::uuid[])', [
    db.userId,
    ids,
  ]);
  await db.query('delete from sys.provider_items where user_id = $1 and connection_id = any($2::uuid[])', [
    db.userId,
    ids,
  ]);
}

/** Whether anything of the person came from a stand-in. */
export async function hasStoredSandboxData(db: UserDb): Promise<boolean> {
  const [sandbox] = await db.query<{ found: boolean }>(
    `select exists (select from app.accounts where user_id = $1 and is_sandbox) or exists (select from app.mailboxes where user_id = $1 and is_sandbox)
       or exists (select from app.bank_connections where user_id = $1 and is_sandbox) as found`,
    [db.userId],
  );
  return sandbox?.found ?? false;
}

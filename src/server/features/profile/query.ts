import type { UserDb } from '#db/pool.ts';

/** True if the user has any sandbox data. */
export async function hasStoredSandboxData(db: UserDb): Promise<boolean> {
  const [sandbox] = await db.query<{ found: boolean }>(
    `select exists (select from app.accounts where user_id = $1 and is_sandbox) or exists (select from app.mailboxes
      where user_id = $1 and is_sandbox)
       or exists (select from app.bank_connections where user_id = $1 and is_sandbox) as found`,
    [db.userId],
  );
  return sandbox?.found ?? false;
}

import type { UserDb, Uuid } from '../../pool.ts';

/** An account that the user can share. */
export interface ShareableAccount {
  readonly id: Uuid;
  readonly name: string;
  readonly institutionName: string | null;
  readonly mask: string | null;
  readonly isSandbox: boolean;
  readonly sharedIn: Uuid | null;
}

/** Accounts that the user can share: all except hidden ones and the receipt account. */
export async function listShareableAccounts(db: UserDb): Promise<ShareableAccount[]> {
  return db.query<ShareableAccount>(
    `select id, shown_name as name, institution_name as "institutionName", mask, is_sandbox as "isSandbox",
        shared_in as "sharedIn"
       from app.accounts where user_id = $1 and not is_hidden and source <> 'receipts' order by created_at, id`,
    [db.userId],
  );
}

/** Shares an account under a membership, or makes it private (null). Returns false if the account does not exist. */
export async function updateAccountSharing(db: UserDb, id: Uuid, sharedIn: Uuid | null): Promise<boolean> {
  const rows = await db.query(
    `update app.accounts set shared_in = $3 where user_id = $1 and id = $2 and not is_hidden
       and source <> 'receipts' returning 1`,
    [db.userId, id, sharedIn],
  );
  return rows.length > 0;
}

/** Makes all accounts private. */
export async function unshareAllAccounts(db: UserDb): Promise<void> {
  await db.query('update app.accounts set shared_in = null where user_id = $1 and shared_in is not null', [
    db.userId,
  ]);
}

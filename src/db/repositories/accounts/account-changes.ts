import type { BankAccountType } from '#ports/bank-data-provider.ts';
import type { UserDb, Uuid } from '../../pool.ts';
import { detachClaimLinesFromAccounts } from '../claims.ts';
import { requestFullMatching } from '../matching/match-states.ts';
import { separateOrphanedStreams } from '../recurring-streams.ts';

export interface ManualAccount {
  readonly id: Uuid;
  readonly name: string;
  readonly accountType: BankAccountType;
  readonly currency: string;
  readonly balanceMinor: number | null;
  readonly balanceAt: Date | null;
}

/**
 * Adds an account that the user maintains by hand. It is a live account, even if everything else comes from a sandbox.
 */
export async function insertManualAccount(db: UserDb, account: ManualAccount): Promise<void> {
  await db.query(
    `insert into app.accounts (user_id, id, source, name, account_type, currency, current_balance_minor, balance_at,
      is_sandbox)
     values ($1, $2, 'manual', $3, $4, $5, $6, $7, false)`,
    [
      db.userId,
      account.id,
      account.name,
      account.accountType,
      account.currency,
      account.balanceMinor,
      account.balanceAt,
    ],
  );
}

export interface AccountChange {
  /** The user's name for the account; null removes it. */
  readonly label?: string | null | undefined;
  readonly isCounted?: boolean | undefined;
  readonly isHidden?: boolean | undefined;
  readonly balanceMinor?: number | undefined;
  readonly balanceAt?: Date | undefined;
}

/** Updates only the given fields. */
export async function updateAccountSettings(db: UserDb, id: Uuid, change: AccountChange): Promise<void> {
  await db.query(
    `update app.accounts set label = case when $3 then $4 else label end, is_counted = coalesce($5, is_counted),
      is_hidden = coalesce($6, is_hidden),
       current_balance_minor = coalesce($7, current_balance_minor), balance_at = coalesce($8, balance_at)
         where user_id = $1 and id = $2`,
    [
      db.userId,
      id,
      change.label !== undefined,
      change.label ?? null,
      change.isCounted ?? null,
      change.isHidden ?? null,
      change.balanceMinor ?? null,
      change.balanceAt ?? null,
    ],
  );
}

/** Deletes an account with its transactions. */
export async function deleteAccountWithTransactions(db: UserDb, id: Uuid): Promise<void> {
  await deleteAccounts(db, [id]);
}

/** Deletes the accounts of a connection with their transactions. */
export async function deleteAccountsOfConnection(db: UserDb, connectionId: Uuid): Promise<void> {
  const accounts = await db.query<{ id: Uuid }>(
    'select id from app.accounts where user_id = $1 and connection_id = $2',
    [db.userId, connectionId],
  );
  await deleteAccounts(
    db,
    accounts.map(({ id }) => id),
  );
}

/** Locks first what an edit of a transaction locks, in the same order, so that the two never wait for each other. */
async function deleteAccounts(db: UserDb, ids: readonly Uuid[]): Promise<void> {
  await db.query(
    `select count(*) from (select from app.transactions where user_id = $1 and account_id = any($2::uuid[])
      order by id for update) locked`,
    [db.userId, ids],
  );
  await db.query(
    `select count(*) from (select from app.accounts where user_id = $1 and id = any($2::uuid[])
      order by id for update) locked`,
    [db.userId, ids],
  );
  await detachClaimLinesFromAccounts(db, ids);
  await db.query('delete from app.accounts where user_id = $1 and id = any($2::uuid[])', [db.userId, ids]);
  await separateOrphanedStreams(db);
  await requestFullMatching(db);
}

/** Closes the accounts of a connection that is being disconnected; their transactions are retained. */
export async function closeDisconnectedAccounts(db: UserDb, connectionId: Uuid): Promise<void> {
  await db.query(
    `update app.accounts set is_closed = true, closed_reason = 'disconnected', connection_id = null
      where user_id = $1 and connection_id = $2`,
    [db.userId, connectionId],
  );
}

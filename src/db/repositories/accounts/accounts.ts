import type { HealthAccountKind } from '#domain/ledger/accounts/health-account.ts';
import type { BankAccountType } from '#ports/bank-data-provider.ts';
import type { UserDb, Uuid } from '../../pool.ts';
import { separateOrphanedStreams } from '../recurring-streams.ts';
import { clearFeedIdsOfAccount } from '../transactions/transactions.ts';

export type AccountSource = 'plaid' | 'simplefin' | 'file' | 'manual' | 'receipts';

export interface StoredAccount {
  readonly id: Uuid;
  readonly connectionId: Uuid | null;
  readonly source: AccountSource;
  readonly externalId: string | null;
  /** An ID that outlives the connection, if the bank provides one. */
  readonly persistentId: string | null;
  readonly name: string;
  readonly mask: string | null;
  readonly accountType: BankAccountType;
  /** As stated by the provider; absent if it states nothing. */
  readonly healthKind?: HealthAccountKind | null;
  readonly currency: string;
  readonly institutionName: string | null;
  readonly currentBalanceMinor: number | null;
  readonly availableBalanceMinor: number | null;
  readonly balanceAt: Date | null;
  readonly isSandbox: boolean;
  readonly isClosed: boolean;
}

/** An account with the user's settings. */
export interface AccountWithSettings extends StoredAccount {
  /** The user's name for the account, or else the bank's. */
  readonly shownName: string;
  /** Whether its transactions count in the totals. */
  readonly isCounted: boolean;
  /** Hidden: not offered in any list, and not counted. */
  readonly isHidden: boolean;
  readonly closedReason: 'disconnected' | 'revoked' | 'not_listed' | null;
}

const COLUMNS = `id, connection_id as "connectionId", source, external_id as "externalId",
  persistent_id as "persistentId", name, mask, account_type as "accountType", currency,
  institution_name as "institutionName", current_balance_minor as "currentBalanceMinor",
  available_balance_minor as "availableBalanceMinor",
  balance_at as "balanceAt", is_sandbox as "isSandbox", is_closed as "isClosed", shown_name as "shownName",
  is_counted as "isCounted",
  is_hidden as "isHidden", closed_reason as "closedReason"`;

/** All accounts of the user, oldest first. */
export async function listAccounts(db: UserDb): Promise<AccountWithSettings[]> {
  return db.prepared<AccountWithSettings>(
    'list_accounts',
    `select ${COLUMNS} from app.accounts where user_id = $1 order by created_at, id`,
    [db.userId],
  );
}

/** Adds the account or updates the fields that its source provides. Returns the stored ID. */
export async function upsertAccount(db: UserDb, account: StoredAccount): Promise<Uuid> {
  const [row] = await db.query<{ id: Uuid }>(
    `insert into app.accounts as a (user_id, id, connection_id, source, external_id, name, mask, account_type,
      currency, institution_name,
       current_balance_minor, available_balance_minor, balance_at, is_sandbox, persistent_id, health_kind)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
     on conflict (user_id, source, external_id) where external_id is not null do update
       set connection_id = excluded.connection_id, name = excluded.name, mask = excluded.mask,
         institution_name = excluded.institution_name,
           current_balance_minor = coalesce(excluded.current_balance_minor, a.current_balance_minor),
           available_balance_minor = coalesce(excluded.available_balance_minor, a.available_balance_minor),
           balance_at = coalesce(excluded.balance_at, a.balance_at), is_closed = false, closed_reason = null,
           persistent_id = coalesce(excluded.persistent_id, a.persistent_id),
           health_kind = coalesce(excluded.health_kind, a.health_kind)
     returning id`,
    [
      db.userId,
      account.id,
      account.connectionId,
      account.source,
      account.externalId,
      account.name,
      account.mask,
      account.accountType,
      account.currency,
      account.institutionName,
      account.currentBalanceMinor,
      account.availableBalanceMinor,
      account.balanceAt,
      account.isSandbox,
      account.persistentId,
      account.healthKind ?? null,
    ],
  );
  if (!row) throw new Error('an account was neither added nor found');
  return row.id;
}

/**
 * Moves an account to another connection or external ID. Its transactions lose their feed IDs, so that the new feed can
 * match them.
 */
export async function reattachAccount(
  db: UserDb,
  id: Uuid,
  to: { readonly connectionId: Uuid; readonly source: AccountSource; readonly externalId: string },
): Promise<void> {
  await db.query(
    'update app.accounts set connection_id = $3, source = $4, external_id = $5 where user_id = $1 and id = $2',
    [db.userId, id, to.connectionId, to.source, to.externalId],
  );
  await clearFeedIdsOfAccount(db, id);
}

/** Closes accounts that their connection no longer lists; their transactions are retained. */
export async function closeUnlistedAccounts(
  db: UserDb,
  connectionId: Uuid,
  listedIds: readonly Uuid[],
): Promise<void> {
  await db.query(
    `update app.accounts set is_closed = true, closed_reason = 'not_listed'
      where user_id = $1 and connection_id = $2 and id <> all($3::uuid[]) and not is_closed`,
    [db.userId, connectionId, listedIds],
  );
}

/** Closes one account of a connection after the user revoked access to it; its transactions are retained. */
export async function closeRevokedAccount(db: UserDb, connectionId: Uuid, externalId: string): Promise<void> {
  await db.query(
    `update app.accounts set is_closed = true, closed_reason = 'revoked' where user_id = $1 and connection_id = $2
      and external_id = $3`,
    [db.userId, connectionId, externalId],
  );
}

/** Deletes those of the given accounts that came from files and have no transactions. */
export async function deleteEmptyFileAccounts(db: UserDb, accountIds: readonly Uuid[]): Promise<void> {
  await db.query(
    `delete from app.accounts a where a.user_id = $1 and id = any($2::uuid[]) and source = 'file'
       and not exists (select from app.transactions t where t.user_id = $1 and t.account_id = a.id)`,
    [db.userId, accountIds],
  );
  await separateOrphanedStreams(db);
}

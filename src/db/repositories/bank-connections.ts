import type { Queryable, UserDb, Uuid } from '../pool.ts';
import { closeDisconnectedAccounts, deleteAccountsOfConnection } from './accounts/account-changes.ts';
import { deleteSchedule } from './schedules.ts';

export type ConnectionStatus = 'healthy' | 'importing' | 'needs_reauth' | 'failed';

export type ConnectionNotice = 'expiring' | 'new_accounts';

export interface StoredConnection {
  readonly id: Uuid;
  readonly provider: string;
  readonly providerItemId: string;
  readonly institutionId: string | null;
  readonly institutionName: string;
  readonly status: ConnectionStatus;
  readonly errorCode: string | null;
  /** A warning from the bank while access still works, and the day when access ends. */
  readonly notice: ConnectionNotice | null;
  readonly noticeUntil: Date | null;
  /** What the provider reported as failed while the rest was read. */
  readonly problem: string | null;
  /** True until a complete sync has removed the transactions that the bank no longer lists. */
  readonly needsSweep: boolean;
  readonly accessTokenSealed: Buffer;
  readonly cursor: string | null;
  readonly isSandbox: boolean;
  readonly lastSyncedAt: Date | null;
  readonly createdAt: Date;
}

/** A connection with the state reported by its provider. */
export interface ListedConnection extends StoredConnection {
  /** When the bank last sent data to the provider. */
  readonly bankUpdatedAt: Date | null;
  readonly consentUntil: Date | null;
}

const COLUMNS = `id, provider, provider_item_id as "providerItemId", institution_id as "institutionId",
  institution_name as "institutionName", status,
  error_code as "errorCode", notice, notice_until as "noticeUntil", problem, needs_sweep as "needsSweep",
  access_token_sealed as "accessTokenSealed", cursor, is_sandbox as "isSandbox", last_synced_at as "lastSyncedAt",
  created_at as "createdAt",
  bank_updated_at as "bankUpdatedAt", consent_until as "consentUntil"`;

/** Encryption context of an access token. */
export function tokenContext(userId: Uuid, connectionId: Uuid): string {
  return `${userId}|bank_connections|${connectionId}|access_token`;
}

/** Connections of the user, oldest first. */
export async function listConnections(db: UserDb): Promise<ListedConnection[]> {
  return db.query<ListedConnection>(
    `select ${COLUMNS} from app.bank_connections where user_id = $1 order by created_at, id`,
    [db.userId],
  );
}

export async function findConnection(db: UserDb, id: Uuid): Promise<ListedConnection | null> {
  const [row] = await db.query<ListedConnection>(
    `select ${COLUMNS} from app.bank_connections where user_id = $1 and id = $2`,
    [db.userId, id],
  );
  return row ?? null;
}

export async function findConnectionByItem(
  db: UserDb,
  providerItemId: string,
): Promise<ListedConnection | null> {
  const [row] = await db.query<ListedConnection>(
    `select ${COLUMNS} from app.bank_connections where user_id = $1 and provider_item_id = $2`,
    [db.userId, providerItemId],
  );
  return row ?? null;
}

/** Adds a connection and its entry in the webhook directory in one transaction. */
export async function insertConnection(db: UserDb, connection: StoredConnection): Promise<void> {
  await db.query(
    `insert into app.bank_connections (user_id, id, provider, provider_item_id, institution_id, institution_name,
      status, access_token_sealed, is_sandbox, cursor)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      db.userId,
      connection.id,
      connection.provider,
      connection.providerItemId,
      connection.institutionId,
      connection.institutionName,
      connection.status,
      connection.accessTokenSealed,
      connection.isSandbox,
      connection.cursor,
    ],
  );
  await db.query(
    `insert into sys.provider_items (provider, item_id, user_id, connection_id) values ($1, $2, $3, $4)
      on conflict do nothing`,
    [connection.provider, connection.providerItemId, db.userId, connection.id],
  );
}

/**
 * Saves the new cursor if the stored one is still the cursor that the pages were read from. Returns false if another
 * run was faster; nothing of this run may be saved then.
 */
export async function advanceCursor(
  db: UserDb,
  id: Uuid,
  change: {
    readonly from: string | null;
    readonly to: string | null;
    readonly status: ConnectionStatus;
    readonly needsSweep: boolean;
    readonly problem: string | null;
    readonly at: Date;
  },
): Promise<boolean> {
  const rows = await db.query(
    `update app.bank_connections set cursor = $4, status = $5, error_code = null, last_synced_at = $6,
      needs_sweep = $7, problem = $8
      where user_id = $1 and id = $2 and cursor is not distinct from $3 returning id`,
    [db.userId, id, change.from, change.to, change.status, change.at, change.needsSweep, change.problem],
  );
  return rows.length === 1;
}

/** Saves the state reported by the provider. Its null clears the end of the consent; undefined leaves it unchanged. */
export async function setConnectionHealth(
  db: UserDb,
  id: Uuid,
  health: { readonly bankUpdatedAt: Date | null; readonly consentUntil?: Date | null },
): Promise<void> {
  await db.query(
    `update app.bank_connections set bank_updated_at = coalesce($3, bank_updated_at),
       consent_until = case when $4 then $5 else consent_until end
      where user_id = $1 and id = $2`,
    [db.userId, id, health.bankUpdatedAt, health.consentUntil !== undefined, health.consentUntil ?? null],
  );
}

export async function setConnectionStatus(
  db: UserDb,
  id: Uuid,
  status: ConnectionStatus,
  errorCode: string | null,
): Promise<void> {
  await db.query(
    'update app.bank_connections set status = $3, error_code = $4 where user_id = $1 and id = $2',
    [db.userId, id, status, errorCode],
  );
}

/** Makes the next sync read everything again and remove what the bank no longer lists. */
export async function resetCursor(db: UserDb, id: Uuid): Promise<void> {
  await db.query(
    'update app.bank_connections set cursor = null, needs_sweep = true where user_id = $1 and id = $2',
    [db.userId, id],
  );
}

/** Saves a warning, or clears it (null). */
export async function setConnectionNotice(
  db: UserDb,
  id: Uuid,
  notice: ConnectionNotice | null,
  until: Date | null,
): Promise<void> {
  await db.query(
    'update app.bank_connections set notice = $3, notice_until = $4 where user_id = $1 and id = $2',
    [db.userId, id, notice, until],
  );
}

/** Clears failure and warning after the user or the bank renewed access. */
export async function clearConnectionFailure(db: UserDb, id: Uuid): Promise<void> {
  await db.query(
    `update app.bank_connections set error_code = null, notice = null, notice_until = null,
       status = case when status in ('needs_reauth', 'failed') then 'healthy' else status end where user_id = $1
         and id = $2`,
    [db.userId, id],
  );
}

/** Deletes the connection; with `deleteData` also its accounts and their transactions. */
export async function deleteConnection(db: UserDb, id: Uuid, deleteData: boolean): Promise<void> {
  if (deleteData) await deleteAccountsOfConnection(db, id);
  else await closeDisconnectedAccounts(db, id);
  await deleteProviderItems(db, [id]);
  await db.query('delete from app.bank_connections where user_id = $1 and id = $2', [db.userId, id]);
  await deleteSchedule(db, db.userId, id);
}

/** Removes connections from the webhook directory, so that their webhooks are ignored. */
export async function deleteProviderItems(db: UserDb, connectionIds: readonly Uuid[]): Promise<void> {
  await db.query('delete from sys.provider_items where user_id = $1 and connection_id = any($2::uuid[])', [
    db.userId,
    connectionIds,
  ]);
}

/** Finds the user and connection of a provider's item, for webhooks. */
export async function findItemOwner(
  db: Queryable,
  provider: string,
  itemId: string,
): Promise<{ userId: Uuid; connectionId: Uuid } | null> {
  const [row] = await db.query<{ userId: Uuid; connectionId: Uuid }>(
    `select user_id as "userId", connection_id as "connectionId" from sys.provider_items where provider = $1
      and item_id = $2`,
    [provider, itemId],
  );
  return row ?? null;
}

import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { MailboxRange } from '#domain/syncing/mailbox-range.ts';
import type { MailSourceKind } from '#ports/mail-provider.ts';
import type { UserDb, Uuid } from '../../pool.ts';
import { deleteMailboxHistory } from '../history.ts';
import { detachReceiptsFromMailbox } from '../receipts/receipts.ts';
import { deleteSchedule } from '../schedules.ts';

export interface StoredMailbox {
  readonly id: Uuid;
  readonly provider: MailSourceKind;
  readonly address: string;
  readonly status: 'healthy' | 'needs_reauth';
  readonly accessSealed: Buffer;
  readonly cursor: string | null;
  readonly readFrom: CivilDate | null;
  readonly isSandbox: boolean;
  readonly lastSyncedAt: Date | null;
  readonly isPaused: boolean;
  readonly readRange: MailboxRange;
  /** Folders or labels that the user selected; null for the provider's defaults. */
  readonly folderIds: readonly string[] | null;
  /** The page where the current listing continues; null if none is active. */
  readonly listingPage: string | null;
  /** Total number of listed messages, which is the number of the mailbox's records in `messages`. */
  readonly listed: number;
  /** Number of failed runs since the last successful one. */
  readonly failures: number;
  /** The membership in whose household the items of its receipts are shown; null: private. */
  readonly sharedIn: Uuid | null;
}

const COLUMNS = `id, provider, address, status, access_sealed as "accessSealed", cursor, read_from as "readFrom",
  is_sandbox as "isSandbox", last_synced_at as "lastSyncedAt", is_paused as "isPaused", read_range as "readRange",
  folder_ids as "folderIds", listing_page as "listingPage", listed, failures,
  shared_in as "sharedIn"`;

/** Encryption context of the access data of a mailbox. */
export function mailboxContext(userId: Uuid, mailboxId: Uuid): string {
  return `${userId}|mailboxes|${mailboxId}|refresh_token`;
}

export async function listMailboxes(db: UserDb): Promise<StoredMailbox[]> {
  return db.query<StoredMailbox>(
    `select ${COLUMNS} from app.mailboxes where user_id = $1 order by created_at, id`,
    [db.userId],
  );
}

export async function findMailbox(db: UserDb, id: Uuid): Promise<StoredMailbox | null> {
  const [row] = await db.query<StoredMailbox>(
    `select ${COLUMNS} from app.mailboxes where user_id = $1 and id = $2`,
    [db.userId, id],
  );
  return row ?? null;
}

/** A newly connected mailbox, without the settings that the user chooses later. */
export type NewMailbox = Pick<
  StoredMailbox,
  | 'id'
  | 'provider'
  | 'address'
  | 'status'
  | 'accessSealed'
  | 'cursor'
  | 'readFrom'
  | 'isSandbox'
  | 'lastSyncedAt'
>;

/** Adds a mailbox, or updates the access data of the one with this address. Returns its ID. */
export async function upsertMailbox(db: UserDb, mailbox: NewMailbox): Promise<Uuid> {
  const [existing] = await db.query<{ id: Uuid }>(
    'select id from app.mailboxes where user_id = $1 and provider = $2 and address = $3 for update',
    [db.userId, mailbox.provider, mailbox.address],
  );
  const id = existing?.id ?? mailbox.id;
  await db.query(
    `insert into app.mailboxes (user_id, id, provider, address, status, access_sealed, read_from, is_sandbox)
     values ($1, $2, $3, $4, 'healthy', $5, $6, $7)
     on conflict (user_id, provider, address) do update set status = 'healthy', access_sealed = excluded.access_sealed`,
    [
      db.userId,
      id,
      mailbox.provider,
      mailbox.address,
      mailbox.accessSealed,
      mailbox.readFrom,
      mailbox.isSandbox,
    ],
  );
  return id;
}

export async function setMailboxStatus(db: UserDb, id: Uuid, status: StoredMailbox['status']): Promise<void> {
  await db.query('update app.mailboxes set status = $3 where user_id = $1 and id = $2', [
    db.userId,
    id,
    status,
  ]);
}

/**
 * Saves the position of the listing: the next page, or the cursor at its end. Must be in the transaction that stores
 * the listed messages.
 */
export async function updateListingPosition(
  db: UserDb,
  id: Uuid,
  place: { readonly page: string } | { readonly cursor: string | null },
): Promise<void> {
  const [cursor, page] = 'page' in place ? [null, place.page] : [place.cursor, null];
  await db.query(
    `update app.mailboxes set listing_page = $4, cursor = case when $4::text is null then $3 else cursor end
      where user_id = $1 and id = $2`,
    [db.userId, id, cursor, page],
  );
}

/** Adds to the count of listed messages; a negative number if some turned out to be known. */
export async function addToListedCount(db: UserDb, id: Uuid, more: number): Promise<void> {
  await db.query('update app.mailboxes set listed = listed + $3 where user_id = $1 and id = $2', [
    db.userId,
    id,
    more,
  ]);
}

/** Records the outcome of a run. Returns the number of consecutive failures. */
export async function recordRunOutcome(db: UserDb, id: Uuid, at: Date, hasFailed: boolean): Promise<number> {
  const [row] = await db.query<{ failures: number }>(
    `update app.mailboxes set failures = case when $4 then failures + 1 else 0 end,
      last_synced_at = case when $4 then last_synced_at else $3 end
      where user_id = $1 and id = $2 returning failures`,
    [db.userId, id, at, hasFailed],
  );
  return row?.failures ?? 0;
}

export interface MailboxSettings {
  readonly readRange?: MailboxRange;
  readonly readFrom?: CivilDate | null;
  readonly folderIds?: readonly string[] | null;
  readonly isPaused?: boolean;
  /** Everything in the range is listed again; known messages are not read again. */
  readonly listsAgain: boolean;
}

/** Saves the user's settings of a mailbox. */
export async function updateMailboxSettings(db: UserDb, id: Uuid, choice: MailboxSettings): Promise<void> {
  await db.query(
    `update app.mailboxes set read_range = coalesce($3, read_range),
      read_from = case when $4 then $5::date else read_from end,
       folder_ids = case when $6 then $7::text[] else folder_ids end, is_paused = coalesce($8, is_paused),
       cursor = case when $9 then null else cursor end, listing_page = case when $9 then null else listing_page end
     where user_id = $1 and id = $2`,
    [
      db.userId,
      id,
      choice.readRange ?? null,
      choice.readFrom !== undefined,
      choice.readFrom ?? null,
      choice.folderIds !== undefined,
      choice.folderIds ?? null,
      choice.isPaused ?? null,
      choice.listsAgain,
    ],
  );
}

export async function deleteMailbox(db: UserDb, id: Uuid): Promise<void> {
  await deleteMailboxHistory(db, [id]);
  await detachReceiptsFromMailbox(db, id);
  await db.query('delete from app.mailboxes where user_id = $1 and id = $2', [db.userId, id]);
  await deleteSchedule(db, db.userId, id);
}

/** Shares a mailbox under a membership, or makes it private (null). Returns false if the mailbox does not exist. */
export async function updateMailboxSharing(db: UserDb, id: Uuid, sharedIn: Uuid | null): Promise<boolean> {
  const rows = await db.query(
    'update app.mailboxes set shared_in = $3 where user_id = $1 and id = $2 returning 1',
    [db.userId, id, sharedIn],
  );
  return rows.length > 0;
}

/** Makes all mailboxes private. */
export async function unshareAllMailboxes(db: UserDb): Promise<void> {
  await db.query('update app.mailboxes set shared_in = null where user_id = $1 and shared_in is not null', [
    db.userId,
  ]);
}

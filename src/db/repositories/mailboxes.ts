import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { MailSourceKind } from '#ports/mail-provider.ts';
import type { UserDb, Uuid } from '../pool.ts';

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
}

const COLUMNS = `id, provider, address, status, access_sealed as "accessSealed", cursor, read_from as "readFrom",
  is_sandbox as "isSandbox", last_synced_at as "lastSyncedAt"`;

/** What the sealed access of a mailbox is bound to. */
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

/** Adds a mailbox, or renews the access of the one with this address; gives its id. */
export async function upsertMailbox(db: UserDb, mailbox: StoredMailbox): Promise<Uuid> {
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

/** Saves the position reached and the time of the last complete reading. */
export async function saveMailboxCursor(
  db: UserDb,
  id: Uuid,
  cursor: string | null,
  at: Date,
): Promise<void> {
  await db.query('update app.mailboxes set cursor = $3, last_synced_at = $4 where user_id = $1 and id = $2', [
    db.userId,
    id,
    cursor,
    at,
  ]);
}

export async function deleteMailbox(db: UserDb, id: Uuid): Promise<void> {
  await db.query('delete from app.mailboxes where user_id = $1 and id = $2', [db.userId, id]);
  await db.query('delete from sys.schedules where user_id = $1 and target_id = $2', [db.userId, id]);
}

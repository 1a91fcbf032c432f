import type { UserDb, Uuid } from '../pool.ts';

/** A message that was listed and has no verdict yet. */
export interface WaitingMessage {
  readonly id: Uuid;
  readonly providerMessageId: string;
  readonly attempts: number;
}

/** Messages to read next: those never tried first, the newest before older ones. */
export async function listWaiting(
  db: UserDb,
  mailboxId: Uuid,
  limit: number,
  except: readonly Uuid[],
): Promise<WaitingMessage[]> {
  return db.query<WaitingMessage>(
    `select id, provider_message_id as "providerMessageId", attempts from app.messages
      where user_id = $1 and mailbox_id = $2 and state = 'new' and id <> all($4::uuid[])
      order by attempts, received_at desc, id limit $3`,
    [db.userId, mailboxId, limit, except],
  );
}

import type { UserDb, Uuid } from '#db/pool.ts';
import type { MessageState } from '#db/repositories/mail/messages.ts';
import { isMessageReviewed } from '#db/repositories/review-items.ts';

/** Where a message lies. */
export interface MessagePlace {
  readonly mailboxId: Uuid;
  readonly providerMessageId: string;
}

export async function findPlace(db: UserDb, id: Uuid): Promise<MessagePlace | null> {
  const [row] = await db.query<MessagePlace>(
    `select mailbox_id as "mailboxId", provider_message_id as "providerMessageId" from app.messages
      where user_id = $1 and id = $2`,
    [db.userId, id],
  );
  return row ?? null;
}

/** The state of a message, held until the transaction ends. */
export async function holdMessage(
  db: UserDb,
  id: Uuid,
): Promise<{ isForgotten: boolean; state: MessageState } | null> {
  const [row] = await db.query<{ isForgotten: boolean; state: MessageState }>(
    'select is_forgotten as "isForgotten", state from app.messages where user_id = $1 and id = $2 for update',
    [db.userId, id],
  );
  return row ?? null;
}

/** True where a person confirmed, corrected or rejected what was read from a message. */
export async function isReviewed(db: UserDb, id: Uuid): Promise<boolean> {
  const rows = await db.query(
    `select 1 from app.messages m where m.user_id = $1 and m.id = $2 and ${isMessageReviewed('m')}`,
    [db.userId, id],
  );
  return rows.length > 0;
}

/** A kept email that waits for a person. */
export interface KeptMessage extends MessagePlace {
  readonly id: Uuid;
  readonly receivedAt: Date;
  readonly headerKey: string | null;
  readonly contentKey: string;
}

/** A kept email that waits for a person and was not asked about yet; one that failed comes last, and once a run. */
export async function nextToAsk(db: UserDb, askedWith: string, startedAt: Date): Promise<KeptMessage | null> {
  const [row] = await db.query<KeptMessage>(
    `select m.id, m.mailbox_id as "mailboxId", m.provider_message_id as "providerMessageId",
      m.received_at as "receivedAt",
       m.header_key as "headerKey", coalesce(m.content_key, '') as "contentKey"
       from app.messages m join app.message_bodies b on b.user_id = $1 and b.message_id = m.id
      where m.user_id = $1 and m.state = 'needs_review' and not m.has_user_verdict and m.asked_with is distinct from $2
        and (m.asked_at is null or m.asked_at < $3)
      order by m.asked_at nulls first, m.id limit 1`,
    [db.userId, askedWith, startedAt],
  );
  return row ?? null;
}

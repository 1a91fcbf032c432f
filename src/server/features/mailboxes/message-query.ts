import type { UserDb, Uuid } from '#db/pool.ts';
import type { MessageState } from '#db/repositories/mail/messages.ts';
import { isMessageReviewed } from '#db/repositories/review-items.ts';

/** The mailbox of a message and its ID there. */
export interface MessageLocation {
  readonly mailboxId: Uuid;
  readonly providerMessageId: string;
}

export async function findMessageLocation(db: UserDb, id: Uuid): Promise<MessageLocation | null> {
  const [row] = await db.query<MessageLocation>(
    `select mailbox_id as "mailboxId", provider_message_id as "providerMessageId" from app.messages
      where user_id = $1 and id = $2`,
    [db.userId, id],
  );
  return row ?? null;
}

/** Locks a message until the transaction ends and returns its state. */
export async function lockMessage(
  db: UserDb,
  id: Uuid,
): Promise<{ isForgotten: boolean; state: MessageState } | null> {
  const [row] = await db.query<{ isForgotten: boolean; state: MessageState }>(
    'select is_forgotten as "isForgotten", state from app.messages where user_id = $1 and id = $2 for update',
    [db.userId, id],
  );
  return row ?? null;
}

/** True if the user confirmed, corrected or rejected the data read from a message. */
export async function isReviewed(db: UserDb, id: Uuid): Promise<boolean> {
  const rows = await db.query(
    `select 1 from app.messages m where m.user_id = $1 and m.id = $2 and ${isMessageReviewed('m')}`,
    [db.userId, id],
  );
  return rows.length > 0;
}

/** A stored email that needs review. */
export interface MessageToReview extends MessageLocation {
  readonly id: Uuid;
  readonly receivedAt: Date;
  readonly headerKey: string | null;
  readonly contentKey: string;
}

/**
 * The next stored email that needs review and was not asked about with this model and reader version. Failed ones come
 * last, and at most once since `startedAt`.
 */
export async function findNextForAssistant(
  db: UserDb,
  askedWith: string,
  startedAt: Date,
): Promise<MessageToReview | null> {
  const [row] = await db.query<MessageToReview>(
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

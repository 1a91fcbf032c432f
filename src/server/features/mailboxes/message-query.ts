import type { UserDb, Uuid } from '#db/pool.ts';
import type { MessageState } from '#db/repositories/messages.ts';
import { isMessageReviewed } from '#db/repositories/review-items.ts';

/** Where a message lies. */
export interface MessagePlace {
  readonly mailboxId: Uuid;
  readonly providerMessageId: string;
}

export async function findPlace(db: UserDb, id: Uuid): Promise<MessagePlace | null> {
  const [row] = await db.query<MessagePlace>(
    'select mailbox_id as "mailboxId", provider_message_id as "providerMessageId" from app.messages where user_id = $1 and id = $2',
    [db.userId, id],
  );
  return row ?? null;
}

/** How a message stands, held until the transaction ends. */
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

/** Writes down the person's own word: it is no receipt. */
export async function saveRejection(db: UserDb, id: Uuid, reason: string): Promise<void> {
  await db.query(
    `update app.messages set state = 'not_receipt', reason = $3, has_user_verdict = true where user_id = $1 and id = $2`,
    [db.userId, id, reason],
  );
}

/** Which messages are meant: one, those of an address, those of a domain and all that end in it, or all. */
export type WhichMessages =
  | { readonly by: 'id' | 'address' | 'domain'; readonly value: string }
  | { readonly by: 'everything' };

const CONDITIONS: Readonly<Record<WhichMessages['by'], string>> = {
  id: 'm.id = $3::uuid',
  address: 'm.from_address = $3',
  domain: `(m.from_address like '%@' || $3 or m.from_address like '%.' || $3)`,
  everything: '$3::text is null',
};

/** Empties messages that have a verdict, but for their place and fingerprints; gives their ids. */
export async function emptyMessages(db: UserDb, which: WhichMessages, reason: string): Promise<Uuid[]> {
  const rows = await db.query<{ id: Uuid }>(
    `update app.messages m set state = 'skipped', reason = $2, is_forgotten = true, has_user_verdict = true, kind = null, confidence = null,
       reader_version = null, from_address = '', from_name = '', subject = '', rfc_message_id = null, order_key = null
      where m.user_id = $1 and ${CONDITIONS[which.by]} and not m.is_forgotten and m.state <> 'new' returning m.id`,
    [db.userId, reason, which.by === 'everything' ? null : which.value],
  );
  return rows.map((row) => row.id);
}

/** Puts one message back among those to be read, whatever was said of it; false when it is gone. */
export async function reopenMessage(db: UserDb, id: Uuid): Promise<boolean> {
  const rows = await db.query(
    `update app.messages set state = 'new', reason = '', attempts = 0, has_user_verdict = false, is_forgotten = false
      where user_id = $1 and id = $2 returning 1`,
    [db.userId, id],
  );
  return rows.length === 1;
}

const TO_REOPEN = {
  failed: `m.state = 'failed'`,
  skipped: `m.state = 'skipped' and m.reader_version is null`,
  not_receipt: `m.state = 'not_receipt'`,
  earlier_reader: `m.reader_version <> $2`,
} as const;
export type ToReopen = keyof typeof TO_REOPEN;

/** Puts messages about which the person said nothing back among those to be read; gives the mailbox of each. */
export async function reopenMessages(db: UserDb, which: ToReopen, readerVersion: string): Promise<Uuid[]> {
  const rows = await db.query<{ mailboxId: Uuid }>(
    `update app.messages m set state = 'new', reason = '', attempts = 0
      where m.user_id = $1 and ${TO_REOPEN[which]} and ($2::text is not null) and not m.has_user_verdict and not m.is_forgotten
        and not ${isMessageReviewed('m')}
      returning m.mailbox_id as "mailboxId"`,
    [db.userId, readerVersion],
  );
  return rows.map((row) => row.mailboxId);
}

/** A kept mail that waits for a person. */
export interface KeptMessage extends MessagePlace {
  readonly id: Uuid;
  readonly receivedAt: Date;
  readonly headerKey: string | null;
  readonly contentKey: string;
}

/** A kept mail that waits for a person and was not asked about yet; one that failed comes last, and once a run. */
export async function nextToAsk(db: UserDb, askedWith: string, startedAt: Date): Promise<KeptMessage | null> {
  const [row] = await db.query<KeptMessage>(
    `select m.id, m.mailbox_id as "mailboxId", m.provider_message_id as "providerMessageId", m.received_at as "receivedAt",
       m.header_key as "headerKey", coalesce(m.content_key, '') as "contentKey"
       from app.messages m join app.message_bodies b on b.user_id = m.user_id and b.message_id = m.id
      where m.user_id = $1 and m.state = 'needs_review' and not m.has_user_verdict and m.asked_with is distinct from $2
        and (m.asked_at is null or m.asked_at < $3)
      order by m.asked_at nulls first, m.id limit 1`,
    [db.userId, askedWith, startedAt],
  );
  return row ?? null;
}

/** Notes a question about a message; `askedWith` null when it has to be asked again. */
export async function noteAsked(
  db: UserDb,
  id: Uuid,
  asked: { readonly at: Date; readonly askedWith: string | null; readonly bytesSent: number },
): Promise<void> {
  await db.query(
    `update app.messages set asked_at = $3, asked_with = coalesce($4, asked_with), bytes_sent = bytes_sent + $5
      where user_id = $1 and id = $2`,
    [db.userId, id, asked.at, asked.askedWith, asked.bytesSent],
  );
}

/** Puts a message back for the reading a model helped with; false when a person has decided about it meanwhile. */
export async function reopenForAnswer(db: UserDb, id: Uuid, model: string | null): Promise<boolean> {
  const rows = await db.query(
    `update app.messages m set state = 'new', helped_by = $3
      where m.user_id = $1 and m.id = $2 and m.state = 'needs_review' and not m.has_user_verdict and not ${isMessageReviewed('m')}
      returning 1`,
    [db.userId, id, model],
  );
  return rows.length === 1;
}

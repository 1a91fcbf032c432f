import type { UserDb, Uuid } from '../pool.ts';

export type MessageState = 'new' | 'processed' | 'not_receipt' | 'needs_review' | 'failed' | 'skipped';

export interface NewMessage {
  readonly id: Uuid;
  readonly mailboxId: Uuid;
  readonly providerMessageId: string;
  readonly rfcMessageId: string | null;
  readonly fromAddress: string;
  readonly fromName: string;
  readonly subject: string;
  readonly receivedAt: Date;
  readonly state: MessageState;
  readonly kind: 'purchase' | 'refund' | 'subscription' | 'shipping' | 'other' | null;
  readonly reason: string;
  readonly confidence: number | null;
  readonly readerVersion: string;
}

/** Provider ids of a mailbox that have a verdict already. */
export async function knownMessageIds(
  db: UserDb,
  mailboxId: Uuid,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await db.query<{ id: string }>(
    'select provider_message_id as id from app.messages where user_id = $1 and mailbox_id = $2 and provider_message_id = any($3::text[])',
    [db.userId, mailboxId, ids],
  );
  return new Set(rows.map((row) => row.id));
}

/** Adds a message with its verdict; a message that has one already keeps it. False then. */
export async function insertMessage(db: UserDb, message: NewMessage): Promise<boolean> {
  const rows = await db.query(
    `insert into app.messages (user_id, id, mailbox_id, provider_message_id, rfc_message_id, from_address, from_name, subject, received_at, state, kind,
       reason, confidence, reader_version)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) on conflict do nothing returning 1`,
    [
      db.userId,
      message.id,
      message.mailboxId,
      message.providerMessageId,
      message.rfcMessageId,
      message.fromAddress,
      message.fromName,
      message.subject,
      message.receivedAt,
      message.state,
      message.kind,
      message.reason,
      message.confidence,
      message.readerVersion,
    ],
  );
  return rows.length === 1;
}

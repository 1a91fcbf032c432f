import type { UserDb, Uuid } from '../../pool.ts';
import { isMessageReviewed } from '../review-items.ts';
import { addToListedCount } from './mailboxes.ts';
import type { RelistedMessage } from './message-reads.ts';

export type MessageState = 'new' | 'processed' | 'not_receipt' | 'needs_review' | 'failed' | 'skipped';

/** SQL assignment for every change of a message's state: the time when the question about it was closed. */
const closing = (state: string): string => `closed_at = case when ${state} = 'needs_review' then null
  when m.state = 'needs_review' then (select now()) else m.closed_at end`;

export interface ListedMessage {
  readonly id: Uuid;
  readonly providerMessageId: string;
  readonly receivedAt: Date;
}

export interface Verdict {
  readonly id: Uuid;
  readonly rfcMessageId: string | null;
  readonly fromAddress: string;
  readonly fromName: string;
  readonly subject: string;
  readonly receivedAt: Date;
  readonly state: MessageState;
  readonly kind: 'purchase' | 'refund' | 'subscription' | 'shipping' | 'other' | null;
  readonly reason: string;
  readonly confidence: number | null;
  /** Null if no reader has read the body. */
  readonly readerVersion: string | null;
  readonly orderKey: string | null;
  readonly headerKey: string | null;
  readonly contentKey: string | null;
}

/**
 * Inserts listed messages as `new`, each once, and adds them to the count of their mailbox. Returns the number of
 * unknown messages.
 */
export async function insertListedMessages(
  db: UserDb,
  mailboxId: Uuid,
  messages: readonly ListedMessage[],
): Promise<number> {
  if (messages.length === 0) return 0;
  const added = await db.query(
    `insert into app.messages (user_id, id, mailbox_id, provider_message_id, received_at, state)
     select own.user_id, m.id, $2, m.provider_id, m.at, 'new' from app.profiles own, unnest($3::uuid[], $4::text[],
       $5::timestamptz[]) as m(id, provider_id, at)
      where own.user_id = $1
     on conflict (user_id, mailbox_id, provider_message_id) do nothing returning 1`,
    [
      db.userId,
      mailboxId,
      messages.map((message) => message.id),
      messages.map((message) => message.providerMessageId),
      messages.map((message) => message.receivedAt),
    ],
  );
  await addToListedCount(db, mailboxId, added.length);
  return added.length;
}

/** Counts a failed attempt. */
export async function incrementMessageAttempts(db: UserDb, ids: readonly Uuid[]): Promise<void> {
  await db.query(
    'update app.messages set attempts = attempts + 1 where user_id = $1 and id = any($2::uuid[])',
    [db.userId, ids],
  );
}

/**
 * Saves the verdicts of waiting messages. Returns the IDs of those saved; the others already have a verdict or were
 * deleted.
 */
export async function saveVerdicts(db: UserDb, verdicts: readonly Verdict[]): Promise<ReadonlySet<Uuid>> {
  const rows = await db.query<{ id: Uuid }>(
    `update app.messages m set rfc_message_id = n.rfc_message_id, from_address = n.from_address,
      from_name = n.from_name, subject = n.subject,
       received_at = n.received_at, state = n.state, ${closing('n.state')}, kind = n.kind, reason = n.reason,
         confidence = n.confidence, reader_version = n.reader_version,
       order_key = n.order_key, header_key = n.header_key, content_key = n.content_key
     from unnest($2::uuid[], $3::text[], $4::text[], $5::text[], $6::text[], $7::timestamptz[], $8::text[],
       $9::text[], $10::text[], $11::real[],
            $12::text[], $13::text[], $14::text[], $15::text[]) as n(id, rfc_message_id, from_address, from_name,
              subject, received_at, state, kind,
            reason, confidence, reader_version, order_key, header_key, content_key)
     where m.user_id = $1 and m.id = n.id and m.state = 'new' returning m.id`,
    [
      db.userId,
      verdicts.map((verdict) => verdict.id),
      verdicts.map((verdict) => verdict.rfcMessageId),
      verdicts.map((verdict) => verdict.fromAddress),
      verdicts.map((verdict) => verdict.fromName),
      verdicts.map((verdict) => verdict.subject),
      verdicts.map((verdict) => verdict.receivedAt),
      verdicts.map((verdict) => verdict.state),
      verdicts.map((verdict) => verdict.kind),
      verdicts.map((verdict) => verdict.reason),
      verdicts.map((verdict) => verdict.confidence),
      verdicts.map((verdict) => verdict.readerVersion),
      verdicts.map((verdict) => verdict.orderKey),
      verdicts.map((verdict) => verdict.headerKey),
      verdicts.map((verdict) => verdict.contentKey),
    ],
  );
  return new Set(rows.map((row) => row.id));
}

/** Moves known messages to their new IDs and deletes the records that the listing created. */
export async function mergeRelistedMessages(
  db: UserDb,
  mailboxId: Uuid,
  moved: readonly RelistedMessage[],
): Promise<void> {
  await db.query('delete from app.messages where user_id = $1 and id = any($2::uuid[])', [
    db.userId,
    moved.map(({ freshId }) => freshId),
  ]);
  await db.query(
    `update app.messages m set provider_message_id = n.provider_id
      from unnest($2::uuid[], $3::text[]) as n(id, provider_id)
      where m.user_id = $1 and m.id = n.id`,
    [db.userId, moved.map(({ knownId }) => knownId), moved.map((message) => message.freshProviderId)],
  );
  await addToListedCount(db, mailboxId, -moved.length);
}

/** Records the user's decision that the message is not a receipt. */
export async function markMessageRejected(db: UserDb, id: Uuid, reason: string): Promise<void> {
  await db.query(
    `update app.messages m set state = 'not_receipt', ${closing("'not_receipt'")}, reason = $3, has_user_verdict = true
      where user_id = $1 and id = $2`,
    [db.userId, id, reason],
  );
}

/** Selects messages: one, those from an address, those from a domain and its subdomains, or all. */
export type MessageSelection =
  | { readonly by: 'id' | 'address' | 'domain'; readonly value: string }
  | { readonly by: 'everything' };

const CONDITIONS: Readonly<Record<MessageSelection['by'], string>> = {
  id: 'm.id = $3::uuid',
  address: 'm.from_address = $3',
  domain: `(m.from_address like '%@' || $3 or m.from_address like '%.' || $3)`,
  everything: '$3::text is null',
};

/** Erases messages that have a verdict, except for their identity and fingerprints. Returns their IDs. */
export async function eraseMessages(db: UserDb, which: MessageSelection, reason: string): Promise<Uuid[]> {
  const rows = await db.query<{ id: Uuid }>(
    `update app.messages m set state = 'skipped', ${closing("'skipped'")}, reason = $2, is_forgotten = true,
      has_user_verdict = true, kind = null, confidence = null,
       reader_version = null, from_address = '', from_name = '', subject = '', rfc_message_id = null, order_key = null
      where m.user_id = $1 and ${CONDITIONS[which.by]} and not m.is_forgotten and m.state <> 'new' returning m.id`,
    [db.userId, reason, which.by === 'everything' ? null : which.value],
  );
  return rows.map((row) => row.id);
}

/** Reopens a message for reading, whatever was decided about it. Returns false if it no longer exists. */
export async function reopenMessage(db: UserDb, id: Uuid): Promise<boolean> {
  const rows = await db.query(
    `update app.messages m set state = 'new', ${closing("'new'")}, reason = '', attempts = 0,
      has_user_verdict = false, is_forgotten = false
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
export type ReopenScope = keyof typeof TO_REOPEN;

/** Reopens messages that the user has not decided about. Returns the mailbox of each. */
export async function reopenMessages(db: UserDb, which: ReopenScope, readerVersion: string): Promise<Uuid[]> {
  const rows = await db.query<{ mailboxId: Uuid }>(
    `update app.messages m set state = 'new', ${closing("'new'")}, reason = '', attempts = 0
      where m.user_id = $1 and ${TO_REOPEN[which]} and ($2::text is not null) and not m.has_user_verdict
        and not m.is_forgotten
        and not ${isMessageReviewed('m')}
      returning m.mailbox_id as "mailboxId"`,
    [db.userId, readerVersion],
  );
  return rows.map((row) => row.mailboxId);
}

/** Records a request to the model about a message; `askedWith` null if the model must be asked again. */
export async function recordModelRequest(
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

/**
 * Reopens a message to read it again with the model's answer. Returns false if the user has decided about it in the
 * meantime.
 */
export async function reopenForModelAnswer(db: UserDb, id: Uuid, model: string | null): Promise<boolean> {
  const rows = await db.query(
    `update app.messages m set state = 'new', ${closing("'new'")}, helped_by = $3
      where m.user_id = $1 and m.id = $2 and m.state = 'needs_review' and not m.has_user_verdict
        and not ${isMessageReviewed('m')}
      returning 1`,
    [db.userId, id, model],
  );
  return rows.length === 1;
}

/** Reopens skipped and failed messages. */
export async function reopenSkippedMessages(db: UserDb, ids: readonly Uuid[]): Promise<void> {
  await db.query(
    `update app.messages m set state = 'new', ${closing("'new'")}, reason = '', attempts = 0 where user_id = $1
      and id = any($2::uuid[]) and state in ('skipped', 'failed')`,
    [db.userId, ids],
  );
}

/** Sets the state and reason of each message. */
export async function setMessageStates(
  db: UserDb,
  changes: readonly { readonly id: Uuid; readonly state: string; readonly reason: string }[],
): Promise<void> {
  if (changes.length === 0) return;
  await db.query(
    `update app.messages m set state = n.state, ${closing('n.state')}, reason = n.reason
       from unnest($2::uuid[], $3::text[], $4::text[]) as n(id, state, reason) where m.user_id = $1 and m.id = n.id`,
    [
      db.userId,
      changes.map(({ id }) => id),
      changes.map(({ state }) => state),
      changes.map(({ reason }) => reason),
    ],
  );
}

/** Marks messages of a purchase that another message represents as processed, unless the user decided about them. */
export async function markMessagesRepeated(
  db: UserDb,
  ids: readonly (Uuid | null)[],
  reason: string,
): Promise<void> {
  await db.query(
    `update app.messages m set state = 'processed', ${closing("'processed'")}, reason = $3
      where user_id = $1 and id = any($2::uuid[]) and not has_user_verdict and state in ('processed', 'needs_review')`,
    [db.userId, ids, reason],
  );
}

/**
 * Records the user's decision that a message describes a separate purchase. Returns false if it was recorded before.
 */
export async function markMessageStandalone(db: UserDb, messageId: Uuid): Promise<boolean> {
  const changed = await db.query(
    'update app.messages set stands_alone = true where user_id = $1 and id = $2 and not stands_alone returning 1',
    [db.userId, messageId],
  );
  return changed.length > 0;
}

/** Copies the verdicts of messages to their duplicates. */
export async function copyVerdicts(
  db: UserDb,
  pairs: readonly { readonly fromId: Uuid; readonly toId: Uuid }[],
): Promise<void> {
  await db.query(
    `update app.messages t set state = m.state, kind = m.kind, reason = m.reason, confidence = m.confidence,
      reader_version = m.reader_version,
       order_key = m.order_key, has_user_verdict = m.has_user_verdict, bytes_sent = m.bytes_sent,
         closed_at = m.closed_at
       from unnest($2::uuid[], $3::uuid[]) as p(from_id, to_id) join app.messages m on m.user_id = $1
         and m.id = p.from_id where t.user_id = $1 and t.id = p.to_id`,
    [db.userId, pairs.map(({ fromId }) => fromId), pairs.map(({ toId }) => toId)],
  );
}

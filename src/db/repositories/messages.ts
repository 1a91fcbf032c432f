import type { UserDb, Uuid } from '../pool.ts';

export type MessageState = 'new' | 'processed' | 'not_receipt' | 'needs_review' | 'failed' | 'skipped';

/** A message that was listed and has no verdict yet. */
export interface WaitingMessage {
  readonly id: Uuid;
  readonly providerMessageId: string;
  readonly attempts: number;
}

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
  /** Null where no reader looked at the body. */
  readonly readerVersion: string | null;
  readonly orderKey: string | null;
  readonly headerKey: string | null;
  readonly contentKey: string | null;
}

/** Adds listed messages as `new`, each once, and counts them into their mailbox; gives how many were not known. */
export async function insertListed(
  db: UserDb,
  mailboxId: Uuid,
  messages: readonly ListedMessage[],
): Promise<number> {
  if (messages.length === 0) return 0;
  const [row] = await db.query<{ added: number }>(
    `with added as (
       insert into app.messages (user_id, id, mailbox_id, provider_message_id, received_at, state)
       select $1, m.id, $2, m.provider_id, m.at, 'new' from unnest($3::uuid[], $4::text[], $5::timestamptz[]) as m(id, provider_id, at)
       on conflict (user_id, mailbox_id, provider_message_id) do nothing returning 1),
     counted as (update app.mailboxes set listed = listed + (select count(*) from added) where user_id = $1 and id = $2)
     select count(*) as added from added`,
    [
      db.userId,
      mailboxId,
      messages.map((message) => message.id),
      messages.map((message) => message.providerMessageId),
      messages.map((message) => message.receivedAt),
    ],
  );
  return row?.added ?? 0;
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

/** Counts an attempt that brought nothing. */
export async function countAttempts(db: UserDb, ids: readonly Uuid[]): Promise<void> {
  await db.query(
    'update app.messages set attempts = attempts + 1 where user_id = $1 and id = any($2::uuid[])',
    [db.userId, ids],
  );
}

/** Gives waiting messages their verdicts; tells which got one: the others have theirs, or are gone. */
export async function saveVerdicts(db: UserDb, verdicts: readonly Verdict[]): Promise<ReadonlySet<Uuid>> {
  const rows = await db.query<{ id: Uuid }>(
    `update app.messages m set rfc_message_id = n.rfc_message_id, from_address = n.from_address, from_name = n.from_name, subject = n.subject,
       received_at = n.received_at, state = n.state, kind = n.kind, reason = n.reason, confidence = n.confidence, reader_version = n.reader_version,
       order_key = n.order_key, header_key = n.header_key, content_key = n.content_key
     from unnest($2::uuid[], $3::text[], $4::text[], $5::text[], $6::text[], $7::timestamptz[], $8::text[], $9::text[], $10::text[], $11::real[],
            $12::text[], $13::text[], $14::text[], $15::text[]) as n(id, rfc_message_id, from_address, from_name, subject, received_at, state, kind,
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

/** The very same mail with a verdict of its own: where it lies, and whether it was forgotten. */
export interface Twin {
  readonly address: string;
  readonly isForgotten: boolean;
}

/** Other messages that are the very same mails as these, by the ids of these. */
export async function findTwins(
  db: UserDb,
  messages: readonly { readonly id: Uuid; readonly contentKey: string }[],
): Promise<Map<Uuid, Twin>> {
  if (messages.length === 0) return new Map();
  const rows = await db.query<Twin & { id: Uuid }>(
    `select distinct on (n.id) n.id, b.address, m.is_forgotten as "isForgotten" from unnest($2::uuid[], $3::text[]) as n(id, content_key)
       join app.messages m on m.user_id = $1 and m.content_key = n.content_key and m.id <> n.id and (m.is_forgotten or m.state not in ('new', 'failed', 'skipped'))
       join app.mailboxes b on b.user_id = m.user_id and b.id = m.mailbox_id
      order by n.id, m.received_at, m.id`,
    [db.userId, messages.map((message) => message.id), messages.map((message) => message.contentKey)],
  );
  return new Map(rows.map(({ id, ...twin }) => [id, twin]));
}

/** A row that a listing made beside a known one of the same mailbox and the same headers. */
export interface SeenAgain {
  readonly freshId: Uuid;
  readonly freshProviderId: string;
  readonly knownId: Uuid;
  readonly knownProviderId: string;
}

/** Waiting messages whose headers a known message of the mailbox has too: each at most once. */
export async function listSeenAgain(
  db: UserDb,
  mailboxId: Uuid,
  waiting: readonly { readonly id: Uuid; readonly headerKey: string }[],
): Promise<SeenAgain[]> {
  const rows = await db.query<SeenAgain>(
    `select distinct on (f.id) f.id as "freshId", f.provider_message_id as "freshProviderId", k.id as "knownId", k.provider_message_id as "knownProviderId"
       from unnest($3::uuid[], $4::text[]) as n(id, header_key)
       join app.messages f on f.user_id = $1 and f.id = n.id and f.state = 'new'
       join app.messages k on k.user_id = $1 and k.mailbox_id = $2 and k.header_key = n.header_key and k.id <> n.id and k.state <> 'new'
      order by f.id, k.id`,
    [db.userId, mailboxId, waiting.map((one) => one.id), waiting.map((one) => one.headerKey)],
  );
  return [...new Map(rows.map((row) => [row.knownId, row])).values()];
}

/** A known message goes on under its new id, and the row its listing made goes. */
export async function adoptMoved(db: UserDb, mailboxId: Uuid, moved: readonly SeenAgain[]): Promise<void> {
  await db.query('delete from app.messages where user_id = $1 and id = any($2::uuid[])', [
    db.userId,
    moved.map((one) => one.freshId),
  ]);
  await db.query(
    `update app.messages m set provider_message_id = n.provider_id from unnest($2::uuid[], $3::text[]) as n(id, provider_id)
      where m.user_id = $1 and m.id = n.id`,
    [db.userId, moved.map((one) => one.knownId), moved.map((one) => one.freshProviderId)],
  );
  await db.query('update app.mailboxes set listed = listed - $3 where user_id = $1 and id = $2', [
    db.userId,
    mailboxId,
    moved.length,
  ]);
}

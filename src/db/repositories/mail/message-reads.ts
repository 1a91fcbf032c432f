import type { UserDb, Uuid } from '../../pool.ts';

/** The same email in another message that has a verdict: where it is, and whether the user forgot it. */
export interface DuplicateMessage {
  readonly address: string;
  readonly isForgotten: boolean;
}

/** Duplicates of these messages, by message ID. */
export async function findDuplicateMessages(
  db: UserDb,
  messages: readonly { readonly id: Uuid; readonly contentKey: string }[],
): Promise<Map<Uuid, DuplicateMessage>> {
  if (messages.length === 0) return new Map();
  const rows = await db.query<DuplicateMessage & { id: Uuid }>(
    `select distinct on (n.id) n.id, b.address, m.is_forgotten as "isForgotten"
      from unnest($2::uuid[], $3::text[]) as n(id, content_key)
       join app.messages m on m.user_id = $1 and m.content_key = n.content_key and m.id <> n.id and (m.is_forgotten
         or m.state not in ('new', 'failed', 'skipped'))
       join app.mailboxes b on b.user_id = $1 and b.id = m.mailbox_id
      order by n.id, m.received_at, m.id`,
    [db.userId, messages.map((message) => message.id), messages.map((message) => message.contentKey)],
  );
  return new Map(rows.map(({ id, ...twin }) => [id, twin]));
}

/** A record that a listing created although the mailbox has a message with the same headers. */
export interface RelistedMessage {
  readonly freshId: Uuid;
  readonly freshProviderId: string;
  readonly knownId: Uuid;
  readonly knownProviderId: string;
}

/** Waiting messages whose headers equal those of a known message of the mailbox, each at most once. */
export async function listRelistedMessages(
  db: UserDb,
  mailboxId: Uuid,
  waiting: readonly { readonly id: Uuid; readonly headerKey: string }[],
): Promise<RelistedMessage[]> {
  const rows = await db.query<RelistedMessage>(
    `select distinct on (f.id) f.id as "freshId", f.provider_message_id as "freshProviderId", k.id as "knownId",
      k.provider_message_id as "knownProviderId"
       from unnest($3::uuid[], $4::text[]) as n(id, header_key)
       join app.messages f on f.user_id = $1 and f.id = n.id and f.state = 'new'
       join app.messages k on k.user_id = $1 and k.mailbox_id = $2 and k.header_key = n.header_key and k.id <> n.id
         and k.state <> 'new'
      order by f.id, k.id`,
    [db.userId, mailboxId, waiting.map(({ id }) => id), waiting.map(({ headerKey }) => headerKey)],
  );
  return [...new Map(rows.map((row) => [row.knownId, row])).values()];
}

/** A listed message without a verdict. */
export interface WaitingMessage {
  readonly id: Uuid;
  readonly providerMessageId: string;
  readonly attempts: number;
}

/** The next messages to read: those never attempted first, newer before older ones. */
export async function listWaitingMessages(
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

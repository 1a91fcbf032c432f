import type { HistorySource, HistoryUndo } from '#domain/ledger/history.ts';
import type { UserDb, Uuid } from '../pool.ts';

/** What happened to a row, to what was read from a mail, or to both. */
export interface NewHistoryEvent {
  readonly id: Uuid;
  readonly transactionId?: Uuid | null;
  /** The receipt it happened to; kept by its message. */
  readonly receiptId?: Uuid | null;
  readonly messageId?: Uuid | null;
  /** Fettle's own reading where nothing is said. */
  readonly source?: HistorySource;
  readonly what: string;
  readonly reason: string;
  /** What it is about: earlier events about the same can no longer be taken back. Empty = about nothing else. */
  readonly topic?: string;
  readonly undo?: HistoryUndo | null;
}

/** Writes what happened into the history; an event of a receipt without a row and without a message is passed over. */
export async function recordEvents(db: UserDb, events: readonly NewHistoryEvent[], at: Date): Promise<void> {
  if (events.length === 0) return;
  const topics = events.flatMap((event) => (event.topic ? [event.topic] : []));
  if (topics.length > 0)
    await db.query(
      'update app.history_events set undo = null where user_id = $1 and topic = any($2::text[]) and undo is not null',
      [db.userId, topics],
    );
  await db.query(
    `insert into app.history_events (user_id, id, transaction_id, message_id, source, what, reason, topic, undo, at)
     select $1, e.id, e.transaction_id, e.message_id, e.source, e.what, e.reason, e.topic, e.undo, $10
       from (select n.id, n.transaction_id, coalesce(n.message_id, r.message_id) as message_id, n.source, n.what, n.reason, n.topic, n.undo::jsonb
               from unnest($2::uuid[], $3::uuid[], $4::uuid[], $5::uuid[], $6::text[], $7::text[], $8::text[], $9::text[], $11::text[])
                    as n(id, transaction_id, message_id, receipt_id, source, what, reason, topic, undo)
               left join app.receipts r on r.user_id = $1 and r.id = n.receipt_id) e
      where e.transaction_id is not null or e.message_id is not null`,
    [
      db.userId,
      events.map((event) => event.id),
      events.map((event) => event.transactionId ?? null),
      events.map((event) => event.messageId ?? null),
      events.map((event) => event.receiptId ?? null),
      events.map((event) => event.source ?? 'model'),
      events.map((event) => event.what),
      events.map((event) => event.reason),
      events.map((event) => event.topic ?? ''),
      at,
      events.map((event) => (event.undo ? JSON.stringify(event.undo) : null)),
    ],
  );
}

/** How the newest event about a topic is taken back; null where it is not. */
export async function findUndo(db: UserDb, topic: string): Promise<HistoryUndo | null> {
  const [event] = await db.query<{ undo: HistoryUndo }>(
    'select undo from app.history_events where user_id = $1 and topic = $2 and undo is not null order by at desc, id desc limit 1',
    [db.userId, topic],
  );
  return event?.undo ?? null;
}

export interface HistoryEvent {
  readonly id: Uuid;
  readonly messageId: Uuid | null;
  readonly at: Date;
  readonly source: HistorySource;
  readonly what: string;
  readonly reason: string;
  readonly undo: HistoryUndo | null;
}

const COLUMNS = 'id, message_id as "messageId", at, source, what, reason, undo';
const EVENTS_MAX = 100;

/** What happened to a row, newest first. */
export async function listRowHistory(db: UserDb, transactionId: Uuid): Promise<HistoryEvent[]> {
  return db.query<HistoryEvent>(
    `select ${COLUMNS} from app.history_events where user_id = $1 and transaction_id = $2 order by at desc, id desc limit ${EVENTS_MAX}`,
    [db.userId, transactionId],
  );
}

/** What happened to what was read from messages, newest first. */
export async function listMessageHistory(db: UserDb, messageIds: readonly Uuid[]): Promise<HistoryEvent[]> {
  return db.query<HistoryEvent>(
    `select ${COLUMNS} from app.history_events where user_id = $1 and message_id = any($2::uuid[]) order by at desc, id desc limit ${EVENTS_MAX}`,
    [db.userId, messageIds],
  );
}

/** Detaches the history from mailboxes that are deleted; events about their messages alone are deleted. */
export async function forgetMailboxHistory(db: UserDb, mailboxIds: readonly Uuid[]): Promise<void> {
  const ofMailboxes = `user_id = $1 and message_id in (
    select m.id from app.messages m where m.user_id = $1 and m.mailbox_id = any($2::uuid[]))`;
  const values = [db.userId, mailboxIds];
  await db.query(`delete from app.history_events where ${ofMailboxes} and transaction_id is null`, values);
  await db.query(`update app.history_events set message_id = null where ${ofMailboxes}`, values);
}

/** Forgets what happened to messages and the days set for their purchases; the history of their rows stays. */
export async function forgetMessageHistory(db: UserDb, messageIds: readonly Uuid[]): Promise<void> {
  await db.query(
    'delete from app.history_events where user_id = $1 and message_id = any($2::uuid[]) and transaction_id is null',
    [db.userId, messageIds],
  );
  await db.query(
    'update app.history_events set message_id = null where user_id = $1 and message_id = any($2::uuid[])',
    [db.userId, messageIds],
  );
  await db.query('delete from app.receipt_clocks where user_id = $1 and message_id = any($2::uuid[])', [
    db.userId,
    messageIds,
  ]);
}

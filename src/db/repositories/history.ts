import type { HistoryDetail, HistorySource } from '#domain/ledger/history.ts';
import { jsonbObject } from '../json-object.ts';
import type { UserDb, Uuid } from '../pool.ts';
import { storableJson } from '../storable.ts';
import { deleteDeadlines } from './receipt-deadlines.ts';

/** An event about a transaction, an email, or another subject of the user. */
export interface NewHistoryEvent {
  readonly id: Uuid;
  readonly transactionId?: Uuid | null;
  /** The receipt that the event is about; stored by its message. */
  readonly receiptId?: Uuid | null;
  readonly messageId?: Uuid | null;
  /** Another subject, in the format of `subjectOf`. */
  readonly subject?: string;
  /** Absent: the event comes from Fettle's extraction. */
  readonly source?: HistorySource;
  readonly detail: HistoryDetail;
  /** The event of the change that this one is part of. */
  readonly parentId?: Uuid | null;
  /** What an undo needs; absent if there is nothing to undo or the parent has it. */
  readonly before?: object | null;
  /** Whether this event undoes another one. */
  readonly isUndo?: boolean;
}

const COLUMNS_WRITTEN =
  'id, transaction_id, message_id, subject, source, kind, details, parent_id, before, is_undo';

/** Records events. An event without a known subject is ignored. */
export async function recordEvents(db: UserDb, events: readonly NewHistoryEvent[], at: Date): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map((event) => ({
    id: event.id,
    transaction_id: event.transactionId ?? null,
    message_id: event.messageId ?? null,
    receipt_id: event.receiptId ?? null,
    subject: event.subject ?? '',
    source: event.source ?? 'model',
    kind: event.detail.kind,
    details: event.detail.values,
    parent_id: event.parentId ?? null,
    before: event.before ?? null,
    is_undo: event.isUndo ?? false,
  }));
  await db.query(
    `insert into app.history_events (user_id, ${COLUMNS_WRITTEN}, at)
     select own.user_id, e.id, e.transaction_id, e.message_id, e.subject, e.source, e.kind, e.details,
            e.parent_id, e.before, e.is_undo, $3
       from app.profiles own, (select n.*, coalesce(n.own_message_id, r.message_id) as message_id
               from jsonb_to_recordset($2::jsonb) as n(id uuid, transaction_id uuid, own_message_id uuid,
                      receipt_id uuid, subject text, source text, kind text, details jsonb,
                      parent_id uuid, before jsonb, is_undo boolean)
               left join app.receipts r on r.user_id = $1 and r.id = n.receipt_id) e
      where own.user_id = $1 and (e.transaction_id is not null or e.message_id is not null or e.subject <> '')`,
    [
      db.userId,
      storableJson(rows.map(({ message_id, ...row }) => ({ ...row, own_message_id: message_id }))),
      at,
    ],
  );
}

export interface StoredEvent {
  readonly id: Uuid;
  readonly parentId: Uuid | null;
  readonly transactionId: Uuid | null;
  readonly messageId: Uuid | null;
  readonly subject: string;
  readonly detail: HistoryDetail;
  readonly before: unknown;
  readonly isUndo: boolean;
  readonly undoneBy: Uuid | null;
  readonly at: Date;
}

const STORED = `id, parent_id as "parentId", transaction_id as "transactionId", message_id as "messageId", subject,
  ${jsonbObject<HistoryDetail>({ kind: 'kind', values: 'details' })} as detail, before, is_undo as "isUndo",
  undone_by as "undoneBy", at`;

/** Locks an event against concurrent undos; null if it does not exist. */
export async function lockEvent(db: UserDb, id: Uuid): Promise<StoredEvent | null> {
  const [event] = await db.query<StoredEvent>(
    `select ${STORED} from app.history_events where user_id = $1 and id = $2 for update`,
    [db.userId, id],
  );
  return event ?? null;
}

/** Locks the events that are part of an event's change. */
export async function lockEventParts(db: UserDb, id: Uuid): Promise<StoredEvent[]> {
  return db.query<StoredEvent>(
    `select ${STORED} from app.history_events where user_id = $1 and parent_id = $2 order by id for update`,
    [db.userId, id],
  );
}

/** Records which event undid each of these. */
export async function markEventsUndone(
  db: UserDb,
  undone: readonly { readonly id: Uuid; readonly by: Uuid }[],
): Promise<void> {
  await db.query(
    `update app.history_events e set undone_by = n.by from unnest($2::uuid[], $3::uuid[]) as n(id, by)
      where e.user_id = $1 and e.id = n.id`,
    [db.userId, undone.map(({ id }) => id), undone.map(({ by }) => by)],
  );
}

/** The newest event about each of these subjects that is not undone and can be undone. */
export async function findUndoableEvents(
  db: UserDb,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, Uuid>> {
  if (subjects.length === 0) return new Map();
  const rows = await db.query<{ subject: string; id: Uuid }>(
    `select distinct on (subject) subject, case when not is_undo and undone_by is null then id end as id
       from app.history_events where user_id = $1 and subject = any($2::text[]) and before is not null
      order by subject, at desc, id desc`,
    [db.userId, subjects],
  );
  return new Map(rows.flatMap(({ subject, id }) => (id === null ? [] : [[subject, id] as const])));
}

/** An event as the history lists it. */
export interface HistoryEvent extends Omit<StoredEvent, 'transactionId' | 'subject'> {
  readonly source: HistorySource;
  /** The undo information of the parent event, or null. */
  readonly parentBefore: unknown;
}

const SHOWN = `e.id, e.parent_id as "parentId", e.message_id as "messageId", e.at, e.source,
  ${jsonbObject<HistoryDetail>({ kind: 'e.kind', values: 'e.details' })} as detail, e.before, e.is_undo as "isUndo",
  coalesce(e.undone_by, case when e.before is null then p.undone_by end) as "undoneBy", p.before as "parentBefore"`;
const WITH_PARENTS = `app.history_events e
  left join app.history_events p on p.user_id = $1 and p.id = e.parent_id`;
const EVENTS_MAX = 100;

/** Events of a transaction, newest first. */
export async function listTransactionHistory(db: UserDb, transactionId: Uuid): Promise<HistoryEvent[]> {
  return db.query<HistoryEvent>(
    `select ${SHOWN} from ${WITH_PARENTS} where e.user_id = $1 and e.transaction_id = $2
      order by e.at desc, e.id desc limit ${EVENTS_MAX}`,
    [db.userId, transactionId],
  );
}

/** Events of messages, newest first. */
export async function listMessageHistory(db: UserDb, messageIds: readonly Uuid[]): Promise<HistoryEvent[]> {
  return db.query<HistoryEvent>(
    `select ${SHOWN} from ${WITH_PARENTS} where e.user_id = $1 and e.message_id = any($2::uuid[])
      order by e.at desc, e.id desc limit ${EVENTS_MAX}`,
    [db.userId, messageIds],
  );
}

/** Detaches the history from mailboxes that are deleted; events about their messages alone are deleted. */
export async function deleteMailboxHistory(db: UserDb, mailboxIds: readonly Uuid[]): Promise<void> {
  const ofMailboxes = `user_id = $1 and message_id in (
    select m.id from app.messages m where m.user_id = $1 and m.mailbox_id = any($2::uuid[]))`;
  const values = [db.userId, mailboxIds];
  await db.query(`delete from app.history_events where ${ofMailboxes} and transaction_id is null`, values);
  await db.query(
    `update app.history_events set message_id = null, before = null where ${ofMailboxes}`,
    values,
  );
}

/**
 * Deletes the events of messages and the deadlines set for their purchases. The history of their transactions is
 * retained.
 */
export async function deleteMessageHistory(db: UserDb, messageIds: readonly Uuid[]): Promise<void> {
  await db.query(
    'delete from app.history_events where user_id = $1 and message_id = any($2::uuid[]) and transaction_id is null',
    [db.userId, messageIds],
  );
  // The undo information of such an event may quote the email.
  await db.query(
    `update app.history_events set message_id = null, before = null
      where user_id = $1 and message_id = any($2::uuid[])`,
    [db.userId, messageIds],
  );
  await deleteDeadlines(db, messageIds);
}

import type { OriginalProblem } from '#domain/claims/original.ts';
import { jsonbObject } from '../../json-object.ts';
import type { UserDb, Uuid } from '../../pool.ts';

/** An email of a receipt that is waiting to be fetched from its mailbox. */
export interface WaitingOriginal {
  readonly messageId: Uuid;
  readonly mailboxId: Uuid;
  readonly providerMessageId: string;
  readonly attempts: number;
}

/** SQL condition: the receipt has an email that belongs to a claim's evidence. */
const HAS_ORIGINAL = "r.kind <> 'shipping' and r.state <> 'rejected'";

/** Requests emails that are not stored; one with a problem is retried. Returns how many are waiting now. */
export async function requestOriginals(db: UserDb, messageIds: readonly Uuid[], at: Date): Promise<number> {
  const rows = await db.query(
    `insert into app.original_fetches (user_id, message_id, asked_at)
     select m.user_id, m.id, $3 from app.messages m
      where m.user_id = $1 and m.id = any($2::uuid[]) and not m.is_forgotten
        and not exists (select from app.message_bodies b where b.user_id = $1 and b.message_id = m.id)
     on conflict (user_id, message_id) do update set problem = null, attempts = 0, asked_at = excluded.asked_at
     returning 1`,
    [db.userId, messageIds, at],
  );
  return rows.length;
}

/** Receipts whose emails are not stored. */
export async function listMissingOriginals(db: UserDb): Promise<Uuid[]> {
  const rows = await db.query<{ id: Uuid }>(
    `select r.message_id as id from app.receipts r
      where r.user_id = $1 and r.message_id is not null and ${HAS_ORIGINAL}
        and not exists (select from app.message_bodies b where b.user_id = $1 and b.message_id = r.message_id)`,
    [db.userId],
  );
  return rows.map(({ id }) => id);
}

/** The next emails to fetch from mailboxes other than these, oldest requests first. */
export async function listWaitingOriginals(
  db: UserDb,
  pausedMailboxIds: readonly Uuid[],
  limit: number,
): Promise<WaitingOriginal[]> {
  return db.query<WaitingOriginal>(
    `select f.message_id as "messageId", m.mailbox_id as "mailboxId",
            m.provider_message_id as "providerMessageId", f.attempts
       from app.original_fetches f join app.messages m on m.user_id = $1 and m.id = f.message_id
      where f.user_id = $1 and f.problem is null and m.mailbox_id <> all($2::uuid[])
      order by f.asked_at, f.message_id limit $3`,
    [db.userId, pausedMailboxIds, limit],
  );
}

/** Deletes the request for a fetched email. Returns false if it is no longer requested. */
export async function deleteOriginalFetch(db: UserDb, messageId: Uuid): Promise<boolean> {
  const rows = await db.query(
    'delete from app.original_fetches where user_id = $1 and message_id = $2 and problem is null returning 1',
    [db.userId, messageId],
  );
  return rows.length > 0;
}

/** Records why emails cannot be fetched. */
export async function recordFetchProblem(
  db: UserDb,
  messageIds: readonly Uuid[],
  problem: OriginalProblem,
): Promise<void> {
  await db.query(
    `update app.original_fetches set problem = $3
      where user_id = $1 and message_id = any($2::uuid[]) and problem is null`,
    [db.userId, messageIds, problem],
  );
}

/** Counts a failed attempt. */
export async function incrementFetchAttempts(db: UserDb, messageId: Uuid): Promise<void> {
  await db.query(
    'update app.original_fetches set attempts = attempts + 1 where user_id = $1 and message_id = $2',
    [db.userId, messageId],
  );
}

/** Deletes all requests. */
export async function deleteOriginalFetches(db: UserDb): Promise<void> {
  await db.query('delete from app.original_fetches where user_id = $1', [db.userId]);
}

/**
 * How many receipts have an email, and how many of these emails are stored, waiting to be fetched, or have each
 * problem.
 */
export interface OriginalCounts {
  readonly receipts: number;
  readonly kept: number;
  readonly waiting: number;
  readonly problems: readonly { readonly problem: OriginalProblem; readonly receipts: number }[];
}

const PROBLEM = jsonbObject<OriginalCounts['problems'][number]>({
  problem: 'p.problem',
  receipts: 'p.receipts',
});

export async function countOriginals(db: UserDb): Promise<OriginalCounts> {
  const [row] = await db.query<OriginalCounts>(
    `with own as (
       select b.message_id is not null as is_kept, f.message_id is not null and f.problem is null as is_waiting,
              case when r.message_id is null then 'mailbox_disconnected' else f.problem end as problem
         from app.receipts r
         left join app.message_bodies b on b.user_id = $1 and b.message_id = r.message_id
         left join app.original_fetches f on f.user_id = $1 and f.message_id = r.message_id and b.message_id is null
        where r.user_id = $1 and ${HAS_ORIGINAL})
     select count(*) as receipts, count(*) filter (where is_kept) as kept,
            count(*) filter (where is_waiting) as waiting,
            (select coalesce(jsonb_agg(${PROBLEM} order by p.problem), '[]')
               from (select problem, count(*) as receipts from own where problem is not null
                      group by problem) p) as problems
       from own`,
    [db.userId],
  );
  return row ?? { receipts: 0, kept: 0, waiting: 0, problems: [] };
}

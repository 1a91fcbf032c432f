import type { OriginalProblem } from '#domain/claims/original.ts';
import type { UserDb, Uuid } from '../../pool.ts';

/** An email of a receipt that waits to be fetched from its mailbox. */
export interface WaitingOriginal {
  readonly messageId: Uuid;
  readonly mailboxId: Uuid;
  readonly providerMessageId: string;
  readonly attempts: number;
}

/** Which receipts have an email of their own that belongs to a claim's evidence. */
const HAS_ORIGINAL = "r.kind <> 'shipping' and r.state <> 'rejected'";

/** Asks for emails that are not kept; one that had a problem is tried again. Returns how many wait now. */
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

/** Emails of receipts that are not kept. */
export async function listMissingOriginals(db: UserDb): Promise<Uuid[]> {
  const rows = await db.query<{ id: Uuid }>(
    `select r.message_id as id from app.receipts r
      where r.user_id = $1 and r.message_id is not null and ${HAS_ORIGINAL}
        and not exists (select from app.message_bodies b where b.user_id = $1 and b.message_id = r.message_id)`,
    [db.userId],
  );
  return rows.map(({ id }) => id);
}

/** The next emails to be fetched from other mailboxes than these, those asked for first before the others. */
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

/** Ends the fetch of an email that arrived; false when nobody asks for it any more. */
export async function deleteOriginalFetch(db: UserDb, messageId: Uuid): Promise<boolean> {
  const rows = await db.query(
    'delete from app.original_fetches where user_id = $1 and message_id = $2 and problem is null returning 1',
    [db.userId, messageId],
  );
  return rows.length > 0;
}

/** Notes why emails can't be fetched. */
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

/** Counts an attempt that brought nothing. */
export async function incrementFetchAttempts(db: UserDb, messageId: Uuid): Promise<void> {
  await db.query(
    'update app.original_fetches set attempts = attempts + 1 where user_id = $1 and message_id = $2',
    [db.userId, messageId],
  );
}

/** Asks for nothing any more. */
export async function deleteOriginalFetches(db: UserDb): Promise<void> {
  await db.query('delete from app.original_fetches where user_id = $1', [db.userId]);
}

/** How many receipts have an email, how many of these are kept, wait to be fetched, or have each problem. */
export interface OriginalCounts {
  readonly receipts: number;
  readonly kept: number;
  readonly waiting: number;
  readonly problems: readonly { readonly problem: OriginalProblem; readonly receipts: number }[];
}

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
            (select coalesce(jsonb_agg(jsonb_build_object('problem', p.problem, 'receipts', p.receipts)
                                       order by p.problem), '[]')
               from (select problem, count(*) as receipts from own where problem is not null
                      group by problem) p) as problems
       from own`,
    [db.userId],
  );
  return row ?? { receipts: 0, kept: 0, waiting: 0, problems: [] };
}

import type { Notice, NoticeKind } from '#domain/notifications/notice.ts';
import type { UserDb, Uuid } from '../../pool.ts';
import { storableJson } from '../../storable.ts';

/** Represents "no device" in deliveries by email. */
const NO_DEVICE = '00000000-0000-0000-0000-000000000000';

/** Inserts new notices, each with its deliveries: one by email, and one per device. Returns how many are new. */
export async function insertNotices(
  db: UserDb,
  isSandbox: boolean,
  notices: readonly Notice[],
  now: Date,
  nextId: () => Uuid,
): Promise<number> {
  if (notices.length === 0) return 0;
  const entries = storableJson(notices.map((notice) => ({ id: nextId(), notice })));
  const added = await db.query<{ id: Uuid }>(
    `insert into app.notifications as n (user_id, id, kind, event_key, is_sandbox, details, created_at)
     select distinct on (own.user_id, e->'notice'->>'kind', e->'notice'->>'key')
       own.user_id, (e->>'id')::uuid, e->'notice'->>'kind',
       e->'notice'->>'key', $2, e->'notice', $4 from app.profiles own, jsonb_array_elements($3::jsonb) e
      where own.user_id = $1
     on conflict (user_id, is_sandbox, kind, event_key) do nothing returning id`,
    [db.userId, isSandbox, entries, now],
  );
  if (added.length === 0) return 0;
  await db.query(
    `insert into app.notification_deliveries (user_id, notification_id, channel, device_id)
     select own.user_id, n.id, d.channel, d.device_id from app.profiles own, unnest($2::uuid[]) as n(id)
      cross join (select 'email' as channel, '${NO_DEVICE}'::uuid as device_id
        union all select 'push', id from app.push_devices where user_id = $1) d
      where own.user_id = $1`,
    [db.userId, added.map(({ id }) => id)],
  );
  return added.length;
}

/**
 * Retracts notices of these kinds whose findings no longer hold, and restores retracted ones whose findings hold again.
 */
export async function retractOutdatedNotices(
  db: UserDb,
  isSandbox: boolean,
  kinds: readonly NoticeKind[],
  now: Date,
): Promise<void> {
  await db.query(
    `update app.notifications n set withdrawn_at = case when h.holds then null else $4::timestamptz end
       from (select m.id, exists (select from app.findings f where f.user_id = $1
           and f.is_sandbox = m.is_sandbox and f.kind = m.kind and f.key = m.details->>'key' and f.is_current
           and f.dismissed_at is null) as holds
         from app.notifications m where m.user_id = $1 and m.is_sandbox = $2 and m.kind = any($3::text[])) h
      where n.user_id = $1 and n.id = h.id and (n.withdrawn_at is null) <> h.holds`,
    [db.userId, isSandbox, kinds, now],
  );
}

/** The number of lines in the newest notice of each of these kinds, by the year it is about. */
export async function getNotifiedCounts<Kind extends NoticeKind>(
  db: UserDb,
  isSandbox: boolean,
  kinds: readonly Kind[],
): Promise<(kind: Kind) => ReadonlyMap<string, number>> {
  const counts = await db.query<{ kind: Kind; year: string; lines: number }>(
    `select kind, split_part(event_key, '|', 1) as year, max((details->'facts'->>'lines')::int) as lines
       from app.notifications where user_id = $1 and is_sandbox = $2 and kind = any($3::text[]) group by 1, 2`,
    [db.userId, isSandbox, kinds],
  );
  return (kind) =>
    new Map(counts.flatMap((count) => (count.kind === kind ? [[count.year, count.lines]] : [])));
}

/** Marks the unread notifications of an environment as read, or only the given ones. Returns how many there were. */
export async function updateReadAt(
  db: UserDb,
  which: { readonly isSandbox: boolean; readonly ids: readonly Uuid[] | null },
  now: Date,
): Promise<number> {
  const changed = await db.query(
    `update app.notifications set read_at = $2 where user_id = $1 and is_sandbox = $3 and read_at is null
       and ($4::uuid[] is null or id = any($4::uuid[])) returning 1`,
    [db.userId, now, which.isSandbox, which.ids],
  );
  return changed.length;
}

/** Whether all of these belong to the user. */
export async function hasNotifications(db: UserDb, ids: readonly Uuid[]): Promise<boolean> {
  const found = await db.query(
    'select 1 from app.notifications where user_id = $1 and id = any($2::uuid[])',
    [db.userId, ids],
  );
  return found.length === new Set(ids).size;
}

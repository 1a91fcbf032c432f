import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { StoredStream } from '#domain/recurring/identify-streams.ts';
import type { MergeableStream } from '#domain/recurring/mergeable-streams.ts';
import type { Stream } from '#domain/recurring/stream-types.ts';
import type { UserDb, Uuid } from '../pool.ts';
import { storableJson } from '../storable.ts';
import { markTransactionCounterpartiesPending, requestFullFindings } from './matching/match-states.ts';

/** The user's decision about a detected stream. */
export type StreamVerdict = 'detected' | 'confirmed' | 'not_subscription';

const announcedFor = (kind: 'trial_ends' | 'renewal_due') =>
  `(select min(f.on_day) from app.findings f where f.user_id = $1 and f.is_sandbox = s.is_sandbox
    and f.is_current
    and f.kind = '${kind}' and f.finding->>'planId' is null and lower(f.finding->>'merchant') = lower(s.merchant))`;

/**
 * Dates of stream `s`, the same on every screen: dates announced by email take precedence over the detected frequency.
 */
export const NEXT_ON = `coalesce(${announcedFor('renewal_due')}, s.next_on)`;
export const TRIAL_ENDS_ON = `coalesce(${announcedFor('trial_ends')},
  (select max(r.trial_ends_on) from app.receipt_matches m join app.receipts r on r.user_id = $1
    and r.id = m.receipt_id where m.user_id = $1 and m.transaction_id = any(s.transaction_ids)
    and m.state = 'matched'))`;

/** True for a stream `s` that is not merged into another one. Lists, totals and alerts use only these. */
export const IS_SHOWN = 's.merged_into is null';

/** Saves the user's decision about a stream, on which findings depend. Returns false if there is none. */
export async function updateStreamVerdict(db: UserDb, id: string, verdict: StreamVerdict): Promise<boolean> {
  const [changed] = await db.query<{ isSandbox: boolean }>(
    `update app.recurring_streams set verdict = $3 where user_id = $1 and id = $2
      returning is_sandbox as "isSandbox"`,
    [db.userId, id, verdict],
  );
  if (changed) await requestFullFindings(db, changed.isSandbox);
  return changed !== undefined;
}

/** A stream that is shown, as far as a merge needs it. */
export interface ShownStream extends MergeableStream {
  readonly id: Uuid;
  readonly merchant: string;
  readonly direction: 'inflow' | 'outflow';
  readonly isSandbox: boolean;
  readonly lastOn: CivilDate;
}

/** Those of the given streams that are shown, locked. */
export async function lockShownStreams(db: UserDb, ids: readonly Uuid[]): Promise<ShownStream[]> {
  return db.query<ShownStream>(
    `select s.id, s.merchant, s.currency, s.frequency, s.verdict, s.direction, s.is_sandbox as "isSandbox",
      s.last_on as "lastOn" from app.recurring_streams s
      where s.user_id = $1 and s.id = any($2::uuid[]) and ${IS_SHOWN} order by s.id for update`,
    [db.userId, ids],
  );
}

/** Merges a stream into another; the next derivation combines them. */
export async function mergeStream(db: UserDb, id: Uuid, keptId: Uuid): Promise<void> {
  await db.query('update app.recurring_streams set merged_into = $3 where user_id = $1 and id = $2', [
    db.userId,
    id,
    keptId,
  ]);
  await requestStreamDetection(db, [id]);
}

/** Makes the next derivation detect these streams again. */
export async function requestStreamDetection(db: UserDb, ids: readonly Uuid[]): Promise<void> {
  const rows = await db.query<{ id: Uuid }>(
    `select distinct unnest(transaction_ids) as id from app.recurring_streams
      where user_id = $1 and id = any($2::uuid[])`,
    [db.userId, ids],
  );
  await markTransactionCounterpartiesPending(
    db,
    rows.map(({ id }) => id),
  );
}

/** A stream that the user merged into another one. */
export interface MergedStream {
  readonly id: Uuid;
  readonly mergedInto: Uuid;
  readonly merchant: string;
  readonly firstOn: CivilDate;
  readonly lastOn: CivilDate;
}

/** Merged streams of one environment, newest first. */
export async function listMergedStreams(db: UserDb, isSandbox: boolean): Promise<MergedStream[]> {
  return db.query<MergedStream>(
    `select id, merged_into as "mergedInto", merchant, first_on as "firstOn", last_on as "lastOn"
       from app.recurring_streams where user_id = $1 and is_sandbox = $2 and merged_into is not null
      order by last_on desc, id`,
    [db.userId, isSandbox],
  );
}

/** Separates streams whose shown stream was deleted with its account. */
export async function separateOrphanedStreams(db: UserDb): Promise<void> {
  await db.query(
    `update app.recurring_streams s set merged_into = null where s.user_id = $1 and s.merged_into is not null
       and not exists (select from app.recurring_streams k where k.user_id = $1 and k.id = s.merged_into)`,
    [db.userId],
  );
}

/** True if each of these streams is shown, or leads to a shown one: an undo could close a circle. */
export async function areStreamsShown(db: UserDb, ids: readonly Uuid[]): Promise<boolean> {
  const rows = await db.query(
    `with recursive path as (
       select id as start, id, merged_into from app.recurring_streams where user_id = $1 and id = any($2::uuid[])
       union select p.start, s.id, s.merged_into from path p
         join app.recurring_streams s on s.user_id = $1 and s.id = p.merged_into)
     select from unnest($2::uuid[]) as n(id)
      where not exists (select from path p where p.start = n.id and p.merged_into is null)`,
    [db.userId, ids],
  );
  return rows.length === 0;
}

/** A stored stream of one user. */
export interface KnownStream extends StoredStream {
  readonly id: Uuid;
  readonly transactionIds: readonly Uuid[];
  readonly mergedInto: Uuid | null;
}

/** All streams, locked, so that no decision of the user changes them before they are saved. */
export async function lockStreams(db: UserDb): Promise<KnownStream[]> {
  return db.query<KnownStream>(
    `select id, transaction_ids as "transactionIds", merged_into as "mergedInto" from app.recurring_streams
      where user_id = $1 order by id for update`,
    [db.userId],
  );
}

/** A detected stream with its ID. */
export interface StreamToSave {
  readonly id: string;
  readonly stream: Stream & { readonly isSandbox: boolean; readonly currency: string };
}

/**
 * Saves the detected streams and deletes the others. The user's decisions stay, and a stream with one is retained even
 * while it is not detected.
 */
export async function saveStreams(db: UserDb, streams: readonly StreamToSave[]): Promise<void> {
  await db.query(
    `delete from app.recurring_streams s where s.user_id = $1 and s.id <> all($2::uuid[])
       and s.verdict = 'detected' and s.merged_into is null
       and not exists (select from app.recurring_streams c where c.user_id = $1 and c.merged_into = s.id)`,
    [db.userId, streams.map(({ id }) => id)],
  );
  await db.query(
    `insert into app.recurring_streams (user_id, id, merchant, account_id, currency, direction, frequency, status,
      class, average_amount_minor,
       last_amount_minor, first_on, last_on, next_on, transaction_ids, counterparties, price_changes, confidence,
       is_sandbox)
     select own.user_id, (r->>'id')::uuid, r->>'merchant', (r->>'accountId')::uuid, r->>'currency', r->>'direction',
       r->>'frequency', r->>'status', r->>'class',
       (r->>'averageAmountMinor')::bigint, (r->>'lastAmountMinor')::bigint, (r->>'firstOn')::date,
         (r->>'lastOn')::date, (r->>'nextOn')::date,
       ids, array(select distinct t.counterparty from app.transactions t
         where t.user_id = $1 and t.id = any(ids) order by 1),
       r->'priceChanges', (r->>'confidence')::real, (r->>'isSandbox')::boolean
     from app.profiles own, jsonb_array_elements($2::jsonb) as r
       cross join lateral (select array(select jsonb_array_elements_text(r->'transactionIds')::uuid) as ids) c
      where own.user_id = $1
     on conflict (user_id, id) do update set merchant = excluded.merchant, account_id = excluded.account_id,
       currency = excluded.currency, direction = excluded.direction, frequency = excluded.frequency,
       status = excluded.status, class = excluded.class, average_amount_minor = excluded.average_amount_minor,
       last_amount_minor = excluded.last_amount_minor, first_on = excluded.first_on, last_on = excluded.last_on,
       next_on = excluded.next_on, transaction_ids = excluded.transaction_ids,
       counterparties = excluded.counterparties, price_changes = excluded.price_changes,
       confidence = excluded.confidence, is_sandbox = excluded.is_sandbox`,
    [db.userId, storableJson(streams.map(({ id, stream }) => ({ ...stream, id })))],
  );
}

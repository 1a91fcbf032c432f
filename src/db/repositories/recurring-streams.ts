import type { Stream } from '#domain/recurring/stream-types.ts';
import type { UserDb, Uuid } from '../pool.ts';
import { storableJson } from '../storable.ts';
import { requestFullFindings } from './matching/match-states.ts';

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

/**
 * Replaces the detected streams. A stream that shares a transaction with an earlier one is the same stream: it keeps
 * its ID and the user's decision. A stream with a user decision is retained even while it is not detected.
 */
export async function saveStreams(
  db: UserDb,
  streams: readonly (Stream & { readonly isSandbox: boolean; readonly currency: string })[],
  nextId: () => Uuid,
): Promise<void> {
  const earlier = await db.query<{ id: Uuid; transactionIds: Uuid[]; verdict: string }>(
    'select id, transaction_ids as "transactionIds", verdict from app.recurring_streams where user_id = $1',
    [db.userId],
  );
  const byTransaction = new Map(
    earlier.flatMap((stream) => stream.transactionIds.map((id) => [id, stream] as const)),
  );
  const taken = new Set<Uuid>();
  const rows = streams.map((stream) => {
    const same = stream.transactionIds
      .map((id) => byTransaction.get(id))
      .find((found) => found !== undefined && !taken.has(found.id));
    const id = same?.id ?? nextId();
    taken.add(id);
    return { id, verdict: same?.verdict ?? 'detected', stream };
  });
  await db.query(
    `delete from app.recurring_streams where user_id = $1 and (verdict = 'detected' or id = any($2::uuid[]))`,
    [db.userId, [...taken]],
  );
  await db.query(
    `insert into app.recurring_streams (user_id, id, merchant, account_id, currency, direction, frequency, status,
      class, average_amount_minor,
       last_amount_minor, first_on, last_on, next_on, transaction_ids, counterparties, price_changes, confidence,
       verdict, is_sandbox)
     select own.user_id, (r->>'id')::uuid, r->>'merchant', (r->>'accountId')::uuid, r->>'currency', r->>'direction',
       r->>'frequency', r->>'status', r->>'class',
       (r->>'averageAmountMinor')::bigint, (r->>'lastAmountMinor')::bigint, (r->>'firstOn')::date,
         (r->>'lastOn')::date, (r->>'nextOn')::date,
       ids, array(select distinct t.counterparty from app.transactions t
         where t.user_id = $1 and t.id = any(ids) order by 1),
       r->'priceChanges', (r->>'confidence')::real, r->>'verdict', (r->>'isSandbox')::boolean
     from app.profiles own, jsonb_array_elements($2::jsonb) as r
       cross join lateral (select array(select jsonb_array_elements_text(r->'transactionIds')::uuid) as ids) c
      where own.user_id = $1`,
    [db.userId, storableJson(rows.map(({ id, verdict, stream }) => ({ ...stream, id, verdict })))],
  );
}

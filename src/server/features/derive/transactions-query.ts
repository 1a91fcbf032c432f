import { inPages } from '#db/pages.ts';
import type { UserDb, Uuid } from '#db/pool.ts';
import { IS_HELD, IS_OWN_WORD } from '#db/repositories/transaction-suggestions.ts';
import type { Flow } from '#domain/ledger/flow.ts';
import type { Stream } from '#domain/recurring/stream-types.ts';

export interface DerivedTransaction {
  readonly id: Uuid;
  readonly accountId: Uuid;
  readonly postedOn: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly description: string;
  readonly merchant: string;
  readonly merchantKey: string;
  readonly status: 'pending' | 'posted';
  readonly category: string;
  readonly flow: Flow;
  readonly isProvenRefund: boolean;
  readonly isHeld: boolean;
  /** The category is what the user said. */
  readonly isOwnWord: boolean;
}

/** One derivation of a person at a time; a second one waits and then finds the work done. */
export async function holdDerivation(db: UserDb): Promise<void> {
  await db.query("select pg_advisory_xact_lock(hashtextextended('derive|' || $1::text, 0))", [db.userId]);
}

/**
 * Transactions of one world that stand, those of banks or those that stand for receipts, oldest first, with the bank's
 * own text.
 */
export async function readTransactions(
  db: UserDb,
  isSandbox: boolean,
  which: 'bank' | 'receipt',
): Promise<DerivedTransaction[]> {
  const rows: DerivedTransaction[] = [];
  const pages = inPages<DerivedTransaction>(
    db,
    `select t.id, account_id as "accountId", posted_on as "postedOn", t.amount_minor as "amountMinor", t.currency, original_description as description,
            t.merchant, status, category, flow, r.id is not null as "isProvenRefund", ${IS_HELD} as "isHeld", ${IS_OWN_WORD} as "isOwnWord", merchant_key as "merchantKey"
       from app.transactions t
       left join lateral (select r.id from app.receipt_matches m join app.receipts r on r.user_id = m.user_id and r.id = m.receipt_id
              where t.has_receipt and m.user_id = t.user_id and m.transaction_id = t.id and m.state = 'matched' and r.kind = 'refund' limit 1) r on true
      where t.user_id = $1 and t.is_sandbox = $2 and removed_at is null and t.is_from_receipt = $3 order by posted_on, t.id`,
    [db.userId, isSandbox, which === 'receipt'],
    ['accountId', 'postedOn', 'currency', 'merchant', 'merchantKey', 'status', 'category', 'flow'],
  );
  for await (const page of pages) rows.push(...page);
  return rows;
}

export async function updateFlows(
  db: UserDb,
  changes: readonly { readonly id: Uuid; readonly flow: Flow }[],
): Promise<void> {
  if (changes.length === 0) return;
  await db.query(
    'update app.transactions t set flow = n.flow from unnest($2::uuid[], $3::text[]) as n(id, flow) where t.user_id = $1 and t.id = n.id',
    [db.userId, changes.map((change) => change.id), changes.map((change) => change.flow)],
  );
}

/**
 * Replaces the detected streams. A stream that shares a transaction with an earlier one is the same stream: it keeps
 * its id and what the user said of it. What a person said is kept even while nothing is detected.
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
    `insert into app.recurring_streams (user_id, id, merchant, account_id, currency, direction, frequency, status, class, average_amount_minor,
       last_amount_minor, first_on, last_on, next_on, transaction_ids, price_changes, confidence, verdict, is_sandbox)
     select $1, (r->>'id')::uuid, r->>'merchant', (r->>'accountId')::uuid, r->>'currency', r->>'direction', r->>'frequency', r->>'status', r->>'class',
       (r->>'averageAmountMinor')::bigint, (r->>'lastAmountMinor')::bigint, (r->>'firstOn')::date, (r->>'lastOn')::date, (r->>'nextOn')::date,
       array(select jsonb_array_elements_text(r->'transactionIds')::uuid), r->'priceChanges', (r->>'confidence')::real, r->>'verdict', (r->>'isSandbox')::boolean
     from jsonb_array_elements($2::jsonb) as r`,
    [db.userId, JSON.stringify(rows.map(({ id, verdict, stream }) => ({ ...stream, id, verdict })))],
  );
}

import type { UserDb } from '#db/pool.ts';
import type { PageCursor } from '../../lib/cursor.ts';

export interface ProcessedRow {
  readonly id: string;
  readonly fromName: string;
  readonly fromAddress: string;
  readonly subject: string;
  readonly receivedAt: Date;
  readonly state: 'new' | 'processed' | 'not_receipt' | 'needs_review' | 'failed' | 'skipped';
  readonly kind: 'purchase' | 'refund' | 'subscription' | 'shipping' | 'other' | null;
  readonly reason: string;
  readonly confidence: number | null;
  readonly readerVersion: string | null;
  readonly bytesSent: number;
  readonly merchant: string | null;
  readonly totalMinor: number | null;
  readonly currency: string | null;
  readonly transactionId: string | null;
  readonly isSandbox: boolean;
}

const SELECT = `select s.id, s.from_name as "fromName", s.from_address as "fromAddress", s.subject, s.received_at as "receivedAt", s.state, s.kind, s.reason,
    s.confidence, s.reader_version as "readerVersion", s.bytes_sent as "bytesSent", r.merchant, r.total_minor as "totalMinor", r.currency,
    (select m.transaction_id from app.receipt_matches m where m.user_id = s.user_id and m.receipt_id = coalesce(r.merged_into, r.id) and m.state = 'matched'
      order by m.transaction_id limit 1) as "transactionId", b.is_sandbox as "isSandbox"
  from app.messages s join app.mailboxes b on b.user_id = s.user_id and b.id = s.mailbox_id
  left join app.receipts r on r.user_id = s.user_id and r.message_id = s.id`;

export interface ProcessedFilter {
  readonly state: string | null;
  readonly kind: string | null;
  readonly text: string | null;
}

/** One page of messages, newest first, and one more when there is a next page. */
export async function listProcessed(
  db: UserDb,
  filter: ProcessedFilter,
  after: PageCursor | null,
  limit: number,
): Promise<ProcessedRow[]> {
  return db.query<ProcessedRow>(
    `${SELECT} where s.user_id = $1 and ($2::text is null or s.state = $2) and ($3::text is null or s.kind = $3)
        and ($4::text is null or s.subject ilike $4 or s.from_name ilike $4 or s.from_address ilike $4 or r.merchant ilike $4)
        and ($5::timestamptz is null or (s.received_at, s.id) < ($5, $6::uuid))
      order by s.received_at desc, s.id desc limit $7`,
    [db.userId, filter.state, filter.kind, filter.text, after?.at ?? null, after?.id ?? null, limit + 1],
  );
}

export async function findProcessed(db: UserDb, id: string): Promise<ProcessedRow | null> {
  const [row] = await db.query<ProcessedRow>(`${SELECT} where s.user_id = $1 and s.id = $2`, [db.userId, id]);
  return row ?? null;
}

/** Messages by state: together they are every message that was looked at. */
export async function countStates(db: UserDb): Promise<Record<string, number>> {
  const rows = await db.query<{ state: string; count: number }>(
    'select state, count(*) as count from app.messages where user_id = $1 group by state',
    [db.userId],
  );
  return Object.fromEntries(rows.map((row) => [row.state, row.count]));
}

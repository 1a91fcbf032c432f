import type { UserDb } from '#db/pool.ts';
import { IS_MATCHED, IS_WITHOUT_CHARGE } from '#db/repositories/matching/unmatched-receipts.ts';
import { isReceiptReviewed } from '#db/repositories/review-items.ts';
import { TIME_ZONE } from '#db/repositories/user-dates.ts';
import type { PageCursor } from '../../lib/cursor.ts';

type State = 'new' | 'processed' | 'not_receipt' | 'needs_review' | 'failed' | 'skipped';
type Kind = 'purchase' | 'refund' | 'subscription' | 'shipping' | 'other';

export interface ProcessedRow {
  readonly id: string;
  readonly fromName: string;
  readonly fromAddress: string;
  readonly subject: string;
  readonly receivedAt: Date;
  readonly state: State;
  readonly kind: Kind | null;
  readonly reason: string;
  readonly confidence: number | null;
  readonly readerVersion: string | null;
  readonly helpedBy: string | null;
  readonly bytesSent: number;
  readonly merchant: string | null;
  readonly totalMinor: number | null;
  readonly currency: string | null;
  readonly transactionId: string | null;
  readonly mailbox: string;
  readonly isDecided: boolean;
  readonly isForgotten: boolean;
  readonly isSandbox: boolean;
}

/** The transaction matched to the purchase of a message. */
const MATCHED_TRANSACTION = `(select m.transaction_id from app.receipt_matches m where m.user_id = $1
  and m.receipt_id = coalesce(r.merged_into, r.id) and m.state = 'matched'
      order by m.transaction_id limit 1)`;
const SELECT = `select s.id, s.from_name as "fromName", s.from_address as "fromAddress", s.subject,
  s.received_at as "receivedAt", s.state, s.kind, s.reason,
    s.confidence, s.reader_version as "readerVersion", s.helped_by as "helpedBy", s.bytes_sent as "bytesSent",
      r.merchant, r.total_minor as "totalMinor", r.currency,
    ${MATCHED_TRANSACTION} as "transactionId", b.address as mailbox, s.is_forgotten as "isForgotten",
    b.is_sandbox as "isSandbox",
    s.has_user_verdict or ${isReceiptReviewed('r')} as "isDecided"
  from app.messages s join app.mailboxes b on b.user_id = $1 and b.id = s.mailbox_id
  left join app.receipts r on r.user_id = s.user_id and r.message_id = s.id`;

export interface ProcessedFilter {
  readonly state: string | null;
  readonly kind: string | null;
  readonly linked: 'yes' | 'no' | null;
  readonly sender: string | null;
  readonly mailboxId: string | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly text: string | null;
}

/** Messages, newest first; returns one more than `limit` if there is a next page. */
export async function listProcessed(
  db: UserDb,
  filter: ProcessedFilter,
  after: PageCursor | null,
  limit: number,
): Promise<ProcessedRow[]> {
  return db.query<ProcessedRow>(
    `${SELECT} where s.user_id = $1 and ($2::text is null or s.state = $2) and ($3::text is null or s.kind = $3)
        and ($4::text is null or s.subject ilike $4 or s.from_name ilike $4 or s.from_address ilike $4
        or r.merchant ilike $4)
        and ($5::text is null or (s.received_at, s.id) < ($5::text::timestamptz, $6::uuid))
        and ($8::text is null or case when $8 = 'yes' then ${IS_MATCHED} else ${IS_WITHOUT_CHARGE} end)
        and ($9::text is null or s.from_address = $9 or s.from_address like '%@' || $9
        or s.from_address like '%.' || $9)
        and ($10::uuid is null or s.mailbox_id = $10)
        and ($11::date is null or (s.received_at at time zone ${TIME_ZONE})::date >= $11)
        and ($12::date is null or (s.received_at at time zone ${TIME_ZONE})::date <= $12)
      order by s.received_at desc, s.id desc limit $7`,
    [
      db.userId,
      filter.state,
      filter.kind,
      filter.text,
      after?.at ?? null,
      after?.id ?? null,
      limit + 1,
      filter.linked,
      filter.sender,
      filter.mailboxId,
      filter.from,
      filter.to,
    ],
  );
}

export async function findProcessed(db: UserDb, id: string): Promise<ProcessedRow | null> {
  const [row] = await db.query<ProcessedRow>(`${SELECT} where s.user_id = $1 and s.id = $2`, [db.userId, id]);
  return row ?? null;
}

export interface OrderEvent {
  readonly id: string;
  readonly kind: Kind;
  readonly subject: string;
  readonly receivedAt: Date;
  readonly totalMinor: number | null;
  readonly currency: string | null;
  readonly isLeading: boolean;
}

const EVENTS_MAX = 40;

/** The emails of a message's purchase, oldest first: those with the same order, and its duplicates. */
export async function listOrderEvents(db: UserDb, messageId: string): Promise<OrderEvent[]> {
  const rows = await db.query<OrderEvent>(
    `with this as (select m.order_key, m.received_at, coalesce(r.merged_into, r.id) as receipt_id from app.messages m
                     left join app.receipts r on r.user_id = m.user_id and r.message_id = m.id where m.user_id = $1
                       and m.id = $2)
     select s.id, coalesce(r.kind, s.kind) as kind, s.subject, s.received_at as "receivedAt",
       r.total_minor as "totalMinor", r.currency,
            coalesce(r.state in ('accepted', 'proposed') and r.kind <> 'refund', false) as "isLeading"
       from app.messages s left join app.receipts r on r.user_id = s.user_id and r.message_id = s.id, this
      where s.user_id = $1 and s.kind is not null and s.kind <> 'other'
        and (s.id = $2 or r.id = this.receipt_id or r.merged_into = this.receipt_id
             or (s.order_key = this.order_key
                 and abs(extract(epoch from s.received_at - this.received_at)) < case
                 when s.kind = 'subscription' then 20 else 200 end * 86400))
      order by s.received_at, s.id limit ${EVENTS_MAX}`,
    [db.userId, messageId],
  );
  return rows.length > 1 ? rows : [];
}

/** Number of messages in each state. */
export async function countStates(db: UserDb): Promise<Record<string, number>> {
  const rows = await db.query<{ state: string; count: number }>(
    'select state, count(*) as count from app.messages where user_id = $1 group by state',
    [db.userId],
  );
  return Object.fromEntries(rows.map((row) => [row.state, row.count]));
}

/** The mailbox of a message and its ID there. */
export async function findMessageLocation(
  db: UserDb,
  messageId: string,
): Promise<{ readonly mailboxId: string; readonly providerMessageId: string } | null> {
  const [message] = await db.query<{ mailboxId: string; providerMessageId: string }>(
    `select mailbox_id as "mailboxId", provider_message_id as "providerMessageId" from app.messages
      where user_id = $1 and id = $2`,
    [db.userId, messageId],
  );
  return message ?? null;
}

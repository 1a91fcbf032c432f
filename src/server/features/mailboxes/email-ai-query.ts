import { jsonObject } from '#db/json-object.ts';
import type { UserDb } from '#db/pool.ts';
import { IS_MATCHED, IS_WITHOUT_CHARGE } from '#db/repositories/matching/unmatched-receipts.ts';
import { WAITING_QUESTIONS } from '#db/repositories/open-questions.ts';
import { TIME_ZONE } from '#db/repositories/user-dates.ts';

export interface EmailAiStats {
  readonly counts: Record<string, number>;
  readonly kinds: Record<string, number>;
  readonly matched: number;
  readonly waiting: number;
  /** Questions about receipts only. */
  readonly receiptQuestions: number;
  readonly withoutCharge: number;
  readonly bytesSent: number;
  readonly earlierReader: number;
  readonly months: readonly {
    readonly month: string;
    readonly messages: number;
    readonly receipts: number;
    readonly matched: number;
  }[];
  readonly senders: readonly {
    readonly sender: string;
    readonly address: string;
    readonly messages: number;
    readonly receipts: number;
  }[];
}

const SENDERS_MAX = 60;
const MONTHS_MAX = 25;
const MONTH_OF = `to_char(s.received_at at time zone ${TIME_ZONE}, 'YYYY-MM')`;

/** One scan each; joined message by message, a mailbox that was just read would take the square of its size. */
const READ = `
  emails as materialized (
    select ${MONTH_OF} as month, state, kind, from_name, from_address, bytes_sent,
        reader_version <> $2 and not has_user_verdict as is_earlier
      from app.messages s where user_id = $1),
  receipts as materialized (
    select ${MONTH_OF} as month, coalesce(${IS_MATCHED}, false) as is_matched,
        coalesce(${IS_WITHOUT_CHARGE}, false) as is_open
      from app.receipts r join app.messages s on s.user_id = $1 and s.id = r.message_id where r.user_id = $1)`;
const MONTH = jsonObject<EmailAiStats['months'][number]>({
  month: 'e.month',
  messages: 'e.messages',
  receipts: 'coalesce(r.receipts, 0)',
  matched: 'coalesce(r.matched, 0)',
});
const MONTHS = `(select coalesce(json_agg(${MONTH} order by e.month), '[]')
  from (select month, count(*) filter (where state <> 'new') as messages
    from emails group by 1 order by 1 desc limit ${MONTHS_MAX}) e
  left join (select month, count(*) filter (where is_matched or is_open) as receipts,
    count(*) filter (where is_matched) as matched from receipts group by 1) r using (month))`;
const SENDER = jsonObject<EmailAiStats['senders'][number]>({
  sender: 'sender',
  address: 'address',
  messages: 'messages',
  receipts: 'receipts',
});
const SENDERS = `(select coalesce(json_agg(${SENDER}), '[]') from (
  select max(coalesce(nullif(from_name, ''), from_address)) as sender, from_address as address,
    count(*) as messages, count(*) filter (where kind in ('purchase', 'subscription', 'refund')) as receipts
    from emails where from_address <> '' group by 2 order by 4 desc, 3 desc, 1 limit ${SENDERS_MAX}) s)`;

/** Statistics over all messages and receipts of the user's mailboxes. */
export async function readEmailAiStats(db: UserDb, readerVersion: string): Promise<EmailAiStats> {
  const [row] = await db.query<{ read: EmailAiStats }>(
    `with ${READ}
     select ${jsonObject<EmailAiStats>({
       counts: `(select coalesce(json_object_agg(state, n), '{}') from (select state, count(*) as n
         from emails group by 1) c)`,
       kinds: `(select coalesce(json_object_agg(kind, n), '{}') from (select kind, count(*) as n from emails
         where kind is not null group by 1) k)`,
       matched: '(select count(*) from receipts where is_matched)',
       waiting: WAITING_QUESTIONS,
       receiptQuestions: `(select count(*) from app.review_items where user_id = $1 and state = 'waiting')`,
       withoutCharge: '(select count(*) from receipts where is_open)',
       bytesSent: '(select coalesce(sum(bytes_sent), 0) from emails)',
       earlierReader: '(select count(*) from emails where is_earlier)',
       months: MONTHS,
       senders: SENDERS,
     })} as read`,
    [db.userId, readerVersion],
  );
  if (!row) throw new Error('the email statistics query returned no row');
  return row.read;
}

/** Number of messages with a verdict, by mailbox. */
export async function countProcessed(db: UserDb): Promise<ReadonlyMap<string, number>> {
  const rows = await db.query<{ id: string; judged: number }>(
    `select mailbox_id as id, count(*) as judged from app.messages where user_id = $1 and state <> 'new' group by 1`,
    [db.userId],
  );
  return new Map(rows.map((row) => [row.id, row.judged]));
}

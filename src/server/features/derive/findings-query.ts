import { jsonObject } from '#db/json-object.ts';
import type { UserDb, Uuid } from '#db/pool.ts';
import { OWN_DEADLINES } from '#db/repositories/receipt-deadlines.ts';
import { PAID_CARD } from '#db/repositories/receipts/payment-emails.ts';
import { IS_SHOWN } from '#db/repositories/recurring-streams.ts';
import { TIME_ZONE } from '#db/repositories/user-dates.ts';
import type { CivilDate } from '#domain/calendar/civil-date.ts';
import { merchantKey } from '#domain/categorization/clean-descriptor.ts';
import type {
  FindingFacts,
  KnownCancellation,
  KnownMatch,
  KnownPlan,
  KnownPromise,
  KnownReceipt,
  KnownTransaction,
} from '#domain/findings/facts.ts';
import { WARRANTY_DAYS } from '#domain/receipts/deadline-rules-data.ts';
import { regexSource } from '#domain/text/regex-source.ts';

/** Older facts never lead to a finding. A date, because a timestamp would not use the index of a date. */
const SINCE = `($3::date - interval '14 months')::date`;

/**
 * Also includes older purchases whose warranty may end soon, on a date the user set or by any of the standard terms.
 */
const WARRANTY_AHEAD_DAYS = 31;
const HAS_DEADLINE = `(r.kind = 'purchase' and (exists (select from app.receipt_deadlines c
  where c.user_id = $1 and c.message_id = r.message_id)
  or exists (select from unnest($4::int[]) as term(days) where r.purchased_on + term.days between $3::date
  and $3::date + $5::int)))`;

const ITEM = jsonObject<KnownReceipt['items'][number]>({ name: 'l.name', amountMinor: 'l.amount_minor' });

/** Receipts of one environment that the finding rules need: all, or those of some counterparties. */
export async function readKnownReceipts(
  db: UserDb,
  isSandbox: boolean,
  today: string,
  counterparties: readonly string[] | null,
): Promise<KnownReceipt[]> {
  const among =
    counterparties === null
      ? ''
      : `and r.id = any(array(select o.id from app.receipts o
          where o.user_id = $1 and o.counterparty = any($6::text[])))`;
  return db.query<KnownReceipt>(
    `select r.id, kind, merchant, merchant_key as "merchantKey", order_id as "orderId",
      purchased_on as "purchasedOn", currency,
            total_minor as "totalMinor", charged_minor as "chargedMinor", tax_minor as "taxMinor",
              ${PAID_CARD} as "cardLast4", next_renewal_on as "nextRenewalOn",
            trial_ends_on as "trialEndsOn", ${OWN_DEADLINES} as "userDeadlines",
              coalesce((select json_agg(${ITEM} order by l.position)
              from app.receipt_line_items l where l.user_id = $1 and l.receipt_id = r.id), '[]') as items
       from app.receipts r where r.user_id = $1 and r.is_sandbox = $2 and (r.state = 'accepted'
         or (r.kind = 'shipping' and r.state = 'merged')) and (r.purchased_on > ${SINCE}
         or ${HAS_DEADLINE}) ${among} order by r.purchased_on, r.id`,
    [
      ...[db.userId, isSandbox, today, [...new Set(WARRANTY_DAYS.values())], WARRANTY_AHEAD_DAYS],
      ...(counterparties === null ? [] : [counterparties]),
    ],
  );
}

/** Current transactions of one environment: all, or those of some counterparties. */
export async function readKnownTransactions(
  db: UserDb,
  isSandbox: boolean,
  today: string,
  counterparties: readonly string[] | null,
): Promise<KnownTransaction[]> {
  const among = counterparties === null ? '' : 'and counterparty = any($4::text[])';
  return db.query<KnownTransaction>(
    `select id, account_id as "accountId", posted_on as "postedOn", amount_minor as "amountMinor", currency,
      original_currency as "originalCurrency",
            merchant, merchant_key as "merchantKey", category, flow = 'spend' as "isSpend",
              status = 'pending' as "isPending",
            is_from_receipt as "isFromReceipt"
       from app.transactions where user_id = $1 and is_sandbox = $2 and removed_at is null
         and posted_on > ${SINCE} ${among} order by posted_on, id`,
    [db.userId, isSandbox, today, ...(counterparties === null ? [] : [counterparties])],
  );
}

/** The first and last day of the current bank transactions of one environment. */
export async function readBankDays(
  db: UserDb,
  isSandbox: boolean,
  today: string,
): Promise<{ readonly from: CivilDate; readonly to: CivilDate } | null> {
  // Per account, because a plan for the complete ledger would sort it.
  const dates = `select posted_on from app.transactions t where t.user_id = $1 and t.account_id = a.id
    and t.removed_at is null and not t.is_from_receipt and t.posted_on > ${SINCE} order by posted_on`;
  const [days] = await db.query<{ from: CivilDate | null; to: CivilDate | null }>(
    `select min(first.posted_on) as "from", max(last.posted_on) as "to" from app.accounts a
      cross join lateral (${dates} limit 1) first cross join lateral (${dates} desc limit 1) last
      where a.user_id = $1 and a.is_sandbox = $2`,
    [db.userId, isSandbox, today],
  );
  return days?.from && days.to ? { from: days.from, to: days.to } : null;
}

/** A pair of a receipt and a transaction. */
interface StoredPair extends KnownMatch {
  readonly state: 'matched' | 'suggested';
}

/** The pairs as the facts state them. */
export function byState(pairs: readonly StoredPair[]): Pick<FindingFacts, 'matches' | 'suggestedMatches'> {
  return {
    matches: pairs.filter(({ state }) => state === 'matched'),
    suggestedMatches: pairs.filter(({ state }) => state === 'suggested'),
  };
}

/** Matched and suggested pairs of one environment. */
export async function readKnownMatches(db: UserDb, isSandbox: boolean): Promise<StoredPair[]> {
  return db.query<StoredPair>(
    `select m.receipt_id as "receiptId", m.transaction_id as "transactionId", m.amount_minor as "amountMinor", m.state
       from app.receipt_matches m join app.receipts r on r.user_id = $1 and r.id = m.receipt_id
      where m.user_id = $1 and r.is_sandbox = $2 and m.state in ('matched', 'suggested')`,
    [db.userId, isSandbox],
  );
}

/** The pairs of any of these receipts and transactions. */
export async function readMatchesOf(
  db: UserDb,
  receiptIds: readonly Uuid[],
  transactionIds: readonly Uuid[],
): Promise<StoredPair[]> {
  // One lookup per ID, because a plan for all of them may read every pair.
  const byKey = (key: string, ids: string): string => `select m.receipt_id as "receiptId",
      m.transaction_id as "transactionId", m.amount_minor as "amountMinor", m.state, m.option
     from unnest(${ids}::uuid[]) as n(id) cross join lateral (select * from app.receipt_matches
      where user_id = $1 and ${key} = n.id offset 0) m where m.state in ('matched', 'suggested')`;
  const pairs = await db.query<StoredPair & { readonly option: number }>(
    `${byKey('receipt_id', '$2')} union ${byKey('transaction_id', '$3')}`,
    [db.userId, receiptIds, transactionIds],
  );
  return pairs.map(({ option: _option, ...pair }) => pair);
}

/** The counterparties of these receipts and transactions. */
export async function readCounterpartiesOf(
  db: UserDb,
  receiptIds: readonly Uuid[],
  transactionIds: readonly Uuid[],
): Promise<string[]> {
  if (receiptIds.length + transactionIds.length === 0) return [];
  const rows = await db.query<{ counterparty: string }>(
    `select counterparty from app.receipts
      where user_id = $1 and id = any($2::uuid[])
     union select counterparty from app.transactions where user_id = $1 and id = any($3::uuid[])`,
    [db.userId, receiptIds, transactionIds],
  );
  return rows.map(({ counterparty }) => counterparty);
}

/** Recurring outflows: all, or those with one of these transactions. */
export async function readKnownPlans(
  db: UserDb,
  isSandbox: boolean,
  transactionIds: readonly Uuid[] | null,
): Promise<KnownPlan[]> {
  const among = transactionIds === null ? '' : 'and transaction_ids && $3::uuid[]';
  return db.query<KnownPlan>(
    `select id, merchant, class, frequency, status, next_on as "nextOn", last_amount_minor as "lastAmountMinor",
      currency,
            transaction_ids as "transactionIds", price_changes as "priceChanges"
       from app.recurring_streams s where s.user_id = $1 and is_sandbox = $2 and direction = 'outflow'
         and ${IS_SHOWN} and verdict <> 'not_subscription' ${among} order by id`,
    [db.userId, isSandbox, ...(transactionIds === null ? [] : [transactionIds])],
  );
}

/** Subjects of emails that confirm a cancellation, excluding win-back offers and canceled orders or bookings. */
const CANCELLED = regexSource`
  \m(
    cancell?ed|cancell?ation|gek(ü|ue)ndigt|k(ü|ue)ndigung|r(é|e)sili(é|e|ation)|cancelad[ao]|disdett[ao]|
    opgezegd
  )\M`;
const NOT_A_PLAN = regexSource`
  \m(
    order|item|booking|reservation|appointment|flight|trip|ride|come back|miss you|bestellung|buchung|
    commande|pedido
  )\M`;

/** Emails that confirm the cancellation of a subscription. */
export async function readCancellations(
  db: UserDb,
  isSandbox: boolean,
  today: string,
): Promise<KnownCancellation[]> {
  const messages = await db.query<{ id: string; from: string; on: string }>(
    `select s.id, coalesce(nullif(s.from_name, ''), s.from_address) as "from",
      to_char(s.received_at at time zone ${TIME_ZONE}, 'YYYY-MM-DD') as "on"
       from app.messages s join app.mailboxes b on b.user_id = $1 and b.id = s.mailbox_id
      where s.user_id = $1 and b.is_sandbox = $2 and s.received_at > ${SINCE} and s.subject ~* $4
        and s.subject !~* $5`,
    [db.userId, isSandbox, today, CANCELLED, NOT_A_PLAN],
  );
  return messages.map(({ id, from, on }) => ({ messageId: id, merchantKey: merchantKey(from), on }));
}

/** Refunds promised in emails. */
export async function readKnownPromises(
  db: UserDb,
  isSandbox: boolean,
  today: string,
): Promise<KnownPromise[]> {
  return db.query<KnownPromise>(
    `select message_id as "messageId", merchant, merchant_key as "merchantKey", order_id as "orderId",
      promised_on as "promisedOn",
            due_on as "dueOn", currency, total_minor as "totalMinor"
       from app.promised_refunds where user_id = $1 and is_sandbox = $2 and promised_on > ${SINCE}`,
    [db.userId, isSandbox, today],
  );
}

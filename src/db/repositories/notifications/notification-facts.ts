import { addDays, type CivilDate } from '#domain/calendar/civil-date.ts';
import type {
  NoticeAccount,
  NoticeFacts,
  NoticeStream,
  NoticeTransaction,
  UsualCharges,
} from '#domain/notifications/notice-facts.ts';
import { NEW_DAYS } from '#domain/notifications/thresholds.ts';
import type { UserDb } from '../../pool.ts';
import { IS_SHOWN } from '../recurring-streams.ts';
import { getNotificationSettings } from './settings.ts';

const LOOK_BACK_DAYS = 187;
/**
 * Days with this many transactions are enough to tell which amounts are usual, however many there are in half a year.
 */
const USUAL_TRANSACTIONS = 1_000;

interface Environment {
  readonly isSandbox: boolean;
  readonly today: CivilDate;
  readonly currency: string;
}

/**
 * The data that the notification rules use in one environment. `counterparties`: those whose newest transactions are
 * examined; null: all.
 */
export async function getNotificationFacts(
  db: UserDb,
  environment: Environment,
  counterparties: readonly string[] | null,
): Promise<NoticeFacts> {
  const { isSandbox, today, currency } = environment;
  const [{ largeChargeMinor, lowBalanceMinor }, transactions, since, streams, accounts] = await Promise.all([
    getNotificationSettings(db),
    readNewest(db, isSandbox, addDays(today, -NEW_DAYS), counterparties),
    readFirstUsualDay(db, environment),
    readStreams(db, isSandbox),
    readAccounts(db, isSandbox),
  ]);
  const merchantKeys = new Set(transactions.map(({ merchantKey }) => merchantKey));
  const usual = await readUsual(db, environment, since, [...merchantKeys]);
  return { today, currency, largeChargeMinor, lowBalanceMinor, transactions, usual, streams, accounts };
}

/** Spending and refunds that banks reported since a day, oldest first. */
async function readNewest(
  db: UserDb,
  isSandbox: boolean,
  from: CivilDate,
  counterparties: readonly string[] | null,
): Promise<NoticeTransaction[]> {
  const among = counterparties === null ? '' : 'and counterparty = any($4::text[])';
  return db.query<NoticeTransaction>(
    `select id, occurred_on as "on", amount_minor as "amountMinor", currency, merchant, merchant_key as "merchantKey",
      category, flow from app.transactions
      where user_id = $1 and is_sandbox = $2 and removed_at is null and not is_from_receipt and occurred_on >= $3
        and flow in ('spend', 'refund') ${among}
      order by occurred_on, id`,
    [db.userId, isSandbox, from, ...(counterparties === null ? [] : [counterparties])],
  );
}

/** SQL condition: a stream is active and one of payments or income. */
const IS_ACTIVE = `${IS_SHOWN} and verdict <> 'not_subscription' and class <> 'transfer'
  and status in ('trial', 'active', 'price_up', 'overdue')`;

/** The first of enough days before the newest ones to reach that many transactions, at most half a year ago. */
async function readFirstUsualDay(db: UserDb, { isSandbox, today }: Environment): Promise<CivilDate> {
  const newest = addDays(today, -NEW_DAYS);
  const [reached] = await db.query<{ since: CivilDate | null }>(
    `select min(day) as since from (
       select day, sum(sum(transaction_count)) over (order by day desc) - sum(transaction_count) as later
         from app.day_totals
        where user_id = $1 and is_sandbox = $2 and day < $3 and day >= $4 group by day) d
      where later < $5`,
    [db.userId, isSandbox, newest, addDays(today, -LOOK_BACK_DAYS), USUAL_TRANSACTIONS],
  );
  return reached?.since ?? newest;
}

/**
 * The charges since a day, by merchant for the given ones, and together for all others. Groups them in the database,
 * because transferring a thousand rows takes longer than adding them up.
 */
async function readUsual(
  db: UserDb,
  { isSandbox, today, currency }: Environment,
  since: CivilDate,
  merchantKeys: readonly string[],
): Promise<UsualCharges[]> {
  return db.query<UsualCharges>(
    `select case when merchant_key = any($6::text[]) then merchant_key else '' end as "merchantKey",
      occurred_on >= $4 as "isNewest", is_recurring as "isRecurring", min(occurred_on) as "firstOn",
      json_agg(-amount_minor) as sizes
       from (select merchant_key, occurred_on, amount_minor,
         id in (select unnest(transaction_ids) from app.recurring_streams s
            where s.user_id = $1 and is_sandbox = $2 and ${IS_ACTIVE}) as is_recurring
         from app.transactions where user_id = $1 and is_sandbox = $2 and removed_at is null and not is_from_receipt
          and occurred_on >= $3 and flow = 'spend' and amount_minor < 0 and currency = $5) t
      group by 1, 2, 3`,
    [db.userId, isSandbox, since, addDays(today, -NEW_DAYS), currency, merchantKeys],
  );
}

/** Active streams. */
async function readStreams(db: UserDb, isSandbox: boolean): Promise<NoticeStream[]> {
  return db.query<NoticeStream>(
    `select account_id as "accountId", merchant, direction, class, frequency, currency, last_on as "lastOn",
      last_amount_minor as "lastAmountMinor", transaction_ids as "transactionIds" from app.recurring_streams s
      where s.user_id = $1 and is_sandbox = $2 and ${IS_ACTIVE} order by merchant, id`,
    [db.userId, isSandbox],
  );
}

/** Open checking and savings accounts at banks with a known balance. */
async function readAccounts(db: UserDb, isSandbox: boolean): Promise<NoticeAccount[]> {
  return db.query<NoticeAccount>(
    `select id, shown_name as name, currency, coalesce(available_balance_minor, current_balance_minor) as "balanceMinor"
       from app.accounts where user_id = $1 and is_sandbox = $2 and account_type in ('checking', 'savings')
        and not is_closed and not is_hidden and connection_id is not null
        and coalesce(available_balance_minor, current_balance_minor) is not null
        and exists (select from app.recurring_streams s where s.user_id = $1 and s.account_id = accounts.id)
      order by id`,
    [db.userId, isSandbox],
  );
}

/**
 * Whether the first import of a bank in this environment, or the reading of its email, is still running. Until both
 * end, nothing counts as unusual.
 */
export async function getPendingImports(
  db: UserDb,
  isSandbox: boolean,
): Promise<{ readonly isHistoryComing: boolean; readonly isMailComing: boolean }> {
  const [coming] = await db.query<{ isHistoryComing: boolean; isMailComing: boolean }>(
    `select exists (select from app.bank_connections
         where user_id = $1 and is_sandbox = $2 and status = 'importing') as "isHistoryComing",
       exists (select from app.mail_syncs s join app.mailboxes b on b.user_id = s.user_id and b.id = s.mailbox_id
         where s.user_id = $1 and b.is_sandbox = $2 and not b.is_paused
           and s.state in ('INITIALIZING', 'PROCESSING')) as "isMailComing"`,
    [db.userId, isSandbox],
  );
  if (!coming) throw new Error('the query gave no row');
  return coming;
}

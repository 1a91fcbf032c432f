import { inPages } from '#db/pages.ts';
import type { UserDb, Uuid } from '#db/pool.ts';
import { listAccounts } from '#db/repositories/accounts/accounts.ts';
import {
  IS_CATEGORY_SET_BY_USER,
  IS_HELD,
  transactionById,
} from '#db/repositories/transaction-suggestions.ts';
import type { Flow } from '#domain/ledger/flow.ts';
import type { TransferTransaction } from '#domain/ledger/transfers/transfer-types.ts';
import type { DeriveScope } from './derive-services.ts';

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
  /** The transaction was created from a receipt. */
  readonly isFromReceipt: boolean;
  readonly flow: Flow;
  readonly isProvenRefund: boolean;
  readonly isHeld: boolean;
  /** The user set the category. */
  readonly isUserCategory: boolean;
}

/** The user's date, settings, environments and accounts at a moment. */
export async function readDeriveScope(db: UserDb, now: Date): Promise<DeriveScope> {
  const scopes = db.query<Omit<DeriveScope, 'accounts'>>(
    `select coalesce(p.currency, 'USD') as currency, p.named_by as "namedBy",
       coalesce(p.uses_item_categories, true) as "usesItemCategories",
       coalesce(p.privacy_data_sharing or p.sharing_id is not null, false) as "hasSharedNames",
       ($2::timestamptz at time zone coalesce(p.time_zone, 'UTC'))::date as today,
       array(select w.is_sandbox from (values (false), (true)) as w(is_sandbox)
         where exists (select from app.accounts a where a.user_id = $1 and a.is_sandbox = w.is_sandbox)
           or exists (select from app.mailboxes m where m.user_id = $1 and m.is_sandbox = w.is_sandbox)
           or exists (select from app.findings f where f.user_id = $1 and f.is_sandbox = w.is_sandbox)
         order by 1) as environments
       from (select 1) as one left join app.profiles p on p.user_id = $1`,
    [db.userId, now],
  );
  const [[scope], accounts] = await Promise.all([scopes, listAccounts(db)]);
  if (!scope) throw new Error('the scope query returned no row');
  return { ...scope, accounts };
}

const transactionsFrom = (from: string): string => `
  select t.id, account_id as "accountId", posted_on as "postedOn", t.amount_minor as "amountMinor", t.currency,
    original_description as description, t.is_from_receipt as "isFromReceipt",
    t.merchant, status, category, flow, r.id is not null as "isProvenRefund", ${IS_HELD} as "isHeld",
    ${IS_CATEGORY_SET_BY_USER} as "isUserCategory", merchant_key as "merchantKey"
   from ${from}
   left join lateral (select r.id from app.receipt_matches m join app.receipts r on r.user_id = $1
     and r.id = m.receipt_id
          where t.has_receipt and m.user_id = $1 and m.transaction_id = t.id and m.state = 'matched'
            and r.kind = 'refund' limit 1) r on true
  where t.user_id = $1 and t.is_sandbox = $2 and removed_at is null`;
const TRANSACTIONS = transactionsFrom('app.transactions t');

const REPEATED = [
  ...(['accountId', 'postedOn', 'currency', 'merchant', 'merchantKey'] as const),
  ...(['status', 'category', 'flow'] as const),
];

/** Current transactions of one environment, oldest first, with the bank's original description. */
export async function readTransactions(db: UserDb, isSandbox: boolean): Promise<DerivedTransaction[]> {
  return readAll(db, `${TRANSACTIONS} order by posted_on, t.id`, [db.userId, isSandbox]);
}

/** Current transactions of one environment that a bank reported. */
export async function readBankTransactions(db: UserDb, isSandbox: boolean): Promise<DerivedTransaction[]> {
  return readAll(db, `${TRANSACTIONS} and not t.is_from_receipt order by posted_on, t.id`, [
    db.userId,
    isSandbox,
  ]);
}

/** The bank transactions among these IDs. */
export async function readBankTransactionsById(
  db: UserDb,
  isSandbox: boolean,
  ids: readonly Uuid[],
): Promise<DerivedTransaction[]> {
  return db.query<DerivedTransaction>(
    `${transactionsFrom(`unnest($3::uuid[]) as n(id) join ${transactionById('n.id')} t on true`)}
      and not t.is_from_receipt`,
    [db.userId, isSandbox, ids],
  );
}

/** Counterparties with transactions created from receipts. Changes to those are not recorded per counterparty. */
export async function listReceiptCounterparties(db: UserDb, isSandbox: boolean): Promise<string[]> {
  const rows = await db.query<{ counterparty: string }>(
    `select distinct t.counterparty from app.transactions t where t.user_id = $1 and t.is_sandbox = $2
       and t.is_from_receipt`,
    [db.userId, isSandbox],
  );
  return rows.map(({ counterparty }) => counterparty);
}

/** Counterparties with streams or with transactions created from receipts. */
export async function listStreamCounterparties(db: UserDb, isSandbox: boolean): Promise<string[]> {
  const rows = await db.query<{ counterparty: string }>(
    `select c.counterparty from app.recurring_streams s cross join lateral unnest(s.counterparties) as c(counterparty)
      where s.user_id = $1 and s.is_sandbox = $2
     union select t.counterparty from app.transactions t where t.user_id = $1 and t.is_sandbox = $2
       and t.is_from_receipt`,
    [db.userId, isSandbox],
  );
  return rows.map(({ counterparty }) => counterparty);
}

/** What the detection of streams compares, and what tells which transactions it is for. */
export type StreamCandidate = TransferTransaction &
  Pick<DerivedTransaction, 'merchantKey' | 'status' | 'isFromReceipt'>;

/** All transactions of these counterparties, oldest first. */
export async function readStreamCandidates(
  db: UserDb,
  isSandbox: boolean,
  counterparties: readonly string[],
): Promise<StreamCandidate[]> {
  return db.query<StreamCandidate>(
    `select id, account_id as "accountId", posted_on as "postedOn", amount_minor as "amountMinor", currency,
      original_description as description, merchant, merchant_key as "merchantKey", status,
      is_from_receipt as "isFromReceipt"
       from app.transactions where user_id = $1 and is_sandbox = $2 and removed_at is null
        and counterparty = any($3::text[]) order by posted_on, id`,
    [db.userId, isSandbox, counterparties],
  );
}

/** All transactions of these counterparties and both sides of all transfers, oldest first. */
export async function readStreamTransactions(
  db: UserDb,
  isSandbox: boolean,
  counterparties: readonly string[],
): Promise<DerivedTransaction[]> {
  return db.query<DerivedTransaction>(
    `${TRANSACTIONS} and t.id = any(array(
        select t.id from app.transactions t where t.user_id = $1 and t.is_sandbox = $2 and t.removed_at is null
          and t.counterparty = any($3::text[])
        union all select outflow_id from app.transfers where user_id = $1
        union all select inflow_id from app.transfers where user_id = $1))
      order by posted_on, t.id`,
    [db.userId, isSandbox, counterparties],
  );
}

async function readAll(db: UserDb, sql: string, values: readonly unknown[]): Promise<DerivedTransaction[]> {
  const transactions: DerivedTransaction[] = [];
  for await (const page of inPages<DerivedTransaction>(db, sql, values, REPEATED)) transactions.push(...page);
  return transactions;
}

/** True if one of these has a posted bank transaction of the opposite amount within `days` days. */
export async function haveCounterparts(
  db: UserDb,
  isSandbox: boolean,
  versions: readonly Pick<DerivedTransaction, 'amountMinor' | 'currency' | 'postedOn'>[],
  days: number,
): Promise<boolean> {
  const rows = await db.query(
    `select from app.profiles own, unnest($3::bigint[], $4::text[], $5::date[]) as n(amount_minor, currency, day)
       cross join lateral (select from app.transactions t where t.user_id = $1 and t.is_sandbox = $2
        and t.removed_at is null and t.posted_on between n.day - $6::int and n.day + $6::int
        and t.amount_minor = -n.amount_minor and t.currency = n.currency and t.status = 'posted'
        and not t.is_from_receipt limit 1) counterpart
      where own.user_id = $1 limit 1`,
    [
      db.userId,
      isSandbox,
      versions.map(({ amountMinor }) => amountMinor),
      versions.map(({ currency }) => currency),
      versions.map(({ postedOn }) => postedOn),
      days,
    ],
  );
  return rows.length > 0;
}

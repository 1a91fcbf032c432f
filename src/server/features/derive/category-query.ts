import { jsonObject } from '#db/json-object.ts';
import type { UserDb, Uuid } from '#db/pool.ts';
import { isUncategorizedByUser } from '#db/repositories/category-questions.ts';
import { listLineItems } from '#db/repositories/matching/matched-receipts.ts';
import type { LineItem } from '#domain/receipts/receipt.ts';
import type { DisputedTransaction } from '#domain/splits/category-conflict.ts';

/** The newest undecided transaction of a merchant in one category, with the total of all undecided ones in it. */
export interface MerchantTransactions extends DisputedTransaction {
  readonly id: Uuid;
  readonly merchantKey: string;
  readonly currency: string;
  /** Total spent in these transactions, in minor units. */
  readonly spentMinor: number;
  readonly transactionCount: number;
}

/** An undecided transaction whose receipt is mostly health items and has a price on every line. */
export interface ReceiptTransaction extends MerchantTransactions {
  readonly lines: readonly LineItem[];
}

const DISPUTED_FIELDS = `t.id, t.merchant_key as "merchantKey", t.currency, t.category,
  t.category_source as "categorySource",
  t.original_description as "originalDescription", t.merchant, t.amount_minor as "amountMinor",
  a.account_type as "accountType"`;
const HABIT = jsonObject<NonNullable<DisputedTransaction['habit']>>({
  category: 'h.category',
  transactions: 'h.transactions',
});
const IS_UNDECIDED_SPEND = `t.user_id = $1 and t.is_sandbox = $2 and t.posted_on >= $3 and t.flow = 'spend'
  and t.status = 'posted' and t.merchant_key <> '' and ${isUncategorizedByUser('t')}`;

/**
 * Undecided transactions since a date, one per merchant, category and currency; of all counterparties or only of
 * `counterparties`.
 */
export async function listUndecidedMerchants(
  db: UserDb,
  isSandbox: boolean,
  from: string,
  counterparties: readonly string[] | null,
): Promise<MerchantTransactions[]> {
  // Two statements, because PostgreSQL would plan a combined one for all transactions.
  const among = counterparties === null ? '' : 'and t.counterparty = any($4::text[])';
  return db.query<MerchantTransactions>(
    `with habits as (
       select merchant_key, min(category) as category, count(*)::int as transactions from app.transactions t
        where user_id = $1 and is_sandbox = $2 and category_source = 'user' and removed_at is null and split is null
          and merchant_key <> '' ${among}
        group by 1 having count(*) >= 2 and count(distinct category) = 1),
     groups as (
       select t.merchant_key, t.category, t.currency, (-sum(t.amount_minor))::bigint as spent,
         count(*)::int as transactions, (array_agg(t.id order by t.posted_on desc, t.id desc))[1] as id
         from app.transactions t where ${IS_UNDECIDED_SPEND} ${among} group by 1, 2, 3)
     select ${DISPUTED_FIELDS}, g.spent as "spentMinor", g.transactions as "transactionCount",
       case when h.transactions is null then null else ${HABIT} end as habit
       from groups g join app.transactions t on t.user_id = $1 and t.id = g.id
       join app.accounts a on a.user_id = $1 and a.id = t.account_id
       left join habits h on h.merchant_key = g.merchant_key`,
    [db.userId, isSandbox, from, ...(counterparties === null ? [] : [counterparties])],
  );
}

/**
 * Transactions since a date whose receipts are mostly health items, newest first; of all counterparties or only of
 * `counterparties`.
 */
export async function listHealthReceipts(
  db: UserDb,
  isSandbox: boolean,
  from: string,
  counterparties: readonly string[] | null,
): Promise<ReceiptTransaction[]> {
  const among =
    counterparties === null
      ? ''
      : `and receipt_id = any(array(select m.receipt_id from (
             select id, has_receipt from app.transactions where user_id = $1 and is_sandbox = $2
               and counterparty = any($4::text[]) and removed_at is null offset 0) t
           join app.receipt_matches m on m.user_id = $1 and m.transaction_id = t.id
          where t.has_receipt))`;
  const transactions = await db.query<MerchantTransactions & { readonly receiptIds: readonly Uuid[] }>(
    `with healthy as materialized (
       select receipt_id from app.receipt_line_items where user_id = $1 ${among} group by 1
       having count(*) = count(amount_minor)
         and 2 * coalesce(sum(amount_minor) filter (where is_health), 0) > sum(amount_minor)),
     matched as materialized (
       select m.transaction_id as id, array_agg(m.receipt_id) as receipts from healthy h
         join app.receipt_matches m on m.user_id = $1 and m.receipt_id = h.receipt_id and m.state = 'matched'
           group by 1)
     select ${DISPUTED_FIELDS}, -t.amount_minor as "spentMinor", 1 as "transactionCount", null::json as habit,
       o.receipts as "receiptIds"
       from matched o join app.transactions t on t.id = o.id
       join app.accounts a on a.user_id = $1 and a.id = t.account_id where ${IS_UNDECIDED_SPEND}
        and not exists (select from app.receipt_matches x where x.user_id = $1 and x.transaction_id = t.id
          and x.state = 'matched' and x.receipt_id <> all(o.receipts))
      order by t.posted_on desc, t.id desc`,
    [db.userId, isSandbox, from, ...(counterparties === null ? [] : [counterparties])],
  );
  const lines = await listLineItems(
    db,
    transactions.flatMap((transaction) => transaction.receiptIds),
  );
  return transactions.map(({ receiptIds, ...transaction }) => ({
    ...transaction,
    lines: receiptIds.flatMap((id) => lines.get(id) ?? []),
  }));
}

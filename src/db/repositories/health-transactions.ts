import type { CivilDate } from '#domain/calendar/civil-date.ts';
import { HEALTH_CATEGORIES } from '#domain/categorization/categories.ts';
import type { MerchantPayment, MerchantTransaction } from '#domain/claims/bank-refunds.ts';
import type { BankRefund, ClaimTransaction } from '#domain/claims/claimable-lines.ts';
import type { MerchantRefund } from '#domain/claims/refunds.ts';
import type { HealthAccountKind } from '#domain/ledger/accounts/health-account.ts';
import { jsonObject } from '../json-object.ts';
import type { UserDb, Uuid } from '../pool.ts';
import { BARE_CODE } from './receipts/order-messages.ts';
import type { StoredReceiptKind } from './receipts/receipts.ts';
import { transactionById } from './transaction-suggestions.ts';
import { counterpartyOfKeySql } from './transactions/counterparties.ts';

/** SQL condition: transaction `t` pays for health, by a receipt line or possibly by the user's split. */
const PAYS_FOR_HEALTH = `((t.split_source = 'user' and t.split is not null) or (t.has_receipt and exists (
  select from app.receipt_matches m join app.receipts r on r.user_id = $1 and r.id = m.receipt_id
    join app.receipt_line_items l on l.user_id = $1 and l.receipt_id = r.id and l.is_health
   where m.user_id = $1 and m.transaction_id = t.id and m.state = 'matched' and r.state = 'accepted'
   and r.kind in ('purchase', 'subscription'))))`;

/** The health categories in the order of the index `transactions_health`. */
const HEALTH = HEALTH_CATEGORIES.toSorted()
  .map((code) => `'${code}'`)
  .join(', ');

/** Transactions of a period that may pay for health: by category, split or receipt line. */
const MAY_PAY_FOR_HEALTH = `
  select id from app.transactions where user_id = $1 and is_sandbox = $2 and removed_at is null
    and occurred_on between $4 and $5 and category in (${HEALTH})
  union select id from app.transactions where user_id = $1 and is_sandbox = $2 and removed_at is null
    and occurred_on between $4 and $5 and split_source = 'user'
  union select m.transaction_id from app.receipt_line_items l
    cross join lateral (select transaction_id from app.receipt_matches
      where user_id = $1 and receipt_id = l.receipt_id and state = 'matched' offset 0) m
    where l.user_id = $1 and l.is_health`;

/** The user's split of transaction `t`; splits by items are read from the receipts. */
export const USER_SPLIT = `case when t.split_source = 'user' then t.split end`;

/** Columns from which the health account kind of account `a` is resolved. */
const ACCOUNT_KIND =
  'array[a.shown_name, a.name, a.institution_name] as "accountNames", a.health_kind as "userHealthKind"';

/** Whether a receipt lists a purchase; other receipts on a transaction describe what happened to it later. */
export function isPurchaseReceipt({ kind }: { readonly kind: StoredReceiptKind }): boolean {
  return kind === 'purchase' || kind === 'subscription';
}

/** A transaction that pays for health or whose merchant sells health products; its receipts are read separately. */
export type HealthTransaction = Omit<ClaimTransaction, 'receipts' | 'healthAccount' | 'bankRefund'> & {
  readonly merchantKey: string;
  readonly accountNames: readonly (string | null)[];
  readonly userHealthKind: HealthAccountKind | null;
};

/** Selects the transactions of a period, or specific ones. */
export type HealthTransactionSelection =
  | { readonly from: CivilDate; readonly to: CivilDate }
  | { readonly ids: readonly Uuid[] };

/** Transactions of one environment and currency that pay for health, oldest first. */
export async function listHealthTransactions(
  db: UserDb,
  scope: { readonly isSandbox: boolean; readonly currency: string },
  asked: HealthTransactionSelection,
): Promise<HealthTransaction[]> {
  const [among, which, values] =
    'ids' in asked
      ? ['select unnest($4::uuid[]) as id', '', [asked.ids]]
      : [MAY_PAY_FOR_HEALTH, 'and t.occurred_on between $4 and $5', [asked.from, asked.to]];
  return db.query<HealthTransaction>(
    `select t.id, t.posted_on as "postedOn", coalesce(t.authorized_on, t.described_on) as "purchasedOn",
            t.description, t.original_description as "bankText", t.merchant, t.category,
            t.amount_minor as "amountMinor", t.currency, t.flow = 'spend' as "isSpend", (t.status = 'pending'
              or t.flow = 'held') as "isPending",
            t.is_from_receipt as "isFromReceipt", ${USER_SPLIT} as split, a.shown_name as "accountName",
              a.mask as "accountMask",
            t.merchant_key as "merchantKey", ${ACCOUNT_KIND}
       from (${among}) n join ${transactionById('n.id')} t on true
       join app.accounts a on a.user_id = $1 and a.id = t.account_id
      where t.user_id = $1 and t.is_sandbox = $2 and t.currency = $3 ${which} and t.removed_at is null
        and t.amount_minor < 0 and t.flow <> 'transfer'
        and (t.category in (${HEALTH}) or ${PAYS_FOR_HEALTH})
      order by t.occurred_on, t.id`,
    [db.userId, scope.isSandbox, scope.currency, ...values],
  );
}

/** A refund according to the bank, with its merchant. */
export type BankRefundOfMerchant = BankRefund & MerchantTransaction;

/** Refunds from these merchants in a period, without a receipt that states what was refunded. */
export async function listUnexplainedRefunds(
  db: UserDb,
  scope: { readonly isSandbox: boolean; readonly currency: string },
  time: { readonly from: CivilDate; readonly to: CivilDate },
  merchantKeys: readonly string[],
): Promise<BankRefundOfMerchant[]> {
  return db.query<BankRefundOfMerchant>(
    `select t.id, t.posted_on as "postedOn", t.merchant_key as "merchantKey", t.amount_minor as "amountMinor"
      from (select distinct key from unnest($6::text[]) as m(key)) m
      cross join lateral (select * from app.transactions where user_id = $1 and is_sandbox = $2
        and removed_at is null and counterparty = ${counterpartyOfKeySql('m.key')} offset 0) t
      where t.user_id = $1 and t.currency = $3 and t.posted_on between $4 and $5 and t.flow = 'refund'
        and t.merchant_key = m.key and not t.has_receipt order by t.posted_on, t.id`,
    [db.userId, scope.isSandbox, scope.currency, time.from, time.to, merchantKeys],
  );
}

/** Payments of a period whose merchant and amount are those of a refund, oldest first, whatever they paid for. */
export async function listPaymentsLikeRefunds(
  db: UserDb,
  scope: { readonly isSandbox: boolean; readonly currency: string },
  time: { readonly from: CivilDate; readonly to: CivilDate },
  refunds: readonly MerchantTransaction[],
): Promise<MerchantPayment[]> {
  if (refunds.length === 0) return [];
  return db.query<MerchantPayment>(
    `select t.id, t.posted_on as "postedOn", t.merchant_key as "merchantKey", t.amount_minor as "amountMinor"
      from (select distinct key, minor from unnest($6::text[], $7::bigint[]) as r(key, minor)) r
      cross join lateral (select * from app.transactions where user_id = $1 and is_sandbox = $2
        and removed_at is null and counterparty = ${counterpartyOfKeySql('r.key')} offset 0) t
      where t.user_id = $1 and t.currency = $3 and t.posted_on between $4 and $5 and t.flow <> 'transfer'
        and t.merchant_key = r.key and t.amount_minor = -r.minor order by t.occurred_on, t.id`,
    [
      ...[db.userId, scope.isSandbox, scope.currency, time.from, time.to],
      refunds.map((refund) => refund.merchantKey),
      refunds.map((refund) => refund.amountMinor),
    ],
  );
}

const ITEM = jsonObject<MerchantRefund['items'][number]>({ name: 'l.name', amountMinor: 'l.amount_minor' });

/** Refunded amounts by purchase, from accepted refund receipts that name the same order. */
export async function listRefundsByPurchase(
  db: UserDb,
  receiptIds: readonly Uuid[],
): Promise<Map<Uuid, MerchantRefund[]>> {
  if (receiptIds.length === 0) return new Map();
  const rows = await db.query<MerchantRefund & { purchaseId: Uuid }>(
    `select p.id as "purchaseId", r.id as "receiptId", r.purchased_on as "refundedOn", r.total_minor as "totalMinor",
            coalesce((select json_agg(${ITEM} order by l.position)
               from app.receipt_line_items l where l.user_id = $1 and l.receipt_id = r.id), '[]') as items
       from app.receipts p join app.receipts r on r.user_id = $1 and r.order_id is not null
         and ${BARE_CODE('r.order_id')} = ${BARE_CODE('p.order_id')}
      where p.user_id = $1 and p.id = any($2::uuid[]) and p.order_id is not null and r.kind = 'refund'
        and r.state = 'accepted'
        and r.merchant_key = p.merchant_key and r.currency = p.currency and r.is_sandbox = p.is_sandbox
          and r.total_minor > 0
      order by r.purchased_on, r.id`,
    [db.userId, receiptIds],
  );
  return new Map(
    [...Map.groupBy(rows, (row) => row.purchaseId)].map(([id, refunds]) => [
      id,
      refunds.map(({ purchaseId: _, ...refund }) => refund),
    ]),
  );
}

/** The years with transactions in one environment, newest first. */
export async function listTransactionYears(db: UserDb, isSandbox: boolean): Promise<number[]> {
  const [row] = await db.query<{ first: number | null; last: number | null }>(
    `select extract(year from (select min(occurred_on) from app.transactions
               where user_id = $1 and is_sandbox = $2 and removed_at is null))::int as first,
            extract(year from (select max(occurred_on) from app.transactions
               where user_id = $1 and is_sandbox = $2 and removed_at is null))::int as last`,
    [db.userId, isSandbox],
  );
  const { first, last } = row ?? { first: null, last: null };
  if (first === null || last === null) return [];
  return Array.from({ length: last - first + 1 }, (_, index) => last - index);
}

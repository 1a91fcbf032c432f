import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { ClaimRow } from '#domain/claims/claimable-lines.ts';
import type { ShopRefund } from '#domain/claims/refunds.ts';
import type { HealthAccountKind } from '#domain/ledger/accounts/health-account.ts';
import type { UserDb, Uuid } from '../pool.ts';
import { BARE_CODE } from './order-mails.ts';
import type { StoredReceiptKind } from './receipts.ts';

/** Whether row `t` pays for health: by a line of a receipt, or perhaps by how the person divided it. */
export const PAYS_FOR_HEALTH = `(t.split is not null or (t.has_receipt and exists (
  select from app.receipt_matches m join app.receipts r on r.user_id = m.user_id and r.id = m.receipt_id
    join app.receipt_line_items l on l.user_id = r.user_id and l.receipt_id = r.id and l.is_health
   where m.user_id = t.user_id and m.transaction_id = t.id and m.state = 'matched' and r.state = 'accepted' and r.kind in ('purchase', 'subscription'))))`;

/** What tells whether account `a` is one for health costs. */
export const ACCOUNT_KIND =
  'array[a.shown_name, a.name, a.institution_name] as "accountNames", a.health_kind as "toldHealthKind"';

/** Whether a receipt says what was bought; the others on a row say what became of it. */
export function isOfPurchase({ kind }: { readonly kind: StoredReceiptKind }): boolean {
  return kind === 'purchase' || kind === 'subscription';
}

/** A row that pays for health, or its seller sells it; its receipts are read apart. */
export type HealthRow = Omit<ClaimRow, 'receipts' | 'healthAccount'> & {
  readonly accountNames: readonly (string | null)[];
  readonly toldHealthKind: HealthAccountKind | null;
};

/** Which rows are asked for: those of a time, or these. */
export type HealthRowsAsked =
  | { readonly from: CivilDate; readonly to: CivilDate }
  | { readonly ids: readonly Uuid[] };

/** Days in which a seller gives back what a row paid. */
const REFUND_DAYS = 180;

/**
 * What came back for row `t` alone, told by the bank without a receipt: a row of the same seller over the same amount, with
 * no other payment like it in between.
 */
const REFUNDED_BY_ROW = `(select coalesce(max(b.amount_minor), 0)::bigint from app.transactions b
   where b.user_id = t.user_id and b.is_sandbox = t.is_sandbox and b.removed_at is null and b.flow = 'refund' and b.merchant_key = t.merchant_key and t.merchant_key <> ''
     and b.currency = t.currency and b.amount_minor = -t.amount_minor and b.posted_on between t.posted_on and t.posted_on + ${REFUND_DAYS}
     and not exists (select from app.receipt_matches m where m.user_id = b.user_id and m.transaction_id = b.id and m.state = 'matched')
     and not exists (select from app.transactions o where o.user_id = t.user_id and o.is_sandbox = t.is_sandbox and o.removed_at is null and o.merchant_key = t.merchant_key
       and o.amount_minor = t.amount_minor and o.currency = t.currency and (o.posted_on, o.id) > (t.posted_on, t.id) and o.posted_on <= b.posted_on))`;

/** Rows of one world and currency that pay for health, oldest first. */
export async function listHealthRows(
  db: UserDb,
  scope: { readonly isSandbox: boolean; readonly currency: string },
  asked: HealthRowsAsked,
  categories: readonly string[],
): Promise<HealthRow[]> {
  const [which, values] =
    'ids' in asked
      ? ['t.id = any($5::uuid[])', [asked.ids]]
      : ['t.posted_on between $5 and $6', [asked.from, asked.to]];
  return db.query<HealthRow>(
    `select t.id, t.posted_on as "postedOn", t.authorized_on as "authorizedOn", t.description, t.original_description as "bankText", t.merchant, t.category,
            t.amount_minor as "amountMinor", t.currency, t.flow = 'spend' as "isSpend", (t.status = 'pending' or t.flow = 'held') as "isPending",
            t.is_from_receipt as "isFromReceipt", t.split, a.shown_name as "accountName", a.mask as "accountMask",
            ${ACCOUNT_KIND}, ${REFUNDED_BY_ROW} as "refundedMinor"
       from app.transactions t join app.accounts a on a.user_id = t.user_id and a.id = t.account_id
      where t.user_id = $1 and t.is_sandbox = $2 and t.currency = $3 and ${which} and t.removed_at is null and t.amount_minor < 0 and t.flow <> 'transfer'
        and (t.category = any($4::text[]) or ${PAYS_FOR_HEALTH})
      order by t.posted_on, t.id`,
    [db.userId, scope.isSandbox, scope.currency, categories, ...values],
  );
}

/** What shops gave back of purchases, by purchase: confirmed refunds that name the same order. */
export async function listShopRefunds(
  db: UserDb,
  receiptIds: readonly Uuid[],
): Promise<Map<Uuid, ShopRefund[]>> {
  const rows = await db.query<ShopRefund & { purchaseId: Uuid }>(
    `select p.id as "purchaseId", r.total_minor as "totalMinor",
            coalesce((select json_agg(json_build_object('name', l.name, 'amountMinor', l.amount_minor) order by l.position)
               from app.receipt_line_items l where l.user_id = r.user_id and l.receipt_id = r.id), '[]') as items
       from app.receipts p join app.receipts r on r.user_id = p.user_id and r.order_id is not null and ${BARE_CODE('r.order_id')} = ${BARE_CODE('p.order_id')}
      where p.user_id = $1 and p.id = any($2::uuid[]) and p.order_id is not null and r.kind = 'refund' and r.state = 'accepted'
        and r.merchant_key = p.merchant_key and r.currency = p.currency and r.is_sandbox = p.is_sandbox and r.total_minor > 0
      order by r.purchased_on, r.id`,
    [db.userId, receiptIds],
  );
  return new Map(
    [...Map.groupBy(rows, (row) => row.purchaseId)].map(([id, own]) => [
      id,
      own.map(({ totalMinor, items }) => ({ totalMinor, items })),
    ]),
  );
}

/** The years that rows of a world lie in, newest first. */
export async function listRowYears(db: UserDb, isSandbox: boolean): Promise<number[]> {
  const [row] = await db.query<{ first: number | null; last: number | null }>(
    `select extract(year from (select min(posted_on) from app.transactions where user_id = $1 and is_sandbox = $2 and removed_at is null))::int as first,
            extract(year from (select max(posted_on) from app.transactions where user_id = $1 and is_sandbox = $2 and removed_at is null))::int as last`,
    [db.userId, isSandbox],
  );
  const { first, last } = row ?? { first: null, last: null };
  if (first === null || last === null) return [];
  return Array.from({ length: last - first + 1 }, (_, at) => last - at);
}

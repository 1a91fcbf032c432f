import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { SplitLine } from '#domain/splits/split.ts';
import { buildTransactionItemsText } from '#domain/splits/transaction-items-text.ts';
import type { UserDb, Uuid } from '../../pool.ts';
import type { StoredMatchedReceipt } from '../matching/matched-receipts.ts';
import { listMatchedReceipts } from '../matching/matched-receipts.ts';

/**
 * Recomputes the receipt flag, item text, purchase date and search text of each transaction from its matched receipts.
 * Includes the other transactions of their orders, because what one transaction paid for depends on the others.
 */
export async function refreshReceiptMarks(db: UserDb, transactionIds: readonly Uuid[]): Promise<void> {
  if (transactionIds.length === 0) return;
  const ids = [...new Set([...transactionIds, ...(await listSharedCharges(db, transactionIds))])];
  const matched = Map.groupBy(await listMatchedReceipts(db, ids), (receipt) => receipt.transactionId);
  const splits = await listSplits(db, ids);
  const words = ids.map((id) => buildTransactionItemsText(matched.get(id) ?? [], splits.get(id) ?? null));
  await db.query(
    `update app.transactions t set has_receipt = n.has_receipt, items_text = n.shown, receipt_text = n.searched,
            receipt_on = n.receipt_on
       from unnest($2::uuid[], $3::bool[], $4::text[], $5::text[], $6::date[])
         as n(id, has_receipt, shown, searched, receipt_on)
      where t.user_id = $1 and t.id = n.id
        and (t.has_receipt, t.items_text, t.receipt_text, t.receipt_on)
            is distinct from (n.has_receipt, n.shown, n.searched, n.receipt_on)`,
    [
      db.userId,
      ids,
      ids.map((id) => matched.has(id)),
      words.map(({ shown }) => shown),
      words.map(({ searched }) => searched),
      ids.map((id) => lastPurchase(matched.get(id) ?? [])),
    ],
  );
}

/** The latest purchase date of the receipts: a transaction for several of them follows all of them. */
function lastPurchase(receipts: readonly StoredMatchedReceipt[]): CivilDate | null {
  const days = receipts.filter(({ kind }) => kind !== 'refund').map(({ purchasedOn }) => purchasedOn);
  return days.sort().at(-1) ?? null;
}

/** The splits of these transactions. */
async function listSplits(db: UserDb, ids: readonly Uuid[]): Promise<Map<Uuid, readonly SplitLine[]>> {
  const rows = await db.query<{ id: Uuid; split: readonly SplitLine[] }>(
    'select id, split from app.transactions where user_id = $1 and id = any($2::uuid[]) and split is not null',
    [db.userId, ids],
  );
  return new Map(rows.map(({ id, split }) => [id, split]));
}

/**
 * All transactions that the receipts of these transactions are matched to. Two statements, because a join is planned
 * for the few transactions there were.
 */
async function listSharedCharges(db: UserDb, transactionIds: readonly Uuid[]): Promise<Uuid[]> {
  const charges = await db.query<{ id: Uuid }>(
    `select distinct o.transaction_id as id from app.receipt_matches o
      where o.user_id = $1 and o.state = 'matched' and o.receipt_id = any(array(
        select m.receipt_id from app.receipt_matches m where m.user_id = $1 and m.transaction_id = any($2::uuid[])
          and m.state in ('matched', 'declined')))`,
    [db.userId, transactionIds],
  );
  return charges.map(({ id }) => id);
}

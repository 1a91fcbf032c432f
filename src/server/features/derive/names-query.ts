import type { UserDb } from '#db/pool.ts';
import { notingReceipts, notingTransactions } from '#db/repositories/match-changes.ts';

/** By which rule the user's merchants were named. */
export async function readNamedBy(db: UserDb): Promise<string | null> {
  const [row] = await db.query<{ namedBy: string }>(
    'select named_by as "namedBy" from app.profiles where user_id = $1 for no key update',
    [db.userId],
  );
  return row?.namedBy ?? null;
}

export async function writeNamedBy(db: UserDb, namedBy: string): Promise<void> {
  await db.query('update app.profiles set named_by = $2 where user_id = $1', [db.userId, namedBy]);
}

/** A receipt whose merchant the user wrote. Its transaction and it keep that name. */
const IS_NAMED_BY_PERSON = `exists (select from app.review_items v where v.user_id = r.user_id and v.receipt_id = r.id
  and 'merchant' = any(v.corrected_fields))`;
/**
 * A name that receipts taught a transaction, and not the user's own renaming of another transaction of that merchant.
 */
const IS_TAUGHT = `t.description_source = 'rule' and not exists (select from app.transactions o where o.user_id = t.user_id
  and o.merchant_key = t.merchant_key and o.description_source = 'user' and o.description = t.description)`;

/**
 * Every name that a rule gave: merchants of transactions and receipts, and what receipts taught transactions to be
 * called.
 */
export async function listGivenNames(db: UserDb): Promise<string[]> {
  const rows = await db.query<{ name: string }>(
    `select merchant as name from app.transactions where user_id = $1 and not is_from_receipt
     union select t.description from app.transactions t where t.user_id = $1 and ${IS_TAUGHT}
     union select merchant from app.promised_refunds where user_id = $1 and merchant is not null
     union select r.merchant from app.receipts r where r.user_id = $1 and r.merchant is not null and not ${IS_NAMED_BY_PERSON}`,
    [db.userId],
  );
  return rows.map((row) => row.name);
}

/** A name as it stands, the one that replaces it, and the key of that. */
export interface Renaming {
  readonly from: string;
  readonly to: string;
  readonly key: string;
}

/** Gives names their new form; what a person named, a transaction or a receipt, keeps its name. */
export async function renameMerchants(db: UserDb, renamings: readonly Renaming[]): Promise<void> {
  const values = [
    db.userId,
    renamings.map(({ from }) => from),
    renamings.map(({ to }) => to),
    renamings.map(({ key }) => key),
  ];
  const named = 'unnest($2::text[], $3::text[], $4::text[]) as n(known, given, key)';
  await db.query(
    notingReceipts(`update app.receipts r set merchant = n.given, merchant_key = n.key from ${named}
      where r.user_id = $1 and r.merchant = n.known and not ${IS_NAMED_BY_PERSON}`),
    values,
  );
  await db.query(
    `update app.promised_refunds p set merchant = n.given, merchant_key = n.key from ${named}
      where p.user_id = $1 and p.merchant = n.known`,
    values,
  );
  await db.query(
    `update app.transactions t set description = n.given from ${named}
      where t.user_id = $1 and t.description = n.known and ${IS_TAUGHT}`,
    values,
  );
  await db.query(
    notingTransactions(`update app.transactions t set merchant = n.given, merchant_key = n.key,
       description = case when t.description_source in ('model', 'provider') and t.description = n.known then n.given else t.description end
       from ${named} where t.user_id = $1 and t.merchant = n.known and not t.is_from_receipt`),
    values,
  );
}

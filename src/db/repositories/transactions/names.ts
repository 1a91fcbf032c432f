import type { UserDb, Uuid } from '../../pool.ts';
import { trackTransactionChanges } from '../matching/match-changes.ts';

/** The number of a merchant's transactions that must agree on a name before it is applied to the next one. */
const AGREEING_MIN = 2;

/**
 * Learned names of merchants. If the user gave the same name, and no other, to two or more transactions of the
 * merchant: that name. Otherwise, if two or more matched receipts name the same merchant, and none another: that
 * merchant. A single rename is about one purchase, and transactions of a marketplace have many merchants, so neither is
 * learned.
 */
const NAMES = `
  own as (select t.merchant_key, min(t.description) as name from app.transactions t join keys using (merchant_key)
     where t.user_id = $1 and t.description_source = 'user' and not t.is_manual and t.removed_at is null
     group by 1 having count(*) >= ${AGREEING_MIN} and count(distinct lower(t.description)) = 1),
  from_receipts as (select t.merchant_key, min(r.merchant) as name
      from app.transactions t join keys using (merchant_key)
      join app.receipt_matches m on m.user_id = $1 and m.transaction_id = t.id and m.state = 'matched'
      join app.receipts r on r.user_id = $1 and r.id = m.receipt_id and r.merchant is not null
     where t.user_id = $1 and t.has_receipt and t.removed_at is null
     group by 1 having count(*) >= ${AGREEING_MIN} and count(distinct lower(r.merchant)) = 1),
  names as (select * from own union all
    select * from from_receipts where merchant_key not in (select merchant_key from own))`;

/** Applies learned names to new transactions; the bank's text is retained. */
export async function applyLearnedNames(db: UserDb, ids: readonly Uuid[]): Promise<Uuid[]> {
  if (ids.length === 0) return [];
  const [taught] = await db.query<{ isAny: boolean }>(
    `select exists (select from app.transactions where user_id = $1 and description_source = 'user')
      or exists (select from app.receipt_matches where user_id = $1 and state = 'matched') as "isAny"`,
    [db.userId],
  );
  if (!taught?.isAny) return [];
  const rows = await db.query<{ id: Uuid }>(
    `with fresh as (select id, merchant_key from app.transactions where user_id = $1 and id = any($2::uuid[])
      and description_source <> 'user' and merchant_key <> ''),
       keys as (select distinct merchant_key from fresh), ${NAMES}
     update app.transactions t set description = n.name, description_source = 'rule' from fresh f
       join names n using (merchant_key)
      where t.user_id = $1 and t.id = f.id and t.description <> n.name returning t.id`,
    [db.userId, ids],
  );
  return rows.map((row) => row.id);
}

/** A name, its replacement, and the merchant key of the replacement. */
export interface Renaming {
  readonly from: string;
  readonly to: string;
  readonly key: string;
}

/**
 * SQL condition: the name was learned from receipts, and is not the user's rename of another transaction of the
 * merchant.
 */
export const IS_LEARNED_NAME = `t.description_source = 'rule' and not exists (select from app.transactions o
  where o.user_id = $1
  and o.merchant_key = t.merchant_key and o.description_source = 'user' and o.description = t.description)`;

/** Bank descriptions of the transactions of these merchants, with the current merchant of each. */
export async function listBankTextsOfMerchants(
  db: UserDb,
  merchants: readonly string[],
): Promise<{ merchant: string; originalDescription: string }[]> {
  return db.query(
    `select distinct merchant, original_description as "originalDescription" from app.transactions
      where user_id = $1 and merchant = any($2::text[]) and not is_from_receipt and not is_manual`,
    [db.userId, merchants],
  );
}

/** Renames the merchants of transactions with exactly these descriptions, except those that the user entered. */
export async function renameByText(
  db: UserDb,
  renamings: readonly (Renaming & { readonly text: string })[],
): Promise<void> {
  await db.query(
    trackTransactionChanges(`update app.transactions t set merchant = n.given, merchant_key = n.key,
       description = case when t.description_source in ('model', 'provider')
         and t.description = n.known then n.given else t.description end
       from unnest($2::text[], $3::text[], $4::text[], $5::text[]) as n(known, given, key, text)
      where t.user_id = $1 and t.merchant = n.known and t.original_description = n.text
        and not t.is_from_receipt and not t.is_manual`),
    [
      db.userId,
      renamings.map(({ from }) => from),
      renamings.map(({ to }) => to),
      renamings.map(({ key }) => key),
      renamings.map(({ text }) => text),
    ],
  );
}

/** Renames merchants and learned names, except those that the user entered. */
export async function renameTransactions(db: UserDb, renamings: readonly Renaming[]): Promise<void> {
  const from = renamings.map((renaming) => renaming.from);
  const to = renamings.map((renaming) => renaming.to);
  await db.query(
    `update app.transactions t set description = n.given from unnest($2::text[], $3::text[]) as n(known, given)
      where t.user_id = $1 and t.description = n.known and ${IS_LEARNED_NAME}`,
    [db.userId, from, to],
  );
  await db.query(
    trackTransactionChanges(`update app.transactions t set merchant = n.given, merchant_key = n.key,
       description = case when t.description_source in ('model', 'provider')
         and t.description = n.known then n.given else t.description end
       from unnest($2::text[], $3::text[], $4::text[]) as n(known, given, key)
      where t.user_id = $1 and t.merchant = n.known and not t.is_from_receipt`),
    [db.userId, from, to, renamings.map((renaming) => renaming.key)],
  );
}

import type { UserDb, Uuid } from '../../pool.ts';
import { trackTransactionChanges } from '../matching/match-changes.ts';
import { refreshAfterTransactionChanges } from './flows.ts';
import { saveStateBeforeImport } from './import-transactions.ts';

/** Details from a file for a transaction that a bank feed also lists. */
export interface ImportedDetails {
  readonly transactionId: Uuid;
  readonly category: string | null;
  readonly note: string;
  readonly originalAmountMinor: number | null;
  readonly originalCurrency: string | null;
}

/** SQL conditions: the user has set nothing on transaction `t`, and the file, `w`, provides a value. */
const TAKES = {
  category: `w.category is not null and w.category <> t.category and t.category_source in ('provider', 'model')
    and t.split is null`,
  note: `w.note <> '' and t.note = ''`,
  original: `w.original_minor is not null and t.original_amount_minor is null and w.original_currency <> t.currency
    and sign(w.original_minor) = sign(t.amount_minor)`,
};
const WORDS = `unnest($2::uuid[], $3::text[], $4::text[], $5::bigint[], $6::text[])
  as w(id, category, note, original_minor, original_currency)`;

/**
 * Applies details from a file to transactions of bank feeds that lack them, after saving their earlier state. Returns
 * the changed ones.
 */
export async function applyImportedDetails(
  db: UserDb,
  importId: Uuid,
  words: readonly ImportedDetails[],
): Promise<Uuid[]> {
  if (words.length === 0) return [];
  const values = [
    ...[db.userId, words.map(({ transactionId }) => transactionId), words.map(({ category }) => category)],
    ...[words.map(({ note }) => note), words.map(({ originalAmountMinor }) => originalAmountMinor)],
    words.map(({ originalCurrency }) => originalCurrency),
  ];
  const taking = await db.query<{ id: Uuid }>(
    `select t.id from app.transactions t join ${WORDS} on w.id = t.id where t.user_id = $1 and t.removed_at is null
      and t.feed_id is not null and (${Object.values(TAKES)
        .map((takes) => `(${takes})`)
        .join(' or ')})`,
    values,
  );
  const ids = taking.map(({ id }) => id);
  if (ids.length === 0) return ids;
  await saveStateBeforeImport(db, importId, ids);
  await db.query(
    trackTransactionChanges(
      `update app.transactions t set category = case when ${TAKES.category} then w.category else t.category end,
         category_source = case when ${TAKES.category} then 'import' else t.category_source end,
         note = case when ${TAKES.note} then w.note else t.note end,
         original_amount_minor = case when ${TAKES.original} then w.original_minor else t.original_amount_minor end,
         original_currency = case when ${TAKES.original} then w.original_currency else t.original_currency end
       from ${WORDS} where t.user_id = $1 and t.id = w.id and t.id = any($7::uuid[])`,
    ),
    [...values, ids],
  );
  await refreshAfterTransactionChanges(db, ids);
  return ids;
}

/** Reverts the details that an import applied, if they are unchanged. Returns the transactions. */
export async function revertImportedDetails(db: UserDb, importId: Uuid): Promise<Uuid[]> {
  const rows = await db.query<{ id: Uuid }>(
    trackTransactionChanges(
      `update app.transactions t set note = case when t.note = a.note then b.note else t.note end,
         category = case when t.category_source = 'import' then b.category else t.category end,
         category_source = case when t.category_source = 'import' then b.category_source else t.category_source end,
         original_amount_minor = case when t.original_amount_minor = a.original_amount_minor
           then b.original_amount_minor else t.original_amount_minor end,
         original_currency = case when t.original_amount_minor = a.original_amount_minor
           then b.original_currency else t.original_currency end
       from app.import_changes c, jsonb_populate_record(null::app.transactions, c.before) b,
            jsonb_populate_record(null::app.transactions, c.after) a
       where t.user_id = $1 and c.user_id = $1 and c.import_id = $2 and t.id = c.transaction_id
         and (b.note, b.category_source, b.original_amount_minor)
             is distinct from (a.note, a.category_source, a.original_amount_minor)`,
      'n.id',
    ),
    [db.userId, importId],
  );
  return rows.map(({ id }) => id);
}

import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { EditedTransaction, FieldChange } from '#domain/ledger/edit-transactions.ts';
import type { FieldSource } from '#domain/ledger/history.ts';
import type { UserDb, Uuid } from '../../pool.ts';
import { trackTransactionChanges } from '../matching/match-changes.ts';
import { refreshAfterTransactionChanges } from './flows.ts';
import { refitSplits } from './splits.ts';

/**
 * SQL condition: transaction `t` is split into parts with different categories, which an edit leaves unchanged. If all
 * items have the same category, the category can be edited.
 */
export const IS_DIVIDED = `(t.split is not null and (t.split_source = 'user'
  or (select count(distinct line->>'category') > 1 from jsonb_array_elements(t.split) line)))`;

/** The columns of transaction `t` that an edit reads. */
export const EDITED_COLUMNS = `t.id, t.category, t.category_source as "categorySource", t.description,
  t.description_source as "descriptionSource",
  t.note, ${IS_DIVIDED} as "isDivided"`;

/** Locks transactions by ID against concurrent changes; deleted ones are omitted. */
export async function lockTransactionsById(db: UserDb, ids: readonly Uuid[]): Promise<EditedTransaction[]> {
  return db.query<EditedTransaction>(
    `select ${EDITED_COLUMNS} from app.transactions t where t.user_id = $1 and t.id = any($2::uuid[])
      and t.removed_at is null order by t.id for update`,
    [db.userId, ids],
  );
}

/** Applies an edit as the user's decision, to all transactions in one statement, and updates how they count. */
export async function applyFieldChanges(db: UserDb, changes: readonly FieldChange[]): Promise<void> {
  await writeTransactions(
    db,
    [...Map.groupBy(changes, ({ transactionId }) => transactionId)].map(([id, fieldChanges]) => ({
      id,
      fields: Object.fromEntries(fieldChanges.map(({ field, after }) => [field, after])),
      sources: Object.fromEntries(
        fieldChanges.flatMap(({ field }) => (field === 'note' ? [] : [[field, 'user' as const]])),
      ),
    })),
  );
}

interface WrittenTransaction {
  readonly id: Uuid;
  readonly fields: {
    readonly category?: string;
    readonly description?: string;
    readonly note?: string;
  };
  readonly sources: { readonly category?: FieldSource; readonly description?: FieldSource };
}

async function writeTransactions(db: UserDb, transactions: readonly WrittenTransaction[]): Promise<void> {
  if (transactions.length === 0) return;
  await db.query(
    `update app.transactions t set category = coalesce(n.category, t.category),
      category_source = coalesce(n.category_source, t.category_source),
       description = coalesce(n.description, t.description), description_source = coalesce(n.description_source,
         t.description_source),
       note = coalesce(n.note, t.note),
       split = case when n.category is null then t.split end,
         split_source = case when n.category is null then t.split_source end
     from unnest($2::uuid[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[]) as n(id, category,
       category_source, description, description_source, note)
     where t.user_id = $1 and t.id = n.id`,
    [
      db.userId,
      transactions.map(({ id }) => id),
      transactions.map(({ fields }) => fields.category ?? null),
      transactions.map(({ sources }) => sources.category ?? null),
      transactions.map(({ fields }) => fields.description ?? null),
      transactions.map(({ sources }) => sources.description ?? null),
      transactions.map(({ fields }) => fields.note ?? null),
    ],
  );
  const sorted = transactions.filter(({ fields }) => fields.category !== undefined);
  await refreshAfterTransactionChanges(
    db,
    sorted.map(({ id }) => id),
  );
}

/** Marks a transaction as entered by the user, with its note. */
export async function markManual(db: UserDb, id: Uuid, note: string | undefined): Promise<void> {
  await db.query(
    `update app.transactions set is_manual = true, description_source = 'user', note = coalesce($3, '')
      where user_id = $1 and id = $2`,
    [db.userId, id, note ?? null],
  );
}

/** Removes the category of transactions that the user says are no transfers, if it was only a guess. */
export async function clearTransferCategory(db: UserDb, ids: readonly Uuid[]): Promise<void> {
  await db.query(
    `update app.transactions set category = case when amount_minor < 0 then 'OTHER_OTHER' else 'INCOME_OTHER' end,
      category_source = 'user'
      where user_id = $1 and id = any($2::uuid[]) and category_source <> 'user' and flow = 'transfer'`,
    [db.userId, ids],
  );
  await refreshAfterTransactionChanges(db, ids);
}

/** Sets the day and amount of a manual transaction, and updates how it counts. */
export async function updateDayAndAmount(
  db: UserDb,
  id: Uuid,
  { postedOn, amountMinor }: { readonly postedOn: CivilDate; readonly amountMinor: number },
): Promise<void> {
  await db.query(
    trackTransactionChanges(
      'update app.transactions t set posted_on = $3, amount_minor = $4 where t.user_id = $1 and id = $2',
    ),
    [db.userId, id, postedOn, amountMinor],
  );
  await refitSplits(db, [id]);
  await refreshAfterTransactionChanges(db, [id]);
}

/** Sets the category that was answered or derived for transactions, and removes their splits by items. */
export async function setCategory(
  db: UserDb,
  ids: readonly Uuid[],
  category: string,
  source: 'user' | 'rule',
): Promise<Uuid[]> {
  const rows = await db.query<{ id: Uuid }>(
    `update app.transactions set category = $3, category_source = $4, split = null, split_source = null
      where user_id = $1 and id = any($2::uuid[]) returning id`,
    [db.userId, ids, category, source],
  );
  const changed = rows.map((row) => row.id);
  await refreshAfterTransactionChanges(db, changed);
  return changed;
}

export interface EarlierCategory {
  readonly id: Uuid;
  readonly category: string;
  readonly categorySource: string;
}

/**
 * Restores the earlier category of transactions that still have the answered one: `user` is the transaction of the
 * question, the others were changed by the rule. Those decided since are unchanged. Returns the transactions.
 */
export async function restoreCategories(
  db: UserDb,
  earlier: readonly EarlierCategory[],
  { transactionId, answer }: { readonly transactionId: Uuid; readonly answer: string | null },
): Promise<Uuid[]> {
  const rows = await db.query<{ id: Uuid }>(
    `update app.transactions t set category = n.category, category_source = n.source
       from unnest($2::uuid[], $3::text[], $4::text[]) as n(id, category, source)
      where t.user_id = $1 and t.id = n.id and t.category = $6 and t.split is null
        and t.category_source = case when t.id = $5 then 'user' else 'rule' end returning t.id`,
    [
      db.userId,
      earlier.map(({ id }) => id),
      earlier.map(({ category }) => category),
      earlier.map(({ categorySource }) => categorySource),
      transactionId,
      answer,
    ],
  );
  const restored = rows.map((row) => row.id);
  await refreshAfterTransactionChanges(db, [transactionId, ...restored]);
  return restored;
}

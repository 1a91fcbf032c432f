import type { EditedTransaction, FieldChange } from '#domain/ledger/edit-transactions.ts';
import type { HistorySource } from '#domain/ledger/history.ts';
import type { UserDb, Uuid } from '../pool.ts';
import { refreshFlows } from './transfers.ts';

/**
 * Whether transaction `t` has categories of its parts, which an edit leaves as they are. One that counts in the single
 * category of its items has a category to edit.
 */
export const IS_DIVIDED = `(t.split is not null and (t.split_source = 'user'
  or (select count(distinct line->>'category') > 1 from jsonb_array_elements(t.split) line)))`;

/** What an edit looks at of a transaction `t`. */
export const EDITED_COLUMNS = `t.id, t.category, t.category_source as "categorySource", t.description, t.description_source as "descriptionSource",
  t.note, ${IS_DIVIDED} as "isDivided"`;

/** Standing transactions by their ids, held against other changes; those that are gone are left out. */
export async function lockTransactionsById(db: UserDb, ids: readonly Uuid[]): Promise<EditedTransaction[]> {
  return db.query<EditedTransaction>(
    `select ${EDITED_COLUMNS} from app.transactions t where t.user_id = $1 and t.id = any($2::uuid[]) and t.removed_at is null order by t.id for update`,
    [db.userId, ids],
  );
}

/**
 * Carries an edit out: what it sets is the user's own word. All transactions in one statement, and what they count as
 * follows.
 */
export async function writeChanges(db: UserDb, changes: readonly FieldChange[]): Promise<void> {
  await writeTransactions(
    db,
    [...Map.groupBy(changes, ({ transactionId }) => transactionId)].map(([id, own]) => ({
      id,
      fields: Object.fromEntries(own.map(({ field, after }) => [field, after])),
      sources: Object.fromEntries(
        own.flatMap(({ field }) => (field === 'note' ? [] : [[field, 'user' as const]])),
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
  readonly sources: { readonly category?: HistorySource; readonly description?: HistorySource };
}

async function writeTransactions(db: UserDb, rows: readonly WrittenTransaction[]): Promise<void> {
  if (rows.length === 0) return;
  await db.query(
    `update app.transactions t set category = coalesce(n.category, t.category), category_source = coalesce(n.category_source, t.category_source),
       description = coalesce(n.description, t.description), description_source = coalesce(n.description_source, t.description_source),
       note = coalesce(n.note, t.note),
       split = case when n.category is null then t.split end, split_source = case when n.category is null then t.split_source end
     from unnest($2::uuid[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[]) as n(id, category, category_source, description, description_source, note)
     where t.user_id = $1 and t.id = n.id`,
    [
      db.userId,
      rows.map(({ id }) => id),
      rows.map(({ fields }) => fields.category ?? null),
      rows.map(({ sources }) => sources.category ?? null),
      rows.map(({ fields }) => fields.description ?? null),
      rows.map(({ sources }) => sources.description ?? null),
      rows.map(({ fields }) => fields.note ?? null),
    ],
  );
  const sorted = rows.filter(({ fields }) => fields.category !== undefined);
  await refreshFlows(
    db,
    sorted.map(({ id }) => id),
  );
}

import type { UserDb } from '#db/pool.ts';
import { EDITED_COLUMNS } from '#db/repositories/row-edits.ts';
import type { EditedRow } from '#domain/ledger/edit-rows.ts';
import { conditions, type RowFilter } from './list-query.ts';

/** The rows of a filter, held against other changes; one more than `limit` where there are more. */
export async function lockRowsOf(db: UserDb, filter: RowFilter, limit: number): Promise<EditedRow[]> {
  const { sql, values } = conditions(db.userId, filter);
  return db.query<EditedRow>(
    `select ${EDITED_COLUMNS} from app.transactions t where t.user_id = $1 and ${sql} order by t.id limit ${limit + 1} for update`,
    values,
  );
}

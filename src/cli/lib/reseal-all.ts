import type { SecretBox } from '#ports/system.ts';
import { type Resealed, type Run, resealColumn } from './reseal.ts';
import { JOBS_COLUMNS, KEY_CHECK_COLUMN, type SealedColumn, WEB_COLUMNS } from './sealed-columns.ts';
import { USER_COLUMNS } from './user-sealed-columns.ts';

/** The owners of encrypted values, and the role that can read each kind. */
export interface SealedParts {
  readonly people: readonly string[];
  readonly ofUser: (userId: string) => Run;
  readonly ofWeb: Run;
  readonly ofJobs: Run;
}

export interface ResealedColumn extends Resealed {
  readonly table: string;
  readonly column: string;
}

/**
 * Re-encrypts every stored value with the newest key, column by column. The database's current key is recorded last,
 * and only if every value was decrypted.
 */
export async function* resealAll(box: SecretBox, parts: SealedParts): AsyncGenerator<ResealedColumn> {
  const ofUsers = async (column: SealedColumn) => {
    const sum = { resealed: 0, unopened: 0 };
    for (const userId of parts.people) {
      const done = await resealColumn(parts.ofUser(userId), { box, column, userId });
      sum.resealed += done.resealed;
      sum.unopened += done.unopened;
    }
    return sum;
  };
  const shared = (run: Run) => (column: SealedColumn) => resealColumn(run, { box, column, userId: null });
  let unopened = 0;
  for (const [columns, reseal] of [
    [USER_COLUMNS, ofUsers],
    [WEB_COLUMNS, shared(parts.ofWeb)],
    [JOBS_COLUMNS, shared(parts.ofJobs)],
  ] as const)
    for (const column of columns) {
      const done = await reseal(column);
      unopened += done.unopened;
      yield { table: column.table, column: column.column, ...done };
    }
  if (unopened > 0) return;
  const { table, column } = KEY_CHECK_COLUMN;
  yield { table, column, ...(await shared(parts.ofWeb)(KEY_CHECK_COLUMN)) };
}

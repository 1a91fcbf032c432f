import type { UserDb } from '#db/pool.ts';
import { listTransactionsWithAnswer } from '#db/repositories/category-questions.ts';
import { revertReaderCorrection } from '#db/repositories/mail/reader-corrections.ts';
import { lockDerivation } from '#db/repositories/pending-derivations.ts';
import { areStreamsShown } from '#db/repositories/recurring-streams.ts';
import {
  diffSnapshots,
  isSameValue,
  lockSnapshot,
  type RowChange,
  type RowSnapshot,
  revertRowChanges,
  rowKey,
  type SnapshotRow,
  type SnapshotValue,
  scopeOf,
} from '#db/repositories/row-snapshots.ts';
import { getSnapshotTable } from '#db/repositories/snapshot-tables.ts';
import { Fault } from '../fault.ts';
import type { HistoryBefore } from './before.ts';
import { updateDerivedAfterRestore } from './update-derived-after-restore.ts';

type Rows = Extract<HistoryBefore, { kind: 'rows' }>;

/** Review items that an undo reopens stay open for the user, even if a later derivation would resolve them. */
const QUESTIONS = new Set(['review_items', 'category_questions', 'transfer_suggestions']);

const OPEN = new Set<unknown>(['open', 'waiting']);

/**
 * Restores records with their provenance and returns the change that undoes the restore. Throws a `Conflict` if a newer
 * change depends on this one; transactions that only followed a rule and were edited later stay unchanged.
 */
export async function undoRows(db: UserDb, before: Rows, madeAt: Date, at: Date): Promise<Rows> {
  const { answerId, lessonsOf } = before;
  // A derivation in progress may already have read the data that this changes.
  if (before.rows.some(({ table }) => table === 'receipt_matches')) await lockDerivation(db);
  const recorded = [...before.rows, ...(answerId ? await laterFollowers(db, answerId, before.rows) : [])];
  const scope = scopeOf(recorded);
  const wider = lessonsOf
    ? { ...scope, reader_corrections: [...(scope.reader_corrections ?? []), lessonsOf] }
    : scope;
  const now = await lockSnapshot(db, wider);
  const rows = [...recorded, ...laterMatches(recorded, now, madeAt)];
  const standing = rows.filter((change) => isAsLeft(change, now));
  if (rows.some((change) => !standing.includes(change) && !isFollower(change))) throw newerChange();
  await restoreWithDerived(db, standing, at);
  if (lessonsOf) await revertReaderCorrection(db, lessonsOf);
  return { ...before, rows: diffSnapshots(now, await lockSnapshot(db, wider)) };
}

/** The error for an undo that would overwrite a newer change. */
export function newerChange(cause?: unknown): Fault {
  return new Fault('Conflict', ({ faults }) => faults.changedSince, { cause });
}

/** Restores records and updates derived data in the same transaction. */
export async function restoreWithDerived(db: UserDb, rows: readonly RowChange[], at: Date): Promise<void> {
  await revertRowChanges(
    db,
    rows.map((change) => reopened(change, at)),
  );
  const streams = rows.flatMap(({ table, key }) => (table === 'recurring_streams' ? [String(key.id)] : []));
  if (!(await areStreamsShown(db, streams))) throw newerChange();
  await updateDerivedAfterRestore(db, rows);
}

/** Whether the guarded columns still hold the values the change wrote. */
export function isAsLeft({ table, key, after }: RowChange, now: RowSnapshot): boolean {
  const { guards, guardsAbsence, undecided } = getSnapshotTable(table);
  const isUndecided = (row: SnapshotRow): boolean => row[undecided?.column ?? ''] === undecided?.value;
  const current = now.get(table)?.get(rowKey(table, key)) ?? null;
  if (guards.length === 0) return true;
  if (after === null) return current === null || (!guardsAbsence && isUndecided(current));
  if (current === null) return undecided !== undefined && isUndecided(after);
  if (undecided && isUndecided(current)) return true;
  // A deleted transaction can't change, unless the undo restores it.
  if (table === 'transactions' && !('removed_at' in after) && current.removed_at !== null) return false;
  return guards.every(
    (column) => !(column in after) || isSameValue(wordOf(after, column), wordOf(current, column)),
  );
}

/** Columns that the user sets. For a split, all but the amounts, which follow the transaction's amount. */
function wordOf(row: SnapshotRow, column: string): SnapshotValue | undefined {
  const value = row[column];
  if (column !== 'split' || !Array.isArray(value)) return value;
  return value.map((part: SnapshotValue) =>
    Object.fromEntries(Object.entries(part ?? {}).filter(([name]) => name !== 'amountMinor')),
  );
}

function isFollower({ table, after }: RowChange): boolean {
  return table === 'category_changes' || (table === 'transactions' && after?.category_source === 'rule');
}

function reopened(change: RowChange, at: Date): RowChange {
  const { table, before, after } = change;
  if (before === null || !QUESTIONS.has(table) || !OPEN.has(before.state) || OPEN.has(after?.state))
    return change;
  return { ...change, before: { ...before, reopened_at: at.toISOString() } };
}

/** Matches made after the change: the matcher's are removed; the user's block the undo. */
function laterMatches(rows: readonly RowChange[], now: RowSnapshot, madeAt: Date): RowChange[] {
  const table = 'receipt_matches';
  const known = new Set(
    rows.flatMap((change) => (change.table === table ? [rowKey(table, change.key)] : [])),
  );
  return [...(now.get(table) ?? [])].flatMap(([place, row]) => {
    if (known.has(place) || new Date(String(row.decided_at)) <= madeAt) return [];
    if (row.decided_by === 'user' && row.state === 'matched') throw newerChange();
    return row.decided_by === 'matcher' ? [{ table, key: row, before: null, after: row }] : [];
  });
}

/** Transactions that followed an answer after it was recorded. */
async function laterFollowers(
  db: UserDb,
  answerId: string,
  known: readonly RowChange[],
): Promise<RowChange[]> {
  const recorded = new Set(
    known.flatMap(({ table, key }) => (table === 'category_changes' ? [key.transaction_id] : [])),
  );
  const later = (await listTransactionsWithAnswer(db, answerId)).filter(
    ({ transactionId }) => !recorded.has(transactionId),
  );
  return later.flatMap(({ transactionId, category, categorySource, answer }): RowChange[] => {
    const was: SnapshotRow = { category, category_source: categorySource };
    const key = { transaction_id: transactionId, question_id: answerId };
    return [
      {
        ...{ table: 'transactions', key: { id: transactionId }, before: was },
        after: { category: answer, category_source: 'rule' },
      },
      { table: 'category_changes', key, before: null, after: { ...key, ...was } },
    ];
  });
}

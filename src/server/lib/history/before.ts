import { z } from 'zod';
import type { SnapshotRow } from '#db/repositories/row-snapshots.ts';
import { SNAPSHOT_TABLES, type SnapshotTableName } from '#db/repositories/snapshot-tables.ts';

const tables = Object.keys(SNAPSHOT_TABLES).filter(
  (name): name is SnapshotTableName => name in SNAPSHOT_TABLES,
);
const row: z.ZodType<SnapshotRow> = z.record(z.string(), z.json());
const id = z.uuid();

const rowChange = z.object({
  table: z.enum(tables),
  key: row,
  before: row.nullable(),
  after: row.nullable(),
});

/** What an event stores to make it undoable. State that can't be restored from records has its own kind. */
export const historyBefore = z.discriminatedUnion('kind', [
  /** Records with their values before and after. */
  z.object({
    kind: z.literal('rows'),
    rows: z.array(rowChange),
    /** A category answer that applies to later transactions of the merchant. */
    answerId: id.optional(),
    /** An email whose decision may have trained the reader. */
    lessonsOf: id.optional(),
  }),
  /** A bulk change: each transaction has an event with its own values. */
  z.object({ kind: z.literal('batch') }),
  /** A possible duplicate pair: the state to restore, and the kept transaction after the merge. */
  z.object({
    kind: z.literal('pair'),
    existingId: id,
    transactionId: id,
    state: z.enum(['open', 'accepted', 'declined']),
    kept: row.nullable(),
  }),
  /** Learned matcher weights: undo restores the previous version if nothing was learned since. */
  z.object({ kind: z.literal('weights'), isSandbox: z.boolean(), version: z.int() }),
  /** An imported statement file: undo removes what it added and restores what it changed. */
  z.object({ kind: z.literal('import'), importId: id }),
]);

/** One of the kinds, with its values as stored. */
export type HistoryBefore = z.output<typeof historyBefore>;

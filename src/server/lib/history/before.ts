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

/** What an event keeps so that it can be undone. What an undo cannot restore from rows has a kind of its own. */
export const historyBefore = z.discriminatedUnion('kind', [
  /** Rows with what they held before and after. */
  z.object({
    kind: z.literal('rows'),
    rows: z.array(rowChange),
    /** A category answer that later transactions of the merchant follow. */
    answerId: id.optional(),
    /** An email whose decision may have taught the reader. */
    lessonsOf: id.optional(),
  }),
  /** Many transactions: each has an event with its own values. */
  z.object({ kind: z.literal('batch') }),
  /** A doubt whether two transactions are one: the state to return to, and the kept one as the merge left it. */
  z.object({
    kind: z.literal('pair'),
    existingId: id,
    transactionId: id,
    state: z.enum(['open', 'accepted', 'declined']),
    kept: row.nullable(),
  }),
  /** What the matcher has learned: the version before this one counts again, if nothing was learned since. */
  z.object({ kind: z.literal('weights'), isSandbox: z.boolean(), version: z.int() }),
  /** A statement file: what it added leaves, what it changed is as it was. */
  z.object({ kind: z.literal('import'), importId: id }),
]);

/** One of the kinds, its values as they were stored. */
export type HistoryBefore = z.output<typeof historyBefore>;

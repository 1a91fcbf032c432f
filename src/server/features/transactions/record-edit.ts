import type { UserDb, Uuid } from '#db/pool.ts';
import { type NewHistoryEvent, recordEvents } from '#db/repositories/history.ts';
import { markDerivationPending } from '#db/repositories/pending-derivations.ts';
import type { RowChange } from '#db/repositories/row-snapshots.ts';
import type { FieldChange } from '#domain/ledger/edit-transactions.ts';
import type { HistoryDetail } from '#domain/ledger/history.ts';
import { subjectOf } from '../../lib/history/subjects.ts';
import { publishNames } from '../../lib/privacy/shared-names.ts';
import type { Services } from '../../lib/services.ts';

/** One change of one transaction, as the history stores it. */
export interface RecordedChange {
  readonly transactionId: Uuid;
  readonly detail: HistoryDetail;
  readonly row: RowChange;
}

/** Columns whose edit changes what is derived from a transaction. */
const DERIVED_FROM = ['category', 'posted_on', 'amount_minor'];

/**
 * Records an edit: one event per change, so that each can be undone alone, and a parent event if there are several.
 * Returns the ID of the event that undoes the complete edit, or null if nothing changed.
 */
export async function recordEdit(
  services: Services,
  db: UserDb,
  changes: readonly RecordedChange[],
): Promise<Uuid | null> {
  if (changes.length === 0) return null;
  const parentId = changes.length > 1 ? services.ids.next() : null;
  const events = changes.map(
    ({ transactionId, detail, row }): NewHistoryEvent => ({
      ...{ id: services.ids.next(), parentId: parentId, transactionId, source: 'user', detail },
      before: { kind: 'rows', rows: [row] },
    }),
  );
  const count = new Set(changes.map(({ transactionId }) => transactionId)).size;
  const parent = parentId && {
    ...{ id: parentId, subject: subjectOf.batch, source: 'user' as const, before: { kind: 'batch' } },
    detail: { kind: 'transactionsEdited' as const, values: { count } },
  };
  await recordEvents(db, [...(parent ? [parent] : []), ...events], services.clock.now());
  const edited = new Set(changes.flatMap(({ row }) => Object.keys(row.after ?? {})));
  if (DERIVED_FROM.some((column) => edited.has(column))) await markDerivationPending(db);
  if (edited.has('description')) await publishNames(db);
  return parentId ?? events[0]?.id ?? null;
}

/** Field changes as the history stores them, with the previous source of each field. */
export function recordedFields(changes: readonly FieldChange[]): RecordedChange[] {
  const others = new Set(changes.map(({ transactionId }) => transactionId)).size - 1;
  return changes.map((change) => {
    const { transactionId, field, before, after, sourceBefore } = change;
    const fieldValues = (value: string, source: string | null) =>
      field === 'note' ? { note: value } : { [field]: value, [`${field}_source`]: source };
    return {
      transactionId: transactionId,
      detail: detailOf(change, others),
      row: {
        ...{ table: 'transactions', key: { id: transactionId } },
        ...{ before: fieldValues(before, sourceBefore), after: fieldValues(after, 'user') },
      },
    };
  });
}

function detailOf({ field, before, after }: FieldChange, others: number): HistoryDetail {
  if (field === 'note') return { kind: 'noteChanged', values: { others } };
  if (field === 'description') return { kind: 'renamed', values: { was: before, others } };
  return before === after
    ? { kind: 'categoryKept', values: { others } }
    : { kind: 'categoryChanged', values: { was: before, others } };
}

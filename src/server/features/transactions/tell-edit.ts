import type { UserDb, Uuid } from '#db/pool.ts';
import { recordEvents } from '#db/repositories/history.ts';
import { oweDerivation } from '#db/repositories/owed-derivations.ts';
import { categoryOf } from '#domain/categorization/categories.ts';
import { type FieldChange, undoOfChange } from '#domain/ledger/edit-rows.ts';
import { historyTopic, type RowFields } from '#domain/ledger/history.ts';
import type { Services } from '../../lib/services.ts';

const WORDS = { category: 'Category changed', description: 'Renamed', note: 'Note changed' } as const;

/** Writes an edit into the history of each of its rows, and notes what follows from other categories. */
export async function recordEdit(
  services: Services,
  db: UserDb,
  edit: { readonly id: Uuid; readonly changes: readonly FieldChange[] },
): Promise<void> {
  const { changes } = edit;
  const others = new Set(changes.map(({ rowId }) => rowId)).size - 1;
  const together = others > 0 ? `with ${others} other ${others === 1 ? 'transaction' : 'transactions'}` : '';
  await recordEvents(
    db,
    changes.map((change) => ({
      ...{ id: services.ids.next(), transactionId: change.rowId, source: 'user' as const },
      what:
        change.field === 'category' && change.before === change.after ? 'Category kept' : WORDS[change.field],
      reason: [wasOf(change), together].filter((part) => part !== '').join(', '),
      topic: historyTopic.field(change.rowId, change.field),
      undo: {
        kind: 'setFields' as const,
        transactionId: change.rowId,
        ...undoOfChange(change),
        edit: edit.id,
      },
    })),
    services.clock.now(),
  );
  if (changes.some(({ field }) => field === 'category')) await oweDerivation(db);
}

/** The same for an edit that was taken back. */
export async function recordUndone(
  services: Services,
  db: UserDb,
  undone: ReadonlyMap<Uuid, readonly { readonly before: RowFields }[]>,
): Promise<void> {
  const fields = [...undone].flatMap(([id, own]) =>
    own.flatMap(({ before }) =>
      (['category', 'description', 'note'] as const)
        .filter((field) => before[field] !== undefined)
        .map((field) => ({ id, field })),
    ),
  );
  await recordEvents(
    db,
    fields.map(({ id, field }) => ({
      ...{ id: services.ids.next(), transactionId: id, source: 'user' as const },
      ...{ what: `${WORDS[field]} (undone)`, reason: '', topic: historyTopic.field(id, field) },
    })),
    services.clock.now(),
  );
  if (fields.some(({ field }) => field === 'category')) await oweDerivation(db);
}

/** Tells the screens that rows, and what is counted of them, changed. */
export async function announceRows(services: Services, userId: string): Promise<void> {
  await services.events.publish(userId, {
    kind: 'changed',
    fact: 'transactionEdited',
  });
}

function wasOf({ field, before, after }: FieldChange): string {
  if (field === 'note' || before === after) return '';
  return `was ${field === 'category' ? categoryOf(before).name : before}`;
}

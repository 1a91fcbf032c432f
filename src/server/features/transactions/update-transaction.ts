import type { BodyOf } from '#contract/endpoints/table.ts';
import { type NewHistoryEvent, recordEvents } from '#db/repositories/history.ts';
import { categoryOf, isKnownCategory } from '#domain/categorization/categories.ts';
import { flowOf } from '#domain/ledger/flow.ts';
import { historyTopic, type RowFields } from '#domain/ledger/history.ts';
import { Fault, notFound } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire } from '../../lib/wire-id.ts';
import { type EditableRow, lockRow, updateFields } from './row-query.ts';

const WORDS = {
  category: 'Category changed',
  description: 'Renamed',
  note: 'Note changed',
  postedOn: 'Day changed',
  amountMinor: 'Amount changed',
} as const satisfies Record<keyof RowFields, string>;

/** Writes what the person decided about a row; from then on bank, rule and model leave it alone. */
export async function updateTransaction(
  services: Services,
  userId: string,
  wireId: string,
  change: BodyOf<'updateTransaction'>,
): Promise<void> {
  const id = fromWire(wireId);
  const { category, postedOn, amountMinor } = change;
  if (category !== undefined && !isKnownCategory(category))
    throw new Fault('ValidationFailed', `body: category: "${category}" is not a category`);
  await services.db.withUser(userId, async (db) => {
    const row = await lockRow(db, id);
    if (!row) throw notFound();
    if ((postedOn !== undefined || amountMinor !== undefined) && !row.isManual)
      throw new Fault('Conflict', 'Day and amount of this row come from its source.');
    if (category !== undefined && row.split)
      throw new Fault('Conflict', 'This row is divided. Take the split back to give it one category.');
    const flow = flowOf({
      amountMinor: amountMinor ?? row.amountMinor,
      category: category ?? row.category,
      isPaired: row.isPaired,
      isExcluded: row.flow === 'excluded',
    });
    const fields = definedOf(change);
    await updateFields(db, id, fields, flow);
    await recordEvents(db, eventsOf(services, id, fields, row), services.clock.now());
  });
  await services.events.publish(userId, {
    kind: 'changed',
    areas: ['dashboard', 'transactions', 'insights'],
  });
}

function definedOf({
  category,
  description,
  note,
  postedOn,
  amountMinor,
}: BodyOf<'updateTransaction'>): RowFields {
  return {
    ...(category === undefined ? {} : { category }),
    ...(description === undefined ? {} : { description }),
    ...(note === undefined ? {} : { note }),
    ...(postedOn === undefined ? {} : { postedOn }),
    ...(amountMinor === undefined ? {} : { amountMinor }),
  };
}

/** One event for each field that is another one now, with what stood before. */
function eventsOf(services: Services, id: string, fields: RowFields, row: EditableRow): NewHistoryEvent[] {
  return (['category', 'description', 'note', 'postedOn', 'amountMinor'] as const).flatMap((field) => {
    if (fields[field] === undefined || fields[field] === row[field]) return [];
    const before = { [field]: row[field] };
    return [
      {
        id: services.ids.next(),
        transactionId: id,
        source: 'user' as const,
        what: WORDS[field],
        reason: reasonOf(field, row),
        topic: historyTopic.field(id, field),
        undo: { kind: 'setFields' as const, transactionId: id, before },
      },
    ];
  });
}

function reasonOf(field: keyof RowFields, row: EditableRow): string {
  if (field === 'category') return `was ${categoryOf(row.category).name}`;
  if (field === 'description') return `was ${row.description}`;
  return field === 'postedOn' ? `was ${row.postedOn}` : '';
}

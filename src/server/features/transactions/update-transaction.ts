import type { BodyOf } from '#contract/endpoints/table.ts';
import type { UserDb } from '#db/pool.ts';
import type { RowChange } from '#db/repositories/kept-rows.ts';
import { writeChanges } from '#db/repositories/row-edits.ts';
import { isKnownCategory } from '#domain/categorization/categories.ts';
import { planEdit, type RowEdit } from '#domain/ledger/edit-rows.ts';
import { Fault, notFound } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire, toWire } from '../../lib/wire-id.ts';
import { texts as faultTexts } from '../../texts/en/faults.ts';
import { type LockedRow, lockRow, setDayAndAmount } from './row-query.ts';
import { announceRows, type RecordedChange, recordEdit, recordedFields } from './tell-edit.ts';

type Change = BodyOf<'updateTransaction'>;

/** Writes what the person decided about a row; from then on bank, rule and model leave it alone. */
export async function updateTransaction(
  services: Services,
  userId: string,
  wireId: string,
  change: Change,
): Promise<{ done: true; eventId: string | null }> {
  const id = fromWire(wireId);
  const { category, postedOn, amountMinor } = change;
  if (category !== undefined && !isKnownCategory(category))
    throw new Fault('ValidationFailed', faultTexts.notACategory(category));
  const eventId = await services.db.withUser(userId, async (db) => {
    const row = await lockRow(db, id);
    if (!row) throw notFound();
    if ((postedOn !== undefined || amountMinor !== undefined) && !row.isManual)
      throw new Fault('Conflict', faultTexts.fromSource);
    if (category !== undefined && row.split) throw new Fault('Conflict', faultTexts.splitHasCategories);
    const { changes } = planEdit([{ ...row, id, isDivided: row.split !== null }], editOf(change));
    await writeChanges(db, changes);
    return recordEdit(services, db, [...recordedFields(changes), ...(await moveOwnRow(db, row, change))]);
  });
  await announceRows(services, userId);
  return { done: true, eventId: eventId && toWire('event', eventId) };
}

function editOf({ category, description, note }: Change): RowEdit {
  return {
    ...(category === undefined ? {} : { category }),
    ...(description === undefined ? {} : { description }),
    ...(note === undefined ? {} : { note }),
  };
}

/** Another day or amount of a transaction entered by hand. */
async function moveOwnRow(
  db: UserDb,
  row: LockedRow,
  { postedOn = row.postedOn, amountMinor = row.amountMinor }: Change,
): Promise<RecordedChange[]> {
  const isMoved = postedOn !== row.postedOn;
  const isOther = amountMinor !== row.amountMinor;
  if (!isMoved && !isOther) return [];
  await setDayAndAmount(db, row.id, { postedOn, amountMinor });
  const changed = (
    detail: RecordedChange['detail'],
    before: RowChange['before'],
    after: RowChange['after'],
  ): RecordedChange => ({
    ...{ transactionId: row.id, detail },
    row: { table: 'transactions', key: { id: row.id }, before, after },
  });
  const { postedOn: was } = row;
  return [
    ...(isMoved
      ? [changed({ kind: 'dateChanged', values: { was } }, { posted_on: was }, { posted_on: postedOn })]
      : []),
    ...(isOther
      ? [
          changed(
            { kind: 'amountChanged', values: {} },
            { amount_minor: row.amountMinor },
            { amount_minor: amountMinor },
          ),
        ]
      : []),
  ];
}

import type { BodyOf, ResponseOf } from '#contract/endpoints/table.ts';
import type { UserDb } from '#db/pool.ts';
import { lockRowsById, writeChanges } from '#db/repositories/row-edits.ts';
import { isKnownCategory } from '#domain/categorization/categories.ts';
import { EDIT_ROWS_MAX, type EditedRow, planEdit, type RowEdit } from '#domain/ledger/edit-rows.ts';
import { Fault, notFound } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire, toWire } from '../../lib/wire-id.ts';
import { readScope } from '../../lib/world.ts';
import { texts as faultTexts } from '../../texts/en/faults.ts';
import { lockRowsOf } from './edit-query.ts';
import { filterOf } from './list-transactions.ts';
import { announceRows, recordEdit, recordedFields } from './tell-edit.ts';

type Body = BodyOf<'editTransactions'>;

/** Writes what the person says of many rows at once: one transaction, one history event for each, one undo. */
export async function editTransactions(
  services: Services,
  userId: string,
  { rows: chosen, change }: Body,
): Promise<ResponseOf<'editTransactions'>> {
  if (change.category !== undefined && !isKnownCategory(change.category))
    throw new Fault('ValidationFailed', faultTexts.notAChangeCategory(change.category));
  const edit = editOf(change);
  const { eventId, ...counts } = await services.db.withUser(userId, async (db) => {
    const rows = await lockChosen(services, db, chosen);
    const { changes, divided } = planEdit(rows, edit);
    await writeChanges(db, changes);
    const eventId = await recordEdit(services, db, recordedFields(changes));
    return { eventId, changed: new Set(changes.map(({ rowId }) => rowId)).size, divided };
  });
  await followUp(services, userId, edit);
  return { done: true, eventId: eventId && toWire('event', eventId), ...counts };
}

async function lockChosen(services: Services, db: UserDb, chosen: Body['rows']): Promise<EditedRow[]> {
  if ('ids' in chosen) {
    const ids = [...new Set(chosen.ids.map(fromWire))];
    const rows = await lockRowsById(db, ids);
    if (rows.length < ids.length) throw notFound();
    return rows;
  }
  const scope = await readScope(db, chosen.filter.world, services.clock.now());
  const rows = await lockRowsOf(db, filterOf(chosen.filter, scope), EDIT_ROWS_MAX);
  // Nothing is changed that the person has not seen.
  if (rows.length !== chosen.count) throw new Fault('Conflict', faultTexts.transactionsChanged);
  return rows;
}

function editOf({ category, description, addedNote }: Body['change']): RowEdit {
  return {
    ...(category === undefined ? {} : { category }),
    ...(description === undefined ? {} : { description }),
    ...(addedNote === undefined ? {} : { addedNote }),
  };
}

async function followUp(services: Services, userId: string, { category }: RowEdit): Promise<void> {
  if (category !== undefined) await services.jobs.send('derive', userId, { userId });
  await announceRows(services, userId);
}

import type { BodyOf } from '#contract/endpoints/table.ts';
import { applyFieldChanges } from '#db/repositories/transactions/edits.ts';
import { isKnownCategory } from '#domain/categorization/categories.ts';
import { planEdit, type TransactionEdit } from '#domain/ledger/edit-transactions.ts';
import { announce, deriveAndAnnounce } from '../../lib/announce.ts';
import { Fault, notFound } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire, toWire } from '../../lib/wire-id.ts';
import { recordEdit, recordedFields } from './record-edit.ts';
import { lockTransaction } from './transaction-query.ts';
import { updateManualFields } from './update-manual-fields.ts';

type Change = BodyOf<'updateTransaction'>;

/** Saves the user's edits of a transaction. Bank, rules and model never overwrite them. */
export async function updateTransaction(
  services: Services,
  userId: string,
  wireId: string,
  change: Change,
): Promise<{ done: true; eventId: string | null }> {
  const id = fromWire(wireId);
  const { category, postedOn, amountMinor } = change;
  if (category !== undefined && !isKnownCategory(category))
    throw new Fault('ValidationFailed', ({ faults }) => faults.notACategory(category));
  const { eventId, hasNewDateOrAmount } = await services.db.withUser(userId, async (db) => {
    const transaction = await lockTransaction(db, id);
    if (!transaction) throw notFound();
    if ((postedOn !== undefined || amountMinor !== undefined) && !transaction.isManual)
      throw new Fault('Conflict', ({ faults }) => faults.fromSource);
    if (category !== undefined && transaction.isDivided)
      throw new Fault('Conflict', ({ faults }) => faults.splitHasCategories);
    const { changes } = planEdit([transaction], toEdit(change));
    await applyFieldChanges(db, changes);
    const manualChanges = await updateManualFields(db, transaction, change);
    const eventId = await recordEdit(services, db, [...recordedFields(changes), ...manualChanges]);
    return { eventId, hasNewDateOrAmount: manualChanges.length > 0 };
  });
  if (hasNewDateOrAmount) await deriveAndAnnounce(services, userId, 'manualTransactionChanged');
  else await announce(services, userId, 'transactionEdited');
  return { done: true, eventId: eventId && toWire('event', eventId) };
}

function toEdit({ category, description, note }: Change): TransactionEdit {
  return {
    ...(category === undefined ? {} : { category }),
    ...(description === undefined ? {} : { description }),
    ...(note === undefined ? {} : { note }),
  };
}

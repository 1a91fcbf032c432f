import type { BodyOf, ResponseOf } from '#contract/endpoints/table.ts';
import { applyFieldChanges } from '#db/repositories/transactions/edits.ts';
import { isKnownCategory } from '#domain/categorization/categories.ts';
import { planEdit, type TransactionEdit } from '#domain/ledger/edit-transactions.ts';
import { announce, deriveAndAnnounce } from '../../lib/announce.ts';
import { Fault } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';
import { toWire } from '../../lib/wire-id.ts';
import { lockSelectedTransactions } from './edit-query.ts';
import { recordEdit, recordedFields } from './record-edit.ts';

type Body = BodyOf<'editTransactions'>;

/** Edits many transactions in one database transaction, with a history event for each and a single undo. */
export async function editTransactions(
  services: Services,
  userId: string,
  { transactions: chosen, change }: Body,
): Promise<ResponseOf<'editTransactions'>> {
  const { category } = change;
  if (category !== undefined && !isKnownCategory(category))
    throw new Fault('ValidationFailed', ({ faults }) => faults.notAChangeCategory(category));
  const edit = toEdit(change);
  const { eventId, ...counts } = await services.db.withUser(userId, async (db) => {
    const transactions = await lockSelectedTransactions(services, db, chosen);
    const { changes, skippedSplitCount } = planEdit(transactions, edit);
    await applyFieldChanges(db, changes);
    const eventId = await recordEdit(services, db, recordedFields(changes));
    return {
      eventId,
      changed: new Set(changes.map(({ transactionId }) => transactionId)).size,
      divided: skippedSplitCount,
    };
  });
  await notifyAfterEdit(services, userId, edit);
  return { done: true, eventId: eventId && toWire('event', eventId), ...counts };
}

function toEdit({ category, description, addedNote }: Body['change']): TransactionEdit {
  return {
    ...(category === undefined ? {} : { category }),
    ...(description === undefined ? {} : { description }),
    ...(addedNote === undefined ? {} : { addedNote }),
  };
}

async function notifyAfterEdit(
  services: Services,
  userId: string,
  { category }: TransactionEdit,
): Promise<void> {
  const notify = category === undefined ? announce : deriveAndAnnounce;
  await notify(services, userId, 'transactionEdited');
}

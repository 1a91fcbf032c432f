import type { BodyOf, ResponseOf } from '#contract/endpoints/table.ts';
import { writeChanges } from '#db/repositories/transactions/edits.ts';
import { isKnownCategory } from '#domain/categorization/categories.ts';
import { planEdit, type TransactionEdit } from '#domain/ledger/edit-transactions.ts';
import { announce, deriveAndAnnounce } from '../../lib/announce.ts';
import { Fault } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';
import { toWire } from '../../lib/wire-id.ts';
import { lockChosen } from './edit-query.ts';
import { recordEdit, recordedFields } from './tell-edit.ts';

type Body = BodyOf<'editTransactions'>;

/** Writes what the user says of many transactions at once: one transaction, one history event for each, one undo. */
export async function editTransactions(
  services: Services,
  userId: string,
  { transactions: chosen, change }: Body,
): Promise<ResponseOf<'editTransactions'>> {
  const { category } = change;
  if (category !== undefined && !isKnownCategory(category))
    throw new Fault('ValidationFailed', ({ faults }) => faults.notAChangeCategory(category));
  const edit = editOf(change);
  const { eventId, ...counts } = await services.db.withUser(userId, async (db) => {
    const transactions = await lockChosen(services, db, chosen);
    const { changes, divided } = planEdit(transactions, edit);
    await writeChanges(db, changes);
    const eventId = await recordEdit(services, db, recordedFields(changes));
    return { eventId, changed: new Set(changes.map(({ transactionId }) => transactionId)).size, divided };
  });
  await followUp(services, userId, edit);
  return { done: true, eventId: eventId && toWire('event', eventId), ...counts };
}

function editOf({ category, description, addedNote }: Body['change']): TransactionEdit {
  return {
    ...(category === undefined ? {} : { category }),
    ...(description === undefined ? {} : { description }),
    ...(addedNote === undefined ? {} : { addedNote }),
  };
}

async function followUp(services: Services, userId: string, { category }: TransactionEdit): Promise<void> {
  const tell = category === undefined ? announce : deriveAndAnnounce;
  await tell(services, userId, 'transactionEdited');
}

import type { BodyOf, ResponseOf } from '#contract/endpoints/table.ts';
import type { UserDb } from '#db/pool.ts';
import { lockTransactionsById, writeChanges } from '#db/repositories/transactions/edits.ts';
import { isKnownCategory } from '#domain/categorization/categories.ts';
import {
  EDIT_TRANSACTIONS_MAX,
  type EditedTransaction,
  planEdit,
  type TransactionEdit,
} from '#domain/ledger/edit-transactions.ts';
import { Fault, notFound } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire, toWire } from '../../lib/wire-id.ts';
import { readScope } from '../../lib/world.ts';
import { lockTransactionsOf } from './edit-query.ts';
import { filterOf } from './list-transactions.ts';
import { announceTransactions, recordEdit, recordedFields } from './tell-edit.ts';

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

async function lockChosen(
  services: Services,
  db: UserDb,
  chosen: Body['transactions'],
): Promise<EditedTransaction[]> {
  if ('ids' in chosen) {
    const ids = [...new Set(chosen.ids.map(fromWire))];
    const transactions = await lockTransactionsById(db, ids);
    if (transactions.length < ids.length) throw notFound();
    return transactions;
  }
  const scope = await readScope(db, chosen.filter.world, services.clock.now());
  const transactions = await lockTransactionsOf(db, filterOf(chosen.filter, scope), EDIT_TRANSACTIONS_MAX);
  // Nothing is changed that the user has not seen.
  if (transactions.length !== chosen.count)
    throw new Fault('Conflict', ({ faults }) => faults.transactionsChanged);
  return transactions;
}

function editOf({ category, description, addedNote }: Body['change']): TransactionEdit {
  return {
    ...(category === undefined ? {} : { category }),
    ...(description === undefined ? {} : { description }),
    ...(addedNote === undefined ? {} : { addedNote }),
  };
}

async function followUp(services: Services, userId: string, { category }: TransactionEdit): Promise<void> {
  if (category !== undefined) await services.jobs.send('derive', userId, { userId });
  await announceTransactions(services, userId);
}

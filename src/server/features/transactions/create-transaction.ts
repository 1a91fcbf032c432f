import type { BodyOf } from '#contract/endpoints/table.ts';
import { updateBalanceGaps } from '#db/repositories/accounts/balances.ts';
import { markDerivationPending } from '#db/repositories/pending-derivations.ts';
import type { RowChange } from '#db/repositories/row-snapshots.ts';
import { isKnownCategory } from '#domain/categorization/categories.ts';
import { deriveAndAnnounce } from '../../lib/announce.ts';
import { Fault } from '../../lib/fault.ts';
import { recordUndoableChange } from '../../lib/history/record-change.ts';
import type { Services } from '../../lib/services.ts';
import { toWire } from '../../lib/wire-id.ts';
import { insertManualTransaction } from './insert-manual-transaction.ts';
import type { UndoableResult } from './record-split.ts';

/** Creates a manual transaction. It has no external ID, so the bank's version of it is matched by its content. */
export async function createTransaction(
  services: Services,
  userId: string,
  body: BodyOf<'createTransaction'>,
): Promise<UndoableResult & { transactionId: string }> {
  const { category } = body;
  if (category !== undefined && !isKnownCategory(category))
    throw new Fault('ValidationFailed', ({ faults }) => faults.notACategory(category));
  const id = services.ids.next();
  const eventId = await services.db.withUser(userId, async (db) => {
    await insertManualTransaction(db, id, body);
    await updateBalanceGaps(db);
    await markDerivationPending(db);
    return recordUndoableChange(
      services,
      db,
      [{ transactionId: id, detail: { kind: 'transactionAdded', values: {} } }],
      { kind: 'rows', rows: [additionOf(id, services.clock.now())] },
    );
  });
  await deriveAndAnnounce(services, userId, 'manualTransactionChanged');
  return { done: true, eventId: toWire('event', eventId), transactionId: toWire('transaction', id) };
}

/** The row change recorded for undo: undoing it removes the transaction. */
function additionOf(id: string, now: Date): RowChange {
  return {
    table: 'transactions',
    key: { id },
    before: { removed_at: now.toISOString(), removed_by: 'user' },
    after: { removed_at: null, removed_by: null },
  };
}

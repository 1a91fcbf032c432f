import type { BodyOf } from '#contract/endpoints/table.ts';
import { refreshGaps } from '#db/repositories/accounts/balances.ts';
import type { RowChange } from '#db/repositories/kept-rows.ts';
import { markDerivationPending } from '#db/repositories/owed-derivations.ts';
import { markManual } from '#db/repositories/transactions/edits.ts';
import { refreshFlows } from '#db/repositories/transactions/flows.ts';
import { removeTransactions } from '#db/repositories/transactions/standing.ts';
import { insertTransactions } from '#db/repositories/transactions/transactions.ts';
import { isKnownCategory } from '#domain/categorization/categories.ts';
import { describeTransaction } from '#domain/ledger/ingest/describe-transaction.ts';
import { UNSTATED } from '#domain/ledger/ingest/unstated.ts';
import { Fault, notFound } from '../../lib/fault.ts';
import { recordChange, recordWhole } from '../../lib/history/record-change.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire, toWire } from '../../lib/wire-id.ts';
import type { Recorded } from './tell-split.ts';
import { findOwnAccount, holdTransaction } from './transaction-query.ts';

/** Enters a transaction by hand. It has no bank's id, so the bank's own transaction finds it by its content. */
export async function createTransaction(
  services: Services,
  userId: string,
  body: BodyOf<'createTransaction'>,
): Promise<Recorded & { transactionId: string }> {
  const { category, description, note, postedOn, amountMinor } = body;
  if (category !== undefined && !isKnownCategory(category))
    throw new Fault('ValidationFailed', ({ faults }) => faults.notACategory(category));
  const accountId = fromWire(body.accountId);
  const id = services.ids.next();
  const eventId = await services.db.withUser(userId, async (db) => {
    const account = await findOwnAccount(db, accountId);
    if (!account) throw notFound();
    const transaction = describeTransaction({
      key: id,
      accountId,
      accountType: account.accountType,
      externalId: null,
      pendingExternalId: null,
      postedOn,
      authorizedOn: null,
      amountMinor,
      currency: account.currency,
      originalDescription: description,
      merchant: null,
      isPending: false,
      ...UNSTATED,
      providerCategory: null,
    });
    await insertTransactions(db, [
      {
        ...transaction,
        id,
        description,
        feedId: null,
        importId: null,
        isSandbox: account.isSandbox,
        category: category ?? transaction.category,
        categorySource: category === undefined ? transaction.categorySource : 'user',
      },
    ]);
    await markManual(db, id, note);
    await refreshFlows(db, [id]);
    await refreshGaps(db);
    await markDerivationPending(db);
    return recordWhole(
      services,
      db,
      [{ transactionId: id, detail: { kind: 'transactionAdded', values: {} } }],
      { kind: 'rows', rows: [additionOf(id, services.clock.now())] },
    );
  });
  await followUp(services, userId);
  return { done: true, eventId: toWire('event', eventId), transactionId: toWire('transaction', id) };
}

/** The change that undoing turns around: the transaction is removed then. */
function additionOf(id: string, now: Date): RowChange {
  return {
    table: 'transactions',
    key: { id },
    before: { removed_at: now.toISOString(), removed_by: 'user' },
    after: { removed_at: null, removed_by: null },
  };
}

/** Deletes a transaction by the user's word: its ids stay known, so that no source brings it back. */
export async function deleteTransaction(
  services: Services,
  userId: string,
  wireId: string,
): Promise<Recorded> {
  const id = fromWire(wireId);
  const { eventId } = await services.db.withUser(userId, async (db) => {
    if (!(await holdTransaction(db, id))) throw notFound();
    const recorded = await recordChange(services, db, { transactions: [id] }, async () => {
      await removeTransactions(db, [id], 'user', services.clock.now());
      return {
        value: null,
        events: [{ transactionId: id, detail: { kind: 'transactionDeleted', values: {} } }],
      };
    });
    await refreshGaps(db);
    await markDerivationPending(db);
    return recorded;
  });
  await followUp(services, userId);
  return { done: true, eventId: eventId && toWire('event', eventId) };
}

async function followUp(services: Services, userId: string): Promise<void> {
  await services.jobs.send('derive', userId, { userId });
  await services.events.publish(userId, {
    kind: 'changed',
    fact: 'manualTransactionChanged',
  });
}

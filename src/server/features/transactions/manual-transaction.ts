import type { BodyOf } from '#contract/endpoints/table.ts';
import type { UserDb } from '#db/pool.ts';
import { refreshGaps } from '#db/repositories/balances.ts';
import { recordEvents } from '#db/repositories/history.ts';
import { oweDerivation } from '#db/repositories/owed-derivations.ts';
import { insertTransactions, removeTransactions } from '#db/repositories/transactions.ts';
import { refreshFlows } from '#db/repositories/transfers.ts';
import { isKnownCategory } from '#domain/categorization/categories.ts';
import { describeRow } from '#domain/ledger/ingest/describe-row.ts';
import { Fault, notFound } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire, toWire } from '../../lib/wire-id.ts';
import { texts as faultTexts } from '../../texts/en/faults.ts';
import { texts as historyTexts } from '../../texts/en/history.ts';
import { bringBack, findOwnAccount, holdRow, markManual } from './row-query.ts';

/** Enters a row by hand. It has no bank's id, so the bank's own row finds it by its content. */
export async function createTransaction(
  services: Services,
  userId: string,
  body: BodyOf<'createTransaction'>,
): Promise<{ transactionId: string }> {
  const { category, description, note, postedOn, amountMinor } = body;
  if (category !== undefined && !isKnownCategory(category))
    throw new Fault('ValidationFailed', faultTexts.notACategory(category));
  const accountId = fromWire(body.accountId);
  const id = services.ids.next();
  await services.db.withUser(userId, async (db) => {
    const account = await findOwnAccount(db, accountId);
    if (!account) throw notFound();
    const row = describeRow({
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
      providerCategory: null,
    });
    await insertTransactions(db, [
      {
        ...row,
        id,
        description,
        feedId: null,
        importId: null,
        isSandbox: account.isSandbox,
        category: category ?? row.category,
        categorySource: category === undefined ? row.categorySource : 'user',
      },
    ]);
    await markManual(db, id, note);
    await refreshFlows(db, [id]);
    await refreshGaps(db);
    await told(services, db, id, historyTexts.addedByHand);
    await oweDerivation(db);
  });
  await followUp(services, userId);
  return { transactionId: toWire('transaction', id) };
}

/** Deletes a row by the person's word: its ids stay known, so that no source brings it back. */
export async function deleteTransaction(services: Services, userId: string, wireId: string): Promise<void> {
  const id = fromWire(wireId);
  await services.db.withUser(userId, async (db) => {
    if (!(await holdRow(db, id, 'standing'))) throw notFound();
    await removeTransactions(db, [id], 'user', services.clock.now());
    await refreshGaps(db);
    await told(services, db, id, 'Deleted');
    await oweDerivation(db);
  });
  await followUp(services, userId);
}

/** Brings back a row that the person deleted. */
export async function restoreTransaction(services: Services, userId: string, wireId: string): Promise<void> {
  const id = fromWire(wireId);
  await services.db.withUser(userId, async (db) => {
    if (!(await holdRow(db, id, 'deleted'))) throw notFound();
    await bringBack(db, id);
    await refreshGaps(db);
    await told(services, db, id, historyTexts.restored);
    await oweDerivation(db);
  });
  await followUp(services, userId);
}

async function told(services: Services, db: UserDb, transactionId: string, what: string): Promise<void> {
  await recordEvents(
    db,
    [{ id: services.ids.next(), transactionId, source: 'user', what, reason: '' }],
    services.clock.now(),
  );
}

async function followUp(services: Services, userId: string): Promise<void> {
  await services.jobs.send('derive', userId, { userId });
  await services.events.publish(userId, {
    kind: 'changed',
    fact: 'manualTransactionChanged',
  });
}

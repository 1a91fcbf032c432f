import { refreshGaps, restoreFileBalances } from '#db/repositories/balances.ts';
import { recordEvents } from '#db/repositories/history.ts';
import { restoreBefore } from '#db/repositories/import-changes.ts';
import { oweDerivation } from '#db/repositories/owed-derivations.ts';
import { unmergeTransactions } from '#db/repositories/row-merges.ts';
import { listMergesOfImport, refreshHeld, setSuggestionState } from '#db/repositories/row-suggestions.ts';
import { refreshFlows } from '#db/repositories/transfers.ts';
import { Fault } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire } from '../../lib/wire-id.ts';
import { lockImport, settleImport } from './import-store.ts';

/**
 * Takes an import back: the rows it added go, rows it changed and rows made one with its own are as they were, and an account that it made and
 * that has no other rows goes too.
 */
export async function undoImport(services: Services, userId: string, wireId: string): Promise<void> {
  const id = fromWire(wireId);
  await services.db.withUser(userId, async (db) => {
    const stored = await lockImport(db, id);
    if (stored.state === 'undone') throw new Fault('Conflict', 'This import was already undone.');
    for (const pair of await listMergesOfImport(db, id)) {
      await unmergeTransactions(db, pair);
      await setSuggestionState(db, pair, 'open', services.clock.now());
    }
    const restored = await restoreBefore(db, id);
    await recordEvents(
      db,
      restored.map((transactionId) => ({
        id: services.ids.next(),
        transactionId,
        what: 'As before the import',
        reason: `The import of ${stored.preview.fileName} was taken back`,
      })),
      services.clock.now(),
    );
    await refreshFlows(db, restored);
    // A row that a bank feed lists as well is the bank's by now.
    await db.query(
      'update app.transactions set import_id = null where user_id = $1 and import_id = $2 and feed_id is not null',
      [userId, id],
    );
    const gone = await db.query<{ accountId: string }>(
      'delete from app.transactions where user_id = $1 and import_id = $2 returning account_id as "accountId"',
      [userId, id],
    );
    await refreshHeld(db);
    const told = await db.query<{ accountId: string }>(
      'delete from app.balances where user_id = $1 and import_id = $2 returning account_id as "accountId"',
      [userId, id],
    );
    await restoreFileBalances(db, [...new Set(told.map((row) => row.accountId))]);
    await refreshGaps(db);
    await db.query(
      `delete from app.accounts a where user_id = $1 and id = any($2::uuid[]) and source = 'file'
         and not exists (select from app.transactions t where t.user_id = a.user_id and t.account_id = a.id)`,
      [userId, [...new Set(gone.map((row) => row.accountId))]],
    );
    await settleImport(db, id, { ...stored.preview, state: 'undone', addedRows: 0 });
    await oweDerivation(db);
  });
  await services.jobs.send('derive', userId, { userId });
  await services.events.publish(userId, {
    kind: 'changed',
    areas: ['dashboard', 'transactions', 'insights', 'subscriptions'],
  });
}

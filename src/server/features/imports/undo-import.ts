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
import { texts as faultTexts } from '../../texts/en/faults.ts';
import { texts as historyTexts } from '../../texts/en/history.ts';
import {
  deleteBalancesOfImport,
  deleteEmptyFileAccounts,
  deleteRowsOfImport,
  leaveRowsToFeeds,
  lockImport,
  settleImport,
} from './query.ts';

/**
 * Takes an import back: the rows it added go, rows it changed and rows made one with its own are as they were, and an account that it made and
 * that has no other rows goes too.
 */
export async function undoImport(services: Services, userId: string, wireId: string): Promise<void> {
  const id = fromWire(wireId);
  await services.db.withUser(userId, async (db) => {
    const stored = await lockImport(db, id);
    if (stored.state === 'undone') throw new Fault('Conflict', faultTexts.importUndone);
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
        what: historyTexts.asBeforeImport,
        reason: `The import of ${stored.preview.fileName} was undone`,
      })),
      services.clock.now(),
    );
    await refreshFlows(db, restored);
    // A row that a bank feed lists as well is the bank's by now.
    await leaveRowsToFeeds(db, id);
    const emptied = await deleteRowsOfImport(db, id);
    await refreshHeld(db);
    await restoreFileBalances(db, await deleteBalancesOfImport(db, id));
    await refreshGaps(db);
    await deleteEmptyFileAccounts(db, emptied);
    await settleImport(db, id, { ...stored.preview, state: 'undone', addedRows: 0 });
    await oweDerivation(db);
  });
  await services.jobs.send('derive', userId, { userId });
  await services.events.publish(userId, {
    kind: 'changed',
    fact: 'statementImported',
  });
}

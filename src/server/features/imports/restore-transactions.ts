import type { UserDb, Uuid } from '#db/pool.ts';
import { recordEvents } from '#db/repositories/history.ts';
import { listMergesOfImport, setSuggestionState } from '#db/repositories/transaction-suggestions.ts';
import { restoreStateBeforeImport } from '#db/repositories/transactions/import-transactions.ts';
import { revertImportedDetails } from '#db/repositories/transactions/imported-details.ts';
import { unmergeTransactions } from '#db/repositories/transactions/merges.ts';
import type { Services } from '../../lib/services.ts';

/** Restores the transactions that an import updated or merged into its own. Returns their IDs. */
export async function restoreTransactions(
  services: Pick<Services, 'clock' | 'ids'>,
  db: UserDb,
  id: Uuid,
  fileName: string,
): Promise<Uuid[]> {
  for (const pair of await listMergesOfImport(db, id)) {
    await unmergeTransactions(db, pair);
    await setSuggestionState(db, pair, 'open', services.clock.now());
  }
  const unruled = await revertImportedDetails(db, id);
  const restored = [...new Set([...unruled, ...(await restoreStateBeforeImport(db, id))])];
  await recordEvents(
    db,
    restored.map((transactionId) => ({
      id: services.ids.next(),
      transactionId,
      source: 'user' as const,
      detail: {
        kind: 'restoredToBeforeImport' as const,
        values: { fileName },
      },
    })),
    services.clock.now(),
  );
  return restored;
}

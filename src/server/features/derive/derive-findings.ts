import type { UserDb } from '#db/pool.ts';
import { saveFindings } from '#db/repositories/findings.ts';
import { yearOf } from '#domain/calendar/civil-date.ts';
import type { KnownUnclaimed } from '#domain/findings/facts.ts';
import { findFindings } from '#domain/findings/find-findings.ts';
import { readYear } from '../../lib/claimable.ts';
import type { Services } from '../../lib/services.ts';
import { readScope } from '../../lib/world.ts';
import {
  holdFindings,
  readCancellations,
  readKnownMatches,
  readKnownPlans,
  readKnownPromises,
  readKnownReceipts,
  readKnownTransactions,
} from './findings-query.ts';
import { readMasks } from './match-query.ts';

/**
 * Works out what bank and email together tell, live transactions and stand-ins' apart; what the person dismissed stays
 * so.
 */
export async function deriveFindings(services: Services, userId: string): Promise<void> {
  await services.db.withUser(userId, async (db) => {
    await holdFindings(db);
    const { today, currency } = await readScope(db, undefined, services.clock.now());
    for (const isSandbox of [false, true]) {
      const receipts = await readKnownReceipts(db, isSandbox, today);
      const promises = await readKnownPromises(db, isSandbox, today);
      const findings =
        receipts.length + promises.length === 0
          ? []
          : findFindings({
              today,
              receipts,
              promises,
              accountMasks: await readMasks(db, isSandbox),
              transactions: await readKnownTransactions(db, isSandbox, today),
              matches: await readKnownMatches(db, isSandbox, 'matched'),
              asked: await readKnownMatches(db, isSandbox, 'suggested'),
              plans: await readKnownPlans(db, isSandbox),
              cancellations: await readCancellations(db, isSandbox, today),
              unclaimedHealth: [await unclaimedOf(db, { isSandbox, currency }, yearOf(today))],
            });
      await saveFindings(db, isSandbox, findings, () => services.ids.next());
    }
  });
}

async function unclaimedOf(
  db: UserDb,
  scope: { readonly isSandbox: boolean; readonly currency: string },
  year: number,
): Promise<KnownUnclaimed> {
  const ready = (await readYear(db, scope, year)).filter((line) => line.standing === 'ready');
  const lines = ready.map(({ key, amountMinor }) => ({ transactionId: key.transactionId, amountMinor }));
  return { year, currency: scope.currency, lines };
}

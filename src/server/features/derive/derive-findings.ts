import { findFindings } from '#domain/findings/find-findings.ts';
import type { Services } from '../../lib/services.ts';
import { readScope } from '../../lib/world.ts';
import {
  holdFindings,
  readCancellations,
  readKnownJoins,
  readKnownPlans,
  readKnownPromises,
  readKnownReceipts,
  readKnownRows,
  saveFindings,
} from './findings-query.ts';

/** Works out what bank and mail together tell, live rows and stand-ins' apart; what the person dismissed stays so. */
export async function deriveFindings(services: Services, userId: string): Promise<void> {
  await services.db.withUser(userId, async (db) => {
    await holdFindings(db);
    const { today } = await readScope(db, undefined, services.clock.now());
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
              rows: await readKnownRows(db, isSandbox, today),
              joins: await readKnownJoins(db, isSandbox, 'matched'),
              asked: await readKnownJoins(db, isSandbox, 'suggested'),
              plans: await readKnownPlans(db, isSandbox),
              cancellations: await readCancellations(db, isSandbox, today),
            });
      await saveFindings(db, isSandbox, findings, () => services.ids.next());
    }
  });
}

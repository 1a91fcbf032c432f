import { saveFindings } from '#db/repositories/findings.ts';
import { yearOf } from '#domain/calendar/civil-date.ts';
import { readYear } from '../../lib/claimable.ts';
import { announceNotices } from '../../lib/notifications/record-notices.ts';
import { deriveNotices } from './derive-notices.ts';
import { findInEnvironment } from './find-in-environment.ts';
import { holdFindings } from './findings-query.ts';
import type { DeriveNeeds, DeriveScope } from './needs.ts';
import { readDeriveScope } from './transactions-query.ts';

/**
 * Works out what bank and email together tell, live transactions and stand-ins' apart; what the person dismissed stays
 * so. What is news becomes notifications in the same transaction.
 */
export async function deriveFindings(
  services: DeriveNeeds,
  userId: string,
  { today, currency, environments }: DeriveScope,
): Promise<void> {
  const hasNews = await services.db.withUser(userId, async (db) => {
    await holdFindings(db);
    const isNews: boolean[] = [];
    for (const isSandbox of environments) {
      const environment = { isSandbox, today, currency };
      const healthLines = await readYear(db, environment, yearOf(today));
      const findings = await findInEnvironment(db, environment, healthLines);
      await saveFindings(db, isSandbox, findings, () => services.ids.next());
      isNews.push(await deriveNotices(services, db, environment, { findings, healthLines }));
    }
    return isNews.includes(true);
  });
  if (hasNews) await announceNotices(services, userId);
}

/** The same by itself: deadlines come nearer without any change. */
export async function lookAtFindings(services: DeriveNeeds, userId: string): Promise<void> {
  const scope = await services.db.readAs(userId, (db) => readDeriveScope(db, services.clock.now()));
  await deriveFindings(services, userId, scope);
}

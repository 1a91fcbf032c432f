import type { UserDb } from '#db/pool.ts';
import { saveFindings } from '#db/repositories/findings.ts';
import { lockDerivation } from '#db/repositories/pending-derivations.ts';
import { yearOf } from '#domain/calendar/civil-date.ts';
import { readYear } from '../../lib/claimable.ts';
import { announceNotices } from '../../lib/notifications/record-notices.ts';
import { deriveNotices } from './derive-notices.ts';
import { type DeriveScope, type DeriveServices, listMasks } from './derive-services.ts';
import { findInEnvironment } from './find-in-environment.ts';
import { readDeriveScope } from './transactions-query.ts';

/**
 * Recomputes the findings that compare bank transactions with emails, separately per environment: all, or those of the
 * changed counterparties if only transactions have changed (`isPartial`). Dismissed findings stay dismissed. New
 * findings become notifications; true if there is one, which the caller announces after the transaction. The caller
 * holds the derivation lock.
 */
export async function deriveFindings(
  services: DeriveServices,
  db: UserDb,
  scope: DeriveScope,
  isPartial: boolean,
): Promise<boolean> {
  const { today, currency, environments } = scope;
  const areNew: boolean[] = [];
  for (const isSandbox of environments) {
    const environment = { isSandbox, today, currency, accountMasks: listMasks(scope, isSandbox) };
    const healthLines = await readYear(db, environment, yearOf(today));
    const { findings, counterparties, among } = await findInEnvironment(
      db,
      environment,
      healthLines,
      isPartial,
    );
    const toSave = findings.map((finding, index) => ({
      finding,
      counterparty: counterparties[index] ?? null,
    }));
    await saveFindings(db, isSandbox, toSave, among, () => services.ids.next());
    areNew.push(await deriveNotices(services, db, environment, { findings, among, healthLines }));
  }
  return areNew.includes(true);
}

/** Recomputes the findings on a schedule, because deadlines approach without any change. */
export async function recheckFindings(services: DeriveServices, userId: string): Promise<void> {
  const hasNewNotice = await services.db.withUser(userId, async (db) => {
    await lockDerivation(db);
    return deriveFindings(services, db, await readDeriveScope(db, services.clock.now()), false);
  });
  if (hasNewNotice) await announceNotices(services, userId);
}

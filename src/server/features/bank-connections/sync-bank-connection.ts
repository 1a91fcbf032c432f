import { findConnection, setConnectionHealth, tokenContext } from '#db/repositories/bank-connections.ts';
import { lockLedger } from '#db/repositories/ledger-changes.ts';
import { markDerivationPending } from '#db/repositories/pending-derivations.ts';
import { scheduleNext } from '#db/repositories/schedules.ts';
import { ProviderFailure } from '#ports/provider-failure.ts';
import { announce, deriveAndAnnounce } from '../../lib/announce.ts';
import { feedOf } from '../../lib/bank-feeds.ts';
import type { Services } from '../../lib/services.ts';
import { type BankUpdates, fetchAllPages } from './fetch-all-pages.ts';
import { recordFailure } from './record-failure.ts';
import { saveBankUpdates } from './save-bank-updates.ts';

const POLL_HOURS = 6;
/** During a first import the bank is polled again soon, because webhooks may be lost. */
const FRESH_PAUSE_SECONDS = 1;
const LATER_PAUSE_SECONDS = 60;
/** A connection is fresh for this long: the user is probably watching its first import. */
const FRESH_MS = 5 * 60_000;

/** Syncs one connection: fetches all pages first, then saves transactions and cursor in one transaction. */
export async function syncBankConnection(
  services: Services,
  userId: string,
  connectionId: string,
): Promise<void> {
  const { db, clock } = services;
  const connection = await db.readAs(userId, (user) => findConnection(user, connectionId));
  const feed = connection && feedOf(services, connection.provider);
  if (!connection || !feed) return;
  const accessToken = services.secretBox.open(
    connection.accessTokenSealed,
    tokenContext(userId, connectionId),
  );
  const updates = await fetchAllPages(feed, accessToken, connection.cursor).catch(async (error: unknown) => {
    if (!(error instanceof ProviderFailure)) throw error;
    if (await recordFailure(services, userId, connection, error)) throw error;
    return null;
  });
  if (!updates) return;
  // Only checked once the history is complete; until then syncs follow each other closely.
  const health = updates.isHistoryComplete ? await feed.health(accessToken).catch(() => null) : null;
  const hasChanges = updates.changed.length > 0 || updates.removedExternalIds.length > 0;
  const saved = await db.withUser(userId, async (user) => {
    await lockLedger(user);
    const outcome = await saveBankUpdates(
      services,
      user,
      { ...connection, reportsRemovals: feed.reportsRemovals },
      updates,
    );
    const reported = health ?? { bankUpdatedAt: newestBalanceAt(updates) };
    if (outcome !== 'overtaken') await setConnectionHealth(user, connectionId, reported);
    if (outcome !== 'overtaken' && hasChanges) await markDerivationPending(user, 'transactions');
    return outcome;
  });
  if (saved === 'overtaken')
    throw new ProviderFailure('restart', 'OVERTAKEN', 'another run saved its updates first');
  const nextAt = new Date(clock.now().getTime() + POLL_HOURS * 3_600_000);
  await db.withUser(userId, (user) => scheduleNext(user, userId, 'bank', connectionId, nextAt));
  if (!updates.isHistoryComplete || saved === 'refetch') {
    const isFresh = clock.now().getTime() - connection.createdAt.getTime() < FRESH_MS;
    const afterSeconds = isFresh ? FRESH_PAUSE_SECONDS : LATER_PAUSE_SECONDS;
    await services.jobs.send('bank-sync', connectionId, { userId, connectionId }, { afterSeconds });
  }
  const notify = hasChanges ? deriveAndAnnounce : announce;
  await notify(services, userId, 'bankSynced');
}

/** The newest balance date, for providers that report no other update time. */
function newestBalanceAt({ accounts }: BankUpdates): Date | null {
  const times = accounts.flatMap(({ balanceAt }) => balanceAt?.getTime() ?? []);
  return times.length === 0 ? null : new Date(Math.max(...times));
}

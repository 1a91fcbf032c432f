import { findConnection, setConnectionHealth, tokenContext } from '#db/repositories/bank-connections.ts';
import { markDerivationPending } from '#db/repositories/owed-derivations.ts';
import { scheduleNext } from '#db/repositories/schedules.ts';
import { ProviderFailure } from '#ports/provider-failure.ts';
import { announce, deriveAndAnnounce } from '../../lib/announce.ts';
import { feedOf } from '../../lib/bank-feeds.ts';
import type { Services } from '../../lib/services.ts';
import { type BankNews, collectPages } from './collect-pages.ts';
import { noteFailure } from './note-failure.ts';
import { saveNews } from './save-news.ts';

const POLL_HOURS = 6;
/** While a first import is under way the bank is asked again soon: notices may be lost. */
const FRESH_PAUSE_SECONDS = 1;
const LATER_PAUSE_SECONDS = 60;
/** How long a connection counts as fresh: someone is probably watching its first import. */
const FRESH_MS = 5 * 60_000;

/** Brings one connection up to date: all pages first, then transactions and position in one transaction. */
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
  const news = await collectPages(feed, accessToken, connection.cursor).catch(async (error: unknown) => {
    if (!(error instanceof ProviderFailure)) throw error;
    if (await noteFailure(services, userId, connection, error)) throw error;
    return null;
  });
  if (!news) return;
  // Asked only when the history is here: while it is on its way, one reading follows the other.
  const health = news.isHistoryComplete ? await feed.health(accessToken).catch(() => null) : null;
  const hasChanges = news.changed.length > 0 || news.removedExternalIds.length > 0;
  const saved = await db.withUser(userId, async (user) => {
    const outcome = await saveNews(
      services,
      user,
      { ...connection, tellsRemovals: feed.tellsRemovals },
      news,
    );
    const heard = health ?? { bankUpdatedAt: newestBalance(news), consentUntil: connection.noticeUntil };
    if (outcome !== 'overtaken') await setConnectionHealth(user, connectionId, heard);
    if (outcome !== 'overtaken' && hasChanges) await markDerivationPending(user);
    return outcome;
  });
  if (saved === 'overtaken')
    throw new ProviderFailure('restart', 'OVERTAKEN', 'another run saved its news first');
  const nextAt = new Date(clock.now().getTime() + POLL_HOURS * 3_600_000);
  await db.withUser(userId, (user) => scheduleNext(user, userId, 'bank', connectionId, nextAt));
  if (!news.isHistoryComplete || saved === 'again') {
    const isFresh = clock.now().getTime() - connection.createdAt.getTime() < FRESH_MS;
    const afterSeconds = isFresh ? FRESH_PAUSE_SECONDS : LATER_PAUSE_SECONDS;
    await services.jobs.send('bank-sync', connectionId, { userId, connectionId }, { afterSeconds });
  }
  const tell = hasChanges ? deriveAndAnnounce : announce;
  await tell(services, userId, 'bankSynced');
}

/** When a bank was last heard, where only its balances tell. */
function newestBalance({ accounts }: BankNews): Date | null {
  const times = accounts.flatMap(({ balanceAt }) => balanceAt?.getTime() ?? []);
  return times.length === 0 ? null : new Date(Math.max(...times));
}

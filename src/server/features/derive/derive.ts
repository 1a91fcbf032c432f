import { findOwed, settleDerivation } from '#db/repositories/owed-derivations.ts';
import { applyDatesBy } from '#db/repositories/transactions/dates.ts';
import type { Services } from '../../lib/services.ts';
import { askCategories } from './ask-categories.ts';
import { countItems } from './count-items.ts';
import { deriveFindings } from './derive-findings.ts';
import { deriveMatches } from './derive-matches.ts';
import { deriveStreams, pairTransactions } from './derive-streams.ts';
import { learnWeights } from './learn-weights.ts';
import { settleNames } from './settle-names.ts';

/**
 * What follows from a change: the dates that count, merchants' names where the rule for them is a new one, transfers
 * and flows, receipts matched to transactions, recurring streams, findings. Where receipts alone have changed, and none
 * of them stands as a transaction, transfers and streams stay as they are; where nothing is noted everything is worked
 * out. The note is undone at the end, so that who dies in between leaves it.
 */
export async function derive(services: Services, userId: string): Promise<void> {
  const owed = await services.db.readAs(userId, findOwed);
  await services.db.withUser(userId, applyDatesBy);
  const isRenamed = await settleNames(services, userId);
  let worlds = owed?.rows === false && !isRenamed ? null : await pairTransactions(services, userId);
  await learnWeights(services, userId);
  const haveTransactionsChanged = await deriveMatches(services, userId);
  if (haveTransactionsChanged) worlds ??= await pairTransactions(services, userId);
  await countItems(services, userId);
  await askCategories(services, userId);
  if (worlds) await deriveStreams(services, userId, worlds);
  await deriveFindings(services, userId);
  if (owed) await services.db.withUser(userId, (db) => settleDerivation(db, owed));
  await services.events.publish(userId, {
    kind: 'changed',
    fact: 'derivationFinished',
  });
}

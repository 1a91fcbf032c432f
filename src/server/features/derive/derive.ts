import { preparing } from '#db/preparing.ts';
import { findOwed, settleDerivation } from '#db/repositories/owed-derivations.ts';
import { applyDatesBy } from '#db/repositories/transactions/dates.ts';
import { announce } from '../../lib/announce.ts';
import { publishNames } from '../../lib/privacy/shared-names.ts';
import { askCategories } from './ask-categories.ts';
import { countItems } from './count-items.ts';
import { deriveFindings } from './derive-findings.ts';
import { deriveMatches } from './derive-matches.ts';
import { deriveStreams } from './derive-streams.ts';
import type { DeriveNeeds } from './needs.ts';
import { pairTransactions } from './pair-transactions.ts';
import { settleNames } from './settle-names.ts';
import { readDeriveScope } from './transactions-query.ts';

/**
 * Works out what follows from a change: the dates that count, merchant names when their rule is new, transfers and
 * flows, matches, splits by items, category questions, recurring streams, findings, offered names. When only receipts
 * changed, and none of them counts as a transaction, transfers and streams stay as they are; without a note everything
 * is worked out. The note is deleted at the end, so that a crash leaves it for the next run.
 */
export async function derive(needs: DeriveNeeds, userId: string): Promise<void> {
  const services = { ...needs, db: preparing(needs.db) };
  const { owed, scope, isRenamed } = await services.db.withUser(userId, async (db) => {
    const noted = await findOwed(db);
    await applyDatesBy(db);
    return {
      owed: noted,
      scope: await readDeriveScope(db, services.clock.now()),
      isRenamed: await settleNames(db),
    };
  });
  const arePairsOwed = owed?.haveTransactionsChanged !== false || isRenamed;
  if (arePairsOwed) await pairTransactions(services, userId, scope);
  const haveTransactionsChanged = await deriveMatches(services, userId, scope);
  if (haveTransactionsChanged && !arePairsOwed) await pairTransactions(services, userId, scope);
  await services.db.withUser(userId, async (db) => {
    await countItems(services, db);
    await askCategories(services, db, scope);
  });
  if (arePairsOwed || haveTransactionsChanged) await deriveStreams(services, userId, scope);
  await deriveFindings(services, userId, scope);
  await services.db.withUser(userId, async (db) => {
    await publishNames(db);
    if (owed) await settleDerivation(db, owed);
  });
  await announce(services, userId, 'derivationFinished');
}

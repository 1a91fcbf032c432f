import { preparing } from '#db/preparing.ts';
import { clearPendingDerivation, findPendingDerivation } from '#db/repositories/pending-derivations.ts';
import { applyDatesBy } from '#db/repositories/transactions/dates.ts';
import { announce } from '../../lib/announce.ts';
import { publishNames } from '../../lib/privacy/shared-names.ts';
import { deriveFindings } from './derive-findings.ts';
import { deriveMatches } from './derive-matches.ts';
import type { DeriveServices } from './derive-services.ts';
import { deriveStreams } from './derive-streams.ts';
import { pairTransactions } from './pair-transactions.ts';
import { refreshMerchantNames } from './refresh-merchant-names.ts';
import { readDeriveScope } from './transactions-query.ts';
import { listChangedCounterparties, updateCategoryQuestions } from './update-category-questions.ts';
import { updateItemSplits } from './update-item-splits.ts';

/**
 * Derives all data that depends on the changed facts: effective dates, merchant names after a rule change, transfers
 * and flows, matches, item splits, category questions, recurring streams, findings and suggested names. If only
 * receipts changed and none of them counts as a transaction, transfers and streams are skipped. If only transactions
 * changed, item splits, questions and findings are derived for their counterparties. Without a pending marker
 * everything is derived. The marker is deleted last, so that after a crash the next run repeats the work.
 */
export async function derive(needs: DeriveServices, userId: string): Promise<void> {
  const services = { ...needs, db: preparing(needs.db) };
  const {
    owed: pending,
    scope,
    isRenamed,
  } = await services.db.withUser(userId, async (db) => {
    const marker = await findPendingDerivation(db);
    await applyDatesBy(db);
    return {
      owed: marker,
      scope: await readDeriveScope(db, services.clock.now()),
      isRenamed: await refreshMerchantNames(db),
    };
  });
  const isPartial = pending?.haveReceiptsChanged === false && !isRenamed;
  const isPairingPending = pending?.haveTransactionsChanged !== false || isRenamed;
  if (isPairingPending) await pairTransactions(services, userId, scope);
  const haveTransactionsChanged = await deriveMatches(services, userId, scope);
  if (haveTransactionsChanged && !isPairingPending) await pairTransactions(services, userId, scope);
  await services.db.withUser(userId, async (db) => {
    await updateItemSplits(services, db, isPartial ? await listChangedCounterparties(db, scope) : null);
    await updateCategoryQuestions(services, db, scope, isPartial);
  });
  if (isPairingPending || haveTransactionsChanged) await deriveStreams(services, userId, scope);
  await deriveFindings(services, userId, scope, isPartial);
  await services.db.withUser(userId, async (db) => {
    await publishNames(db);
    if (pending) await clearPendingDerivation(db, pending);
  });
  await announce(services, userId, 'derivationFinished');
}

import { preparing } from '#db/preparing.ts';
import { clearPendingDerivation, findPendingDerivation } from '#db/repositories/pending-derivations.ts';
import { applyDatesBy } from '#db/repositories/transactions/dates.ts';
import { announce } from '../../lib/announce.ts';
import { announceNotices } from '../../lib/notifications/record-notices.ts';
import { publishNames } from '../../lib/privacy/shared-names.ts';
import { deriveFindings } from './derive-findings.ts';
import { deriveMatches } from './derive-matches.ts';
import type { DeriveServices } from './derive-services.ts';
import { deriveStreams } from './derive-streams.ts';
import { pairTransactions } from './pair-transactions.ts';
import { refreshMerchantNames } from './refresh-merchant-names.ts';
import { lockDerivation, readDeriveScope } from './transactions-query.ts';
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
  const { pending, scope, isPartial, isPairingPending } = await services.db.withUser(userId, async (db) => {
    await lockDerivation(db);
    const marker = await findPendingDerivation(db);
    await applyDatesBy(db);
    const known = await readDeriveScope(db, services.clock.now());
    const isRenamed = await refreshMerchantNames(db);
    const haveChanged = marker?.haveTransactionsChanged !== false || isRenamed;
    if (haveChanged) await pairTransactions(services, db, known);
    return {
      pending: marker,
      scope: known,
      isPartial: marker?.haveReceiptsChanged === false && !isRenamed,
      isPairingPending: haveChanged,
    };
  });
  const haveTransactionsChanged = await deriveMatches(services, userId, scope);
  await services.db.withUser(userId, async (db) => {
    if (haveTransactionsChanged && !isPairingPending) {
      await lockDerivation(db);
      await pairTransactions(services, db, scope);
    }
    await updateItemSplits(services, db, isPartial ? await listChangedCounterparties(db, scope) : null);
    await updateCategoryQuestions(services, db, scope, isPartial);
  });
  if (isPairingPending || haveTransactionsChanged) await deriveStreams(services, userId, scope);
  const hasNewNotice = await services.db.withUser(userId, async (db) => {
    const isNew = await deriveFindings(services, db, scope, isPartial);
    await publishNames(db);
    if (pending) await clearPendingDerivation(db, pending);
    return isNew;
  });
  if (hasNewNotice) await announceNotices(services, userId);
  await announce(services, userId, 'derivationFinished');
}

import type { UserDb } from '#db/pool.ts';
import { preparing } from '#db/preparing.ts';
import { listAccounts } from '#db/repositories/accounts/accounts.ts';
import {
  beginNextStep,
  clearPendingDerivation,
  findPendingDerivation,
  lockDerivation,
} from '#db/repositories/pending-derivations.ts';
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
import { readDeriveScope } from './transactions-query.ts';
import { readChangedCounterparties, updateCategoryQuestions } from './update-category-questions.ts';
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
  const hasNewNotice = await services.db.withUser(userId, (db) => deriveAll(services, db));
  if (hasNewNotice) await announceNotices(services, userId);
  await announce(services, userId, 'derivationFinished');
}

/** True if there is a new notice, which the caller announces after the transaction. */
async function deriveAll(services: DeriveServices, db: UserDb): Promise<boolean> {
  const [, pending, known] = await Promise.all([
    lockDerivation(db),
    findPendingDerivation(db),
    readDeriveScope(db, services.clock.now()),
    applyDatesBy(db),
  ]);
  const isRenamed = await refreshMerchantNames(db, known);
  const isPartial = pending?.haveReceiptsChanged === false && !isRenamed;
  const isPairingPending = pending?.haveTransactionsChanged !== false || isRenamed;
  const arePairsKept = isPairingPending && (await pairTransactions(services, db, known));
  // A little work is one transaction; of more, each step is its own, so that edits do not wait for all of it.
  const isShort = isPartial && arePairsKept;
  if (!isShort) await beginNextStep(db);
  const haveTransactionsChanged = await deriveMatches(services, db, known);
  // Matching may add the account of receipts.
  const scope = haveTransactionsChanged ? { ...known, accounts: await listAccounts(db) } : known;
  if (!isShort) await beginNextStep(db);
  if (haveTransactionsChanged && !isPairingPending) await pairTransactions(services, db, scope);
  const changed = isPartial ? await readChangedCounterparties(db, scope) : null;
  await updateItemSplits(services, db, scope, changed);
  await updateCategoryQuestions(services, db, scope, changed);
  if (isPairingPending || haveTransactionsChanged) await deriveStreams(services, db, scope);
  if (!isShort) await beginNextStep(db);
  const hasNewNotice = await deriveFindings(services, db, scope, isPartial);
  if (scope.hasSharedNames) await publishNames(db);
  if (pending) await clearPendingDerivation(db, pending);
  return hasNewNotice;
}

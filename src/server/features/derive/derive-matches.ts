import { createHash } from 'node:crypto';
import type { UserDb } from '#db/pool.ts';
import { consumeMatchChanges } from '#db/repositories/matching/match-changes.ts';
import {
  getOrCreateMatchState,
  requestFullFindings,
  requestFullStreamDetection,
  updateMatchState,
} from '#db/repositories/matching/match-states.ts';
import { lockDerivation, markTransactionsPending } from '#db/repositories/pending-derivations.ts';
import type { DeriveScope, MatchServices } from './derive-services.ts';
import { matchAllReceipts } from './match-all-receipts.ts';
import { matchChangedReceipts } from './match-changed-receipts.ts';
import { countMatched } from './match-query.ts';
import { readMatcherKnowledge } from './matcher-knowledge.ts';
import { readDeriveScope } from './transactions-query.ts';
import { updateReceiptTransactions } from './update-receipt-transactions.ts';

/** With more changes than this, all receipts are matched again. */
const CHANGES_MAX = 20;

/**
 * Matches receipts to the transactions that paid for them. Certain pairs are matched; likely ones become questions.
 * Automatic matches are recomputed, so that the result never depends on the order of arrival; the user's decisions are
 * never changed. If little has changed since the last run, only the affected receipts are matched, with the same
 * result. Before matching, the weights are refitted to the user's answers. True if transactions created from receipts
 * have changed; transfers and streams must then be derived again. The caller holds the derivation lock.
 */
export async function deriveMatches(
  services: MatchServices,
  db: UserDb,
  scope: Pick<DeriveScope, 'environments' | 'accounts'>,
): Promise<boolean> {
  let haveTransactionsChanged = false;
  for (const isSandbox of scope.environments)
    haveTransactionsChanged =
      (await matchEnvironment(services, db, scope, isSandbox)) || haveTransactionsChanged;
  if (haveTransactionsChanged) await markTransactionsPending(db);
  return haveTransactionsChanged;
}

/** Runs the matching; returns the number of receipts matched or added as transactions since `since`. */
export async function matchNewReceipts(
  services: MatchServices,
  userId: string,
  since: Date,
): Promise<number> {
  await services.db.withUser(userId, async (db) => {
    await lockDerivation(db);
    await deriveMatches(services, db, await readDeriveScope(db, services.clock.now()));
  });
  return services.db.readAs(userId, (db) => countMatched(db, since));
}

async function matchEnvironment(
  services: MatchServices,
  db: UserDb,
  scope: Pick<DeriveScope, 'accounts'>,
  isSandbox: boolean,
): Promise<boolean> {
  const [state, changes, learned] = await Promise.all([
    getOrCreateMatchState(db, isSandbox),
    consumeMatchChanges(db, isSandbox),
    readMatcherKnowledge(services, db, scope, isSandbox),
  ]);
  const basis = createHash('sha256').update(JSON.stringify(learned)).digest('base64');
  const isSmall = changes.receiptIds.length + changes.transactionIds.length <= CHANGES_MAX;
  const part =
    state?.basis === basis && isSmall
      ? await matchChangedReceipts(services, db, isSandbox, changes, { ...learned, ...state })
      : null;
  const cardAccounts = part ? state?.cardAccounts : await matchAllReceipts(services, db, isSandbox, learned);
  const { spans, hasChanged } = await updateReceiptTransactions(
    services,
    db,
    isSandbox,
    part && { ...part, spans: state?.spans ?? '' },
  );
  const isSame = part !== null && spans === state?.spans;
  if (!isSame)
    await updateMatchState(db, isSandbox, {
      basis: state === null ? '' : basis,
      spans: state === null ? '' : spans,
      cardAccounts: cardAccounts ?? new Map(),
    });
  if (hasChanged) await requestFullStreamDetection(db, isSandbox);
  else if (!isSame || changes.receiptIds.length > 0) await requestFullFindings(db, isSandbox);
  return hasChanged;
}

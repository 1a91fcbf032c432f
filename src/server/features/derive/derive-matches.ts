import { createHash } from 'node:crypto';
import type { UserDb } from '#db/pool.ts';
import { takeChanges } from '#db/repositories/matching/match-changes.ts';
import {
  holdMatches,
  lookForAllStreams,
  openMatchState,
  writeMatchState,
} from '#db/repositories/matching/match-states.ts';
import { markTransactionsPending } from '#db/repositories/owed-derivations.ts';
import { readLearned } from './learned.ts';
import { matchAll } from './match-all.ts';
import { matchChangedReceipts } from './match-changed-receipts.ts';
import { countMatched } from './match-query.ts';
import type { DeriveScope, MatchNeeds } from './needs.ts';
import { settleReceiptTransactions } from './settle-receipt-transactions.ts';
import { readDeriveScope } from './transactions-query.ts';

/** More changes than these are matched with everything else. */
const CHANGES_MAX = 20;

/**
 * Matches receipts to the transactions that paid them. Sure pairs are joined, likely ones wait for the person. What the
 * matcher joined before is worked out anew, so that the state never hangs on what arrived first; what a person decided
 * is never touched. Where little has changed since the last time only its neighbourhood is looked at, with the same
 * result. Before that it learns from what the person answered. True when transactions that represent receipts came,
 * went or changed: that is owed then, too.
 */
export async function deriveMatches(
  services: MatchNeeds,
  userId: string,
  { environments }: Pick<DeriveScope, 'environments'>,
): Promise<boolean> {
  return services.db.withUser(userId, async (db) => {
    await holdMatches(db);
    let haveTransactionsChanged = false;
    for (const isSandbox of environments)
      haveTransactionsChanged = (await matchEnvironment(services, db, isSandbox)) || haveTransactionsChanged;
    if (haveTransactionsChanged) await markTransactionsPending(db);
    return haveTransactionsChanged;
  });
}

/** The same; gives the number of receipts joined or entered as transactions since a moment. */
export async function matchNewReceipts(services: MatchNeeds, userId: string, since: Date): Promise<number> {
  const scope = await services.db.readAs(userId, (db) => readDeriveScope(db, services.clock.now()));
  await deriveMatches(services, userId, scope);
  return services.db.readAs(userId, (db) => countMatched(db, since));
}

async function matchEnvironment(services: MatchNeeds, db: UserDb, isSandbox: boolean): Promise<boolean> {
  const state = await openMatchState(db, isSandbox);
  const changes = await takeChanges(db, isSandbox);
  const learned = await readLearned(services, db, isSandbox);
  const basis = createHash('sha256').update(JSON.stringify(learned)).digest('base64');
  const isKnown = state !== null && state.basis === basis;
  const isSmall = changes.receiptIds.length + changes.transactionIds.length <= CHANGES_MAX;
  const part =
    isKnown && isSmall
      ? await matchChangedReceipts(services, db, isSandbox, changes, { ...learned, ...state })
      : null;
  const cardAccounts = part ? state?.cardAccounts : await matchAll(services, db, isSandbox, learned);
  const { spans, hasChanged } = await settleReceiptTransactions(
    services,
    db,
    isSandbox,
    part && { ...part, spans: state?.spans ?? '' },
  );
  const isSame = part !== null && spans === state?.spans;
  if (!isSame)
    await writeMatchState(db, isSandbox, {
      basis: state === null ? '' : basis,
      spans: state === null ? '' : spans,
      cardAccounts: cardAccounts ?? new Map(),
    });
  if (hasChanged) await lookForAllStreams(db, isSandbox);
  return hasChanged;
}

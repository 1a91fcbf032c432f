import type { UserDb } from '#db/pool.ts';
import {
  getPairingState,
  markStreamsDetected,
  requestFullFindings,
} from '#db/repositories/matching/match-states.ts';
import { beginNextStep } from '#db/repositories/pending-derivations.ts';
import { lockStreams, type StreamToSave, saveStreams } from '#db/repositories/recurring-streams.ts';
import { listTransferPairs } from '#db/repositories/transfers.ts';
import { classifyWithCategories } from '#domain/recurring/classify-with-categories.ts';
import { identifyStreams } from '#domain/recurring/identify-streams.ts';
import { combineMergedStreams } from '#domain/recurring/merge-streams.ts';
import type { DeriveScope, DeriveServices } from './derive-services.ts';
import { toTransferAccount } from './pair-transactions.ts';
import { findStreams } from './run-ledger-tasks.ts';
import {
  type DerivedTransaction,
  listStreamCounterparties,
  readStreamCandidates,
  readStreamTransactions,
  readTransactions,
  type StreamCandidate,
} from './transactions-query.ts';

/**
 * Detects recurring streams among bank transactions, and among receipts of merchants without bank transactions. A
 * stream depends only on transactions of its counterparty, so counterparties without a stream are examined only when
 * they change. The caller holds the derivation lock.
 */
export async function deriveStreams(
  services: DeriveServices,
  db: UserDb,
  { today, accounts, environments: allEnvironments }: DeriveScope,
): Promise<void> {
  const transfers = await listTransferPairs(db);
  const environments = allEnvironments.map((isSandbox) => {
    const transferAccounts = accounts
      .filter((account) => account.isSandbox === isSandbox)
      .map(toTransferAccount);
    return { isSandbox, about: { asOf: today, accounts: transferAccounts, transfers } };
  });
  const unchanged: boolean[] = [];
  for (const environment of environments)
    unchanged.push(await areStreamsUnchanged(services, db, environment));
  if (!unchanged.includes(false)) return;
  await beginNextStep(db);
  const detected: StreamToSave['stream'][] = [];
  const examined: DerivedTransaction[] = [];
  for (const { isSandbox, about } of environments) {
    const posted = await readPosted(db, isSandbox, today);
    examined.push(...posted);
    const byId = new Map(posted.map((transaction) => [transaction.id, transaction]));
    for (const stream of await findStreams(services, db.userId, posted, about)) {
      const charges = stream.transactionIds.flatMap((id) => byId.get(id) ?? []);
      const currency = charges[0]?.currency ?? 'USD';
      detected.push({
        ...stream,
        class: classifyWithCategories(stream, charges, posted),
        isSandbox,
        currency,
      });
    }
  }
  const stored = await lockStreams(db);
  const identified = identifyStreams(detected, stored, () => services.ids.next());
  const mergedInto = new Map(stored.map((stream) => [stream.id, stream.mergedInto]));
  await saveStreams(db, combineMergedStreams(identified, mergedInto, examined, today));
  for (const { isSandbox } of environments) await requestFullFindings(db, isSandbox);
}

interface Environment {
  readonly isSandbox: boolean;
  readonly about: Parameters<typeof findStreams>[3];
}

/**
 * True if the environment's streams are unchanged: no counterparty with a stream has changed, and the changed ones have
 * no stream of their own.
 */
async function areStreamsUnchanged(
  services: DeriveServices,
  db: UserDb,
  { isSandbox, about }: Environment,
): Promise<boolean> {
  const state = await getPairingState(db, isSandbox);
  if (!state?.parties || state.today !== about.asOf) return false;
  if (state.parties.length === 0) return true;
  const changed = new Set(state.parties);
  const [repeating, candidates] = await Promise.all([
    listStreamCounterparties(db, isSandbox),
    readStreamCandidates(db, isSandbox, state.parties),
  ]);
  if (repeating.some((party) => changed.has(party))) return false;
  const posted = filterPosted(candidates);
  if (!haveMerchants(posted) || (await findStreams(services, db.userId, posted, about)).length > 0)
    return false;
  await markStreamsDetected(db, isSandbox, true);
  return true;
}

/**
 * The posted transactions to search for streams. On a new day, and if a transaction has no merchant, these are all of
 * them: without merchants, counterparties can only be distinguished by comparing all descriptions.
 */
async function readPosted(db: UserDb, isSandbox: boolean, today: string): Promise<DerivedTransaction[]> {
  const state = await getPairingState(db, isSandbox);
  if (state?.parties && state.today === today) {
    const repeating = await listStreamCounterparties(db, isSandbox);
    const counterparties = [...new Set([...state.parties, ...repeating])];
    const some = filterPosted(await readStreamTransactions(db, isSandbox, counterparties));
    if (haveMerchants(some)) {
      if (state.parties.length > 0) await markStreamsDetected(db, isSandbox, true);
      return some;
    }
  }
  const posted = filterPosted(await readTransactions(db, isSandbox));
  if (state) await markStreamsDetected(db, isSandbox, haveMerchants(posted));
  return posted;
}

/** Posted transactions. Those created from receipts are included only if their merchant has no bank transactions. */
function filterPosted<T extends StreamCandidate>(transactions: readonly T[]): T[] {
  const known = new Set(
    transactions.flatMap(({ isFromReceipt, merchantKey }) => (isFromReceipt ? [] : merchantKey)),
  );
  return transactions.filter(
    ({ isFromReceipt, merchantKey, status }) =>
      status === 'posted' && !(isFromReceipt && known.has(merchantKey)),
  );
}

function haveMerchants(transactions: readonly Pick<StreamCandidate, 'merchant'>[]): boolean {
  return transactions.every(({ merchant }) => merchant !== '');
}

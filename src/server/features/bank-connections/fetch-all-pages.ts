import { createHash } from 'node:crypto';
import type {
  BankAccount,
  BankFeed,
  BankProblem,
  BankTransaction,
  UnparsedTransaction,
} from '#ports/bank-data-provider.ts';
import { ProviderFailure } from '#ports/provider-failure.ts';

/** All changes the provider reports since a cursor: the newest version of each transaction, by its ID. */
export interface BankUpdates {
  readonly changed: readonly BankTransaction[];
  /** Transactions that could not be understood; they are in none of the other lists. */
  readonly unread: readonly UnparsedTransaction[];
  readonly removedExternalIds: readonly string[];
  readonly accounts: readonly BankAccount[];
  /** Null while the provider has no data yet; the stored cursor must not change then. */
  readonly nextCursor: string | null;
  readonly isHistoryComplete: boolean;
  readonly isReady: boolean;
  readonly problems: readonly BankProblem[];
  readonly requestId: string | null;
}

const RESTARTS_MAX = 5;
const PAGES_MAX = 2_000;

/**
 * Fetches all pages from `startCursor` before returning. If the data changes in between, all pages are discarded and
 * fetched again from the same cursor.
 */
export async function fetchAllPages(
  bank: BankFeed,
  accessToken: string,
  startCursor: string | null,
): Promise<BankUpdates> {
  for (let restarts = 0; ; restarts += 1) {
    try {
      return await fetchPagesOnce(bank, accessToken, startCursor);
    } catch (error) {
      if (!(error instanceof ProviderFailure && error.kind === 'restart') || restarts >= RESTARTS_MAX)
        throw error;
    }
  }
}

async function fetchPagesOnce(
  bank: BankFeed,
  accessToken: string,
  startCursor: string | null,
): Promise<BankUpdates> {
  const changed = new Map<string, BankTransaction>();
  const unread = new Map<string, UnparsedTransaction>();
  const removed = new Set<string>();
  const seen = new Set<string>();
  const problems = new Map<string, BankProblem>();
  let cursor = startCursor;
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const answer = await bank.syncPage(accessToken, cursor);
    for (const transaction of [...answer.added, ...answer.modified]) {
      changed.set(transaction.externalId, transaction);
      removed.delete(transaction.externalId);
      unread.delete(transaction.externalId);
    }
    for (const transaction of answer.unparsed) {
      const key = transactionKeyOf(transaction);
      // The newest version of a transaction counts, whether or not it is understood.
      changed.delete(key);
      unread.set(key, transaction);
    }
    for (const id of answer.removedExternalIds) {
      removed.add(id);
      changed.delete(id);
      unread.delete(id);
    }
    for (const problem of answer.problems) problems.set(problem.message, problem);
    if (!answer.hasMore) {
      const { accounts, nextCursor, isHistoryComplete, isReady, requestId } = answer;
      return {
        changed: [...changed.values()],
        unread: [...unread.values()],
        removedExternalIds: [...removed],
        problems: [...problems.values()],
        nextCursor: nextCursor || null,
        ...{ accounts, isHistoryComplete, isReady, requestId },
      };
    }
    if (seen.has(answer.nextCursor)) break;
    seen.add(answer.nextCursor);
    cursor = answer.nextCursor;
  }
  throw new ProviderFailure('unavailable', 'ENDLESS_PAGES', 'the bank provider repeats its pages');
}

/** The key of a transaction that was not understood: its ID, else a hash of its raw data. */
export function transactionKeyOf({ externalId, raw }: UnparsedTransaction): string {
  return externalId ?? createHash('sha256').update(raw).digest('hex');
}

import { createHash } from 'node:crypto';
import type {
  BankAccount,
  BankFeed,
  BankProblem,
  BankTransaction,
  UnreadTransaction,
} from '#ports/bank-data-provider.ts';
import { ProviderFailure } from '#ports/provider-failure.ts';

/** Everything the provider says since a position: transactions by id, the newest word on each. */
export interface BankNews {
  readonly changed: readonly BankTransaction[];
  /** What could not be understood; nothing of it is among the others. */
  readonly unread: readonly UnreadTransaction[];
  readonly removedExternalIds: readonly string[];
  readonly accounts: readonly BankAccount[];
  /** Null while the provider has no data yet: the stored position must stay. */
  readonly nextCursor: string | null;
  readonly isHistoryComplete: boolean;
  readonly isReady: boolean;
  readonly problems: readonly BankProblem[];
  readonly requestId: string | null;
}

const RESTARTS_MAX = 5;
const PAGES_MAX = 2_000;

/**
 * Reads all pages from `startCursor` and holds them until the last. When the data change while they are read, all
 * pages are dropped and reading starts again from the same position.
 */
export async function collectPages(
  bank: BankFeed,
  accessToken: string,
  startCursor: string | null,
): Promise<BankNews> {
  for (let restarts = 0; ; restarts += 1) {
    try {
      return await readOnce(bank, accessToken, startCursor);
    } catch (error) {
      if (!(error instanceof ProviderFailure && error.kind === 'restart') || restarts >= RESTARTS_MAX)
        throw error;
    }
  }
}

async function readOnce(bank: BankFeed, accessToken: string, startCursor: string | null): Promise<BankNews> {
  const changed = new Map<string, BankTransaction>();
  const unread = new Map<string, UnreadTransaction>();
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
    for (const transaction of answer.unread) {
      const key = keyOf(transaction);
      // The newest word on a transaction counts, whether it is understood or not.
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

/** Under which name what was not understood is kept; without an id by what came. */
export function keyOf({ externalId, raw }: UnreadTransaction): string {
  return externalId ?? createHash('sha256').update(raw).digest('hex');
}

import type { UserDb } from '#db/pool.ts';
import { addDays } from '#domain/calendar/civil-date.ts';
import type { MatchServices } from './derive-services.ts';
import {
  readAutomaticMatches,
  readCandidates,
  readDeclinedPairs,
  readMatchableReceipts,
} from './match-query.ts';
import type { MatcherKnowledge } from './matcher-knowledge.ts';
import { findMatches } from './run-ledger-tasks.ts';
import { saveMatches } from './save-matches.ts';

/**
 * Transactions in this range around a purchase affect its match: slow shipments, and repeated transactions of the same
 * amount.
 */
const DAYS_BEFORE = 125;

const DAYS_AFTER = 185;

export async function matchAllReceipts(
  services: MatchServices,
  db: UserDb,
  isSandbox: boolean,
  learned: MatcherKnowledge,
): Promise<ReadonlyMap<string, string>> {
  const receipts = await readMatchableReceipts(db, isSandbox);
  const stored = await readAutomaticMatches(db, isSandbox);
  const days = receipts.map((receipt) => receipt.purchasedOn);
  const [first, last] = [days[0], days.at(-1)];
  const isEmpty = first === undefined || last === undefined;
  const transactions = isEmpty
    ? []
    : await readCandidates(db, isSandbox, addDays(first, -DAYS_BEFORE), addDays(last, DAYS_AFTER));
  const { matches, cardAccounts } = await findMatches(services, db.userId, transactions, {
    ...learned,
    receipts,
    declined: await readDeclinedPairs(db),
  });
  if (!isEmpty || stored.length > 0) await saveMatches(services, db, receipts, stored, matches);
  return cardAccounts;
}

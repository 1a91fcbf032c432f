import type { UserDb } from '#db/pool.ts';
import { addDays } from '#domain/calendar/civil-date.ts';
import { findMatches } from './in-ledger.ts';
import type { Learned } from './learned.ts';
import { readCandidates, readDeclined, readMatchable, readOwnMatches } from './match-query.ts';
import type { MatchNeeds } from './needs.ts';
import { saveMatches } from './save-matches.ts';

/**
 * Transactions that tell something of a receipt: slow shipments, and the transactions of one amount that make a habit
 * or a series.
 */
const DAYS_BEFORE = 125;

const DAYS_AFTER = 185;

export async function matchAll(
  services: MatchNeeds,
  db: UserDb,
  isSandbox: boolean,
  learned: Learned,
): Promise<ReadonlyMap<string, string>> {
  const receipts = await readMatchable(db, isSandbox);
  const stored = await readOwnMatches(db, isSandbox);
  const days = receipts.map((receipt) => receipt.purchasedOn);
  const [first, last] = [days[0], days.at(-1)];
  const isEmpty = first === undefined || last === undefined;
  const transactions = isEmpty
    ? []
    : await readCandidates(db, isSandbox, addDays(first, -DAYS_BEFORE), addDays(last, DAYS_AFTER));
  const { matches, cardAccounts } = await findMatches(services, db.userId, transactions, {
    ...learned,
    receipts,
    declined: await readDeclined(db),
  });
  if (!isEmpty || stored.length > 0) await saveMatches(services, db, receipts, stored, matches);
  return cardAccounts;
}

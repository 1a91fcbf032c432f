import type { UserDb } from '#db/pool.ts';
import { yearOf } from '#domain/calendar/civil-date.ts';
import type { ClaimableLine } from '#domain/claims/claimable-lines.ts';
import type { KnownUnclaimed } from '#domain/findings/facts.ts';
import { findFindings } from '#domain/findings/find-findings.ts';
import type { Finding } from '#domain/findings/finding.ts';
import {
  readCancellations,
  readKnownMatches,
  readKnownPlans,
  readKnownPromises,
  readKnownReceipts,
  readKnownTransactions,
} from './findings-query.ts';
import { readAccountMasks } from './match-query.ts';

/** All findings of one environment; none without receipts or promised refunds, because there is nothing to compare. */
export async function findInEnvironment(
  db: UserDb,
  { isSandbox, today, currency }: { isSandbox: boolean; today: string; currency: string },
  healthLines: readonly ClaimableLine[],
): Promise<Finding[]> {
  const receipts = await readKnownReceipts(db, isSandbox, today);
  const promises = await readKnownPromises(db, isSandbox, today);
  if (receipts.length + promises.length === 0) return [];
  return findFindings({
    today,
    receipts,
    promises,
    accountMasks: await readAccountMasks(db, isSandbox),
    transactions: await readKnownTransactions(db, isSandbox, today),
    matches: await readKnownMatches(db, isSandbox, 'matched'),
    suggestedMatches: await readKnownMatches(db, isSandbox, 'suggested'),
    plans: await readKnownPlans(db, isSandbox),
    cancellations: await readCancellations(db, isSandbox, today),
    unclaimedHealth: [unclaimedOf(healthLines, yearOf(today), currency)],
  });
}

function unclaimedOf(healthLines: readonly ClaimableLine[], year: number, currency: string): KnownUnclaimed {
  const ready = healthLines.filter((line) => line.standing === 'ready');
  const lines = ready.map(({ key, amountMinor }) => ({ transactionId: key.transactionId, amountMinor }));
  return { year, currency, lines };
}

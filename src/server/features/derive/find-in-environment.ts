import type { UserDb } from '#db/pool.ts';
import { consumePendingCounterparties, updateFactDays } from '#db/repositories/matching/match-states.ts';
import { counterpartyOfKey } from '#db/repositories/transactions/counterparties.ts';
import { yearOf } from '#domain/calendar/civil-date.ts';
import type { ClaimableLine } from '#domain/claims/claimable-lines.ts';
import { type FactDays, type FindingFacts, factDays, type KnownUnclaimed } from '#domain/findings/facts.ts';
import { findFindings, listFindingMerchants } from '#domain/findings/find-findings.ts';
import type { Finding } from '#domain/findings/finding.ts';
import {
  byState,
  readCancellations,
  readKnownMatches,
  readKnownPlans,
  readKnownPromises,
  readKnownReceipts,
  readKnownTransactions,
} from './findings-query.ts';
import { readConnectedFacts } from './read-connected-facts.ts';
import { readRefundedClaims } from './read-refunded-claims.ts';

/** The findings of an environment that were computed again. */
interface FoundInEnvironment {
  readonly findings: readonly Finding[];
  /** Of each finding, in the same order; null: about no single counterparty. */
  readonly counterparties: readonly (string | null)[];
  /** The counterparties whose findings these are; null: all. */
  readonly among: readonly string[] | null;
}

interface Environment {
  readonly isSandbox: boolean;
  readonly today: string;
  readonly currency: string;
  readonly accountMasks: readonly string[];
}

/**
 * The findings of one environment: of all counterparties, or only of those that changed and what is connected with
 * them, if nothing but transactions has changed since the last run (`isPartial`).
 */
export async function findInEnvironment(
  db: UserDb,
  environment: Environment,
  healthLines: readonly ClaimableLine[],
  isPartial: boolean,
): Promise<FoundInEnvironment> {
  const { isSandbox, today, currency, accountMasks } = environment;
  const pending = await consumePendingCounterparties(db, isSandbox, today, 'unchecked');
  const connected = isPartial ? await readConnectedFacts(db, isSandbox, today, pending) : null;
  const facts = {
    ...(connected?.facts ?? (await readAllFacts(db, isSandbox, today))),
    accountMasks,
    unclaimedHealth: [unclaimedOf(healthLines, yearOf(today), currency)],
    refundedClaims: await readRefundedClaims(db, environment),
  };
  const days = connected?.days ?? factDays(facts);
  if (!connected) await updateFactDays(db, isSandbox, days);
  const findings = canCompare(days, facts) ? findFindings(facts, days) : [];
  return {
    findings,
    counterparties: listFindingMerchants(facts, findings).map((key) => key && counterpartyOfKey(key)),
    among: connected?.counterparties ?? null,
  };
}

/** False without receipts, promised refunds or claims, because there is nothing to compare. */
function canCompare(
  { firstReceiptOn }: FactDays,
  { promises, refundedClaims = [] }: Pick<FindingFacts, 'promises' | 'refundedClaims'>,
): boolean {
  return firstReceiptOn !== null || promises.length + refundedClaims.length > 0;
}

async function readAllFacts(
  db: UserDb,
  isSandbox: boolean,
  today: string,
): Promise<Omit<FindingFacts, 'accountMasks'>> {
  const receipts = await readKnownReceipts(db, isSandbox, today, null);
  const promises = await readKnownPromises(db, isSandbox, today);
  const isEmpty = receipts.length + promises.length === 0;
  return {
    today,
    receipts,
    promises,
    transactions: isEmpty ? [] : await readKnownTransactions(db, isSandbox, today, null),
    ...byState(isEmpty ? [] : await readKnownMatches(db, isSandbox)),
    plans: isEmpty ? [] : await readKnownPlans(db, isSandbox, null),
    cancellations: isEmpty ? [] : await readCancellations(db, isSandbox, today),
  };
}

function unclaimedOf(healthLines: readonly ClaimableLine[], year: number, currency: string): KnownUnclaimed {
  const ready = healthLines.filter((line) => line.status === 'ready');
  const lines = ready.map(({ key, amountMinor }) => ({ transactionId: key.transactionId, amountMinor }));
  return { year, currency, lines };
}

import type { Environment } from '#contract/values.ts';
import { proportionOf } from '#domain/money/money.ts';
import { findCancelUrl } from '#domain/recurring/cancel-pages.ts';
import { isRunningSubscription } from '#domain/recurring/running.ts';
import { estimateYearlyAmount } from '#domain/recurring/yearly-amount.ts';
import { readScope } from '../../lib/environment.ts';
import type { Services } from '../../lib/services.ts';
import { toWire } from '../../lib/wire-id.ts';
import { listAnnounced } from './list-announced.ts';
import { listMerged, type MergedParts } from './list-merged.ts';
import { listStreams, type StreamRow } from './query.ts';

/** Recurring outflows, with the monthly and yearly cost of subscriptions. */
export async function listSubscriptions(
  services: Pick<Services, 'db' | 'clock'>,
  userId: string,
  environment: Environment | undefined,
) {
  return services.db.readAs(userId, async (db) => {
    const scope = await readScope(db, environment, services.clock.now());
    const rows = await listStreams(db, scope.isSandbox);
    const merged = await listMerged(db, scope.isSandbox);
    const counted = rows.filter(
      (row) => row.isCounted && isRunningSubscription(row) && row.currency === scope.currency,
    );
    const announced = await listAnnounced(db, scope.isSandbox, rows);
    const yearlyCostMinor = counted.reduce((sum, row) => sum + Math.abs(estimateYearlyAmount(row)), 0);
    return {
      currency: scope.currency,
      monthlyCostMinor: proportionOf(yearlyCostMinor, 1, 12),
      yearlyCostMinor,
      subscriptions: rows.map((row) => presentStream(row, merged.get(row.id) ?? [])),
      announced: announced.map(({ id, ...plan }) => ({ findingId: toWire('finding', id), ...plan })),
      environment: scope.environment,
      environments: scope.environments,
    };
  });
}

function presentStream(row: StreamRow, merged: MergedParts) {
  return {
    id: toWire('subscription', row.id),
    name: row.merchant,
    frequency: row.frequency,
    status: row.status,
    class: row.class,
    currency: row.currency,
    lastAmountMinor: row.lastAmountMinor,
    averageAmountMinor: row.averageAmountMinor,
    yearlyAmountMinor: estimateYearlyAmount(row),
    firstOn: row.firstOn,
    lastOn: row.lastOn,
    nextOn: row.nextOn,
    trialEndsOn: row.trialEndsOn,
    accountName: row.accountName,
    isCounted: row.isCounted,
    charges: row.charges.map(({ transactionId, ...charge }) => ({
      ...charge,
      transactionId: toWire('transaction', transactionId),
    })),
    priceChanges: [...row.priceChanges],
    confidence: row.confidence,
    verdict: row.verdict,
    merged,
    cancelUrl: row.class === 'subscription' ? findCancelUrl(row.merchant) : null,
  };
}

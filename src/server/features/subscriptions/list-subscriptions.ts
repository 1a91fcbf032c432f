import type { Environment } from '#contract/values.ts';
import { proportionOf } from '#domain/money/money.ts';
import { findCancelUrl } from '#domain/recurring/cancel-pages.ts';
import { isCountedSubscription } from '#domain/recurring/running.ts';
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
    const streams = await listStreams(db, scope.isSandbox);
    const merged = await listMerged(db, scope.isSandbox);
    const counted = streams.filter(
      (stream) => isCountedSubscription(stream) && stream.currency === scope.currency,
    );
    const announced = await listAnnounced(db, scope.isSandbox, streams);
    const yearlyCostMinor = counted.reduce((sum, stream) => sum + Math.abs(estimateYearlyAmount(stream)), 0);
    return {
      currency: scope.currency,
      monthlyCostMinor: proportionOf(yearlyCostMinor, 1, 12),
      yearlyCostMinor,
      subscriptions: streams.map((stream) => presentStream(stream, merged.get(stream.id) ?? [])),
      announced: announced.map(({ id, ...plan }) => ({ findingId: toWire('finding', id), ...plan })),
      environment: scope.environment,
      environments: scope.environments,
    };
  });
}

function presentStream(stream: StreamRow, merged: MergedParts) {
  return {
    id: toWire('subscription', stream.id),
    name: stream.merchant,
    frequency: stream.frequency,
    status: stream.status,
    class: stream.class,
    currency: stream.currency,
    lastAmountMinor: stream.lastAmountMinor,
    averageAmountMinor: stream.averageAmountMinor,
    yearlyAmountMinor: estimateYearlyAmount(stream),
    firstOn: stream.firstOn,
    lastOn: stream.lastOn,
    nextOn: stream.nextOn,
    trialEndsOn: stream.trialEndsOn,
    accountName: stream.accountName,
    isCounted: stream.isCounted,
    charges: stream.charges.map(({ transactionId, ...charge }) => ({
      ...charge,
      transactionId: toWire('transaction', transactionId),
    })),
    priceChanges: [...stream.priceChanges],
    confidence: stream.confidence,
    verdict: stream.verdict,
    merged,
    cancelUrl: stream.class === 'subscription' ? findCancelUrl(stream.merchant) : null,
  };
}

import type { QueryOf } from '#contract/endpoints/table.ts';
import { type CivilDate, toMonth } from '#domain/calendar/civil-date.ts';
import { previousPeriod, resolvePeriod } from '#domain/insights/period.ts';
import { buildTrend } from '#domain/insights/trend.ts';
import { minorToNumber } from '#domain/money/money.ts';
import { orderCards } from '#domain/people/goals.ts';
import { readScope } from '../../lib/environment.ts';
import type { Services } from '../../lib/services.ts';
import { textsOf } from '../../texts/texts.ts';
import { readAttention } from './attention-query.ts';
import { presentAttention, presentSubscription, presentTransaction } from './present.ts';
import { readDashboard } from './query.ts';

/** The dashboard of one environment: three statements in one transaction, the last two sent together. */
export async function getDashboard(
  services: Pick<Services, 'db' | 'clock'>,
  userId: string,
  query: QueryOf<'getDashboard'>,
) {
  const { scope, periods, read, attention } = await services.db.readAs(userId, async (db) => {
    const scope = await readScope(db, query.environment, services.clock.now());
    const periods = resolvePeriods(query, scope.today);
    const [read, attention] = await Promise.all([
      readDashboard(db, scope, periods),
      readAttention(db, scope),
    ]);
    return { scope, periods, read, attention };
  });
  const { currency } = scope;
  const decimal = (amountMinor: number) => minorToNumber(amountMinor, currency);
  const totals = (sums: { spendMinor: number; incomeMinor: number }) => ({
    totalSpend: decimal(sums.spendMinor),
    income: decimal(sums.incomeMinor),
    savings: decimal(sums.incomeMinor - sums.spendMinor),
    accounts: read.accounts,
  });
  return {
    period: periods.period,
    previousPeriod: periods.previous,
    environment: scope.environment,
    environments: scope.environments,
    currency,
    totals: totals(read.current),
    previousTotals: totals(read.previous),
    itemizedSpend: decimal(read.itemizedMinor),
    daily: read.daily.map(({ on, spendMinor, incomeMinor }) => ({
      on,
      spend: decimal(spendMinor),
      income: decimal(incomeMinor),
    })),
    trend: buildTrend(toMonth(periods.period.to), read.days).map((point) => ({
      month: point.month,
      amount: decimal(point.amountMinor),
      spend: decimal(point.spendMinor),
      income: decimal(point.incomeMinor),
    })),
    categories: (read.categories ?? []).map(({ category, spendMinor }) => ({
      category,
      spend: decimal(spendMinor),
    })),
    otherCurrencies: (read.others ?? []).map((other) => ({
      currency: other.currency,
      totalSpend: minorToNumber(other.spendMinor, other.currency),
      income: minorToNumber(other.incomeMinor, other.currency),
    })),
    hasOtherCurrencies: read.hasOthers,
    transactions: (read.transactions ?? []).map(presentTransaction),
    subscriptions: (read.subscriptions ?? []).map(presentSubscription),
    attention: presentAttention(attention, textsOf(scope.language)),
    cards: orderCards(scope.goals),
    dataAsOf: read.dataAsOf === null ? null : new Date(read.dataAsOf).toISOString(),
    isImporting: read.isImporting,
  };
}

function resolvePeriods(query: QueryOf<'getDashboard'>, today: CivilDate) {
  const period = resolvePeriod(query, today);
  // The default period is a number of days, even if it happens to be a complete month.
  const previous = previousPeriod(period, query.from === undefined ? 'days' : query.compare);
  return { period, previous };
}

import type { QueryOf } from '#contract/endpoints/table.ts';
import { addToMonth, toMonth } from '#domain/calendar/civil-date.ts';
import { categoryNames } from '#domain/categorization/category-names.ts';
import { computePace, pacePeriod } from '#domain/insights/pace.ts';
import { resolvePeriod } from '#domain/insights/period.ts';
import { readHealthLines } from '../../lib/claimable.ts';
import { readScope } from '../../lib/environment.ts';
import type { Services } from '../../lib/services.ts';
import { textsOf } from '../../texts/texts.ts';
import { presentHealth } from './present-health.ts';
import { MONTHS, presentMonths } from './present-insights.ts';
import { readDays, readHealthCoverage, readSpending } from './query.ts';

/** Spending by category, merchant and month, and health spending from matched receipts. */
export async function getInsights(
  services: Pick<Services, 'db' | 'clock'>,
  userId: string,
  query: QueryOf<'getInsights'>,
) {
  return services.db.readAs(userId, async (db) => {
    const scope = await readScope(db, query.environment, services.clock.now());
    const { language } = scope;
    const texts = textsOf(language);
    const period = resolvePeriod(query, scope.today);
    const paceMonth = toMonth(period.to < scope.today ? period.to : scope.today);
    const [read, days, lines, coverage] = await Promise.all([
      readSpending(db, scope, period, `${addToMonth(toMonth(period.to), 1 - MONTHS)}-01`),
      readDays(db, scope, pacePeriod(paceMonth)),
      readHealthLines(db, scope, period),
      readHealthCoverage(db, scope, period),
    ]);
    const pace = computePace(paceMonth, scope.today, days);
    return {
      period,
      environment: scope.environment,
      environments: scope.environments,
      currency: scope.currency,
      hasOtherCurrencies: read.hasOtherCurrencies,
      spendMinor: read.spendMinor,
      incomeMinor: read.incomeMinor,
      categories: read.categories.map((row) => ({
        ...row,
        name: categoryNames(row.category, language).name,
      })),
      merchants: [...read.merchants],
      months: presentMonths(read.months, toMonth(period.to), language),
      pace: { ...pace, now: [...pace.now], before: [...pace.before] },
      health: presentHealth(lines, coverage, texts),
    };
  });
}

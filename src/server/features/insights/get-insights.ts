import type { QueryOf } from '#contract/endpoints/table.ts';
import { addToMonth, toMonth } from '#domain/calendar/civil-date.ts';
import { categoryNames } from '#domain/categorization/category-names.ts';
import type { ClaimableLine } from '#domain/claims/claimable-lines.ts';
import { healthGroupOf } from '#domain/insights/health-group.ts';
import { summarizeHealth } from '#domain/insights/health-summary.ts';
import { paceDays, paceOf } from '#domain/insights/pace.ts';
import { resolvePeriod } from '#domain/insights/period.ts';
import type { Language } from '#domain/people/language.ts';
import { HEALTH_RULES } from '#domain/receipts/health/eligibility.ts';
import { readHealthLines } from '../../lib/claimable.ts';
import type { Services } from '../../lib/services.ts';
import { toWire } from '../../lib/wire-id.ts';
import { readScope } from '../../lib/world.ts';
import { healthClassName } from '../../texts/health-class-name.ts';
import { type Texts, textsOf } from '../../texts/texts.ts';
import { type InsightsRead, readDays, readHealthCoverage, readSpending } from './query.ts';

const MONTHS = 12;

/** Spending by category, merchant and month, and health spending from receipts that a transaction carries. */
export async function getInsights(services: Services, userId: string, query: QueryOf<'getInsights'>) {
  return services.db.readAs(userId, async (db) => {
    const scope = await readScope(db, query.world, services.clock.now());
    const { language } = scope;
    const texts = textsOf(language);
    const period = resolvePeriod(query, scope.today);
    const read = await readSpending(db, scope, period, `${addToMonth(toMonth(period.to), 1 - MONTHS)}-01`);
    const paceMonth = toMonth(period.to < scope.today ? period.to : scope.today);
    const pace = paceOf(paceMonth, scope.today, await readDays(db, scope, paceDays(paceMonth)));
    const lines = await readHealthLines(db, scope, period);
    const coverage = await readHealthCoverage(db, scope, period);
    const health = summarizeHealth(lines);
    return {
      period,
      world: scope.world,
      worlds: scope.worlds,
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
      health: {
        ...health,
        classes: health.classes.map((row) => ({ ...row, name: healthClassName(row.class, texts) })),
        months: [...health.months],
        items: lines.map((line) => presentHealthLine(line, texts)).sort((a, b) => b.on.localeCompare(a.on)),
        coverage,
        rulesYear: HEALTH_RULES.year,
      },
    };
  });
}

function presentHealthLine(line: ClaimableLine, texts: Texts) {
  return {
    transactionId: toWire('transaction', line.key.transactionId),
    on: line.serviceOn,
    name: line.description,
    merchant: line.provider,
    class: line.class,
    className: healthClassName(line.class, texts),
    amountMinor: line.amountMinor,
    refundedMinor: line.refundedMinor,
    isItemized: line.isItemised,
    group: healthGroupOf(line.standing),
  };
}

function presentMonths(rows: InsightsRead['months'], last: string, language: Language) {
  return Array.from({ length: MONTHS }, (_, index) => {
    const month = addToMonth(last, index - MONTHS + 1);
    const own = rows.filter((row) => row.month === month);
    return {
      month,
      spendMinor: own.reduce((sum, row) => sum + row.spendMinor, 0),
      incomeMinor: own.reduce((sum, row) => sum + row.incomeMinor, 0),
      categories: own
        .filter((row) => row.spendMinor !== 0)
        .map(({ category, spendMinor }) => ({
          ...{ category, spendMinor },
          name: categoryNames(category, language).name,
        }))
        .sort((a, b) => b.spendMinor - a.spendMinor),
    };
  });
}

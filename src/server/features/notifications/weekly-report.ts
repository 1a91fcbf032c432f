import type { UserDb } from '#db/pool.ts';
import { addDays, weekdayOf } from '#domain/calendar/civil-date.ts';
import { HEALTH_CATEGORIES } from '#domain/categorization/categories.ts';
import { categoryNames } from '#domain/categorization/category-names.ts';
import { createNotice } from '#domain/notifications/notice.ts';
import {
  RENEWAL_DAYS,
  reportWeek,
  type WeeklyReport,
  weeklyInsights,
} from '#domain/notifications/weekly-report.ts';
import type { Language } from '#domain/people/language.ts';
import type { Follower } from '../../lib/announce.ts';
import { readScope, type Scope } from '../../lib/environment.ts';
import { announceNotices, recordNotices } from '../../lib/notifications/record-notices.ts';
import type { Services } from '../../lib/services.ts';
import {
  countWaiting,
  readCategoryChanges,
  readLargestCharge,
  readLateRefunds,
  readRenewals,
  readSums,
} from './query.ts';

/** A report that could not be sent on Monday is sent until Wednesday. */
const WEEKDAY_LAST = 3;

/** Records the report of the last complete week, once, on the Monday after it or soon after. */
export async function recordWeeklyReport(
  services: Pick<Services, 'db' | 'clock' | 'ids'> & Follower,
  userId: string,
): Promise<void> {
  const isNew = await services.db.withUser(userId, async (db) => {
    const scope = await readScope(db, undefined, services.clock.now());
    const weekday = weekdayOf(scope.today);
    if (weekday < 1 || weekday > WEEKDAY_LAST) return false;
    const { period } = reportWeek(scope.today);
    const sums = await readSums(db, scope, period);
    if (sums.spendMinor === 0 && sums.incomeMinor === 0) return false;
    const facts = { from: period.from, ...sums };
    const { currency } = scope;
    return recordNotices(services, db, scope.isSandbox, [
      createNotice('weekly_report', addDays(period.to, 1), period.to, { currency, facts }),
    ]);
  });
  if (isNew) await announceNotices(services, userId);
}

/** The report of the week that ended on this Sunday, with current figures. */
export async function readWeeklyReport(
  db: UserDb,
  scope: Scope,
  endsOn: string,
  language: Language,
): Promise<WeeklyReport> {
  const { period, previous } = reportWeek(addDays(endsOn, 1));
  const [now, before] = [await readSums(db, scope, period), await readSums(db, scope, previous)];
  const categories = await readCategoryChanges(db, scope, period, previous);
  const largest = await readLargestCharge(db, scope, period, HEALTH_CATEGORIES);
  return {
    ...{ period, previous, currency: scope.currency, now, before },
    insights: weeklyInsights(
      { now, before },
      categories,
      largest,
      (code) => categoryNames(code, language).name,
    ),
    renewals: await readRenewals(db, scope.isSandbox, {
      from: scope.today,
      to: addDays(scope.today, RENEWAL_DAYS - 1),
    }),
    lateRefunds: await readLateRefunds(db, scope.isSandbox),
    waiting: await countWaiting(db),
  };
}

import { addToMonth } from '#domain/calendar/civil-date.ts';
import { categoryNames } from '#domain/categorization/category-names.ts';
import type { Language } from '#domain/people/language.ts';
import type { InsightsRead } from './query.ts';

export const MONTHS = 12;

export function presentMonths(rows: InsightsRead['months'], last: string, language: Language) {
  return Array.from({ length: MONTHS }, (_, index) => {
    const month = addToMonth(last, index - MONTHS + 1);
    const ofMonth = rows.filter((row) => row.month === month);
    return {
      month,
      spendMinor: ofMonth.reduce((sum, row) => sum + row.spendMinor, 0),
      incomeMinor: ofMonth.reduce((sum, row) => sum + row.incomeMinor, 0),
      categories: ofMonth
        .filter((row) => row.spendMinor !== 0)
        .map(({ category, spendMinor }) => ({
          ...{ category, spendMinor },
          name: categoryNames(category, language).name,
        }))
        .sort((a, b) => b.spendMinor - a.spendMinor),
    };
  });
}

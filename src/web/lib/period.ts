import {
  addDays,
  addMonths,
  addToMonth,
  type CivilDate,
  isCivilDate,
  monthBounds,
  toMonth,
} from '#domain/calendar/civil-date.ts';
import { texts } from '../texts/en/periods.ts';

export interface Period {
  readonly from: CivilDate;
  readonly to: CivilDate;
}

export const PERIOD_PRESETS = [
  { id: 'last-30', label: texts.presets.last30 },
  { id: 'this-month', label: texts.presets.thisMonth },
  { id: 'last-month', label: texts.presets.lastMonth },
  { id: 'last-90', label: texts.presets.last90 },
  { id: 'this-year', label: texts.presets.thisYear },
  { id: 'last-12-months', label: texts.presets.last12Months },
] as const;

export type PeriodPreset = (typeof PERIOD_PRESETS)[number]['id'];

/** Converts a preset to its dates, both inclusive. */
export function resolvePreset(preset: PeriodPreset, today: CivilDate): Period {
  switch (preset) {
    case 'last-30':
      return { from: addDays(today, -29), to: today };
    case 'last-90':
      return { from: addDays(today, -89), to: today };
    case 'this-month':
      return { from: monthBounds(toMonth(today)).from, to: today };
    case 'last-month':
      return monthBounds(addToMonth(toMonth(today), -1));
    case 'this-year':
      return { from: `${today.slice(0, 4)}-01-01`, to: today };
    case 'last-12-months':
      return { from: addDays(addMonths(today, -12), 1), to: today };
  }
}

/** Finds the preset with the same dates, or null. */
export function findPreset(period: Period, today: CivilDate): PeriodPreset | null {
  const found = PERIOD_PRESETS.find(({ id }) => {
    const candidate = resolvePreset(id, today);
    return candidate.from === period.from && candidate.to === period.to;
  });
  return found?.id ?? null;
}

/** Parses the period of a URL's query; null if it is missing or invalid. */
export function parsePeriod(search: string): Period | null {
  const params = new URLSearchParams(search);
  const from = params.get('from') ?? '';
  const to = params.get('to') ?? '';
  return isCivilDate(from) && isCivilDate(to) && from <= to ? { from, to } : null;
}

import {
  addDays,
  addMonths,
  addToMonth,
  type CivilDate,
  isCivilDate,
  monthBounds,
  toMonth,
} from '#domain/calendar/civil-date.ts';
import { COMPARISONS, type Comparison } from '#domain/insights/period.ts';
import { texts } from '../texts/en/periods.ts';
import { oneOf } from './use-url-state.ts';

export interface Period {
  readonly from: CivilDate;
  readonly to: CivilDate;
}

/** A period and, if it comes from a preset, what the preset is compared with. */
export interface ComparedPeriod extends Period {
  readonly compare?: Comparison;
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
export function resolvePreset(preset: PeriodPreset, today: CivilDate): ComparedPeriod {
  switch (preset) {
    case 'last-30':
      return { from: addDays(today, -29), to: today, compare: 'days' };
    case 'last-90':
      return { from: addDays(today, -89), to: today, compare: 'days' };
    case 'this-month':
      return { from: monthBounds(toMonth(today)).from, to: today, compare: 'month' };
    case 'last-month':
      return monthBounds(addToMonth(toMonth(today), -1));
    case 'this-year':
      return { from: `${today.slice(0, 4)}-01-01`, to: today, compare: 'year' };
    case 'last-12-months':
      return { from: addDays(addMonths(today, -12), 1), to: today, compare: 'days' };
  }
}

/** Finds the preset with the same dates and, if known, the same comparison, or null. */
export function findPreset(period: ComparedPeriod, today: CivilDate): PeriodPreset | null {
  const found = PERIOD_PRESETS.find(({ id }) => {
    const candidate = resolvePreset(id, today);
    if (period.compare !== undefined && candidate.compare !== period.compare) return false;
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

/** Parses the period of a URL's query with its comparison. */
export function parseComparedPeriod(search: string): ComparedPeriod | null {
  const period = parsePeriod(search);
  const compare = oneOf(new URLSearchParams(search).get('compare'), COMPARISONS);
  return period && compare ? { ...period, compare } : period;
}

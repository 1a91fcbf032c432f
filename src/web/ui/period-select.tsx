import { browserToday, formatShortDay } from '../lib/format/dates.ts';
import { PERIOD_PRESETS, type Period, type PeriodPreset, periodOf, presetOf } from '../lib/period.ts';
import { Select } from './field.tsx';

interface PeriodSelectProps {
  /** The period of the address; null stands for `otherwise`. */
  readonly period: Period | null;
  /** What no period in the address means: a preset, or every day. */
  readonly otherwise: PeriodPreset | 'all';
  readonly onPeriod: (period: Period | null) => void;
}

/** Which days are looked at. */
export function PeriodSelect({ period, otherwise, onPeriod }: PeriodSelectProps) {
  const today = browserToday();
  const preset = period ? presetOf(period, today) : otherwise;
  return (
    <Select
      label="Period"
      value={preset ?? 'custom'}
      onChange={(event) => {
        const chosen = PERIOD_PRESETS.find(({ id }) => id === event.target.value);
        onPeriod(!chosen || chosen.id === otherwise ? null : periodOf(chosen.id, today));
      }}
    >
      {preset === null && period && (
        <option value="custom">
          {formatShortDay(period.from, today)} – {formatShortDay(period.to, today)}
        </option>
      )}
      {otherwise === 'all' && <option value="all">All time</option>}
      {PERIOD_PRESETS.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </Select>
  );
}

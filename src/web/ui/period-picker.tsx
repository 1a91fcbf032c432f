import { lazy, Suspense } from 'react';
import { formatShortDay, userToday } from '../lib/format/dates.ts';
import { type ComparedPeriod, findPreset, PERIOD_PRESETS, type PeriodPreset } from '../lib/period.ts';
import { texts } from '../texts/en/periods.ts';
import { CalendarDays } from './icons/ledger.tsx';
import { Loading } from './loading.tsx';
import { Popover } from './popover.tsx';

interface PeriodPickerProps {
  /** The selected period; null means `otherwise`. */
  readonly period: ComparedPeriod | null;
  /** Default: a preset, or all dates. */
  readonly otherwise: PeriodPreset | 'all';
  readonly onPeriod: (period: ComparedPeriod | null) => void;
  /** On phones the button shows only its icon, because the selection is shown elsewhere. */
  readonly isShort?: boolean;
}

const fetchPanel = () =>
  import('./dates/period-panel.tsx').then((module) => ({ default: module.PeriodPanel }));
const PeriodPanel = lazy(fetchPanel);

/** Selects a period: a preset, two typed dates or two dates in a calendar. */
export function PeriodPicker({ period, otherwise, onPeriod, isShort }: PeriodPickerProps) {
  const label = periodLabel(period, otherwise, userToday());
  return (
    <Popover
      label={texts.label}
      align="end"
      className="w-[min(29rem,calc(100vw-16px))] max-w-none p-0"
      trigger={
        <button
          type="button"
          className="btn"
          data-variant="secondary"
          aria-label={texts.labelOf(label)}
          onPointerEnter={() => void fetchPanel()}
          onFocus={() => void fetchPanel()}
        >
          <CalendarDays aria-hidden size={16} strokeWidth={1.5} className="text-muted" />
          <span className={isShort ? 'figures max-sm:hidden' : 'figures'}>{label}</span>
        </button>
      }
    >
      {(close) => (
        <Suspense fallback={<Loading className="min-h-90 justify-center" />}>
          <PeriodPanel
            period={period}
            otherwise={otherwise}
            onPeriod={(next, isDone) => {
              onPeriod(next);
              if (isDone) close();
            }}
          />
        </Suspense>
      )}
    </Popover>
  );
}

function periodLabel(period: ComparedPeriod | null, otherwise: PeriodPreset | 'all', today: string): string {
  const preset = period ? findPreset(period, today) : otherwise;
  if (preset === 'all') return texts.all;
  const known = PERIOD_PRESETS.find(({ id }) => id === preset);
  if (known) return known.label;
  if (!period) return '';
  if (period.from === period.to) return formatShortDay(period.from, today);
  return `${formatShortDay(period.from, today)} – ${formatShortDay(period.to, today)}`;
}

import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { addDays, type CivilDate, dayOf, daysBetween, toMonth } from '#domain/calendar/civil-date.ts';
import { dayOfWeek, formatMonth, weekdayNames } from '../../lib/format/dates.ts';
import { useSize } from './use-size.ts';

export interface CalendarDay {
  readonly on: CivilDate;
  readonly value: number;
}

interface CalendarChartProps {
  /** Every day of the period, oldest first, without gaps. */
  readonly days: readonly CalendarDay[];
  /** One-sentence summary of the chart. */
  readonly label: string;
  /** Text of a day: its date and value. */
  readonly describe: (day: CalendarDay) => string;
  /** Link to the transactions of a day. */
  readonly hrefOf: (day: CalendarDay) => string;
  readonly onActive: (day: CalendarDay | null) => void;
}

const GAP = 3;
const HEADS = 28;
const CELL = { min: 11, max: 38 } as const;
/** From this cell size, the day's value fits into the cell. */
const CELL_WITH_FIGURE = 22;

/** A heat map of days, one column per week. The arrow keys move between days. */
export function CalendarChart({ days, label, describe, hrefOf, onActive }: CalendarChartProps) {
  const [ref, { width }] = useSize<HTMLDivElement>();
  const last = days.at(-1);
  const first = days[0];
  const [focused, setFocused] = useState<CivilDate | null>(null);
  const cells = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // Show the newest days first.
    if (width > 0) ref.current?.scrollTo({ left: ref.current.scrollWidth });
  }, [width, ref]);
  if (!first || !last) return null;
  const offset = dayOfWeek(first.on);
  const weeks = Math.ceil((offset + days.length) / 7);
  const cell = Math.max(CELL.min, Math.min(CELL.max, Math.floor((width - HEADS) / weeks) - GAP));
  const levels = levelsOf(days);
  const stop = focused ?? last.on;
  const onKey = (event: KeyboardEvent): void => {
    const by = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -7, ArrowRight: 7 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const index = Math.min(days.length - 1, Math.max(0, daysBetween(first.on, stop) + by));
    const next = addDays(first.on, index);
    setFocused(next);
    cells.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  };
  return (
    <div ref={ref} className="overflow-x-auto overscroll-x-contain pb-1">
      {width > 0 && (
        <div
          className="calendar-chart figures"
          style={{
            gridTemplateColumns: `${HEADS - GAP}px repeat(${weeks}, ${cell}px)`,
            gridAutoRows: `${cell}px`,
          }}
        >
          <WeekdayHeads isDense={cell < 16} />
          <MonthHeads first={first.on} count={days.length} offset={offset} />
          <fieldset ref={cells} aria-label={label} className="contents">
            {days.map((day, index) => (
              <Link
                key={day.on}
                href={hrefOf(day)}
                data-day={day.on}
                data-level={levels(day.value)}
                tabIndex={day.on === stop ? 0 : -1}
                aria-label={describe(day)}
                title={describe(day)}
                className="calendar-day"
                style={{
                  gridColumn: Math.floor((offset + index) / 7) + 2,
                  gridRow: ((offset + index) % 7) + 2,
                }}
                onKeyDown={onKey}
                onPointerEnter={() => onActive(day)}
                onPointerLeave={() => onActive(null)}
                onFocus={() => onActive(day)}
              >
                {cell >= CELL_WITH_FIGURE && dayOf(day.on)}
              </Link>
            ))}
          </fieldset>
        </div>
      )}
    </div>
  );
}

function WeekdayHeads({ isDense }: { readonly isDense: boolean }) {
  return weekdayNames('short').map((name, index) =>
    isDense && index % 2 === 1 ? null : (
      <span key={name} aria-hidden className="calendar-head" style={{ gridColumn: 1, gridRow: index + 2 }}>
        {name.slice(0, 3)}
      </span>
    ),
  );
}

function MonthHeads({
  first,
  count,
  offset,
}: {
  readonly first: CivilDate;
  readonly count: number;
  readonly offset: number;
}) {
  const starts = Array.from({ length: count }, (_, index) => addDays(first, index)).filter(
    (day, index) => index === 0 || dayOf(day) === 1,
  );
  return starts.map((day, index) => {
    const next = starts[index + 1];
    // A partial month at the start has no room for its name.
    if (index === 0 && next !== undefined && daysBetween(day, next) < 14) return null;
    const column = Math.floor((offset + daysBetween(first, day) + (index === 0 ? 0 : 6)) / 7) + 2;
    return (
      <span
        key={day}
        aria-hidden
        className="calendar-head"
        style={{ gridColumn: `${column} / span 3`, gridRow: 1 }}
      >
        {formatMonth(toMonth(day), 'short')}
      </span>
    );
  });
}

/** Five levels by rank among days with a value, so that one very large day doesn't make all others pale. */
function levelsOf(days: readonly CalendarDay[]): (value: number) => number {
  const sorted = days.map((day) => day.value).filter((value) => value > 0);
  sorted.sort((a, b) => a - b);
  const marks = [0.25, 0.5, 0.75].map((share) => sorted[Math.floor(share * sorted.length)] ?? 0);
  return (value) => (value <= 0 ? 0 : 1 + marks.filter((mark) => value >= mark && mark > 0).length);
}

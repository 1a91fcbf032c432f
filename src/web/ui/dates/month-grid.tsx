import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import {
  addDays,
  addMonths,
  addToMonth,
  type CivilDate,
  dayOf,
  daysBetween,
  type Month,
  monthBounds,
  toMonth,
} from '#domain/calendar/civil-date.ts';
import { dayOfWeek, formatFullDay, formatMonth, weekdayNames } from '../../lib/format/dates.ts';
import { texts } from '../../texts/en/calendar.ts';
import { Button } from '../button.tsx';
import { ChevronLeft, ChevronRight } from '../icons/common.tsx';

interface MonthGridProps {
  readonly month: Month;
  readonly onMonth: (month: Month) => void;
  /** Highlighted range, both ends included. */
  readonly from: CivilDate | null;
  readonly to: CivilDate | null;
  readonly today: CivilDate;
  readonly onPick: (day: CivilDate) => void;
  readonly onHover: (day: CivilDate | null) => void;
}

/** A month calendar for selecting dates. Arrow keys move by day and week, Page Up and Page Down by month. */
export function MonthGrid(props: MonthGridProps) {
  const { month, onMonth, from, to, today } = props;
  const grid = useRef<HTMLTableElement>(null);
  const [focused, setFocused] = useState<CivilDate | null>(null);
  const bounds = monthBounds(month);
  const inMonth = (day: CivilDate | null): day is CivilDate => day !== null && toMonth(day) === month;
  const stop = [focused, to, from, today].find(inMonth) ?? bounds.from;
  useEffect(() => {
    if (focused) grid.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus();
  }, [focused]);
  const onKey = (event: KeyboardEvent): void => {
    const next = neighbour(event.key, stop);
    if (!next) return;
    event.preventDefault();
    if (toMonth(next) !== month) onMonth(toMonth(next));
    setFocused(next);
  };
  return (
    <div>
      <div className="flex items-center justify-between pb-1">
        <Step label={texts.previousMonth} onClick={() => onMonth(addToMonth(month, -1))} icon={ChevronLeft} />
        <span aria-live="polite" className="text-14 font-medium">
          {formatMonth(month, 'full')}
        </span>
        <Step label={texts.nextMonth} onClick={() => onMonth(addToMonth(month, 1))} icon={ChevronRight} />
      </div>
      <table ref={grid} aria-label={formatMonth(month, 'full')} className="month-grid figures">
        <thead>
          <tr>
            {weekdayNames('long').map((name, index) => (
              <th key={name} scope="col" abbr={name}>
                {weekdayNames('narrow')[index]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day}>
                  <button
                    type="button"
                    className="month-day"
                    data-day={day}
                    data-outside={toMonth(day) !== month || undefined}
                    data-in={isBetween(day, from, to) || undefined}
                    data-end={day === from || day === to || undefined}
                    aria-label={formatFullDay(day)}
                    aria-pressed={isBetween(day, from, to)}
                    aria-current={day === today ? 'date' : undefined}
                    tabIndex={day === stop ? 0 : -1}
                    onClick={() => props.onPick(day)}
                    onKeyDown={onKey}
                    onPointerLeave={() => props.onHover(null)}
                    onPointerEnter={() => props.onHover(day)}
                  >
                    {dayOf(day)}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Step(props: {
  readonly label: string;
  readonly icon: typeof ChevronLeft;
  readonly onClick: () => void;
}) {
  const { icon: Icon } = props;
  return (
    <Button variant="quiet" size="small" iconOnly aria-label={props.label} onClick={props.onClick}>
      <Icon aria-hidden size={16} strokeWidth={1.5} />
    </Button>
  );
}

function isBetween(day: CivilDate, from: CivilDate | null, to: CivilDate | null): boolean {
  return from !== null && to !== null ? day >= from && day <= to : day === from;
}

/** Lists complete weeks that cover a month. */
function weeksOf(month: Month): CivilDate[][] {
  const { from, to } = monthBounds(month);
  const start = addDays(from, -dayOfWeek(from));
  const count = Math.ceil((daysBetween(start, to) + 1) / 7);
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => addDays(start, week * 7 + day)),
  );
}

function neighbour(key: string, day: CivilDate): CivilDate | null {
  const weekday = dayOfWeek(day);
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekday);
    case 'End':
      return addDays(day, 6 - weekday);
    case 'PageUp':
      return addMonths(day, -1);
    case 'PageDown':
      return addMonths(day, 1);
    default:
      return null;
  }
}

import { useState } from 'react';
import { type CivilDate, toMonth } from '#domain/calendar/civil-date.ts';
import { formatEditableDate, isMonthFirst, userToday } from '../../lib/format/dates.ts';
import {
  type ComparedPeriod,
  findPreset,
  PERIOD_PRESETS,
  type Period,
  type PeriodPreset,
  resolvePreset,
} from '../../lib/period.ts';
import { texts } from '../../texts/en/calendar.ts';
import { texts as periods } from '../../texts/en/periods.ts';
import { MonthGrid } from './month-grid.tsx';
import { parseTypedDate } from './parse-typed-date.ts';

interface PeriodPanelProps {
  readonly period: ComparedPeriod | null;
  readonly otherwise: PeriodPreset | 'all';
  /** `isDone`: the selection is complete. */
  readonly onPeriod: (period: ComparedPeriod | null, isDone: boolean) => void;
}

/** Presets, two date fields and a month calendar. */
export function PeriodPanel({ period, otherwise, onPeriod }: PeriodPanelProps) {
  const today = userToday();
  const preset = period ? findPreset(period, today) : otherwise;
  const shown = period ?? (otherwise === 'all' ? null : resolvePreset(otherwise, today));
  const [month, setMonth] = useState(toMonth(shown?.to ?? today));
  const [start, setStart] = useState<CivilDate | null>(null);
  const [hovered, setHovered] = useState<CivilDate | null>(null);
  const choose = (next: Period, isDone: boolean): void => {
    setStart(null);
    setMonth(toMonth(next.to));
    onPeriod(next, isDone);
  };
  const pick = (day: CivilDate): void => {
    if (start === null) setStart(day);
    else choose(ordered(start, day), true);
  };
  const marked = start === null ? shown : ordered(start, hovered ?? start);
  const choices = [
    ...(otherwise === 'all' ? [{ id: 'all', label: periods.all } as const] : []),
    ...PERIOD_PRESETS,
  ];
  return (
    <div className="grid sm:grid-cols-[9.5rem_1fr]">
      <div className="flex flex-wrap gap-1 border-b p-2 sm:flex-col sm:border-r sm:border-b-0">
        {choices.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            className="period-preset"
            aria-pressed={id === preset}
            onClick={() => onPeriod(id === otherwise || id === 'all' ? null : resolvePreset(id, today), true)}
          >
            {label}
          </button>
        ))}
      </div>
      <div className="grid content-start gap-3 p-3">
        <div className="grid grid-cols-2 gap-2">
          <DayField
            label={texts.from}
            day={shown?.from ?? null}
            check={(day) => (shown && day > shown.to && day > today ? texts.tooLate : null)}
            onDay={(from) => choose({ from, to: shown && shown.to >= from ? shown.to : from }, false)}
          />
          <DayField
            label={texts.to}
            day={shown?.to ?? null}
            check={(day) => (shown && day < shown.from ? texts.tooEarly : null)}
            onDay={(to) => choose({ from: shown?.from ?? to, to }, false)}
          />
        </div>
        <MonthGrid
          month={month}
          onMonth={setMonth}
          from={marked?.from ?? null}
          to={marked?.to ?? null}
          today={today}
          onPick={pick}
          onHover={setHovered}
        />
        <p role="status" className="text-12 text-muted">
          {start === null ? texts.chooseBoth : texts.chooseLast}
        </p>
      </div>
    </div>
  );
}

interface DayFieldProps {
  readonly label: string;
  readonly day: CivilDate | null;
  /** Returns why a date is invalid, or null. */
  readonly check: (day: CivilDate) => string | null;
  readonly onDay: (day: CivilDate) => void;
}

/** A text field for a date, applied on Enter and on blur. */
function DayField({ label, day, check, onDay }: DayFieldProps) {
  const [text, setText] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const today = userToday();
  const take = (): void => {
    if (text === null) return;
    const typed = parseTypedDate(text, today, isMonthFirst());
    const problem = typed === null ? texts.notADay : check(typed);
    setError(problem);
    if (typed === null || problem !== null) return;
    setText(null);
    if (typed !== day) onDay(typed);
  };
  return (
    <label className="grid content-start gap-1 text-13 text-muted">
      {label}
      <input
        className="input figures"
        data-size="small"
        autoComplete="off"
        placeholder={texts.dayExample}
        aria-invalid={error === null ? undefined : true}
        value={text ?? (day ? formatEditableDate(day) : '')}
        onChange={(event) => {
          setText(event.target.value);
          setError(null);
        }}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          take();
        }}
      />
      <span role="alert" className="text-12 text-brick empty:hidden">
        {error}
      </span>
    </label>
  );
}

function ordered(one: CivilDate, other: CivilDate): Period {
  return one <= other ? { from: one, to: other } : { from: other, to: one };
}

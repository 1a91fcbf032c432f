import { addDays, type CivilDate } from '#domain/calendar/civil-date.ts';
import {
  browserToday,
  formatAgo,
  formatDay,
  formatDayInFull,
  formatInstant,
  formatShortDay,
} from '../lib/format/dates.ts';

interface DateTextProps {
  readonly date: CivilDate;
  /** `short` leaves the weekday out, where room is scarce. */
  readonly style?: 'day' | 'short';
  readonly className?: string;
}

/** A day as people say it, in full on hover. */
export function DateText({ date, style = 'day', className }: DateTextProps) {
  const today = browserToday();
  const isNear = date === today || date === addDays(today, -1);
  return (
    <time dateTime={date} title={formatDayInFull(date)} className={className}>
      {style === 'day' || isNear ? formatDay(date, today) : formatShortDay(date, today)}
    </time>
  );
}

/** How long ago something was, exact on hover. */
export function AgoText({ instant, className }: { readonly instant: string; readonly className?: string }) {
  return (
    <time dateTime={instant} title={formatInstant(instant)} className={className}>
      {formatAgo(instant, Date.now())}
    </time>
  );
}

import type { CivilDate } from '#domain/calendar/civil-date.ts';
import { browserToday, formatAgo, formatDay, formatDayInFull, formatInstant } from '../lib/format/dates.ts';

/** A day as people say it, in full on hover. */
export function DateText({ date, className }: { readonly date: CivilDate; readonly className?: string }) {
  return (
    <time dateTime={date} title={formatDayInFull(date)} className={className}>
      {formatDay(date, browserToday())}
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

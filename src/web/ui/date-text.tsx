import { addDays, type CivilDate } from '#domain/calendar/civil-date.ts';
import {
  formatAgo,
  formatDay,
  formatFullDay,
  formatInstant,
  formatShortDay,
  userToday,
} from '../lib/format/dates.ts';
import { texts } from '../texts/en/dates.ts';

interface DateTextProps {
  readonly date: CivilDate;
  /** `short` omits the weekday. */
  readonly style?: 'day' | 'short';
  readonly className?: string;
}

/** A relative or short date, in full on hover. */
export function DateText({ date, style = 'day', className }: DateTextProps) {
  const today = userToday();
  const isNear = date === today || date === addDays(today, -1);
  return (
    <time dateTime={date} title={formatFullDay(date)} className={className}>
      {style === 'day' || isNear ? formatDay(date, today) : formatShortDay(date, today)}
    </time>
  );
}

/** The posting date; nothing if the transaction happened on that day. */
export function PostedText(props: {
  readonly occurredOn: CivilDate;
  readonly postedOn: CivilDate;
  readonly className?: string;
}) {
  const { occurredOn, postedOn, className } = props;
  if (postedOn === occurredOn) return null;
  return <span className={className}>{texts.posted(formatShortDay(postedOn, userToday()))}</span>;
}

/** A relative time, exact on hover. */
export function AgoText({ instant, className }: { readonly instant: string; readonly className?: string }) {
  return (
    <time dateTime={instant} title={formatInstant(instant)} className={className}>
      {formatAgo(instant, Date.now())}
    </time>
  );
}

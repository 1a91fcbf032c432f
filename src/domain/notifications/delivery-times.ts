/** Quiet hours in minutes of the day; `to` may be on the next day. Null: send at any time. */
export interface QuietHours {
  readonly fromMinute: number;
  readonly toMinute: number;
}

const DAY_MINUTES = 24 * 60;
const MINUTE_MS = 60_000;
/** Time of the daily email and of the Monday weekly report. */
export const DIGEST_MINUTE = 8 * 60;

/** Returns the minute of the user's day at an instant. */
export function minuteAt(moment: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(moment);
  const value = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return value('hour') * 60 + value('minute');
}

/** Returns the first instant from `moment` on at which the user's clock shows `minute`. */
export function nextMinute(moment: Date, timeZone: string, minute: number): Date {
  const wait = (minute - minuteAt(moment, timeZone) + DAY_MINUTES) % DAY_MINUTES;
  if (wait === 0) return moment;
  const whole = Math.floor(moment.getTime() / MINUTE_MS) * MINUTE_MS;
  const guess = new Date(whole + wait * MINUTE_MS);
  // If the clocks change in between, the estimate is an hour off.
  const off = minute - minuteAt(guess, timeZone);
  const isNear = Math.abs(off) <= 120;
  const fixed = isNear ? new Date(guess.getTime() + off * MINUTE_MS) : guess;
  return fixed < moment ? moment : fixed;
}

/** Returns the first instant from `moment` on outside quiet hours. */
export function afterQuietHours(moment: Date, timeZone: string, quiet: QuietHours | null): Date {
  if (quiet === null || quiet.fromMinute === quiet.toMinute) return moment;
  const minute = minuteAt(moment, timeZone);
  const { fromMinute, toMinute } = quiet;
  const isQuiet =
    fromMinute < toMinute
      ? minute >= fromMinute && minute < toMinute
      : minute >= fromMinute || minute < toMinute;
  return isQuiet ? nextMinute(moment, timeZone, toMinute) : moment;
}

/** Returns the next time of the daily email strictly after `moment`. */
export function nextDaily(moment: Date, timeZone: string): Date {
  return nextMinute(new Date(moment.getTime() + MINUTE_MS), timeZone, DIGEST_MINUTE);
}

// Creating a format costs far more than using it, and a mailbox prints thousands of amounts.
const amounts = new Map<string, Intl.NumberFormat>();
const plain = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Formats an amount as senders print it. */
export function money(minor: number, currency = 'USD'): string {
  const format = amounts.get(currency) ?? new Intl.NumberFormat('en-US', { style: 'currency', currency });
  amounts.set(currency, format);
  return format.format(minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

/** Formats without currency symbol: "1,234.56". */
export function plainAmount(minor: number): string {
  return plain.format(minor / 100);
}

type DayStyle = 'long' | 'medium' | 'weekday' | 'slashes' | 'iso' | 'dayFirst';

const inWords = (locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', year: 'numeric', day: 'numeric', ...options });
const DAY_FORMATS = {
  long: inWords('en-US', { month: 'long' }),
  dayFirst: inWords('en-GB', { month: 'long' }),
  medium: inWords('en-US', { month: 'short' }),
  weekday: new Intl.DateTimeFormat('en-US', {
    timeZone: 'UTC',
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  }),
  slashes: inWords('en-US', { month: '2-digit', day: '2-digit' }),
} as const satisfies Record<Exclude<DayStyle, 'iso'>, Intl.DateTimeFormat>;

/** `day` is 'YYYY-MM-DD'. */
export function showDay(day: string, style: DayStyle = 'long'): string {
  return style === 'iso' ? day : DAY_FORMATS[style].format(new Date(`${day}T12:00:00Z`));
}

/** Formats the local time of an instant with offset, as printed by a POS terminal: "6:42 PM". */
export function showClock(instant: string): string {
  const hour = Number(instant.slice(11, 13));
  return `${hour % 12 === 0 ? 12 : hour % 12}:${instant.slice(14, 16)} ${hour < 12 ? 'AM' : 'PM'}`;
}

export function addDaysTo(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Formats an amount as senders print it. */
export function money(minor: number, currency = 'USD'): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(
    minor / digitsFactor(currency),
  );
}

/** Formats without currency symbol: "1,234.56". */
export function plainAmount(minor: number): string {
  return (minor / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

type DayStyle = 'long' | 'medium' | 'weekday' | 'slashes' | 'iso' | 'dayFirst';

/** `day` is 'YYYY-MM-DD'. */
export function showDay(day: string, style: DayStyle = 'long'): string {
  const at = new Date(`${day}T12:00:00Z`);
  const by = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(style === 'dayFirst' ? 'en-GB' : 'en-US', { timeZone: 'UTC', ...options }).format(
      at,
    );
  switch (style) {
    case 'long':
    case 'dayFirst':
      return by({ year: 'numeric', month: 'long', day: 'numeric' });
    case 'medium':
      return by({ year: 'numeric', month: 'short', day: 'numeric' });
    case 'weekday':
      return by({ weekday: 'long', month: 'long', day: 'numeric' });
    case 'slashes':
      return by({ year: 'numeric', month: '2-digit', day: '2-digit' });
    case 'iso':
      return day;
  }
}

/** Formats the local time of an instant with offset, as printed by a POS terminal: "6:42 PM". */
export function showClock(instant: string): string {
  const hour = Number(instant.slice(11, 13));
  return `${hour % 12 === 0 ? 12 : hour % 12}:${instant.slice(14, 16)} ${hour < 12 ? 'AM' : 'PM'}`;
}

export function addDaysTo(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

function digitsFactor(currency: string): number {
  const digits = new Intl.NumberFormat('en-US', { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits;
  return 10 ** (digits ?? 2);
}

import { type CivilDate, makeCivilDate } from '#domain/calendar/civil-date.ts';

export interface EmailDate {
  /** Civil date in the message's own offset. */
  readonly on: CivilDate;
  /** Instant as ISO 8601 text with the message's own offset. */
  readonly at: string;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const ZONES: Readonly<Record<string, string>> = {
  EST: '-05:00',
  EDT: '-04:00',
  CST: '-06:00',
  CDT: '-05:00',
  MST: '-07:00',
  MDT: '-06:00',
  PST: '-08:00',
  PDT: '-07:00',
};

const TIME = String.raw`(\d{1,2}):(\d{2})(?::(\d{2}))?`;
const RFC5322 = new RegExp(
  String.raw`(\d{1,2})[ -]([A-Za-z]{3})[a-z]{0,6}[ -](\d{2,4})(?:[ T]+${TIME})?` +
    String.raw`\s*([+-]\d{2}:?\d{2}|[A-Z]{1,4})?`,
);
const ISO =
  /(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?(?:\.\d{1,9})?\s*(Z|[+-]\d{2}:?\d{2})?)?/;

/** Parses a `Date` header (RFC 5322 with obsolete zones, or ISO 8601) in its own offset; null if unreadable. */
export function parseEmailDate(raw: string): EmailDate | null {
  const text = raw.slice(0, 200);
  const match = RFC5322.exec(text);
  if (match) {
    const [, day, name = '', year = '', hour, minute, second, zone = ''] = match;
    const month = MONTHS.indexOf(name.toLowerCase()) + 1;
    return build(fullYear(year), month, Number(day), [hour, minute, second], offsetOf(zone));
  }
  const iso = ISO.exec(text);
  if (!iso) return null;
  const [, year, month, day, hour, minute, second, zone = ''] = iso;
  return build(Number(year), Number(month), Number(day), [hour, minute, second], offsetOf(zone));
}

function build(
  year: number,
  month: number,
  day: number,
  time: readonly (string | undefined)[],
  offset: string,
): EmailDate | null {
  const on = makeCivilDate(year, month, day);
  if (on === null) return null;
  const [hour = '00', minute = '00', second = '00'] = time.map((part) => part?.padStart(2, '0'));
  return { on, at: `${on}T${hour}:${minute}:${second}${offset}` };
}

function fullYear(text: string): number {
  const year = Number(text);
  if (text.length > 2) return year;
  return year < 50 ? 2000 + year : 1900 + year;
}

function offsetOf(zone: string): string {
  const digits = /^([+-]\d{2}):?(\d{2})$/.exec(zone);
  if (digits) return `${digits[1]}:${digits[2]}`;
  return ZONES[zone] ?? '+00:00';
}

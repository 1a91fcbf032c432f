import { type CivilDate, makeCivilDate } from '#domain/calendar/civil-date.ts';

/**
 * The civil date of an OFX date-time: its first eight digits. Time and zone are ignored because the bank printed that
 * day. Null when empty, zero or invalid.
 */
export function ofxDate(text: string | undefined): CivilDate | null {
  if (text === undefined || text.length < 8) return null;
  const digits = DIGITS.exec(text);
  if (!digits) return null;
  return makeCivilDate(Number(digits[1]), Number(digits[2]), Number(digits[3]));
}

const DIGITS = /^(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})/;

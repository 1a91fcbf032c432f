import { type EmailAddress, parseAddress } from '../email/address.ts';
import { type EmailDate, parseEmailDate } from '../email/email-date.ts';
import { anyOf } from '../lexicon/compile/patterns.ts';
import { foldInPlace } from '../text/clean-text.ts';
import type { Line } from './page.ts';

/** The header block of a message quoted in another one. */
export interface ForwardedHeader {
  readonly from: EmailAddress | null;
  readonly subject: string | null;
  readonly date: EmailDate | null;
  /** Text of the date line, for parsers that know more date formats. */
  readonly dateText: string | null;
  /** First line of the quoted message's body. */
  readonly bodyStart: number;
}

const FIELD = new RegExp(String.raw`^(${anyOf('forwardedField')})\s?[:：]`);
const FROM = new RegExp(`^(?:${anyOf('forwardedFrom')})$`);
const DATE = new RegExp(`^(?:${anyOf('forwardedDate')})$`);
const SUBJECT = new RegExp(`^(?:${anyOf('forwardedSubject')})$`);
const SEARCH_LINES_MAX = 60;

/** Finds the innermost header block of an inline forward in the first lines of a page, or null. */
export function findForwardedHeader(lines: readonly Line[]): ForwardedHeader | null {
  let best: ForwardedHeader | null = null;
  for (let start = 0; start < Math.min(lines.length, SEARCH_LINES_MAX); start++) {
    const head = readHead(lines, start);
    if (!head) continue;
    best = head;
    start = head.bodyStart;
  }
  return best;
}

function readHead(lines: readonly Line[], start: number): ForwardedHeader | null {
  const found: { from: string | null; date: string | null; subject: string | null; count: number } = {
    from: null,
    date: null,
    subject: null,
    count: 0,
  };
  let at = start;
  for (; at < Math.min(lines.length, start + 8); at++) {
    const text = lines[at]?.text.replaceAll('\t', ' ') ?? '';
    const match = FIELD.exec(foldInPlace(text));
    if (!match) break;
    const [, name = ''] = match;
    const value = text.slice(text.search(/[:：]/) + 1).trim();
    if (FROM.test(name)) found.from ??= value;
    else if (DATE.test(name)) found.date ??= value;
    else if (SUBJECT.test(name)) found.subject ??= value;
    found.count += 1;
  }
  if (found.count < 3 || found.from === null || (found.date === null && found.subject === null)) return null;
  if (!/@|\p{L}/u.test(found.from)) return null;
  return {
    from: parseAddress(found.from),
    subject: found.subject,
    date: found.date === null ? null : parseEmailDate(found.date),
    dateText: found.date,
    bodyStart: at,
  };
}

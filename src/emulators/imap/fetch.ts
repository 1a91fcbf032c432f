import type { Argument } from './command-reader.ts';
import type { StoredMail } from './mail-store.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Whether a number is in a set such as `1:4,7,9:*`; `last` is `*`. */
export function isInSet(set: string, number: number, last: number): boolean {
  return set.split(',').some((range) => {
    const [from = '', to = from] = range.split(':');
    const ends = [from, to].map((end) => (end === '*' ? last : Number(end)));
    return number >= Math.min(...ends) && number <= Math.max(...ends);
  });
}

/** Builds a `* n FETCH (…)` line with the requested items. */
export function buildFetchReply(
  sequence: number,
  mail: StoredMail,
  items: readonly Argument[],
  withUid: boolean,
): Buffer {
  const parts: (string | Buffer)[] = [];
  const names = items.flatMap((item) => (typeof item === 'string' ? [item] : []));
  if (withUid && !names.some((name) => name.toUpperCase() === 'UID')) parts.push(`UID ${mail.uid}`);
  for (const name of names) parts.push(...itemOf(name, mail));
  return Buffer.concat([
    Buffer.from(`* ${sequence} FETCH (`),
    ...parts.flatMap((part, index) => [Buffer.from(index === 0 ? '' : ' '), Buffer.from(part)]),
    Buffer.from(')\r\n'),
  ]);
}

function itemOf(name: string, mail: StoredMail): (string | Buffer)[] {
  switch (name.toUpperCase()) {
    case 'UID':
      return [`UID ${mail.uid}`];
    case 'FLAGS':
      return [`FLAGS (${[...mail.flags].join(' ')})`];
    case 'INTERNALDATE':
      return [`INTERNALDATE "${internalDate(mail.internalDateMs)}"`];
    case 'RFC822.SIZE':
      return [`RFC822.SIZE ${mail.raw().length}`];
    default:
      return bodyOf(name, mail.raw());
  }
}

/** `BODY[…]<from.length>`, `BODY.PEEK[…]`: complete message, header, selected fields or text. */
function bodyOf(name: string, raw: Buffer): (string | Buffer)[] {
  const match = /^BODY(?:\.PEEK)?\[([^\]]*)\](?:<(\d+)\.(\d+)>)?$/i.exec(name);
  if (!match) return [];
  const [, section = '', from, length] = match;
  const whole = sectionOf(section, raw);
  const origin = from === undefined ? '' : `<${from}>`;
  const bytes = from === undefined ? whole : whole.subarray(Number(from), Number(from) + Number(length));
  return [Buffer.concat([Buffer.from(`BODY[${section}]${origin} {${bytes.length}}\r\n`), bytes])];
}

function sectionOf(section: string, raw: Buffer): Buffer {
  const split = raw.indexOf('\r\n\r\n');
  const header = split < 0 ? raw : raw.subarray(0, split + 4);
  const fields = /^HEADER\.FIELDS \(([^)]*)\)$/i.exec(section)?.[1];
  if (fields !== undefined) {
    const wanted = new Set(
      fields
        .toLowerCase()
        .split(/\s+/)
        .map((field) => field.replaceAll('"', '')),
    );
    const lines = header
      .toString('latin1')
      .replace(/\r\n(?=[ \t])/g, '\u0000')
      .split('\r\n');
    const wantedLines = lines.filter((line) => wanted.has(line.slice(0, line.indexOf(':')).toLowerCase()));
    return Buffer.from(
      `${wantedLines.map((line) => `${line}\r\n`).join('')}\r\n`.replaceAll('\u0000', '\r\n'),
      'latin1',
    );
  }
  if (/^HEADER$/i.test(section)) return header;
  return /^TEXT$/i.test(section) ? raw.subarray(header.length) : raw;
}

function internalDate(ms: number): string {
  const at = new Date(ms);
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${two(at.getUTCDate())}-${MONTHS[at.getUTCMonth()]}-${String(at.getUTCFullYear()).padStart(4, '0')}`;
  return `${day} ${two(at.getUTCHours())}:${two(at.getUTCMinutes())}:${two(at.getUTCSeconds())} +0000`;
}

/** Whether an email matches a search: ALL, UID, SINCE, BEFORE, TEXT, OR and numbers; unknown keys match everything. */
export function matchesSearch(
  terms: readonly Argument[],
  mail: StoredMail,
  sequence: number,
  last: { uid: number; sequence: number },
): boolean {
  for (let index = 0; index < terms.length; ) {
    const [key, next] = keyAt(terms, index);
    if (!fitsKey(key, mail, sequence, last)) return false;
    index = next;
  }
  return true;
}

/** Supported search keys with a value. */
const KEYS: Readonly<Record<string, (value: string, mail: StoredMail, last: { uid: number }) => boolean>> = {
  UID: (value, mail, last) => isInSet(value, mail.uid, last.uid),
  SINCE: (value, mail) => dayMs(mail) >= Date.parse(`${value} UTC`),
  BEFORE: (value, mail) => dayMs(mail) < Date.parse(`${value} UTC`),
  TEXT: (value, mail) => mail.raw().toString('utf8').toLowerCase().includes(value.toLowerCase()),
};

function fitsKey(
  key: readonly Argument[],
  mail: StoredMail,
  sequence: number,
  last: { uid: number; sequence: number },
): boolean {
  const [term, value = ''] = key;
  if (term === undefined || term === null) return true;
  if (typeof term !== 'string') return matchesSearch(term, mail, sequence, last);
  const name = term.toUpperCase();
  if (name === 'OR') {
    const [one, next] = keyAt(key, 1);
    const [other] = keyAt(key, next);
    return matchesSearch(one, mail, sequence, last) || matchesSearch(other, mail, sequence, last);
  }
  if (KEYS[name]) return KEYS[name](String(value), mail, last);
  return !/^[\d:,*]+$/.test(term) || isInSet(term, sequence, last.sequence);
}

function dayMs(mail: StoredMail): number {
  return Math.floor(mail.internalDateMs / 86_400_000) * 86_400_000;
}

/** The search key at an index, and the index of the next. */
function keyAt(terms: readonly Argument[], index: number): [key: readonly Argument[], next: number] {
  const term = terms[index];
  if (typeof term !== 'string') return [term ? [term] : [], index + 1];
  const name = term.toUpperCase();
  if (name === 'OR') {
    const [, afterOne] = keyAt(terms, index + 1);
    const [, next] = keyAt(terms, afterOne);
    return [terms.slice(index, next), next];
  }
  const next = index + (name in KEYS ? 2 : 1);
  return [terms.slice(index, next), next];
}

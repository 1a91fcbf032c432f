import type { MailMessage } from '../mailbox/mailbox.ts';
import { hasAttachment, headerOf, textOf } from '../mailbox/parse-mime.ts';

type Test = (message: MailMessage) => boolean;

/** A parsed search, and whether it includes spam and trash. */
export interface MailQuery {
  readonly fits: Test;
  readonly includesSpamTrash: boolean;
}

/**
 * Parses the part of Gmail's search syntax that clients use: words, "phrases", -not, OR, {any of}, (groups), after:
 * before: newer_than: older_than: from: to: subject: in: is: label: category: has: filename: larger: smaller:
 * rfc822msgid:. Unknown operators match as words, as in Gmail.
 */
export function parseQuery(text: string, now: Date): MailQuery {
  const tokens = text.match(/-?[\w.]+:"[^"]*"|-?"[^"]*"|[(){}]|-(?=[({])|[^\s(){}]+/g) ?? [];
  const reader = { tokens, at: 0 };
  const fits = readAll(reader, null, now);
  const includesSpamTrash = /\b(in|label):(anywhere|spam|trash)\b/i.test(text);
  return { fits, includesSpamTrash };
}

interface Reader {
  readonly tokens: readonly string[];
  at: number;
}

/** Parses terms up to `end`: all must match, except alternatives joined by OR or in braces. */
function readAll(reader: Reader, end: string | null, now: Date): Test {
  const groups: Test[][] = [];
  let joinsLast = false;
  while (reader.at < reader.tokens.length) {
    const token = reader.tokens[reader.at++] ?? '';
    if (token === end) break;
    if (token === 'OR' || token === '|') {
      joinsLast = groups.length > 0;
      continue;
    }
    if (token === 'AND') continue;
    const test = readTerm(token, reader, now);
    const last = groups.at(-1);
    if (joinsLast && last) last.push(test);
    else groups.push([test]);
    joinsLast = false;
  }
  if (end === '}')
    return (message) => groups.length === 0 || groups.some((group) => group.some((test) => test(message)));
  return (message) => groups.every((group) => group.some((test) => test(message)));
}

function readTerm(token: string, reader: Reader, now: Date): Test {
  if (token === '(') return readAll(reader, ')', now);
  if (token === '{') return readAll(reader, '}', now);
  if (token.startsWith('-')) {
    const rest = token.slice(1);
    const inner = rest === '' ? readTerm(reader.tokens[reader.at++] ?? '', reader, now) : term(rest, now);
    return (message) => !inner(message);
  }
  return term(token, now);
}

function term(token: string, now: Date): Test {
  const match = /^([a-z_\d]+):(.*)$/is.exec(token);
  const name = match?.[1]?.toLowerCase() ?? '';
  const value = (match?.[2] ?? token).replace(/^"|"$/g, '').toLowerCase();
  const make = OPERATORS[name];
  if (match && make) return make(value, now);
  const word = token.replace(/^"|"$/g, '').toLowerCase();
  return (message) => anywhere(message).includes(word);
}

const OPERATORS: Readonly<Record<string, (value: string, now: Date) => Test>> = {
  after: (value) => isFrom(instantOf(value)),
  newer: (value) => isFrom(instantOf(value)),
  before: (value) => not(isFrom(instantOf(value))),
  older: (value) => not(isFrom(instantOf(value))),
  newer_than: (value, now) => (message) => message.internalDateMs >= now.getTime() - spanMs(value),
  older_than: (value, now) => (message) => message.internalDateMs < now.getTime() - spanMs(value),
  from: (value) => header('from', value),
  to: (value) => header('to', value),
  subject: (value) => header('subject', value),
  list: (value) => header('list-id', value),
  rfc822msgid: (value) => header('message-id', value),
  in: (value) => (value === 'anywhere' ? () => true : hasLabel(value)),
  label: (value) => hasLabel(value),
  is: (value) => (value === 'read' ? (message) => !message.labelIds.includes('UNREAD') : hasLabel(value)),
  category: (value) => (message) => message.labelIds.includes(categoryLabel(value)),
  has: (value) => (message) => value === 'attachment' && hasAttachment(message.parsed()),
  filename: (value) => (message) => fileNames(message).some((file) => file.includes(value)),
  larger: (value) => (message) => message.raw().length > bytesOf(value),
  size: (value) => (message) => message.raw().length > bytesOf(value),
  smaller: (value) => (message) => message.raw().length < bytesOf(value),
};

function isFrom(atMs: number): Test {
  return (message) => message.internalDateMs >= atMs;
}

function not(test: Test): Test {
  return (message) => !test(message);
}

function header(name: string, value: string): Test {
  return (message) => (headerOf(message.parsed().headers, name) ?? '').toLowerCase().includes(value);
}

function hasLabel(value: string): Test {
  const label = value.toUpperCase();
  return (message) => message.labelIds.includes(label) || message.labelIds.includes(value);
}

function categoryLabel(value: string): string {
  // The search term "primary" corresponds to the label CATEGORY_PERSONAL.
  return `CATEGORY_${value === 'primary' ? 'PERSONAL' : value.toUpperCase()}`;
}

function anywhere(message: MailMessage): string {
  const tree = message.parsed();
  const heads = ['from', 'to', 'subject'].map((name) => headerOf(tree.headers, name) ?? '');
  return `${heads.join(' ')} ${textOf(tree)}`.toLowerCase();
}

function fileNames(message: MailMessage): string[] {
  const names: string[] = [];
  const visit = (node: ReturnType<MailMessage['parsed']>): void => {
    if (node.filename) names.push(node.filename.toLowerCase());
    node.parts.forEach(visit);
  };
  visit(message.parsed());
  return names;
}

/** Seconds since 1970, or a date, which starts at midnight in California as the API documents. */
function instantOf(value: string): number {
  if (/^\d{9,}$/.test(value)) return Number(value) * 1000;
  const [year = 0, month = 1, day = 1] = value.split(/[/.-]/).map(Number);
  const utc = Date.UTC(year, month - 1, day);
  const hours = Number(
    new Intl.DateTimeFormat('en-US', {
      timeZone: 'America/Los_Angeles',
      hour: 'numeric',
      hourCycle: 'h23',
    }).format(utc),
  );
  return utc + (24 - hours) * 3_600_000;
}

function spanMs(value: string): number {
  const match = /^(\d+)([dmyh])$/.exec(value);
  const days = { h: 1 / 24, d: 1, m: 30, y: 365 }[match?.[2] ?? 'd'] ?? 1;
  return Number(match?.[1] ?? 0) * days * 86_400_000;
}

function bytesOf(value: string): number {
  const match = /^(\d+)([km]?)/.exec(value);
  return Number(match?.[1] ?? 0) * ({ k: 1024, m: 1_048_576 }[match?.[2] ?? ''] ?? 1);
}

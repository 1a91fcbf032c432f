import { type CivilDate, daysInMonth, makeCivilDate, toDayNumber } from '#domain/calendar/civil-date.ts';
import { type UserMessage, userMessage } from '#domain/messages/user-message.ts';
import type { CurrencyCode } from '#domain/money/money.ts';
import type { StatementTransaction } from '../statement-file.ts';
import { AmountColumn } from '../values/amount-column.ts';
import type { OriginalAmount, OriginalAmountChecker } from '../values/original-amounts.ts';
import { NO_USER_ANNOTATIONS } from '../values/user-annotations.ts';
import type { Mt940Field } from './mt940-messages.ts';
import { type Details, readDetails, readNotes } from './read-details.ts';

const AMOUNT = String.raw`\d{1,15}(?:[.,]\d{0,15})?|,\d{1,15}`;
const LINE = new RegExp(
  String.raw`^(\d{6})(\d{4}|\s{4})?\s?(R?[CD]|E[CD])([A-Z])?\s?(${AMOUNT})\s?(?:([A-Z][A-Z0-9]{3}))?(.*)$`,
  's',
);

/** Reads a `:61:` line with the following `:86:`; returns the reason when it cannot be read. */
export function readMt940Entry(
  entry: Mt940Field,
  details: Mt940Field | null,
  currency: CurrencyCode | null,
  notes: EntryNotes,
): StatementTransaction | UserMessage {
  const [head = '', next = ''] = entry.lines;
  const isWrapped = !LINE.test(head) && LINE.test(head + next);
  const match = LINE.exec(isWrapped ? head + next : head);
  if (!match) return userMessage('notAStatementLine', head.slice(0, 40));
  const [, value = '', booked = '', mark = '', , amountText = '', kind = '', references = ''] = match;
  const valueOn = readShortDate(value, notes.clamped);
  if (valueOn === null) return userMessage('noSuchDate', value);
  const amount = readSwiftAmount(amountText, currency);
  if (amount === null) return userMessage('notAnAmount', amountText);
  const [customer = '', bank = ''] = references.split('//').map((part) => part.trim());
  const supplement = entry.lines
    .slice(isWrapped ? 2 : 1)
    .join(' ')
    .trim();
  const { name, text } = readField(details);
  const reference = isReference(customer) ? customer : '';
  const amountMinor = isOutflow(mark) ? -amount || 0 : amount;
  const stated = findOriginalAmount(supplement, details);
  return {
    line: entry.line,
    postedOn: readEntryDate(booked.trim(), valueOn),
    authorizedOn: null,
    amountMinor,
    currency,
    ...notes.originals.check({ line: entry.line, amountMinor, currency }, stated),
    description: name || text || supplement || reference || kind,
    memo: (name === '' ? null : text) || null,
    externalId: isReference(bank) ? bank : null,
    checkNumber: kind.endsWith('CHK') && /^\d+$/.test(customer) ? customer : null,
    pending: mark.startsWith('E'),
    ...NO_USER_ANNOTATIONS,
  };
}

/** Counters shared by all entries. */
export interface EntryNotes {
  readonly clamped: () => void;
  readonly originals: OriginalAmountChecker;
}

/** `/OCMT/USD100,00/`: the original amount, after the reference or in the details. */
function findOriginalAmount(supplement: string, details: Mt940Field | null): OriginalAmount | null {
  const text = `${supplement}/${details?.lines.join('') ?? ''}`;
  const [, currency, amountText = ''] = /\/OCMT\/([A-Z]{3})([^/]{1,40})/.exec(text) ?? [];
  if (currency === undefined) return null;
  const isPlain = /^\d{1,15}(?:[.,]\d{0,15})?$/.test(amountText.trim());
  return { amountMinor: isPlain ? readSwiftAmount(amountText, currency) : null, currency };
}

function readField(details: Mt940Field | null): Details {
  if (details === null) return { name: '', text: '' };
  return details.tag === 'NS' ? readNotes(details.lines) : readDetails(details.lines);
}

/** A reversed credit (RC) is an outflow, a reversed debit (RD) an inflow. */
function isOutflow(mark: string): boolean {
  return mark === 'D' || mark === 'RC' || mark === 'ED';
}

function isReference(text: string): boolean {
  return text !== '' && !/^NONREF\b/i.test(text);
}

const COMMA = new AmountColumn(',');

/** Parses a SWIFT amount: a comma before the fraction, which may be empty (`12,`). */
export function readSwiftAmount(text: string, currency: CurrencyCode | null): number | null {
  const clean = text.trim().replace(/,$/, '').replace(/^,/, '0,');
  return COMMA.read(/^\d+\.\d+$/.test(clean) ? clean.replace('.', ',') : clean, currency);
}

/** Parses YYMMDD; February 30 (interest dates) becomes the last day of the month. */
export function readShortDate(text: string, clamped: () => void): CivilDate | null {
  if (!/^\d{6}$/.test(text)) return null;
  const short = Number(text.slice(0, 2));
  const year = short >= 70 ? 1900 + short : 2000 + short;
  const [month, day] = [Number(text.slice(2, 4)), Number(text.slice(4, 6))];
  if (month < 1 || month > 12 || day < 1 || day > 31) return null;
  const last = daysInMonth(year, month);
  if (day > last) clamped();
  return makeCivilDate(year, month, Math.min(day, last));
}

/** Parses MMDD in the year closest to the value date; without MMDD, returns the value date. */
function readEntryDate(text: string, valueOn: CivilDate): CivilDate {
  if (!/^\d{4}$/.test(text)) return valueOn;
  const valueYear = Number(valueOn.slice(0, 4));
  const candidates = [valueYear, valueYear - 1, valueYear + 1].flatMap(
    (year) => makeCivilDate(year, Number(text.slice(0, 2)), Number(text.slice(2))) ?? [],
  );
  const distance = (date: CivilDate): number => Math.abs(toDayNumber(date) - toDayNumber(valueOn));
  return candidates.sort((a, b) => distance(a) - distance(b))[0] ?? valueOn;
}

import type { StatementWarning } from '#domain/ledger/statement-warning.ts';
import { type UserMessage, userMessage } from '#domain/messages/user-message.ts';
import { type CurrencyCode, currencyExponent } from '#domain/money/money.ts';
import type { RowError, StatementCorrection, StatementTransaction } from '../statement-file.ts';
import type { AmountColumn } from '../values/amount-column.ts';
import { UNKNOWN_CURRENCY } from '../values/amount-text.ts';
import { type OriginalAmount, OriginalAmountChecker } from '../values/original-amounts.ts';
import { NO_USER_ANNOTATIONS } from '../values/user-annotations.ts';
import type { RawEntry } from './collect-ofx.ts';
import type { EntryFields } from './entry-fields.ts';
import { ofxDate } from './ofx-date.ts';

interface ReadEntries {
  transactions: StatementTransaction[];
  readonly corrections: StatementCorrection[];
  readonly errors: RowError[];
  readonly warnings: StatementWarning[];
}

/** Converts the entries of one statement to transactions and applies corrections within the file. */
export function readEntries(
  entries: readonly RawEntry[],
  amounts: AmountColumn,
  currency: CurrencyCode | null,
): ReadEntries {
  const read: ReadEntries = { transactions: [], corrections: [], errors: [], warnings: [] };
  const originals = new OriginalAmountChecker();
  let wrongSigns = 0;
  const corrections: RawEntry[] = [];
  const correcting = new Set<StatementTransaction>();
  for (const entry of entries) {
    if (entry.fields.has('CORRECTFITID')) corrections.push(entry);
    if (isDeletion(entry)) continue;
    const transaction = readEntry(entry, amounts, currency, originals);
    if (typeof transaction === 'string') {
      read.errors.push({ line: entry.line, reason: transaction });
      continue;
    }
    if (typeOf(entry) === 'DEBIT' && transaction.amountMinor > 0) wrongSigns += 1;
    if (entry.fields.has('CORRECTFITID')) correcting.add(transaction);
    read.transactions.push(transaction);
  }
  if (wrongSigns > 0) read.warnings.push({ code: 'signsUnexpected', values: { count: wrongSigns } });
  read.warnings.push(...originals.warnings);
  if (corrections.length > 0) applyCorrections(corrections, correcting, read);
  return read;
}

function typeOf(entry: RawEntry): string {
  return entry.fields.get('TRNTYPE')?.toUpperCase() ?? '';
}

function isDeletion(entry: RawEntry): boolean {
  return entry.fields.has('CORRECTFITID') && entry.fields.get('CORRECTACTION')?.toUpperCase() === 'DELETE';
}

/** The transaction, or the reason why it cannot be read. */
function readEntry(
  entry: RawEntry,
  amounts: AmountColumn,
  statementCurrency: CurrencyCode | null,
  originals: OriginalAmountChecker,
): StatementTransaction | UserMessage {
  const { fields } = entry;
  const posted = fields.get('DTPOSTED') ?? fields.get('DTTRAN');
  const postedOn = ofxDate(posted);
  if (postedOn === null)
    return posted ? userMessage('noSuchDate', posted.slice(0, 40)) : userMessage('dateMissing', 'entry');
  const amountText = fields.get('TRNAMT');
  if (amountText === undefined) return userMessage('amountMissing', 'entry');
  const named = fields.get('CURRENCY.CURSYM') ?? fields.get('CURRENCY');
  const currency =
    named !== undefined && /^[A-Za-z]{3}$/.test(named) ? named.toUpperCase() : statementCurrency;
  const amountMinor = amounts.read(amountText, currency);
  if (amountMinor === null) return userMessage('notAnAmount', amountText.slice(0, 40));
  const memo = fields.get('MEMO') ?? null;
  return {
    line: entry.line,
    postedOn,
    authorizedOn: ofxDate(fields.get('DTUSER')),
    amountMinor,
    currency,
    ...originals.check(
      { line: entry.line, amountMinor, currency },
      findOriginalAmount(fields, amountMinor, currency),
    ),
    description: describe(fields, memo),
    memo,
    externalId: fields.get('FITID') ?? null,
    checkNumber: checkNumberOf(fields),
    pending: entry.isPending || typeOf(entry) === 'HOLD',
    ...NO_USER_ANNOTATIONS,
  };
}

/** The check number; some banks repeat the transaction's ID or send zeros instead. */
function checkNumberOf(fields: RawEntry['fields']): string | null {
  const number = fields.get('CHECKNUM') ?? null;
  return number === null || number === fields.get('FITID') || /^0+$/.test(number) ? null : number;
}

/**
 * ORIGCURRENCY states that the amount was converted, with the exchange rate to the statement's currency. Source: OFX
 * 2.3, 5.2.
 */
function findOriginalAmount(
  fields: EntryFields,
  amountMinor: number,
  currency: CurrencyCode | null,
): OriginalAmount | null {
  const original = fields.get('ORIGCURRENCY.CURSYM')?.toUpperCase();
  if (original === undefined) return null;
  const rate = fields.get('ORIGCURRENCY.CURRATE')?.replace(',', '.') ?? '';
  if (!/^\d{1,12}(?:\.\d{1,12})?$/.test(rate) || Number(rate) === 0)
    return { amountMinor: null, currency: original };
  const scale = currencyExponent(original) - currencyExponent(currency ?? UNKNOWN_CURRENCY);
  return { amountMinor: Math.round((amountMinor / Number(rate)) * 10 ** scale), currency: original };
}

/** NAME has at most 32 characters; if MEMO (or EXTDNAME) starts with it, that is the complete text. */
function describe(fields: EntryFields, memo: string | null): string {
  const extended = fields.get('EXTDNAME');
  const name = fields.get('NAME') ?? fields.get('PAYEE.NAME') ?? extended;
  if (name === undefined) return memo ?? fields.get('TRNTYPE') ?? '';
  if (extended !== undefined && continues(extended, name)) return extended;
  return memo !== null && continues(memo, name) ? memo : name;
}

function continues(long: string, short: string): boolean {
  if (long.startsWith(short)) return true;
  if (long.length < short.length) return false;
  return squeezed(long).startsWith(squeezed(short));
}

function squeezed(text: string): string {
  return text.replace(/\s+/g, ' ').toLowerCase();
}

function applyCorrections(
  entries: readonly RawEntry[],
  correcting: ReadonlySet<StatementTransaction>,
  read: ReadEntries,
): void {
  const corrections = new Map(entries.map((entry) => [entry.fields.get('CORRECTFITID') ?? '', entry]));
  const isCorrected = (row: StatementTransaction): boolean =>
    row.externalId !== null && corrections.has(row.externalId) && !correcting.has(row);
  const found = new Set(read.transactions.filter(isCorrected).map((row) => row.externalId));
  read.transactions = read.transactions.filter((row) => !isCorrected(row));
  for (const [externalId, entry] of corrections) {
    if (found.has(externalId)) continue;
    const isDelete = isDeletion(entry);
    read.corrections.push({
      externalId,
      action: isDelete ? 'delete' : 'replace',
      replacedBy: isDelete ? null : (entry.fields.get('FITID') ?? null),
    });
  }
  const open = read.corrections.length;
  if (open > 0) read.warnings.push({ code: 'correctionsOutsideFile', values: { count: open } });
}

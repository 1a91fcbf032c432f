import type { StatementWarning } from '#domain/ledger/statement-warning.ts';
import { type UserMessage, userMessage } from '#domain/messages/user-message.ts';
import { type CurrencyCode, currencyExponent } from '#domain/money/money.ts';
import { findAccountWarnings, mergeAccounts } from '../account-warnings.ts';
import {
  type DateOrder,
  MAX_ROWS,
  type ReadOptions,
  type RowError,
  rejectedContent,
  type StatementAccount,
  type StatementAccountType,
  type StatementBalance,
  type StatementContent,
  type StatementTransaction,
  TOO_MANY_TRANSACTIONS,
} from '../statement-file.ts';
import { AmountColumn } from '../values/amount-column.ts';
import { UNKNOWN_CURRENCY } from '../values/amount-text.ts';
import { decideDateOrder, readDate, type ScannedDate, scanDate } from '../values/date-text.ts';
import { NO_ORIGINAL } from '../values/original-amounts.ts';
import { NO_USER_ANNOTATIONS, type UserAnnotations } from '../values/user-annotations.ts';
import { parseQifRecords, type QifFile, type QifRecord, type QifSection } from './qif-records.ts';

/**
 * Reads QIF text. Date order and decimal mark are decided over the complete file (month first when ambiguous, as
 * Quicken writes it). A record that cannot be read becomes an error and reading continues.
 */
export function readQif(text: string, options: ReadOptions): StatementContent {
  const file = parseQifRecords(text);
  if (file.recordCount > MAX_ROWS) return rejectedContent(TOO_MANY_TRANSACTIONS);
  const cash = file.sections.filter((section) => !isInvestment(section));
  if (cash.length === 0)
    return rejectedContent(userMessage(file.sections.length > 0 ? 'onlyInvestments' : 'qifWithoutAccount'));
  const warnings: StatementWarning[] = [];
  const trades = file.sections.filter(isInvestment).reduce((sum, { records }) => sum + records.length, 0);
  if (trades > 0) warnings.push({ code: 'tradesOmitted', values: { count: trades } });
  const reader = new SectionReader(file, cash, options);
  const accounts = mergeAccounts(cash.map((section) => reader.read(section)));
  if (!reader.isOrderProven) warnings.push({ code: 'dateOrderGuessed', values: { order: reader.order } });
  if (reader.unbalancedSplits > 0)
    warnings.push({ code: 'splitsUnbalanced', values: { count: reader.unbalancedSplits } });
  return { accounts, errors: reader.errors, warnings: [...warnings, ...findAccountWarnings(accounts)] };
}

function isInvestment(section: QifSection): boolean {
  return section.type === 'invst' || section.type === 'port';
}

const ACCOUNT_TYPES: Readonly<Record<string, StatementAccountType>> = {
  bank: 'checking',
  ccard: 'credit',
  cash: 'other',
  'oth a': 'other',
  'oth l': 'loan',
};

class SectionReader {
  readonly errors: RowError[] = [];
  unbalancedSplits = 0;
  readonly isOrderProven: boolean;
  readonly #order: DateOrder;
  readonly #amounts: AmountColumn;
  readonly #options: ReadOptions;

  constructor(file: QifFile, sections: readonly QifSection[], options: ReadOptions) {
    const records = sections.flatMap((section) => section.records);
    const whenOpen = currencyExponent(options.currency ?? UNKNOWN_CURRENCY) === 3 ? 'fraction' : 'group';
    this.#amounts = AmountColumn.decide(amountTexts(records), whenOpen);
    const stated = file.dateOrder;
    const dates = records.flatMap((record) => scanDate(field(record, 'D') ?? '') ?? []);
    const known = stated ?? options.dateOrder ?? null;
    const isComma = this.#amounts.mark === ',';
    const decided = decideDateOrder(dates, known ?? (isComma ? 'dmy' : 'mdy'), known !== null || isComma);
    this.#order = stated && isPossible(dates, stated) ? stated : decided.order;
    this.isOrderProven = stated !== null || decided.isProven;
    this.#options = options;
  }

  get order(): DateOrder {
    return this.#order;
  }

  read(section: QifSection): StatementAccount {
    const transactions: StatementTransaction[] = [];
    let opening: StatementBalance | null = null;
    let { accountName } = section;
    for (const record of section.records) {
      const read = this.#record(record);
      if (typeof read === 'string') {
        this.errors.push({ line: record.line, reason: read });
        continue;
      }
      const self = openingOf(record, read);
      if (self === null) transactions.push(read);
      else {
        accountName ??= self;
        opening = { amountMinor: read.amountMinor, currency: read.currency, asOf: read.postedOn };
      }
    }
    return {
      accountId: accountName,
      bankId: null,
      accountType: ACCOUNT_TYPES[section.type] ?? null,
      currency: this.#options.currency ?? null,
      ledgerBalance: this.#balance(section.account),
      openingBalance: opening,
      transactions,
      corrections: [],
    };
  }

  /** The balance that the account's own block states with its day. */
  #balance(account: QifRecord | null): StatementBalance | null {
    const scanned = account && scanDate(field(account, '/') ?? '');
    const asOf = scanned && readDate(scanned, this.#order);
    const currency = this.#options.currency ?? null;
    const amountMinor = account && this.#amounts.read(field(account, '$') ?? '', currency);
    return asOf === null || amountMinor === null ? null : { amountMinor, currency, asOf };
  }

  #record(record: QifRecord): StatementTransaction | UserMessage {
    const dateText = field(record, 'D');
    if (dateText === null) return userMessage('dateMissing', 'record');
    const scanned = scanDate(dateText);
    const postedOn = scanned && readDate(scanned, this.#order);
    if (postedOn === null) return userMessage('noSuchDate', dateText.slice(0, 40));
    const amountText = field(record, 'T') ?? field(record, 'U');
    if (amountText === null) return userMessage('amountMissing', 'record');
    const currency = this.#options.currency ?? null;
    const amountMinor = this.#amounts.read(amountText, currency);
    if (amountMinor === null) return userMessage('notAnAmount', amountText.slice(0, 40));
    this.#checkSplits(record, amountMinor, currency);
    const number = field(record, 'N');
    const memo = field(record, 'M');
    return {
      line: record.line,
      postedOn,
      authorizedOn: null,
      amountMinor,
      currency,
      ...NO_ORIGINAL,
      description: field(record, 'P') ?? memo ?? field(record, 'A') ?? field(record, 'L') ?? number ?? '',
      memo,
      externalId: null,
      checkNumber: number !== null && /^#?\d+$/.test(number) && !/^0+$/.test(number) ? number : null,
      pending: false,
      ...annotationsOf(record),
    };
  }

  #checkSplits(record: QifRecord, amountMinor: number, currency: CurrencyCode | null): void {
    const parts = record.fields.filter(([letter]) => letter === '$');
    if (parts.length === 0) return;
    const sum = parts.reduce((total, [, text]) => total + (this.#amounts.read(text, currency) ?? 0), 0);
    if (sum !== amountMinor) this.unbalancedSplits += 1;
  }
}

/** `LFood:Groceries/Vacation`: category and class. A transfer has an account in brackets and has neither. */
function annotationsOf(record: QifRecord): UserAnnotations {
  const parts = record.fields.flatMap(([letter, text]) => (letter === 'S' && text !== '' ? [text] : []));
  const [named, ...others] = new Set(parts.length > 0 ? parts : [field(record, 'L') ?? '']);
  const isDivided = others.length > 0;
  const [path = '', tag = ''] = (named ?? '').split('/');
  if (named === undefined || named.startsWith('[') || isDivided)
    return { ...NO_USER_ANNOTATIONS, note: isDivided ? [named, ...others].join(', ') : null };
  return { category: path || null, tags: tag === '' ? [] : [tag], note: null };
}

/** Account name if the record is its opening balance (a transfer to itself), otherwise null. */
function openingOf(record: QifRecord, row: StatementTransaction): string | null {
  if (!/^opening balance$/i.test(row.description)) return null;
  return /^\[(.+)\]$/.exec(field(record, 'L') ?? '')?.[1] ?? null;
}

function isPossible(dates: readonly ScannedDate[], order: DateOrder): boolean {
  return dates.some((date) => readDate(date, order) !== null);
}

/** Text of a record's first field with that letter; null when missing or empty. */
function field(record: QifRecord, letter: string): string | null {
  return record.fields.find(([code, text]) => code === letter && text !== '')?.[1] ?? null;
}

function* amountTexts(records: readonly QifRecord[]): Generator<string> {
  for (const { fields } of records)
    for (const [letter, text] of fields) if (letter === 'T' || letter === 'U' || letter === '$') yield text;
}

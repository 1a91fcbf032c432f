import type { StatementWarning } from '#domain/ledger/statement-warning.ts';
import { userMessage } from '#domain/messages/user-message.ts';
import type { CurrencyCode } from '#domain/money/money.ts';
import { balanceTooLarge, findAccountWarnings, mergeAccounts } from '../account-warnings.ts';
import {
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
import { LineCounter } from '../text/line-counter.ts';
import { AmountColumn } from '../values/amount-column.ts';
import { isTooLarge } from '../values/amount-text.ts';
import { OriginalAmountChecker } from '../values/original-amounts.ts';
import { camtDate } from './camt-date.ts';
import { type Owner, readCamtEntry } from './read-camt-entry.ts';
import { all, attribute, elementText, first, parseXml, textAt, type XmlElement } from './xml-tree.ts';

/**
 * Reads ISO 20022 camt.053 (statement), camt.052 (report) and camt.054 (notification) of any version, with any
 * namespace prefix. Rejects entities and document types with definitions. Reports of one account are merged.
 */
export function readCamt(text: string, options: ReadOptions): StatementContent {
  if (DEFINITION.test(text)) return rejectedContent(userMessage('xmlDefinitions'));
  const lines = entryLines(text);
  if (lines.length > MAX_ROWS) return rejectedContent(TOO_MANY_TRANSACTIONS);
  let root: XmlElement;
  try {
    root = parseXml(text);
  } catch {
    return rejectedContent(userMessage('xmlBroken'));
  }
  const reports = findReports(root);
  if (reports.length === 0) return rejectedContent(userMessage('camtWithoutStatement'));
  const reader = new ReportReader(lines, options);
  const accounts = mergeAccounts(reports.map((report) => reader.read(report)));
  return {
    accounts,
    errors: reader.errors,
    warnings: [...reader.warnings(), ...findAccountWarnings(accounts)],
  };
}

/** Anything beyond a bare document type name, with or without a URL, which is never fetched. */
const DEFINITION =
  /<!(?:ENTITY|ELEMENT|ATTLIST|NOTATION)|<!DOCTYPE[^>[]{0,2000}(?:\[|$)|<!DOCTYPE[^>[]{2001}/i;

/** Start lines of the entries in document order. */
function entryLines(text: string): number[] {
  const counter = new LineCounter(text);
  const lines: number[] = [];
  for (const match of text.matchAll(/<(?:[\w.-]{1,40}:)?Ntry[\s>]/g)) {
    lines.push(counter.lineAt(match.index));
    if (lines.length > MAX_ROWS) break;
  }
  return lines;
}

const CONTAINERS = [
  ['BkToCstmrStmt', 'Stmt'],
  ['BkToCstmrAcctRpt', 'Rpt'],
  ['BkToCstmrDbtCdtNtfctn', 'Ntfctn'],
] as const;

/** Finds statements under `Document`, inside an envelope, or with the dotted root names of version 1. */
function findReports(root: XmlElement): XmlElement[] {
  const found: XmlElement[] = [];
  const visit = (element: XmlElement, depth: number): void => {
    for (const [container, report] of CONTAINERS) found.push(...all(element, container, report));
    for (const name of Object.keys(element)) {
      const dotted = /^(BkToCstmr(?:Stmt|AcctRpt|DbtCdtNtfctn))V\d+$/.exec(name);
      const report = CONTAINERS.find(([container]) => container === dotted?.[1])?.[1];
      if (report) found.push(...all(element, name, report));
      else if (depth < 4 && !CONTAINERS.some(([container]) => container === name))
        for (const child of all(element, name)) visit(child, depth + 1);
    }
  };
  visit(root, 0);
  return found;
}

const TOO_LARGE = 'tooLarge';

class ReportReader {
  readonly errors: RowError[] = [];
  readonly #lines: readonly number[];
  readonly #options: ReadOptions;
  readonly #amounts = new AmountColumn('.');
  readonly #originals = new OriginalAmountChecker();
  readonly #tooLarge: StatementWarning[] = [];
  #next = 0;
  #informational = 0;

  constructor(lines: readonly number[], options: ReadOptions) {
    this.#lines = lines;
    this.#options = options;
  }

  read(report: XmlElement): StatementAccount {
    const account = first(report, 'Acct');
    const entries = all(report, 'Ntry');
    const currency =
      textAt(account, 'Ccy') ||
      attribute(first(report, 'Bal', 'Amt'), 'Ccy') ||
      attribute(first(entries[0] ?? null, 'Amt'), 'Ccy') ||
      this.#options.currency ||
      null;
    const accountId = accountIdOf(account);
    const closing = this.#balance(report, ['CLBD', 'ITBD'], currency, -1);
    if (closing === TOO_LARGE) this.#tooLarge.push(balanceTooLarge(accountId));
    const opening = this.#balance(report, ['OPBD', 'PRCD'], currency, 0);
    return {
      accountId,
      bankId: bankIdOf(account),
      accountType: ACCOUNT_TYPES[textAt(account, 'Tp', 'Cd')] ?? null,
      currency,
      ledgerBalance: closing === TOO_LARGE ? null : closing,
      openingBalance: opening === TOO_LARGE ? null : opening,
      transactions: this.#entries(entries, ownerOf(account), currency),
      corrections: [],
    };
  }

  warnings(): StatementWarning[] {
    const warnings: StatementWarning[] = [];
    if (this.#informational > 0)
      warnings.push({ code: 'informationalOmitted', values: { count: this.#informational } });
    if (this.#amounts.roundedCount > 0)
      warnings.push({ code: 'amountsRounded', values: { count: this.#amounts.roundedCount } });
    return [...warnings, ...this.#tooLarge, ...this.#originals.warnings];
  }

  #entries(
    entries: readonly XmlElement[],
    owner: Owner,
    currency: CurrencyCode | null,
  ): StatementTransaction[] {
    const transactions: StatementTransaction[] = [];
    for (const entry of entries) {
      const line = this.#lines[this.#next] ?? 0;
      this.#next += 1;
      const read = readCamtEntry(entry, {
        line,
        owner,
        currency,
        amounts: this.#amounts,
        originals: this.#originals,
      });
      if (typeof read === 'string') this.errors.push({ line, reason: read });
      else if (read === null) this.#informational += 1;
      else transactions.push(...read);
    }
    return transactions;
  }

  /** The balance of the first type that occurs; of several, the one at `position`. */
  #balance(
    report: XmlElement,
    kinds: readonly string[],
    currency: CurrencyCode | null,
    position: 0 | -1,
  ): StatementBalance | typeof TOO_LARGE | null {
    const balances = all(report, 'Bal');
    for (const kind of kinds) {
      const found = balances
        .filter(
          (balance) =>
            textAt(balance, 'Tp', 'CdOrPrtry', 'Cd') === kind || textAt(balance, 'Tp', 'Cd') === kind,
        )
        .at(position);
      const amount = first(found ?? null, 'Amt');
      const amountCurrency = attribute(amount, 'Ccy') || currency;
      const magnitude = found ? this.#amounts.read(elementText(amount), amountCurrency) : null;
      if (found && isTooLarge(elementText(amount), magnitude)) return TOO_LARGE;
      if (!found || magnitude === null) continue;
      const isDebit = textAt(found, 'CdtDbtInd') === 'DBIT';
      return {
        amountMinor: isDebit ? -magnitude || 0 : magnitude,
        currency: amountCurrency,
        asOf: camtDate(first(found, 'Dt')),
      };
    }
    return null;
  }
}

function accountIdOf(account: XmlElement | null): string | null {
  return (
    textAt(account, 'Id', 'IBAN') ||
    textAt(account, 'Id', 'Othr', 'Id') ||
    textAt(account, 'Id', 'BBAN') ||
    textAt(account, 'Id', 'PrtryAcct', 'Id') ||
    null
  );
}

function bankIdOf(account: XmlElement | null): string | null {
  const bank = first(account, 'Svcr', 'FinInstnId');
  return textAt(bank, 'BIC') || textAt(bank, 'BICFI') || textAt(bank, 'ClrSysMmbId', 'MmbId') || null;
}

function ownerOf(account: XmlElement | null): Owner {
  const name = textAt(account, 'Ownr', 'Nm') || textAt(account, 'Ownr', 'Pty', 'Nm') || textAt(account, 'Nm');
  return { name, accountId: accountIdOf(account) ?? '' };
}

/** ISO 20022 external cash account type codes. */
const ACCOUNT_TYPES: Readonly<Record<string, StatementAccountType>> = {
  CACC: 'checking',
  TRAN: 'checking',
  SLRY: 'checking',
  ODFT: 'checking',
  SVGS: 'savings',
  MOMA: 'savings',
  CARD: 'credit',
  LOAN: 'loan',
  MGLD: 'loan',
};

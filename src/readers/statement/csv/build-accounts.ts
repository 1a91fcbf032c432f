import type { StatementWarning } from '#domain/ledger/statement-warning.ts';
import { balanceTooLarge, findAccountWarnings } from '../account-warnings.ts';
import type {
  ReadOptions,
  StatementAccount,
  StatementBalance,
  StatementTransaction,
} from '../statement-file.ts';
import { readDate, scanDate } from '../values/date-text.ts';
import { OriginalAmountChecker } from '../values/original-amounts.ts';
import { buildAccount, statesBalance } from './build-account.ts';
import type { DraftRow } from './draft-row.ts';
import type { AccountContext, LabeledAmount } from './preamble.ts';
import type { ResolvedSigns } from './signs/resolve-signs.ts';
import type { TableColumns } from './table-columns.ts';
import type { TableDecisions } from './table-decisions.ts';
import { UserColumns } from './user-columns.ts';

interface Built {
  readonly accounts: readonly StatementAccount[];
  readonly warnings: readonly StatementWarning[];
}

/** Groups rows by the account column and reads balances from the balance column and the surrounding lines. */
export function buildAccounts(
  drafts: readonly DraftRow[],
  signs: ResolvedSigns,
  accountContext: AccountContext,
  decisions: TableDecisions,
  columns: TableColumns,
  options: ReadOptions,
): Built {
  const groups = new Map<string, { rows: DraftRow[]; amounts: number[] }>();
  if (!decisions.hasAccounts) groups.set('', { rows: [], amounts: [] });
  drafts.forEach((draft, index) => {
    const group = groups.get(draft.account) ?? { rows: [], amounts: [] };
    group.rows.push(draft);
    const amount = signs.amounts[index] ?? 0;
    group.amounts.push(options.flipSigns ? -amount || 0 : amount);
    groups.set(draft.account, group);
  });
  const warnings: StatementWarning[] = [];
  const originals = new OriginalAmountChecker();
  const userColumns = new UserColumns(columns.written);
  const accounts = [...groups].map(([id, { rows, amounts }]) => {
    const transactions = rows.map((row, index) => ({
      ...toTransaction(row, amounts[index] ?? 0, columns, originals),
      ...userColumns.read(row.row),
    }));
    const account = buildAccount(id, { rows, amounts, transactions }, warnings, decisions);
    const isOnly = groups.size === 1;
    const complete = isOnly ? withSurroundings(account, accountContext, decisions, signs) : account;
    const closing = isOnly ? (accountContext.closing?.text ?? '') : '';
    const isLeftOut = (): boolean =>
      rows.some((row) => statesBalance(row, complete.currency)) ||
      decisions.amounts.isTooLarge(closing, complete.currency);
    if (complete.ledgerBalance === null && isLeftOut()) warnings.push(balanceTooLarge(complete.accountId));
    return complete;
  });
  return { accounts, warnings: [...warnings, ...originals.warnings, ...findAccountWarnings(accounts)] };
}

function toTransaction(
  row: DraftRow,
  amountMinor: number,
  columns: TableColumns,
  originals: OriginalAmountChecker,
): Omit<StatementTransaction, 'category' | 'tags' | 'note'> {
  const { description, memo } = columns.describe(row.row, amountMinor);
  return {
    line: row.row.line,
    postedOn: row.postedOn,
    authorizedOn: row.authorizedOn,
    amountMinor,
    currency: row.currency,
    ...originals.check(
      { line: row.row.line, sheet: row.row.sheet, amountMinor, currency: row.currency },
      row.original,
    ),
    description,
    memo: memo ?? referenceText(row, columns),
    externalId: row.externalId,
    checkNumber: row.checkNumber,
    pending: row.pending,
  };
}

/** The reference, if it is text and not the row's identifier. */
function referenceText(row: DraftRow, columns: TableColumns): string | null {
  const text = columns.text(row.row, 'reference');
  return text === '' || text === row.externalId ? null : text;
}

function withSurroundings(
  account: StatementAccount,
  accountContext: AccountContext,
  decisions: TableDecisions,
  signs: ResolvedSigns,
): StatementAccount {
  const currency = account.currency ?? accountContext.currency;
  const balance = (labeled: LabeledAmount | null): StatementBalance | null => {
    const amountMinor = labeled && decisions.amounts.read(labeled.text, currency);
    if (labeled === null || amountMinor === null) return null;
    if (decisions.amounts.isTooLarge(labeled.text, currency)) return null;
    const scanned = scanDate(labeled.dateText ?? '');
    return { amountMinor, currency, asOf: scanned && readDate(scanned, decisions.dateOrder) };
  };
  return {
    ...account,
    accountId: account.accountId ?? accountContext.accountId,
    accountType: account.accountType ?? (signs.isFlipped ? 'credit' : accountContext.accountType),
    currency,
    ledgerBalance: account.ledgerBalance ?? balance(accountContext.closing),
    openingBalance: balance(accountContext.opening),
  };
}

import type { StatementWarning } from '#domain/ledger/statement-warning.ts';
import { accountNotes } from '../account-notes.ts';
import type {
  ReadOptions,
  StatementAccount,
  StatementBalance,
  StatementTransaction,
} from '../statement-file.ts';
import { readDate, scanDate } from '../values/date-text.ts';
import { OriginalAmounts } from '../values/original-amounts.ts';
import { buildAccount } from './build-account.ts';
import type { DraftRow } from './draft-row.ts';
import { OwnColumns } from './own-columns.ts';
import type { LabelledAmount, Surroundings } from './preamble.ts';
import type { SettledSigns } from './settle-signs.ts';
import type { TableColumns } from './table-columns.ts';
import type { TableDecisions } from './table-decisions.ts';

interface Built {
  readonly accounts: readonly StatementAccount[];
  readonly warnings: readonly StatementWarning[];
}

/** Groups rows by the account column, takes balances from the balance column and its surroundings. */
export function buildAccounts(
  drafts: readonly DraftRow[],
  signs: SettledSigns,
  surroundings: Surroundings,
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
  const originals = new OriginalAmounts();
  const own = new OwnColumns(columns.written);
  const accounts = [...groups].map(([id, { rows, amounts }]) => {
    const transactions = rows.map((row, index) => ({
      ...toTransaction(row, amounts[index] ?? 0, columns, originals),
      ...own.read(row.row),
    }));
    const account = buildAccount(id, { rows, amounts, transactions }, warnings, decisions);
    const isOnly = groups.size === 1;
    return isOnly ? withSurroundings(account, surroundings, decisions, signs) : account;
  });
  return { accounts, warnings: [...warnings, ...originals.warnings, ...accountNotes(accounts)] };
}

function toTransaction(
  row: DraftRow,
  amountMinor: number,
  columns: TableColumns,
  originals: OriginalAmounts,
): Omit<StatementTransaction, 'category' | 'tags' | 'note'> {
  const { description, memo } = columns.describe(row.row, amountMinor);
  return {
    line: row.row.line,
    postedOn: row.postedOn,
    authorizedOn: row.authorizedOn,
    amountMinor,
    currency: row.currency,
    ...originals.settle({ line: row.row.line, amountMinor, currency: row.currency }, row.original),
    description,
    memo: memo ?? referenceText(row, columns),
    externalId: row.externalId,
    checkNumber: row.checkNumber,
    pending: row.pending,
  };
}

/** The reference where it is text, not the row's identifier. */
function referenceText(row: DraftRow, columns: TableColumns): string | null {
  const text = columns.text(row.row, 'reference');
  return text === '' || text === row.externalId ? null : text;
}

function withSurroundings(
  account: StatementAccount,
  surroundings: Surroundings,
  decisions: TableDecisions,
  signs: SettledSigns,
): StatementAccount {
  const currency = account.currency ?? surroundings.currency;
  const balance = (labelled: LabelledAmount | null): StatementBalance | null => {
    const amountMinor = labelled && decisions.amounts.read(labelled.text, currency);
    if (labelled === null || amountMinor === null) return null;
    const scanned = scanDate(labelled.dateText ?? '');
    return { amountMinor, currency, asOf: scanned && readDate(scanned, decisions.dateOrder) };
  };
  return {
    ...account,
    accountId: account.accountId ?? surroundings.accountId,
    accountType: account.accountType ?? (signs.isFlipped ? 'credit' : null),
    currency,
    ledgerBalance: account.ledgerBalance ?? balance(surroundings.closing),
    openingBalance: balance(surroundings.opening),
  };
}

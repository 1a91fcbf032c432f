import { joinAccounts } from '../account-warnings.ts';
import type { StatementAccount, StatementContent } from '../statement-file.ts';

/** A table of a file, and the name of its sheet, if the workbook has several. */
export interface ReadTable {
  readonly content: StatementContent;
  readonly sheet: string | null;
}

interface TableAccount {
  readonly account: StatementAccount;
  readonly sheet: string | null;
}

/**
 * Merges the tables of one file. Tables that name no account belong to the same one, unless their balances contradict
 * that; then their sheets name the accounts.
 */
export function joinTables(tables: readonly ReadTable[]): StatementContent {
  const [only] = tables;
  if (only && tables.length === 1) return only.content;
  const merged: TableAccount[] = [];
  for (const { content, sheet } of tables)
    for (const account of content.accounts) {
      const at = merged.findIndex((other) => isSame({ account, sheet }, other));
      const earlier = merged[at];
      if (earlier) merged[at] = { ...earlier, account: joinAccounts(earlier.account, account) };
      else merged.push({ account, sheet });
    }
  const errors = tables.flatMap(({ content }) => content.errors);
  const warnings = tables.flatMap(({ content }) => content.warnings);
  return { accounts: nameBySheet(merged), errors: errors.sort((a, b) => a.line - b.line), warnings };
}

/** Names accounts by their sheets where several sheets have accounts without a name. */
function nameBySheet(accounts: readonly TableAccount[]): StatementAccount[] {
  const unnamed = accounts.filter(({ account }) => account.accountId === null);
  const areSeveral = new Set(unnamed.map(({ sheet }) => sheet)).size > 1;
  return accounts.map(({ account, sheet }) =>
    areSeveral ? { ...account, accountId: account.accountId ?? sheet } : account,
  );
}

/** True for the same account and currency, as far as the tables state them. */
function isSame(one: TableAccount, other: TableAccount): boolean {
  const [a, b] = [one.account, other.account];
  if (a.accountId !== b.accountId || (a.accountId === null && isApart(one, other))) return false;
  return a.currency === b.currency || a.currency === null || b.currency === null;
}

/**
 * True for two tables of which neither continues the other's balance, if both state their opening balance or are sheets
 * of the same days: between the sheets of two months, transactions may be missing.
 */
function isApart(one: TableAccount, other: TableAccount): boolean {
  const [a, b] = [one.account, other.account];
  if (!a.ledgerBalance || !b.ledgerBalance) return false;
  const areOpened = a.openingBalance !== null && b.openingBalance !== null;
  if (!areOpened && (one.sheet === other.sheet || !overlap(a, b))) return false;
  return openingMinor(a) !== closingMinor(b) && openingMinor(b) !== closingMinor(a);
}

function closingMinor({ ledgerBalance }: StatementAccount): number {
  return ledgerBalance?.amountMinor ?? 0;
}

/** The opening balance that the file states, otherwise the closing one before the booked transactions. */
function openingMinor(account: StatementAccount): number {
  const booked = account.transactions.filter(({ pending }) => !pending);
  const moved = booked.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return account.openingBalance?.amountMinor ?? closingMinor(account) - moved;
}

/** True if each table starts before the other ends; a single transaction tells nothing. */
function overlap(a: StatementAccount, b: StatementAccount): boolean {
  if (Math.min(a.transactions.length, b.transactions.length) < 2) return false;
  return firstDay(a) <= lastDay(b) && firstDay(b) <= lastDay(a);
}

function firstDay({ transactions }: StatementAccount): string {
  return transactions.reduce((first, { postedOn }) => (postedOn < first ? postedOn : first), '9999');
}

function lastDay({ transactions }: StatementAccount): string {
  return transactions.reduce((last, { postedOn }) => (postedOn > last ? postedOn : last), '');
}

import { joinAccounts } from '../account-warnings.ts';
import type { StatementAccount, StatementContent } from '../statement-file.ts';

/** A table of a file, and the sheet of the workbook that contains it. */
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
      const at = merged.findIndex((other) => isSame(account, other.account));
      const earlier = merged[at];
      if (earlier) merged[at] = { ...earlier, account: joinAccounts(earlier.account, account) };
      else merged.push({ account, sheet });
    }
  const errors = tables.flatMap(({ content }) => content.errors);
  const warnings = tables.flatMap(({ content }) => content.warnings);
  return { accounts: nameBySheet(merged), errors: errors.sort((a, b) => a.line - b.line), warnings };
}

function nameBySheet(accounts: readonly TableAccount[]): StatementAccount[] {
  const unnamed = accounts.filter(({ account }) => account.accountId === null);
  const areSeveral = new Set(unnamed.map(({ sheet }) => sheet)).size > 1;
  return accounts.map(({ account, sheet }) =>
    areSeveral ? { ...account, accountId: account.accountId ?? sheet } : account,
  );
}

/** True for the same account and currency, as far as the tables state them. */
function isSame(a: StatementAccount, b: StatementAccount): boolean {
  const isNamedAlike = a.accountId === b.accountId && !(a.accountId === null && isApart(a, b));
  return isNamedAlike && (a.currency === b.currency || a.currency === null || b.currency === null);
}

/**
 * True for two tables of which neither continues the other's balance, if both state their opening balance or cover the
 * same days: between the tables of two months, transactions may be missing.
 */
function isApart(a: StatementAccount, b: StatementAccount): boolean {
  if (!a.ledgerBalance || !b.ledgerBalance) return false;
  if (!(a.openingBalance && b.openingBalance) && !overlap(a, b)) return false;
  return openingMinor(a) !== closingMinor(b) && openingMinor(b) !== closingMinor(a);
}

function closingMinor({ ledgerBalance }: StatementAccount): number {
  return ledgerBalance?.amountMinor ?? 0;
}

function openingMinor(account: StatementAccount): number {
  const moved = account.transactions.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return account.openingBalance?.amountMinor ?? closingMinor(account) - moved;
}

function overlap(a: StatementAccount, b: StatementAccount): boolean {
  const [first, second] = [days(a), days(b)];
  return first.length > 1 && second.length > 1 && isWithin(first, second) && isWithin(second, first);
}

function days({ transactions }: StatementAccount): string[] {
  return transactions.map(({ postedOn }) => postedOn).sort();
}

function isWithin(inner: readonly string[], outer: readonly string[]): boolean {
  const [first = ''] = inner;
  return first <= (outer.at(-1) ?? '');
}

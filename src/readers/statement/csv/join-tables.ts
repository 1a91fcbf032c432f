import { joinAccounts } from '../account-warnings.ts';
import type { StatementAccount, StatementContent } from '../statement-file.ts';

/** Merges the tables of one file. Tables that name no account belong to the same one. */
export function joinTables(tables: readonly StatementContent[]): StatementContent {
  const [only] = tables;
  if (only && tables.length === 1) return only;
  const accounts: StatementAccount[] = [];
  for (const account of tables.flatMap((table) => table.accounts)) {
    const at = accounts.findIndex((other) => isSame(account, other));
    const earlier = accounts[at];
    if (earlier) accounts[at] = joinAccounts(earlier, account);
    else accounts.push(account);
  }
  const errors = tables.flatMap((table) => table.errors);
  const warnings = tables.flatMap((table) => table.warnings);
  return { accounts, errors: errors.sort((a, b) => a.line - b.line), warnings };
}

/** True for the same account and currency, as far as the tables state them. */
function isSame(a: StatementAccount, b: StatementAccount): boolean {
  const isNamedAlike = a.accountId === b.accountId && !(a.accountId === null && isApart(a, b));
  return isNamedAlike && (a.currency === b.currency || a.currency === null || b.currency === null);
}

/** True for two tables that each state an opening and a closing balance, of which neither continues the other. */
function isApart(a: StatementAccount, b: StatementAccount): boolean {
  if (!a.openingBalance || !a.ledgerBalance || !b.openingBalance || !b.ledgerBalance) return false;
  const closings = [a.ledgerBalance.amountMinor, b.ledgerBalance.amountMinor];
  return b.openingBalance.amountMinor !== closings[0] && a.openingBalance.amountMinor !== closings[1];
}

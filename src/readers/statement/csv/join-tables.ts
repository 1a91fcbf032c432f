import { joinAccounts } from '../account-warnings.ts';
import type { StatementAccount, StatementContent } from '../statement-file.ts';

/** What the tables of one file say together; those that name no account speak of one. */
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

/** The same account, so far as the tables name one, in one currency, so far as they state one. */
function isSame(a: StatementAccount, b: StatementAccount): boolean {
  const isNamedAlike = a.accountId === b.accountId;
  return isNamedAlike && (a.currency === b.currency || a.currency === null || b.currency === null);
}

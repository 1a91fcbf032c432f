import type { StatementWarning } from '#domain/ledger/statement-warning.ts';
import { minorToDecimal } from '#domain/money/money.ts';
import { accountMask } from './account-mask.ts';
import type { StatementAccount, StatementBalance, StatementTransaction } from './statement-file.ts';
import { UNKNOWN_CURRENCY } from './values/amount-text.ts';

/** Merges statements of one account (same number, bank, type and currency) in file order. */
export function mergeAccounts(accounts: readonly StatementAccount[]): StatementAccount[] {
  const merged = new Map<string, StatementAccount>();
  accounts.forEach((account, index) => {
    const key = account.accountId === null ? `#${index}` : keyOf(account);
    const earlier = merged.get(key);
    merged.set(key, earlier ? joinAccounts(earlier, account) : account);
  });
  return [...merged.values()];
}

function keyOf(account: StatementAccount): string {
  return [account.accountId, account.bankId, account.accountType, account.currency].join('\u0000');
}

/** Merges two statements of one account in order. */
export function joinAccounts(first: StatementAccount, second: StatementAccount): StatementAccount {
  return {
    ...first,
    currency: first.currency ?? second.currency,
    ledgerBalance: later(first.ledgerBalance, second.ledgerBalance),
    openingBalance: earlier(first.openingBalance, second.openingBalance),
    transactions: [...first.transactions, ...second.transactions],
    corrections: [...first.corrections, ...second.corrections],
  };
}

function later(a: StatementBalance | null, b: StatementBalance | null): StatementBalance | null {
  if (a === null || b === null) return a ?? b;
  return (a.asOf ?? '') > (b.asOf ?? '') ? a : b;
}

function earlier(a: StatementBalance | null, b: StatementBalance | null): StatementBalance | null {
  if (a === null || b === null) return a ?? b;
  return a.asOf !== null && b.asOf !== null && b.asOf < a.asOf ? b : a;
}

/** Says that an account has a balance that the ledger cannot hold, which is left out. */
export function balanceTooLarge(accountId: string | null): StatementWarning {
  return { code: 'balanceTooLarge', values: { accountEnding: accountMask(accountId) } };
}

/** Finds problems in an account's figures: sums that differ from the closing balance, repeated identifiers. */
export function findAccountWarnings(accounts: readonly StatementAccount[]): StatementWarning[] {
  return accounts.flatMap((account) => [...balanceWarning(account), ...identifierWarning(account)]);
}

/** The opening balance plus posted transactions must equal the closing balance. */
function balanceWarning(account: StatementAccount): StatementWarning[] {
  const { openingBalance: opening, ledgerBalance: closing, currency } = account;
  if (!opening || !closing) return [];
  const posted = account.transactions.filter((row) => !row.pending && row.currency === currency);
  const sum = posted.reduce((total, row) => total + row.amountMinor, opening.amountMinor);
  const difference = closing.amountMinor - sum;
  if (difference === 0 || !(Number.isSafeInteger(sum) && Number.isSafeInteger(difference))) return [];
  const money = (minor: number): string => minorToDecimal(minor, currency ?? UNKNOWN_CURRENCY);
  const values = {
    accountEnding: accountMask(account.accountId),
    computed: money(sum),
    stated: money(closing.amountMinor),
    difference: money(difference),
  };
  return [{ code: 'balanceMismatch', values }];
}

const REPEATED_SHARE = 0.2;

function identifierWarning(account: StatementAccount): StatementWarning[] {
  const seen = new Map<string, StatementTransaction>();
  let repeated = 0;
  let total = 0;
  for (const row of account.transactions) {
    if (row.externalId === null) continue;
    total += 1;
    if (seen.has(row.externalId)) repeated += 1;
    else seen.set(row.externalId, row);
  }
  if (repeated === 0) return [];
  const isUnreliable = repeated >= total * REPEATED_SHARE;
  return [
    {
      code: 'identifiersRepeated',
      values: { accountEnding: accountMask(account.accountId), repeated, total, isUnreliable },
    },
  ];
}

import type { HealthAccountKind } from '#domain/ledger/accounts/health-account.ts';
import { currencyExponent, isAmountMinor } from '#domain/money/money.ts';
import type { BankAccount, BankAccountType, BankTransaction } from '#ports/bank-data-provider.ts';
import type { PlaidAccount, PlaidTransaction } from './wire.ts';

/**
 * Converts a decimal number to minor units. Uses the shortest text of the number, so that the multiplication has no
 * binary rounding error (1.005 stays 1.005).
 */
export function toMinor(value: number, currency: string): number {
  const exponent = currencyExponent(currency);
  const [mantissa = '0', power = '0'] = String(value).split('e');
  const shifted = Number(`${mantissa}e${Number(power) + exponent}`);
  const rounded = Math.round(Math.abs(shifted));
  return rounded === 0 ? 0 : Math.sign(shifted) * rounded;
}

/** The only place where Plaid's sign (positive = outflow) is converted to Fettle's (negative = outflow). */
export function toTransaction(transaction: PlaidTransaction): BankTransaction | null {
  const currency = transaction.iso_currency_code;
  if (!currency) return null;
  const category = transaction.personal_finance_category;
  return {
    externalId: transaction.transaction_id,
    accountExternalId: transaction.account_id,
    postedOn: transaction.date,
    authorizedOn: transaction.authorized_date ?? null,
    amountMinor: 0 - toMinor(transaction.amount, currency),
    currency,
    originalDescription: transaction.original_description ?? transaction.name ?? '',
    merchant: transaction.merchant_name ?? null,
    isPending: transaction.pending,
    pendingExternalId: transaction.pending_transaction_id ?? null,
    category: category
      ? {
          primary: category.primary,
          detailed: category.detailed,
          confidenceLevel: category.confidence_level ?? null,
        }
      : null,
  };
}

/** Balances from the holder's view: amounts owed on cards and loans are negative. */
export function toAccount(account: PlaidAccount): BankAccount {
  const currency = account.balances.iso_currency_code ?? 'USD';
  const owed = account.type === 'credit' || account.type === 'loan';
  const balance = (value: number | null | undefined) => {
    const minor = value === null || value === undefined ? null : toMinor(owed ? -value : value, currency);
    return minor !== null && isAmountMinor(minor) ? minor : null;
  };
  return {
    externalId: account.account_id,
    persistentId: account.persistent_account_id ?? null,
    institutionName: null,
    name: account.name,
    mask: account.mask ?? null,
    accountType: accountTypeOf(account.type, account.subtype ?? ''),
    healthKind: HEALTH_SUBTYPES[account.subtype ?? ''] ?? null,
    currency,
    currentBalanceMinor: balance(account.balances.current),
    availableBalanceMinor: owed ? null : balance(account.balances.available),
    balanceAt: toInstant(account.balances.last_updated_datetime),
  };
}

/** An instant; null if it is missing or malformed. */
export function toInstant(text: string | null | undefined): Date | null {
  const instant = new Date(text ?? Number.NaN);
  return Number.isNaN(instant.getTime()) ? null : instant;
}

/** Account subtypes for health costs only. Source: Plaid's account types. */
const HEALTH_SUBTYPES: Readonly<Record<string, HealthAccountKind>> = {
  hsa: 'hsa',
  'health reimbursement arrangement': 'hra',
};

function accountTypeOf(type: string, subtype: string): BankAccountType {
  if (type === 'depository') return subtype === 'checking' ? 'checking' : 'savings';
  if (type === 'credit' || type === 'loan' || type === 'investment') return type;
  return type === 'brokerage' ? 'investment' : 'other';
}

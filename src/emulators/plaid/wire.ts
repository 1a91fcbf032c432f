import type { HouseholdAccount, HouseholdTransaction } from '../household/types.ts';
import { stableId } from './ids.ts';

// Return types are inferred on purpose: a test compares them with the vendor's own types.

/** Positive: money out. The only place where the sign flips. */
export function wireAmount(amountMinor: number): number {
  return amountMinor === 0 ? 0 : -amountMinor / 100;
}

export interface TransactionIds {
  readonly transactionId: string;
  readonly accountId: string;
  readonly pendingTransactionId: string | null;
}

export function wireTransaction(transaction: HouseholdTransaction, ids: TransactionIds) {
  return {
    account_id: ids.accountId,
    account_owner: null,
    amount: wireAmount(transaction.amountMinor),
    authorized_date: transaction.authorizedAt === null ? null : transaction.authorizedOn,
    authorized_datetime: null,
    category: null,
    category_id: null,
    check_number: transaction.checkNumber,
    counterparties: counterparties(transaction),
    date: transaction.date,
    datetime: null,
    iso_currency_code: transaction.currency,
    location: location(transaction),
    logo_url: null,
    merchant_entity_id:
      transaction.merchantName === null ? null : stableId('merchant', transaction.merchantName),
    merchant_name: transaction.merchantName,
    name: transaction.name,
    original_description: transaction.description,
    payment_channel: transaction.channel,
    payment_meta: paymentMeta(transaction),
    pending: transaction.pending,
    pending_transaction_id: ids.pendingTransactionId,
    personal_finance_category: {
      confidence_level: transaction.merchantName === null ? 'LOW' : 'VERY_HIGH',
      detailed: transaction.categoryDetailed,
      primary: transaction.categoryPrimary,
      version: 'v2',
    },
    personal_finance_category_icon_url: `https://plaid-category-icons.plaid.com/PFC_${transaction.categoryPrimary}.png`,
    transaction_code: null,
    transaction_id: ids.transactionId,
    transaction_type:
      transaction.channel === 'online' ? 'digital' : transaction.channel === 'in store' ? 'place' : 'special',
    unofficial_currency_code: null,
    website: transaction.website,
  };
}

const V1_NAMES: Readonly<Record<string, string>> = {
  INCOME_SALARY: 'INCOME_WAGES',
  INCOME_OTHER: 'INCOME_OTHER_INCOME',
  TRANSFER_IN_TRANSFER_IN_FROM_APPS: 'TRANSFER_IN_ACCOUNT_TRANSFER',
  TRANSFER_OUT_TRANSFER_OUT_FROM_APPS: 'TRANSFER_OUT_ACCOUNT_TRANSFER',
};

/** Selects the requested fields: raw description and legacy categories only on request. */
export function selectFields(
  transaction: Record<string, unknown>,
  options: { readonly withOriginalDescription: boolean; readonly categoryVersion: 'v1' | 'v2' },
): Record<string, unknown> {
  const shown = { ...transaction };
  if (!options.withOriginalDescription) shown.original_description = null;
  if (options.categoryVersion === 'v1')
    shown.personal_finance_category = olderCategory(shown.personal_finance_category);
  return shown;
}

function olderCategory(category: unknown): unknown {
  if (typeof category !== 'object' || category === null || !('detailed' in category)) return category;
  const { detailed } = category;
  return { ...category, detailed: V1_NAMES[String(detailed)] ?? detailed, version: 'v1' };
}

function counterparties(transaction: HouseholdTransaction) {
  const confidence_level = 'VERY_HIGH';
  const named =
    transaction.merchantName ?? (transaction.counterparty === 'income_source' ? transaction.name : null);
  const list =
    named === null ? [] : [{ name: named, type: transaction.counterparty, website: transaction.website }];
  if (transaction.via !== null)
    list.push({ name: transaction.via, type: viaKind(transaction.via), website: null });
  return list.map((party) => ({
    account_numbers: null,
    confidence_level,
    entity_id: stableId('merchant', party.name),
    logo_url: null,
    ...party,
  }));
}

function viaKind(via: string): HouseholdTransaction['counterparty'] {
  if (via === 'Square' || via === 'Toast') return 'payment_terminal';
  return via === 'PayPal' ? 'payment_app' : 'marketplace';
}

function location(transaction: HouseholdTransaction) {
  const storeNumber = /#\s?(\d{2,6})/.exec(transaction.description)?.[1] ?? null;
  const isPlace = transaction.channel === 'in store';
  return {
    address: null,
    city: isPlace ? transaction.city : null,
    country: null,
    lat: null,
    lon: null,
    postal_code: null,
    region: isPlace ? transaction.region : null,
    store_number: isPlace ? storeNumber : null,
  };
}

function paymentMeta(transaction: HouseholdTransaction) {
  return {
    by_order_of: null,
    payee: null,
    payer: null,
    payment_method: transaction.channel === 'other' ? 'ACH' : null,
    payment_processor: transaction.via,
    ppd_id: /PPD ID: (\d+)/.exec(transaction.description)?.[1] ?? null,
    reason: null,
    reference_number: null,
  };
}

export interface AccountFigures {
  readonly accountId: string;
  /** Posted, holder's view. */
  readonly balanceMinor: number;
  /** Sum of pending transactions, holder's view. */
  readonly pendingMinor: number;
}

/** Cards and loans report the owed amount as positive. */
export function wireAccount(account: HouseholdAccount, figures: AccountFigures) {
  const isOwed = account.type !== 'depository';
  const current = (isOwed ? -figures.balanceMinor : figures.balanceMinor) / 100;
  return {
    account_id: figures.accountId,
    balances: {
      available: available(account, figures),
      current,
      iso_currency_code: account.currency,
      limit: account.limitMinor === null ? null : account.limitMinor / 100,
      unofficial_currency_code: null,
    },
    holder_category: 'personal',
    mask: account.mask,
    name: account.name,
    official_name: account.officialName,
    subtype: account.subtype,
    type: account.type,
  };
}

function available(account: HouseholdAccount, { balanceMinor, pendingMinor }: AccountFigures): number | null {
  if (account.type === 'loan') return null;
  if (account.type === 'credit') {
    return account.limitMinor === null ? null : (account.limitMinor + balanceMinor + pendingMinor) / 100;
  }
  return (balanceMinor + pendingMinor) / 100;
}

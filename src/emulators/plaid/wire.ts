import type { HouseholdAccount, HouseholdRow } from '../world/types.ts';
import { stableId } from './ids.ts';

// The return types here are left to inference on purpose: a test holds them against the vendor's own types.

/** Positive = out of the account: the sign turns here and nowhere else. */
export function wireAmount(amountMinor: number): number {
  return amountMinor === 0 ? 0 : -amountMinor / 100;
}

export interface RowIds {
  readonly transactionId: string;
  readonly accountId: string;
  readonly pendingTransactionId: string | null;
}

export function wireTransaction(row: HouseholdRow, ids: RowIds) {
  return {
    account_id: ids.accountId,
    account_owner: null,
    amount: wireAmount(row.amountMinor),
    authorized_date: row.authorizedAt === null ? null : row.authorizedOn,
    authorized_datetime: null,
    category: null,
    category_id: null,
    check_number: row.checkNumber,
    counterparties: counterparties(row),
    date: row.date,
    datetime: null,
    iso_currency_code: row.currency,
    location: location(row),
    logo_url: null,
    merchant_entity_id: row.merchantName === null ? null : stableId('merchant', row.merchantName),
    merchant_name: row.merchantName,
    name: row.name,
    original_description: row.description,
    payment_channel: row.channel,
    payment_meta: paymentMeta(row),
    pending: row.pending,
    pending_transaction_id: ids.pendingTransactionId,
    personal_finance_category: {
      confidence_level: row.merchantName === null ? 'LOW' : 'VERY_HIGH',
      detailed: row.categoryDetailed,
      primary: row.categoryPrimary,
      version: 'v2',
    },
    personal_finance_category_icon_url: `https://plaid-category-icons.plaid.com/PFC_${row.categoryPrimary}.png`,
    transaction_code: null,
    transaction_id: ids.transactionId,
    transaction_type: row.channel === 'online' ? 'digital' : row.channel === 'in store' ? 'place' : 'special',
    unofficial_currency_code: null,
    website: row.website,
  };
}

const V1_NAMES: Readonly<Record<string, string>> = {
  INCOME_SALARY: 'INCOME_WAGES',
  INCOME_OTHER: 'INCOME_OTHER_INCOME',
  TRANSFER_IN_TRANSFER_IN_FROM_APPS: 'TRANSFER_IN_ACCOUNT_TRANSFER',
  TRANSFER_OUT_TRANSFER_OUT_FROM_APPS: 'TRANSFER_OUT_ACCOUNT_TRANSFER',
};

/** What the caller asked to see: the raw text only on request, older category names on request. */
export function presentTransaction(
  transaction: Record<string, unknown>,
  wishes: { readonly withOriginalDescription: boolean; readonly categoryVersion: 'v1' | 'v2' },
): Record<string, unknown> {
  const shown = { ...transaction };
  if (!wishes.withOriginalDescription) shown.original_description = null;
  if (wishes.categoryVersion === 'v1')
    shown.personal_finance_category = olderCategory(shown.personal_finance_category);
  return shown;
}

function olderCategory(category: unknown): unknown {
  if (typeof category !== 'object' || category === null || !('detailed' in category)) return category;
  const { detailed } = category;
  return { ...category, detailed: V1_NAMES[String(detailed)] ?? detailed, version: 'v1' };
}

function counterparties(row: HouseholdRow) {
  const confidence_level = 'VERY_HIGH';
  const named = row.merchantName ?? (row.counterparty === 'income_source' ? row.name : null);
  const list = named === null ? [] : [{ name: named, type: row.counterparty, website: row.website }];
  if (row.via !== null) list.push({ name: row.via, type: viaKind(row.via), website: null });
  return list.map((party) => ({
    account_numbers: null,
    confidence_level,
    entity_id: stableId('merchant', party.name),
    logo_url: null,
    ...party,
  }));
}

function viaKind(via: string): HouseholdRow['counterparty'] {
  if (via === 'Square' || via === 'Toast') return 'payment_terminal';
  return via === 'PayPal' ? 'payment_app' : 'marketplace';
}

function location(row: HouseholdRow) {
  const storeNumber = /#\s?(\d{2,6})/.exec(row.description)?.[1] ?? null;
  const isPlace = row.channel === 'in store';
  return {
    address: null,
    city: isPlace ? row.city : null,
    country: null,
    lat: null,
    lon: null,
    postal_code: null,
    region: isPlace ? row.region : null,
    store_number: isPlace ? storeNumber : null,
  };
}

function paymentMeta(row: HouseholdRow) {
  return {
    by_order_of: null,
    payee: null,
    payer: null,
    payment_method: row.channel === 'other' ? 'ACH' : null,
    payment_processor: row.via,
    ppd_id: /PPD ID: (\d+)/.exec(row.description)?.[1] ?? null,
    reason: null,
    reference_number: null,
  };
}

export interface AccountFigures {
  readonly accountId: string;
  /** Posted, holder's view. */
  readonly balanceMinor: number;
  /** Sum of pending rows, holder's view. */
  readonly pendingMinor: number;
}

/** Cards and loans show what is owed as a positive figure. */
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

import { categoryOf } from '#domain/categorization/categories.ts';
import { toWire } from '../../lib/wire-id.ts';
import type { ListedRow } from './list-query.ts';

const TYPES = { spend: 'expense', refund: 'expense', income: 'income', transfer: 'transfer' } as const;

/** A row that counts for nothing; its sign says what it would be. */
function typeOf({ flow, amountMinor }: ListedRow) {
  if (flow === 'held' || flow === 'excluded')
    return amountMinor > 0 ? ('income' as const) : ('expense' as const);
  return TYPES[flow];
}

/** A row as lists and panels show it. */
export function presentRow(row: ListedRow) {
  return {
    id: toWire('transaction', row.id),
    postedOn: row.postedOn,
    authorizedOn: row.authorizedOn,
    description: row.description,
    merchant: row.merchant,
    itemsSummary: row.itemsText === '' ? null : row.itemsText,
    amountMinor: row.amountMinor,
    currency: row.currency,
    type: typeOf(row),
    isRefund: row.flow === 'refund',
    isHeld: row.flow === 'held',
    isExcluded: row.flow === 'excluded',
    status: row.status,
    category: row.category,
    categoryName: categoryOf(row.category).name,
    accountId: toWire('account', row.accountId),
    accountName: row.accountName,
    hasReceipt: row.hasReceipt,
    hasSuggestion: row.hasSuggestion,
    isSandbox: row.isSandbox,
  };
}

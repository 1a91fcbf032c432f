import { categoryOf } from '#domain/categorization/categories.ts';
import { toWire } from '../../lib/wire-id.ts';
import type { ListedRow } from './list-query.ts';

const TYPES = { spend: 'expense', refund: 'expense', income: 'income', transfer: 'transfer' } as const;

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
    type: TYPES[row.flow],
    isRefund: row.flow === 'refund',
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

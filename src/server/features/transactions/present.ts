import { categoryOf } from '#domain/categorization/categories.ts';
import type { LineItem } from '#domain/receipts/receipt.ts';
import { isUnderCategory, partsOf, type SplitLine } from '#domain/splits/split.ts';
import { toWire } from '../../lib/wire-id.ts';
import type { ListedRow } from './list-query.ts';

const TYPES = { spend: 'expense', refund: 'expense', income: 'income', transfer: 'transfer' } as const;

/** A row that counts for nothing; its sign says what it would be. */
function typeOf({ flow, amountMinor }: ListedRow) {
  if (flow === 'held' || flow === 'excluded')
    return amountMinor > 0 ? ('income' as const) : ('expense' as const);
  return TYPES[flow];
}

/** A row as lists and panels show it; `category` is the one a list is filtered by. */
export function presentRow(row: ListedRow, category: string | null = null) {
  const parts = partsOf(row.split ?? []);
  const inside = parts.filter((part) => category === null || isUnderCategory(part.category, category));
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
    splitNames: [...new Set(parts.map((part) => categoryOf(part.category).name))],
    shareMinor:
      inside.length === parts.length ? null : inside.reduce((sum, part) => sum + part.amountMinor, 0),
    accountId: toWire('account', row.accountId),
    accountName: row.accountName,
    hasReceipt: row.hasReceipt,
    hasSuggestion: row.hasSuggestion,
    isSandbox: row.isSandbox,
  };
}

/** A split by its parts, with the names of the lines in each. */
export function presentSplit(split: readonly SplitLine[], items: ReadonlyMap<string, readonly LineItem[]>) {
  return partsOf(split).map(({ category, isHealth, amountMinor, name, lines }) => ({
    category,
    isHealth,
    amountMinor,
    name,
    categoryName: categoryOf(category).name,
    lines: lines.flatMap(({ receiptId, item }) =>
      receiptId === null || item === null ? [] : [{ receiptId: toWire('receipt', receiptId), item }],
    ),
    items: lines.flatMap(({ receiptId, item }) => {
      const name = receiptId === null || item === null ? undefined : items.get(receiptId)?.[item]?.name;
      return name === undefined ? [] : [name];
    }),
  }));
}

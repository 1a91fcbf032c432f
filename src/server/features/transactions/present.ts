import { type CategoryFilter, matchesCategoryFilter } from '#domain/categorization/category-filter.ts';
import { categoryNames } from '#domain/categorization/category-names.ts';
import { shownType } from '#domain/ledger/flow.ts';
import type { Language } from '#domain/people/language.ts';
import type { LineItem } from '#domain/receipts/receipt.ts';
import { groupIntoParts, partsByCategory, type SplitLine } from '#domain/splits/split.ts';
import { resolveCountedCategory } from '#domain/splits/split-by-items.ts';
import { toWire } from '../../lib/wire-id.ts';
import type { ListedTransaction } from './list-query.ts';

/** The filters that may match only some parts of a split transaction. */
interface PartFilter {
  readonly categories: CategoryFilter;
  readonly isByItem: boolean;
}

/** A transaction as lists and the detail panel show it. */
export function presentTransaction(
  transaction: ListedTransaction,
  language: Language,
  filter: PartFilter | null = null,
) {
  const split = transaction.split ?? [];
  const parts = partsByCategory(split);
  const counted = resolveCountedCategory(transaction.category, split);
  const inside = split.filter(
    (line) =>
      filter === null ||
      (matchesCategoryFilter(line.category, filter.categories) &&
        (!filter.isByItem || line.receiptId !== null)),
  );
  return {
    id: toWire('transaction', transaction.id),
    occurredOn: transaction.occurredOn,
    postedOn: transaction.postedOn,
    authorizedOn: transaction.authorizedOn,
    description: transaction.description,
    merchant: transaction.merchant,
    itemsSummary: transaction.itemsText === '' ? null : transaction.itemsText,
    amountMinor: transaction.amountMinor,
    currency: transaction.currency,
    originalAmountMinor: transaction.originalAmountMinor,
    originalCurrency: transaction.originalCurrency,
    type: shownType(transaction),
    isRefund: transaction.flow === 'refund',
    isHeld: transaction.flow === 'held',
    isExcluded: transaction.flow === 'excluded',
    status: transaction.status,
    category: counted,
    categoryName: categoryNames(counted, language).name,
    parts: transaction.isDivided
      ? parts.map((part) => ({ ...part, categoryName: categoryNames(part.category, language).name }))
      : [],
    shareMinor:
      inside.length === split.length ? null : inside.reduce((sum, line) => sum + line.amountMinor, 0),
    accountId: toWire('account', transaction.accountId),
    accountName: transaction.accountName,
    hasReceipt: transaction.hasReceipt,
    hasSuggestion: transaction.hasSuggestion,
    isSandbox: transaction.isSandbox,
  };
}

/** A split by its parts, with the names of the lines in each part. */
export function presentSplit(
  split: readonly SplitLine[],
  items: ReadonlyMap<string, readonly LineItem[]>,
  language: Language,
) {
  return groupIntoParts(split).map(({ category, isHealth, amountMinor, name, lines }) => ({
    category,
    isHealth,
    amountMinor,
    name,
    categoryName: categoryNames(category, language).name,
    lines: lines.flatMap(({ receiptId, item }) =>
      receiptId === null || item === null ? [] : [{ receiptId: toWire('receipt', receiptId), item }],
    ),
    items: lines.flatMap(({ receiptId, item }) => {
      const name = receiptId === null || item === null ? undefined : items.get(receiptId)?.[item]?.name;
      return name === undefined ? [] : [name];
    }),
  }));
}

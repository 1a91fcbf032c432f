import type { QueryOf } from '#contract/endpoints/table.ts';
import { matchesCategoryFilter, parseCategoryCodes } from '#domain/categorization/category-filter.ts';
import { csvCell } from '#domain/ledger/csv-cell.ts';
import { minorToDecimal } from '#domain/money/money.ts';
import { texts } from '../../texts/en/transaction-table.ts';
import type { Transaction } from './transaction-types.ts';

const HEAD = [
  texts.date,
  texts.posted,
  texts.authorized,
  texts.description,
  texts.merchant,
  texts.items,
  texts.category,
  texts.account,
  texts.type,
  texts.status,
  texts.amount,
  texts.currency,
  texts.originalAmount,
  texts.originalCurrency,
  texts.receipt,
];

type CategoryFilter = Pick<QueryOf<'listTransactions'>, 'category' | 'exceptCategory'>;

/** The transaction's type in totals, as on screen, so that spreadsheet totals match. */
function typeOf({ isHeld, isExcluded, isRefund, type }: Transaction): string {
  if (isHeld || isExcluded) return texts.notCounted;
  return isRefund ? 'refund' : type;
}

/**
 * Builds a CSV: amounts are numbers, and text never runs as a formula. A split transaction has one line per part; an
 * export of selected categories contains only their parts.
 */
export function buildCsv(transactions: readonly Transaction[], filter: CategoryFilter = {}): string {
  const lines = transactions
    .flatMap(partsIn(filter))
    .map(({ transaction, part }) =>
      [
        transaction.occurredOn,
        transaction.postedOn,
        transaction.authorizedOn ?? '',
        csvCell(transaction.description),
        csvCell(transaction.merchant),
        csvCell(transaction.itemsSummary ?? ''),
        csvCell(part.categoryName),
        csvCell(transaction.accountName),
        typeOf(transaction),
        transaction.status,
        minorToDecimal(part.amountMinor, transaction.currency),
        transaction.currency,
        ...originalCells(transaction, part.amountMinor),
        transaction.hasReceipt ? 'yes' : 'no',
      ].join(','),
    );
  return `${[HEAD.join(','), ...lines].join('\r\n')}\r\n`;
}

/** The amount before currency conversion; empty for parts of a split. */
function originalCells(transaction: Transaction, partMinor: number): readonly [string, string] {
  const { originalAmountMinor: minor, originalCurrency: currency, amountMinor } = transaction;
  if (minor === null || currency === null || partMinor !== amountMinor) return ['', ''];
  return [minorToDecimal(minor, currency), currency];
}

function partsIn({ category, exceptCategory }: CategoryFilter) {
  const chosen = { among: parseCategoryCodes(category), except: parseCategoryCodes(exceptCategory) ?? [] };
  return (transaction: Transaction) => {
    const parts = transaction.parts.filter((part) => matchesCategoryFilter(part.category, chosen));
    return (transaction.parts.length === 0 ? [transaction] : parts).map((part) => ({ transaction, part }));
  };
}

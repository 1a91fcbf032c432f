import { isChosenCategory, readCategoryCodes } from '#domain/categorization/category-choice.ts';
import { csvCell } from '#domain/ledger/csv-cell.ts';
import { minorToDecimal } from '#domain/money/money.ts';
import { texts } from '../../texts/en/transactions.ts';
import type { Filter } from './transaction-filter.ts';
import type { Transaction } from './transaction-types.ts';

const HEAD = [
  texts.csv.date,
  texts.csv.posted,
  texts.csv.authorized,
  texts.csv.description,
  texts.csv.merchant,
  texts.csv.items,
  texts.csv.category,
  texts.csv.account,
  texts.csv.type,
  texts.csv.status,
  texts.csv.amount,
  texts.csv.currency,
  texts.csv.originalAmount,
  texts.csv.originalCurrency,
  texts.csv.receipt,
];

type CategoryFilter = Pick<Filter, 'category' | 'exceptCategory'>;

/** What a transaction is in the sums: as on screen, so that a spreadsheet comes to the same. */
function typeOf({ isHeld, isExcluded, isRefund, type }: Transaction): string {
  if (isHeld || isExcluded) return texts.csv.notCounted;
  return isRefund ? 'refund' : type;
}

/**
 * Transactions as a table for spreadsheets: amounts are numbers, texts can never run as formulas. A split transaction
 * has a line for each part; of an export of some categories, for the parts in it alone.
 */
export function csvOf(transactions: readonly Transaction[], filter: CategoryFilter = {}): string {
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

/** The amount before it was exchanged; of a part of a split none is known. */
function originalCells(transaction: Transaction, partMinor: number): readonly [string, string] {
  const { originalAmountMinor: minor, originalCurrency: currency, amountMinor } = transaction;
  if (minor === null || currency === null || partMinor !== amountMinor) return ['', ''];
  return [minorToDecimal(minor, currency), currency];
}

function partsIn({ category, exceptCategory }: CategoryFilter) {
  const chosen = { among: readCategoryCodes(category), except: readCategoryCodes(exceptCategory) ?? [] };
  return (transaction: Transaction) => {
    const parts = transaction.parts.filter((part) => isChosenCategory(part.category, chosen));
    return (transaction.parts.length === 0 ? [transaction] : parts).map((part) => ({ transaction, part }));
  };
}

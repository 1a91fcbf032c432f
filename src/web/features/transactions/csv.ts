import type { QueryOf } from '#contract/endpoints/table.ts';
import { isChosenCategory, readCategoryCodes } from '#domain/categorization/category-choice.ts';
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

/** What a transaction is in the sums: as on screen, so that a spreadsheet comes to the same. */
function typeOf({ isHeld, isExcluded, isRefund, type }: Transaction): string {
  if (isHeld || isExcluded) return texts.notCounted;
  return isRefund ? 'refund' : type;
}

/**
 * Transactions as a table for spreadsheets: amounts are numbers, texts can never run as formulas. A split transaction
 * has a line for each part; of an export of some categories, for the parts in it alone.
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

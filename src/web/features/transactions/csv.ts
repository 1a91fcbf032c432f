import { csvCell } from '#domain/ledger/csv-cell.ts';
import { minorToDecimal } from '#domain/money/money.ts';
import { isUnderCategory } from '#domain/splits/split.ts';
import { texts } from '../../texts/en/transactions.ts';
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
  texts.csv.receipt,
];

/**
 * Transactions as a table for spreadsheets: amounts are numbers, texts can never run as formulas. A split transaction
 * has a line for each part; of an export of one category, for the parts in it alone.
 */
export function csvOf(transactions: readonly Transaction[], category?: string): string {
  const lines = transactions
    .flatMap(partsIn(category))
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
        transaction.isRefund ? 'refund' : transaction.type,
        transaction.status,
        minorToDecimal(part.amountMinor, transaction.currency),
        transaction.currency,
        transaction.hasReceipt ? 'yes' : 'no',
      ].join(','),
    );
  return `${[HEAD.join(','), ...lines].join('\r\n')}\r\n`;
}

function partsIn(category: string | undefined) {
  return (transaction: Transaction) => {
    const parts = transaction.parts.filter(
      (part) => category === undefined || isUnderCategory(part.category, category),
    );
    return (transaction.parts.length === 0 ? [transaction] : parts).map((part) => ({ transaction, part }));
  };
}

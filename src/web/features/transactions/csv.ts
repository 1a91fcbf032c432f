import { csvCell } from '#domain/ledger/csv-cell.ts';
import { minorToDecimal } from '#domain/money/money.ts';
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

/** Transactions as a table for spreadsheets: amounts are numbers, texts can never run as formulas. */
export function csvOf(transactions: readonly Transaction[]): string {
  const lines = transactions.map((transaction) =>
    [
      transaction.occurredOn,
      transaction.postedOn,
      transaction.authorizedOn ?? '',
      csvCell(transaction.description),
      csvCell(transaction.merchant),
      csvCell(transaction.itemsSummary ?? ''),
      csvCell(
        transaction.splitNames.length > 0 ? transaction.splitNames.join('; ') : transaction.categoryName,
      ),
      csvCell(transaction.accountName),
      transaction.isRefund ? 'refund' : transaction.type,
      transaction.status,
      minorToDecimal(transaction.amountMinor, transaction.currency),
      transaction.currency,
      transaction.hasReceipt ? 'yes' : 'no',
    ].join(','),
  );
  return `${[HEAD.join(','), ...lines].join('\r\n')}\r\n`;
}

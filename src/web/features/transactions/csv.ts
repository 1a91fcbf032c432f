import { csvCell } from '#domain/ledger/csv-cell.ts';
import { minorToDecimal } from '#domain/money/money.ts';
import { texts } from '../../texts/en/transactions.ts';
import type { Row } from './row-types.ts';

const HEAD = [
  texts.csv.date,
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

/** Rows as a table for spreadsheets: amounts are numbers, texts can never run as formulas. */
export function csvOf(rows: readonly Row[]): string {
  const lines = rows.map((row) =>
    [
      row.postedOn,
      row.authorizedOn ?? '',
      csvCell(row.description),
      csvCell(row.merchant),
      csvCell(row.itemsSummary ?? ''),
      csvCell(row.splitNames.length > 0 ? row.splitNames.join('; ') : row.categoryName),
      csvCell(row.accountName),
      row.isRefund ? 'refund' : row.type,
      row.status,
      minorToDecimal(row.amountMinor, row.currency),
      row.currency,
      row.hasReceipt ? 'yes' : 'no',
    ].join(','),
  );
  return `${[HEAD.join(','), ...lines].join('\r\n')}\r\n`;
}

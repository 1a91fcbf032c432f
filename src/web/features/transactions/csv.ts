import { minorToDecimal } from '#domain/money/money.ts';
import type { Row } from './row-types.ts';

const HEAD = [
  'Date',
  'Authorised',
  'Description',
  'Merchant',
  'Items',
  'Category',
  'Account',
  'Type',
  'Status',
  'Amount',
  'Currency',
  'Receipt',
];

/** Rows as a table for spreadsheets: amounts are numbers, texts can never run as formulas. */
export function csvOf(rows: readonly Row[]): string {
  const lines = rows.map((row) =>
    [
      row.postedOn,
      row.authorizedOn ?? '',
      textCell(row.description),
      textCell(row.merchant),
      textCell(row.itemsSummary ?? ''),
      textCell(row.categoryName),
      textCell(row.accountName),
      row.isRefund ? 'refund' : row.type,
      row.status,
      minorToDecimal(row.amountMinor, row.currency),
      row.currency,
      row.hasReceipt ? 'yes' : 'no',
    ].join(','),
  );
  return `${[HEAD.join(','), ...lines].join('\r\n')}\r\n`;
}

/** A text cell: quoted where needed, and with an apostrophe before what a spreadsheet would calculate. */
export function textCell(text: string): string {
  const guarded = /^[\s]*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

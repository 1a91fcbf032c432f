import { csvCell } from '#domain/ledger/csv-cell.ts';
import { minorToDecimal } from '#domain/money/money.ts';
import { partsByCategory } from '#domain/splits/split.ts';
import { EXPORT_KINDS } from './export-kinds-query.ts';
import type { TableRow } from './export-query.ts';

const HEAD = [
  ...[
    'id',
    'date',
    'posted',
    'authorized',
    'description',
    'merchant',
    'bank text',
    'items',
    'category',
    'account',
  ],
  ...['type', 'status', 'amount', 'currency', 'receipt', 'note'],
];

/** The mark that tells spreadsheets of UTF-8, and the names of the columns. */
export const TABLE_HEAD = `\uFEFF${HEAD.join(',')}\r\n`;

/**
 * A transaction for spreadsheets, a split one with a line for each category: amounts are numbers, texts can never run
 * as formulas.
 */
export function tableLines(transaction: TableRow): string {
  const parts = partsByCategory(transaction.split ?? []);
  return (parts.length === 0 ? [transaction] : parts).map((part) => lineOf(transaction, part)).join('');
}

function lineOf(transaction: TableRow, part: Pick<TableRow, 'category' | 'amountMinor'>): string {
  const cells = [
    ...[transaction.id, transaction.occurredOn, transaction.postedOn, transaction.authorizedOn ?? ''],
    ...[
      transaction.description,
      transaction.merchant,
      transaction.bankText,
      transaction.items,
      part.category,
      transaction.accountName,
    ].map(csvCell),
    ...[
      transaction.flow,
      transaction.status,
      minorToDecimal(part.amountMinor, transaction.currency),
      transaction.currency,
    ],
    ...[transaction.hasReceipt ? 'yes' : 'no', csvCell(transaction.note)],
  ];
  return `${cells.join(',')}\r\n`;
}

/** What a person reads first. */
export function readme(appName: string, madeOn: string): string {
  const files = EXPORT_KINDS.map(({ file, about }) => `${`${file}.jsonl`.padEnd(27)}${about}`);
  return [
    `Everything that ${appName} keeps about you, as of ${madeOn}.`,
    '',
    'transactions.csv           Your rows as a table for spreadsheets.',
    'account.json               Your name and your address.',
    ...files,
    'kept-mail.mbox             Emails that are kept whole, as mail programs read them.',
    '',
    'In files that end in .jsonl each line is one JSON object.',
    'Amounts whose names end in "Minor" are whole cents (or whatever the smallest part of the currency is);',
    'negative amounts left you. Days read YYYY-MM-DD, moments are in UTC.',
    'Ids are the same in all files: "accountId" of a transaction is the "id" of an account.',
    '"isSandbox" marks what came from the practice bank and mailbox.',
    '',
    'Not in here: passwords and sessions, access to banks and mailboxes, and sums that follow from the rows.',
    '',
  ].join('\r\n');
}

/** One email as an email folder holds it (mboxrd): a line about it, its lines, an empty one. */
export function mboxEntry(raw: Uint8Array, receivedAt: Date): Uint8Array {
  const [day, date, month, year, time] = receivedAt.toUTCString().replace(',', '').split(' ');
  const text = Buffer.from(raw)
    .toString('latin1')
    .replace(/^(>*From )/gm, '>$1');
  const head = `From MAILER-DAEMON ${day} ${month} ${date} ${time} ${year}\n`;
  return Buffer.from(`${head}${text}${text.endsWith('\n') ? '' : '\n'}\n`, 'latin1');
}

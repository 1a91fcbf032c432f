import { csvCell } from '#domain/ledger/csv-cell.ts';
import { minorToDecimal } from '#domain/money/money.ts';
import { partsByCategory } from '#domain/splits/split.ts';
import type { Texts } from '../../texts/texts.ts';
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

/** A byte order mark, which tells spreadsheets that the text is UTF-8, and the column names. */
export const TABLE_HEAD = `\uFEFF${HEAD.join(',')}\r\n`;

/**
 * The CSV lines of a transaction; a split one has a line per category. Amounts are numbers, and texts can never run as
 * formulas.
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

/** The README file of the export. */
export function renderReadme(texts: Texts['dataExport'], appName: string, madeOn: string): string {
  const lineOfFile = (name: string, about: string): string => `${name.padEnd(NAME_WIDTH)}${about}`;
  return [
    texts.title(appName, madeOn),
    '',
    lineOfFile('transactions.csv', texts.table),
    lineOfFile('account.json', texts.account),
    ...EXPORT_KINDS.map(({ file }) => lineOfFile(`${file}.jsonl`, texts.files[file])),
    lineOfFile('kept-mail.mbox', texts.originals),
    '',
    ...texts.notes,
    '',
  ].join('\r\n');
}

/** Column in which the descriptions of the files start. */
const NAME_WIDTH = 33;

/** One email in mbox format (mboxrd): a separator line, the email, and an empty line. */
export function mboxEntry(raw: Uint8Array, receivedAt: Date): Uint8Array {
  const [day, date, month, year, time] = receivedAt.toUTCString().replace(',', '').split(' ');
  const text = Buffer.from(raw)
    .toString('latin1')
    .replace(/^(>*From )/gm, '>$1');
  const head = `From MAILER-DAEMON ${day} ${month} ${date} ${time} ${year}\n`;
  return Buffer.from(`${head}${text}${text.endsWith('\n') ? '' : '\n'}\n`, 'latin1');
}

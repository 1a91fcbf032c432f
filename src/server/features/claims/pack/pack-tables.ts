import { classNameOf } from '#domain/insights/health-class-names.ts';
import { csvCell } from '#domain/ledger/csv-cell.ts';
import { minorToDecimal } from '#domain/money/money.ts';
import { missingOf } from '../present.ts';
import type { FiledReceipt, PackContent } from './pack-content.ts';
import { ELIGIBILITY_WORDS, MISSING_WORDS, ORIGINAL_WORDS } from './pack-texts.ts';

/** The mark at the beginning tells spreadsheets that the text is UTF-8. */
const MARK = '\uFEFF';

const CLAIM_HEAD = [
  ...['Line', 'Date of service', 'Date paid', 'Patient', 'Provider', 'Description', 'Kind', 'Eligibility'],
  ...['Price on receipt', 'Refunded', 'Amount', 'Currency', 'Receipts', 'Account', 'Bank record', 'Missing'],
];

/** The lines of a claim as a table. */
export function claimTable({ claim, lines }: PackContent): string {
  const { currency } = claim;
  const decimal = (minor: number) => minorToDecimal(minor, currency);
  return table(
    CLAIM_HEAD,
    lines.map((line) => [
      ...[
        String(line.place),
        line.serviceOn,
        line.paidOn,
        line.patient ?? claim.patient,
        line.provider ?? '',
      ],
      ...[line.description, classNameOf(line.class), ELIGIBILITY_WORDS[line.hsaEligibility]],
      line.priceMinor === null ? '' : decimal(line.priceMinor),
      ...[decimal(line.refundedMinor), decimal(line.amountMinor), currency],
      line.receipts.map((receipt) => receipt.folder).join('; '),
      accountOf(line),
      line.bankText ?? '',
      missingOf(line, claim)
        .map((what) => MISSING_WORDS[what])
        .join('; '),
    ]),
  );
}

const BANK_HEAD = ['Posted', 'Bank', 'Account', 'Bank record', 'Amount', 'Currency', 'Lines of the claim'];

/** The transactions that paid, as their banks told them. */
export function bankTable({ transactions, lines }: PackContent): string {
  return table(
    BANK_HEAD,
    transactions
      .filter((transaction) => !transaction.isFromReceipt)
      .map((transaction) => [
        ...[
          transaction.postedOn,
          transaction.institutionName ?? '',
          accountOf(transaction),
          transaction.bankText,
        ],
        ...[minorToDecimal(transaction.amountMinor, transaction.currency), transaction.currency],
        lines
          .filter((line) => line.transactionId === transaction.id)
          .map((line) => line.place)
          .join('; '),
      ]),
  );
}

/** What is known of a receipt, in plain words. */
export function receiptFacts(receipt: FiledReceipt, lines: PackContent['lines']): string {
  const { currency } = receipt;
  const money = (minor: number | null) =>
    minor === null || currency === null ? null : `${minorToDecimal(minor, currency)} ${currency}`;
  const claimed = lines.filter((line) => line.receiptId === receipt.id);
  const facts: readonly (readonly [string, string | null])[] = [
    ['Provider', receipt.merchant],
    ['Date of purchase', receipt.purchasedOn],
    ['Order', receipt.orderId],
    ['Tax', money(receipt.taxMinor)],
    ['Shipping', money(receipt.shippingMinor)],
    ['Discount', money(receipt.discountMinor)],
    ['Tip', money(receipt.tipMinor)],
    ['Total', money(receipt.totalMinor)],
    ['Card', receipt.cardLast4 && `ending in ${receipt.cardLast4}`],
    ['Email from', receipt.fromAddress],
    ['Email subject', receipt.subject],
    ['Email received', receipt.receivedAt?.toISOString() ?? null],
    ['Original email', ORIGINAL_WORDS[receipt.original]],
  ];
  return [
    ...facts.flatMap(([name, value]) => (value ? [`${name}: ${value}`] : [])),
    '',
    'Lines of the receipt:',
    ...receipt.items.map((item, at) => {
      const own = claimed.find((line) => line.item === at);
      const count = item.quantity === 1 ? '' : `${item.quantity} x `;
      const price = money(item.amountMinor);
      return `- ${count}${item.name}${price ? `: ${price}` : ''}${own ? ` (line ${own.place} of the claim)` : ''}`;
    }),
    ...(receipt.items.length === 0 ? ['- none: the receipt names no things'] : []),
    '',
  ].join('\r\n');
}

/** An account by its name and last digits. */
export function accountOf(line: {
  readonly accountName: string;
  readonly accountMask: string | null;
}): string {
  return line.accountMask ? `${line.accountName} ..${line.accountMask}` : line.accountName;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return `${MARK}${[head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** Plain numbers and days stay what they are; every text is guarded. */
function cell(text: string): string {
  return /^-?\d+(?:\.\d+)?$/.test(text) ? text : csvCell(text);
}

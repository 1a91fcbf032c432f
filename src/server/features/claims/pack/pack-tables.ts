import { csvCell } from '#domain/ledger/csv-cell.ts';
import { minorToDecimal } from '#domain/money/money.ts';
import { healthClassName } from '../../../texts/health-class-name.ts';
import { textsOf } from '../../../texts/texts.ts';
import { missingProofOf } from '../present.ts';
import type { FiledReceipt, PackContent } from './pack-content.ts';

/** The byte order mark tells spreadsheets that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

const CLAIM_HEAD = [
  ...['Line', 'Date of service', 'Date paid', 'Patient', 'Provider', 'Description', 'Kind', 'Eligibility'],
  ...['Price on receipt', 'Refunded', 'Amount', 'Currency', 'Receipts', 'Account', 'Bank record', 'Missing'],
];

/** The lines of a claim as CSV. */
export function buildClaimTable({ claim, lines, language }: PackContent): string {
  const texts = textsOf(language);
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
      ...[line.description, healthClassName(line.class, texts), texts.pack.eligibility[line.hsaEligibility]],
      line.priceMinor === null ? '' : decimal(line.priceMinor),
      ...[decimal(line.refundedMinor), decimal(line.amountMinor), currency],
      line.receipts.map((receipt) => receipt.folder).join('; '),
      formatAccount(line),
      line.bankText ?? '',
      missingProofOf(line, claim)
        .map((what) => texts.pack.missing[what])
        .join('; '),
    ]),
  );
}

const BANK_HEAD = ['Posted', 'Bank', 'Account', 'Bank record', 'Amount', 'Currency', 'Lines of the claim'];

/** The bank transactions that paid for a claim, as CSV. */
export function buildBankTable({ transactions, lines }: PackContent): string {
  return table(
    BANK_HEAD,
    transactions
      .filter((transaction) => !transaction.isFromReceipt)
      .map((transaction) => [
        ...[
          transaction.postedOn,
          transaction.institutionName ?? '',
          formatAccount(transaction),
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

/** The facts of a receipt as plain text. */
export function buildReceiptFacts(
  receipt: FiledReceipt,
  { lines, language }: Pick<PackContent, 'lines' | 'language'>,
): string {
  const { facts: words, originals } = textsOf(language).pack;
  const { currency } = receipt;
  const money = (minor: number | null) =>
    minor === null || currency === null ? null : `${minorToDecimal(minor, currency)} ${currency}`;
  const claimed = lines.filter((line) => line.receiptId === receipt.id);
  const facts: readonly (readonly [string, string | null])[] = [
    [words.provider, receipt.merchant],
    [words.purchasedOn, receipt.purchasedOn],
    [words.order, receipt.orderId],
    [words.tax, money(receipt.taxMinor)],
    [words.shipping, money(receipt.shippingMinor)],
    [words.discount, money(receipt.discountMinor)],
    [words.tip, money(receipt.tipMinor)],
    [words.total, money(receipt.totalMinor)],
    [words.card, receipt.cardLast4 && words.endingIn(receipt.cardLast4)],
    [words.from, receipt.fromAddress],
    [words.subject, receipt.subject],
    [words.received, receipt.receivedAt?.toISOString() ?? null],
    [words.original, originals[receipt.original]],
  ];
  return [
    ...facts.flatMap(([name, value]) => (value ? [`${name}: ${value}`] : [])),
    '',
    words.lines,
    ...receipt.items.map((item, index) => {
      const claim = claimed.find((line) => line.item === index);
      const count = item.quantity === 1 ? '' : `${item.quantity} x `;
      const price = money(item.amountMinor);
      return `- ${count}${item.name}${price ? `: ${price}` : ''}${claim ? ` (${words.ofClaim(claim.place)})` : ''}`;
    }),
    ...(receipt.items.length === 0 ? [`- ${words.none}`] : []),
    '',
  ].join('\r\n');
}

/** An account's name and last digits. */
export function formatAccount(line: {
  readonly accountName: string;
  readonly accountMask: string | null;
}): string {
  return line.accountMask ? `${line.accountName} ..${line.accountMask}` : line.accountName;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return `${BYTE_ORDER_MARK}${[head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** Numbers are written as they are; any other text is protected against formula injection. */
function cell(text: string): string {
  return /^-?\d+(?:\.\d+)?$/.test(text) ? text : csvCell(text);
}

import type { CivilDate } from '../calendar/civil-date.ts';
import { isHealthCategory } from '../categorization/categories.ts';
import type { HealthAccountKind } from '../ledger/accounts/health-account.ts';
import { assertMinor, proportionOf } from '../money/money.ts';
import { eligibilityOf } from '../receipts/health/eligibility.ts';
import type { HsaEligibility, ItemClass } from '../receipts/health/item-class.ts';
import { healthLines, type PaidHealthLine } from '../splits/health-lines.ts';
import { itemizeTransaction, type MatchedReceipt, pricedLines } from '../splits/itemize-transaction.ts';
import type { SplitLine } from '../splits/split.ts';
import { type HeldLine, holderOf } from './held-lines.ts';
import { type Missing, missingProof } from './missing-proof.ts';
import { refundedByLine, type ShopRefund } from './refunds.ts';

/**
 * What a line of a claim is: a line item of a receipt on a transaction, or (without an item) what of a transaction no
 * receipt explains.
 */
export interface LineKey {
  readonly transactionId: string;
  readonly receiptId: string | null;
  readonly item: number | null;
}

/** A receipt on a transaction, with what a claim wants of it. */
export interface ClaimReceipt extends MatchedReceipt {
  readonly kind: string;
  readonly merchant: string | null;
  readonly purchasedOn: CivilDate;
  readonly currency: string | null;
  /** What its shop has given back. */
  readonly refunds: readonly ShopRefund[];
}

/** A transaction of money out with everything a claim wants. Amounts are minor units of the transaction's currency. */
export interface ClaimTransaction {
  readonly id: string;
  readonly postedOn: CivilDate;
  /** Date of the purchase as the bank states it; null where it states none. */
  readonly purchasedOn: CivilDate | null;
  readonly description: string;
  readonly bankText: string;
  readonly merchant: string;
  readonly category: string;
  /** Negative = money out. */
  readonly amountMinor: number;
  readonly currency: string;
  readonly isSpend: boolean;
  readonly isPending: boolean;
  /** No bank shows it: it represents its receipt. */
  readonly isFromReceipt: boolean;
  readonly split: readonly SplitLine[] | null;
  readonly receipts: readonly ClaimReceipt[];
  readonly accountName: string;
  readonly accountMask: string | null;
  readonly healthAccount: HealthAccountKind | null;
  /** What transactions of the same merchant gave back for just this transaction: positive. */
  readonly refundedMinor: number;
}

/**
 * What can be done with a line: claimed now (`ready`), claimed where the plan takes it (`unclear`), claimed with a
 * letter, claimed once its receipt is there; or not, and why.
 */
export type Standing =
  | 'ready'
  | 'unclear'
  | 'needs_letter'
  | 'needs_receipt'
  | 'claimed'
  | 'paid_from_account'
  | 'refunded'
  | 'pending'
  | 'not_eligible';

/** A health line with the facts a claim wants. Amounts are positive minor units. */
export interface ClaimableLine {
  readonly key: LineKey;
  /** Date of service or purchase. */
  readonly serviceOn: CivilDate;
  readonly paidOn: CivilDate;
  readonly provider: string | null;
  readonly description: string;
  readonly class: string;
  readonly hsaEligibility: HsaEligibility;
  readonly isItemised: boolean;
  /** What the receipt states for it; null where it states none, or another currency. */
  readonly priceMinor: number | null;
  readonly refundedMinor: number;
  /** What can be claimed: its share of tax, shipping and discount included, less what was refunded. */
  readonly amountMinor: number;
  readonly standing: Standing;
  readonly missing: readonly Missing[];
  /** The claim that has it; null unless `claimed`. */
  readonly claimId: string | null;
  readonly accountName: string;
  readonly accountMask: string | null;
  readonly healthAccount: HealthAccountKind | null;
  /** The bank's words; null where no bank shows the payment. */
  readonly bankText: string | null;
}

/**
 * Every health line of transactions, and what can be done with each. The same input gives the same lines in the same
 * order.
 */
export function claimableLines(
  transactions: readonly ClaimTransaction[],
  held: readonly HeldLine[],
): ClaimableLine[] {
  return transactions.flatMap((transaction) =>
    linesOfTransaction(transaction).flatMap((line) => settle(transaction, line, held)),
  );
}

/** The key as text: the same for the same line. */
export function lineKeyText({ transactionId, receiptId, item }: LineKey): string {
  return [transactionId, receiptId ?? '', item ?? ''].join('|');
}

/** Whether the user may put it into a claim. */
export function isChoosable(line: Pick<ClaimableLine, 'standing'>): boolean {
  return ['ready', 'unclear', 'needs_letter', 'needs_receipt'].includes(line.standing);
}

type PlainLine = PaidHealthLine & { readonly refundedMinor: number };

/**
 * The health lines of a transaction; a transaction of a health merchant that no line explains is one line as a whole.
 */
function linesOfTransaction(transaction: ClaimTransaction): PlainLine[] {
  const lines = merged(healthLines(transaction));
  if (lines.length > 0) {
    const given = refundsOf(transaction);
    return lines.map((line) => ({
      ...line,
      refundedMinor: Math.min(Math.max(0, line.amountMinor), given(line)),
    }));
  }
  const isExplained =
    transaction.split !== null ||
    itemizeTransaction(transaction.amountMinor, transaction.receipts).lines.length > 0;
  if (
    isExplained ||
    !transaction.isSpend ||
    transaction.amountMinor >= 0 ||
    !isHealthCategory(transaction.category)
  )
    return [];
  const itemClass = CLASS_OF_CATEGORY[transaction.category] ?? 'none';
  return [
    {
      receiptId: null,
      item: null,
      name: '',
      class: itemClass,
      hsaEligibility: itemClass === 'none' ? 'unknown' : eligibilityOf(itemClass, []),
      amountMinor: -transaction.amountMinor,
      refundedMinor: Math.min(-transaction.amountMinor, transaction.refundedMinor + shopRefunds(transaction)),
    },
  ];
}

/** What a merchant of a kind sells, where the bank's category tells; a pharmacy sells everything. */
const CLASS_OF_CATEGORY: Readonly<Record<string, ItemClass>> = {
  MEDICAL_DENTAL_CARE: 'dental_care',
  MEDICAL_EYE_CARE: 'vision',
  MEDICAL_PRIMARY_CARE: 'provider_primary',
  MEDICAL_NURSING_CARE: 'provider_specialist',
  PERSONAL_CARE_GYMS_AND_FITNESS_CENTERS: 'fitness',
};

/** Lines of one key make one: a person may divide a transaction into several health parts without a receipt. */
function merged(lines: readonly PaidHealthLine[]): PaidHealthLine[] {
  return [...Map.groupBy(lines, (line) => `${line.receiptId}|${line.item}`).values()].flatMap((own) => {
    const [first] = own;
    return first ? [{ ...first, amountMinor: own.reduce((sum, line) => sum + line.amountMinor, 0) }] : [];
  });
}

/** What was given back for each line of a transaction: its share of what its receipt's shop gave back. */
function refundsOf(transaction: ClaimTransaction): (line: PaidHealthLine) => number {
  const parts = new Map(
    transaction.receipts.map((receipt) => {
      const totals = pricedLines(receipt).map((part) => Math.max(0, part.totalMinor));
      return [receipt.id, { totals, given: refundedByLine(receipt.items, totals, receipt.refunds) }];
    }),
  );
  const whole = Math.abs(transaction.amountMinor);
  return ({ receiptId, item, amountMinor }) => {
    // Given back by the bank's own transaction alone: every line of it gives its share.
    const byTransaction = whole === 0 ? 0 : proportionOf(amountMinor, transaction.refundedMinor, whole);
    const part = receiptId === null ? undefined : parts.get(receiptId);
    const total = part?.totals[item ?? -1] ?? 0;
    if (!part || total === 0) return byTransaction;
    return byTransaction + proportionOf(amountMinor, part.given[item ?? -1] ?? 0, total);
  };
}

function shopRefunds(transaction: ClaimTransaction): number {
  return transaction.receipts
    .flatMap((receipt) => receipt.refunds)
    .reduce((sum, own) => sum + own.totalMinor, 0);
}

function settle(transaction: ClaimTransaction, line: PlainLine, held: readonly HeldLine[]): ClaimableLine[] {
  if (line.amountMinor <= 0) return [];
  const receipt = transaction.receipts.find((own) => own.id === line.receiptId) ?? transaction.receipts[0];
  const item = receipt?.items[line.item ?? -1];
  const key = { transactionId: transaction.id, receiptId: line.receiptId, item: line.item };
  const description = line.name || transaction.description;
  const provider = receipt?.merchant ?? (transaction.merchant || null);
  const isItemised = line.item !== null && line.name !== '';
  const isWhole = line.amountMinor >= Math.abs(transaction.amountMinor);
  const holder = holderOf(held, { ...key, isWhole, description });
  return [
    {
      key,
      provider,
      description,
      isItemised,
      class: line.class,
      hsaEligibility: line.hsaEligibility,
      serviceOn: receipt?.purchasedOn ?? transaction.purchasedOn ?? transaction.postedOn,
      paidOn: transaction.postedOn,
      priceMinor: receipt?.currency === transaction.currency ? (item?.amountMinor ?? null) : null,
      refundedMinor: line.refundedMinor,
      amountMinor: assertMinor(line.amountMinor - line.refundedMinor),
      standing: standingOf(transaction, line, isItemised, holder !== null),
      missing: missingProof({
        patient: null,
        provider,
        isItemised,
        isBankProven: !transaction.isFromReceipt,
        needsLetter: line.hsaEligibility === 'needs_letter',
        hasLetter: false,
      }),
      claimId: holder,
      accountName: transaction.accountName,
      accountMask: transaction.accountMask,
      healthAccount: transaction.healthAccount,
      bankText: transaction.isFromReceipt ? null : transaction.bankText,
    },
  ];
}

function standingOf(
  transaction: ClaimTransaction,
  line: PlainLine,
  isItemised: boolean,
  isHeld: boolean,
): Standing {
  if (isHeld) return 'claimed';
  if (line.hsaEligibility === 'not_eligible') return 'not_eligible';
  if (transaction.healthAccount) return 'paid_from_account';
  if (line.refundedMinor >= line.amountMinor) return 'refunded';
  if (transaction.isPending) return 'pending';
  if (!isItemised) return 'needs_receipt';
  if (line.hsaEligibility === 'needs_letter') return 'needs_letter';
  return line.hsaEligibility === 'eligible' ? 'ready' : 'unclear';
}

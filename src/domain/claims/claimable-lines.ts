import type { CivilDate } from '../calendar/civil-date.ts';
import { isHealthCategory } from '../categorization/categories.ts';
import type { HealthAccountKind } from '../ledger/accounts/health-account.ts';
import { assertMinor } from '../money/money.ts';
import { resolveEligibility } from '../receipts/health/eligibility.ts';
import type { HsaEligibility, ItemClass } from '../receipts/health/item-class.ts';
import { listHealthLines, type PaidHealthLine } from '../splits/health-lines.ts';
import { itemizeTransaction, type MatchedReceipt } from '../splits/itemize-transaction.ts';
import type { SplitLine } from '../splits/split.ts';
import { type ClaimedLine, type ComparedLine, findClaimsOfLines } from './claimed-lines.ts';
import { listMissingProof, type Missing } from './missing-proof.ts';
import { type MerchantRefund, refundOfTransaction, refundsOfLines } from './refunds.ts';

/** Identifies a claim line: a receipt line on a transaction, or (without an item) the part no receipt explains. */
export interface LineKey {
  readonly transactionId: string;
  readonly receiptId: string | null;
  readonly item: number | null;
}

/** A receipt on a transaction, as needed for claims. */
export interface ClaimReceipt extends MatchedReceipt {
  readonly kind: string;
  readonly merchant: string | null;
  readonly purchasedOn: CivilDate;
  readonly currency: string | null;
  /** Refunds by its merchant. */
  readonly refunds: readonly MerchantRefund[];
}

/** An outflow with all data needed for claims. Amounts are minor units of the transaction's currency. */
export interface ClaimTransaction {
  readonly id: string;
  readonly postedOn: CivilDate;
  /** Purchase date stated by the bank; null if none. */
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
  /** True if no bank shows it: it was created from its receipt. */
  readonly isFromReceipt: boolean;
  readonly split: readonly SplitLine[] | null;
  readonly receipts: readonly ClaimReceipt[];
  readonly accountName: string;
  readonly accountMask: string | null;
  readonly healthAccount: HealthAccountKind | null;
  /** The merchant's transaction that refunded it, if no receipt states a refund; null if there is none. */
  readonly bankRefund: BankRefund | null;
}

/** A bank transaction that refunds another one; `amountMinor` is positive. */
export interface BankRefund {
  readonly id: string;
  readonly postedOn: CivilDate;
  readonly amountMinor: number;
}

/** The evidence of a refund: the merchant's email or the bank's transaction. */
export interface RefundProof {
  readonly refundedOn: CivilDate;
  readonly receiptId: string | null;
  readonly transactionId: string | null;
}

/**
 * Claim status of a line: can be claimed now (`ready`), if the plan accepts it (`unclear`), with a letter, or once its
 * receipt is available; or the reason it cannot.
 */
export type ClaimStatus =
  | 'ready'
  | 'unclear'
  | 'needs_letter'
  | 'needs_receipt'
  | 'claimed'
  | 'paid_from_account'
  | 'refunded'
  | 'pending'
  | 'not_eligible';

/** A health line with the data a claim needs. Amounts are positive minor units. */
export interface ClaimableLine {
  readonly key: LineKey;
  /** Date of service or purchase. */
  readonly serviceOn: CivilDate;
  readonly paidOn: CivilDate;
  readonly provider: string | null;
  readonly description: string;
  readonly class: string;
  readonly hsaEligibility: HsaEligibility;
  readonly isItemized: boolean;
  /** Price stated on the receipt; null if not stated or in another currency. */
  readonly priceMinor: number | null;
  readonly refundedMinor: number;
  /** What proves `refundedMinor`. */
  readonly refunds: readonly RefundProof[];
  /** The claimable amount, including its shares of tax, shipping and discount, minus refunds. */
  readonly amountMinor: number;
  readonly status: ClaimStatus;
  readonly missing: readonly Missing[];
  /** Id of the claim that includes it; null unless `claimed`. */
  readonly claimId: string | null;
  readonly accountName: string;
  readonly accountMask: string | null;
  readonly healthAccount: HealthAccountKind | null;
  /** The bank's description; null if no bank shows the payment. */
  readonly bankText: string | null;
}

/** Lists every health line of the transactions with its claim status. Deterministic, in stable order. */
export function listClaimableLines(
  transactions: readonly ClaimTransaction[],
  held: readonly ClaimedLine[],
): ClaimableLine[] {
  return transactions.flatMap((transaction) => {
    const lines = linesOfTransaction(transaction).filter((line) => line.amountMinor > 0);
    const claimIds = findClaimsOfLines(
      held,
      lines.map((line) => toComparedLine(transaction, line)),
    );
    return lines.map((line, index) => toClaimableLine(transaction, line, claimIds[index] ?? null));
  });
}

/** Line key as text: equal for the same line. */
export function lineKeyText({ transactionId, receiptId, item }: LineKey): string {
  return [transactionId, receiptId ?? '', item ?? ''].join('|');
}

/** True if the user may add the line to a claim. */
export function canBeClaimed(line: Pick<ClaimableLine, 'status'>): boolean {
  return ['ready', 'unclear', 'needs_letter', 'needs_receipt'].includes(line.status);
}

type PlainLine = PaidHealthLine & { readonly refundedMinor: number };

/** The health lines of a transaction. An unitemized transaction of a health merchant is one line. */
function linesOfTransaction(transaction: ClaimTransaction): PlainLine[] {
  const lines = mergeLines(listHealthLines(transaction));
  if (lines.length > 0) {
    const refundedOf = refundsOfLines(transaction);
    return lines.map((line) => ({
      ...line,
      refundedMinor: Math.min(Math.max(0, line.amountMinor), refundedOf(line)),
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
      hsaEligibility: itemClass === 'none' ? 'unknown' : resolveEligibility(itemClass, []),
      amountMinor: -transaction.amountMinor,
      refundedMinor: refundOfTransaction(transaction),
    },
  ];
}

/** Item class by the bank's category; a pharmacy sells everything. */
const CLASS_OF_CATEGORY: Readonly<Record<string, ItemClass>> = {
  MEDICAL_DENTAL_CARE: 'dental_care',
  MEDICAL_EYE_CARE: 'vision',
  MEDICAL_PRIMARY_CARE: 'provider_primary',
  MEDICAL_NURSING_CARE: 'provider_specialist',
  PERSONAL_CARE_GYMS_AND_FITNESS_CENTERS: 'fitness',
};

/** Merges lines with equal keys: a user may split a transaction into several health parts without a receipt. */
function mergeLines(lines: readonly PaidHealthLine[]): PaidHealthLine[] {
  return [...Map.groupBy(lines, (line) => `${line.receiptId}|${line.item}`).values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ ...first, amountMinor: group.reduce((sum, line) => sum + line.amountMinor, 0) }] : [];
  });
}

function describeLine(transaction: ClaimTransaction, line: PlainLine): string {
  return line.name || transaction.description;
}

function toComparedLine(transaction: ClaimTransaction, line: PlainLine): ComparedLine {
  return {
    transactionId: transaction.id,
    receiptId: line.receiptId,
    item: line.item,
    isWhole: line.amountMinor >= Math.abs(transaction.amountMinor),
    description: describeLine(transaction, line),
  };
}

function toClaimableLine(
  transaction: ClaimTransaction,
  line: PlainLine,
  claimId: string | null,
): ClaimableLine {
  const receipt = transaction.receipts.find(({ id }) => id === line.receiptId) ?? transaction.receipts[0];
  const item = receipt?.items[line.item ?? -1];
  const provider = receipt?.merchant ?? (transaction.merchant || null);
  const isItemized = line.item !== null && line.name !== '';
  return {
    key: { transactionId: transaction.id, receiptId: line.receiptId, item: line.item },
    provider,
    description: describeLine(transaction, line),
    isItemized,
    class: line.class,
    hsaEligibility: line.hsaEligibility,
    serviceOn: receipt?.purchasedOn ?? transaction.purchasedOn ?? transaction.postedOn,
    paidOn: transaction.postedOn,
    priceMinor: receipt?.currency === transaction.currency ? (item?.amountMinor ?? null) : null,
    refundedMinor: line.refundedMinor,
    refunds: line.refundedMinor > 0 ? listRefundProof(transaction, line.receiptId) : [],
    amountMinor: assertMinor(line.amountMinor - line.refundedMinor),
    status: resolveClaimStatus(transaction, line, isItemized, claimId !== null),
    missing: listMissingProof({
      patient: null,
      provider,
      isItemized,
      isBankProven: !transaction.isFromReceipt,
      needsLetter: line.hsaEligibility === 'needs_letter',
      hasLetter: false,
    }),
    claimId,
    accountName: transaction.accountName,
    accountMask: transaction.accountMask,
    healthAccount: transaction.healthAccount,
    bankText: transaction.isFromReceipt ? null : transaction.bankText,
  };
}

/** The refunds of a receipt, or of all receipts if the line has none, and the bank's. */
function listRefundProof(
  { receipts, bankRefund }: ClaimTransaction,
  ofReceiptId: string | null,
): RefundProof[] {
  const ofReceipts = receipts
    .filter(({ id }) => ofReceiptId === null || id === ofReceiptId)
    .flatMap(({ refunds }) => refunds)
    .map(({ refundedOn, receiptId }) => ({ refundedOn, receiptId, transactionId: null }));
  if (bankRefund === null) return ofReceipts;
  const { id, postedOn } = bankRefund;
  return [...ofReceipts, { refundedOn: postedOn, receiptId: null, transactionId: id }];
}

function resolveClaimStatus(
  transaction: ClaimTransaction,
  line: PlainLine,
  isItemized: boolean,
  isHeld: boolean,
): ClaimStatus {
  if (isHeld) return 'claimed';
  if (line.hsaEligibility === 'not_eligible') return 'not_eligible';
  if (transaction.healthAccount) return 'paid_from_account';
  if (line.refundedMinor >= line.amountMinor) return 'refunded';
  if (transaction.isPending) return 'pending';
  if (!isItemized) return 'needs_receipt';
  if (line.hsaEligibility === 'needs_letter') return 'needs_letter';
  return line.hsaEligibility === 'eligible' ? 'ready' : 'unclear';
}

import type { CivilDate } from '../calendar/civil-date.ts';
import type { ClaimState } from './claim-state.ts';
import type { ClaimableLine } from './claimable-lines.ts';

/** A line of a claim that the plan knows, as it was added. Amounts are positive minor units. */
export interface SubmittedLine {
  readonly id: string;
  readonly claimId: string;
  readonly claimNumber: number;
  readonly claimState: ClaimState;
  readonly transactionId: string;
  readonly receiptId: string | null;
  readonly item: number | null;
  readonly description: string;
  readonly provider: string | null;
  /** Refunded before it was added, and deducted from `amountMinor`. */
  readonly refundedMinor: number;
  readonly amountMinor: number;
}

/** A submitted line and what was refunded since. */
export interface RefundedLine {
  readonly line: SubmittedLine;
  readonly amountMinor: number;
  /** The day of the newest refund. */
  readonly refundedOn: CivilDate;
  /** The emails and transactions of the refunds. */
  readonly receiptIds: readonly string[];
  readonly transactionIds: readonly string[];
}

/** Finds the submitted lines that were refunded after they had been added. `current`: the lines as they are now. */
export function findRefundedLines(
  submitted: readonly SubmittedLine[],
  current: readonly ClaimableLine[],
): RefundedLine[] {
  return submitted.flatMap((line) => {
    const now = listCurrentLines(line, current);
    const refundedMinor = now.reduce((sum, each) => sum + each.refundedMinor, 0) - line.refundedMinor;
    const refunds = now.flatMap((each) => each.refunds);
    const refundedOn = refunds
      .map((refund) => refund.refundedOn)
      .sort()
      .at(-1);
    if (refundedMinor <= 0 || refundedOn === undefined) return [];
    return [
      {
        line,
        amountMinor: Math.min(line.amountMinor, refundedMinor),
        refundedOn,
        receiptIds: distinct(refunds.map((refund) => refund.receiptId)),
        transactionIds: distinct(refunds.map((refund) => refund.transactionId)),
      },
    ];
  });
}

/**
 * The current lines that a submitted line became: the same one, also on another transaction; after another extraction,
 * the one with its name; all of its transaction, if a receipt has itemized that since.
 */
function listCurrentLines(line: SubmittedLine, current: readonly ClaimableLine[]): ClaimableLine[] {
  const claimed = current.filter(({ claimId }) => claimId === line.claimId);
  const ofTransaction = claimed.filter(({ key }) => key.transactionId === line.transactionId);
  const isSame = ({ key }: ClaimableLine) => key.receiptId === line.receiptId && key.item === line.item;
  const same = ofTransaction.find(isSame) ?? (line.receiptId === null ? undefined : claimed.find(isSame));
  if (same) return [same];
  if (line.item === null) return ofTransaction;
  return ofTransaction.filter(({ description }) => description === line.description).slice(0, 1);
}

function distinct(ids: readonly (string | null)[]): string[] {
  return [...new Set(ids)].filter((id) => id !== null);
}

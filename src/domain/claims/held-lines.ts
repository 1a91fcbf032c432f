import type { LineKey } from './claimable-lines.ts';

/** A line that an open or paid claim has, as it was put there. */
export interface HeldLine {
  readonly claimId: string;
  /** The transaction as it is now: of two transactions made one, the one that stayed. Null when it is gone. */
  readonly transactionId: string | null;
  /** False when the transaction was withdrawn, by its bank or by the bank's own transaction for the same receipt. */
  readonly isTransactionStanding: boolean;
  readonly receiptId: string | null;
  readonly item: number | null;
  /** It was all that the transaction paid. */
  readonly isWhole: boolean;
  readonly description: string;
}

/**
 * The claim that has a line already; null when none has. A claim for a whole transaction has every line of it, and one
 * for a line of it keeps the transaction from being claimed as a whole. A line stays taken when its receipt was read
 * anew (its name tells) or its transaction gave way to the bank's own (its receipt tells).
 */
export function holderOf(
  held: readonly HeldLine[],
  line: LineKey & Pick<HeldLine, 'isWhole' | 'description'>,
): string | null {
  const holder = held.find((own) => {
    const isSameItem = own.receiptId === line.receiptId && own.item === line.item;
    if (own.transactionId === line.transactionId)
      return isSameItem || own.isWhole || line.isWhole || own.description === line.description;
    return !own.isTransactionStanding && own.receiptId !== null && isSameItem;
  });
  return holder?.claimId ?? null;
}

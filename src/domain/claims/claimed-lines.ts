import type { LineKey } from './claimable-lines.ts';

/** A line of an open or paid claim, as it was added. */
export interface ClaimedLine {
  readonly claimId: string;
  /** The current transaction: after a merge, the one that was kept. Null if it was deleted. */
  readonly transactionId: string | null;
  /** False if the transaction was removed by its bank, or replaced by the bank's transaction for the same receipt. */
  readonly isTransactionActive: boolean;
  readonly receiptId: string | null;
  readonly item: number | null;
  /** True if it covers the complete transaction. */
  readonly isWhole: boolean;
  readonly description: string;
}

/**
 * Finds the claim that includes a line; null if none does. A claim for a complete transaction includes all its lines,
 * and a claim for one line prevents claiming the complete transaction. A line stays claimed if its receipt was
 * extracted again (compared by name) or its transaction was replaced by the bank's (compared by receipt).
 */
export function findClaimOfLine(
  held: readonly ClaimedLine[],
  line: LineKey & Pick<ClaimedLine, 'isWhole' | 'description'>,
): string | null {
  const holder = held.find((claimed) => {
    const isSameItem = claimed.receiptId === line.receiptId && claimed.item === line.item;
    if (claimed.transactionId === line.transactionId)
      return isSameItem || claimed.isWhole || line.isWhole || claimed.description === line.description;
    return !claimed.isTransactionActive && claimed.receiptId !== null && isSameItem;
  });
  return holder?.claimId ?? null;
}

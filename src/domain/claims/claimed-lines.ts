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

/** A current line, as compared with those of claims. */
export type ComparedLine = LineKey & Pick<ClaimedLine, 'isWhole' | 'description'>;

/**
 * Finds the claim that includes each line of a transaction; null if none does. A claim for a complete transaction
 * includes all its lines, and a claim for one line prevents claiming the complete transaction. A line stays claimed if
 * its transaction was replaced by the bank's (compared by receipt) or its receipt was extracted again (compared by
 * name; each claimed line that no longer exists includes one line).
 */
export function findClaimsOfLines(
  held: readonly ClaimedLine[],
  lines: readonly ComparedLine[],
): (string | null)[] {
  const gone = held.filter((claimed) => !lines.some((line) => isSameItem(claimed, line)));
  return lines.map((line) => {
    const holder = held.find((claimed) => includesLine(claimed, line));
    if (holder) return holder.claimId;
    const at = gone.findIndex(
      (claimed) => claimed.transactionId === line.transactionId && claimed.description === line.description,
    );
    return gone.splice(at, at < 0 ? 0 : 1)[0]?.claimId ?? null;
  });
}

function includesLine(claimed: ClaimedLine, line: ComparedLine): boolean {
  if (claimed.transactionId === line.transactionId)
    return isSameItem(claimed, line) || claimed.isWhole || line.isWhole;
  return !claimed.isTransactionActive && claimed.receiptId !== null && isSameItem(claimed, line);
}

function isSameItem(claimed: ClaimedLine, line: ComparedLine): boolean {
  return claimed.receiptId === line.receiptId && claimed.item === line.item;
}

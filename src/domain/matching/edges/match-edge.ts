import type { PairingEvidence } from '../evidence/pairing-evidence.ts';
import type { PreparedReceipt } from '../prepared-receipt.ts';
import type { PreparedTransaction } from '../prepared-transaction.ts';

/** The part of a transaction that one receipt explains. */
export interface EdgePart {
  readonly receipt: PreparedReceipt;
  readonly transaction: PreparedTransaction;
  readonly amountMinor: number;
}

/**
 * One possible pairing: a receipt with a transaction, an order with several transactions, or several receipts with one
 * transaction.
 */
export interface MatchEdge {
  readonly receipts: readonly PreparedReceipt[];
  readonly transactions: readonly PreparedTransaction[];
  readonly parts: readonly EdgePart[];
  /** Log-odds that the pairing is right, taken automatically. */
  readonly score: number;
  /** What the score was made of. */
  readonly evidence: PairingEvidence;
  /** False for what a person must always see: tips, estimates, rates, sums of many. */
  readonly canBeAuto: boolean;
  /** True when the amount, or the sum, is equal to the last unit. */
  readonly isExact: boolean;
  /** True when nothing but a lone equal amount speaks for it. */
  readonly isLoneAmount: boolean;
  readonly reasons: readonly string[];
}

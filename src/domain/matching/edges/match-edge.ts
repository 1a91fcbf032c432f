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
 * One possible pairing: one receipt with one transaction, one order with several transactions, or several receipts with
 * one transaction.
 */
export interface MatchEdge {
  readonly receipts: readonly PreparedReceipt[];
  readonly transactions: readonly PreparedTransaction[];
  readonly parts: readonly EdgePart[];
  /** Log-odds that the pairing is right, ignoring competing pairings. */
  readonly score: number;
  /** The evidence behind the score. */
  readonly evidence: PairingEvidence;
  /** False if the user must always review it: tips, estimates, exchange rates, sums of many. */
  readonly canBeAuto: boolean;
  /** True if the amount, or the sum, is equal to the minor unit. */
  readonly isExact: boolean;
  /** True if the only evidence is a unique equal amount. */
  readonly isLoneAmount: boolean;
  readonly reasons: readonly string[];
}

import type { PairingEvidence } from './pairing-evidence.ts';
import type { PreparedReceipt } from './prepared-receipt.ts';
import type { PreparedRow } from './prepared-row.ts';

/** The part of a row that one receipt explains. */
export interface EdgePart {
  readonly receipt: PreparedReceipt;
  readonly row: PreparedRow;
  readonly amountMinor: number;
}

/** One possible pairing: a receipt with a row, an order with several rows, or several receipts with one row. */
export interface MatchEdge {
  readonly receipts: readonly PreparedReceipt[];
  readonly rows: readonly PreparedRow[];
  readonly parts: readonly EdgePart[];
  /** Log-odds that the pairing is right, taken by itself. */
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

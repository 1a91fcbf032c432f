/** A receipt of a pack that is not there as it was sent. */
export interface MissingOriginal {
  readonly folder: string;
  readonly merchant: string | null;
  readonly orderId: string | null;
  readonly sender: string | null;
  readonly reason: string;
}

/** What a pack says of itself. */
export interface PackFigures {
  readonly title: string;
  readonly madeOn: string;
  readonly total: string;
  readonly lines: number;
  readonly receipts: number;
  readonly originals: number;
  readonly missingOriginals: readonly MissingOriginal[];
  readonly missing: readonly string[];
}

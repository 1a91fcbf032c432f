import type { CivilDate } from '../../calendar/civil-date.ts';

/** One bank row as reconciliation sees it, stored or arriving. Amounts are signed: negative = outflow. */
export interface ReconcileRow {
  readonly id: string;
  readonly accountId: string;
  readonly postedOn: CivilDate;
  /** The day the holder initiated it, when the source says. */
  readonly authorizedOn: CivilDate | null;
  readonly amountMinor: number;
  readonly currency: string;
  readonly description: string;
  readonly merchant: string | null;
  readonly pending: boolean;
  /** The source's own id of the row; null for hand entries and files without ids. */
  readonly externalId: string | null;
}

/**
 * What becomes of an arriving row: `new` is inserted, `duplicate` is a row the ledger already holds,
 * `posted` settles a pending row, `suggest` is for a person to decide (the row is kept apart until then).
 */
export type ReconcileAction = 'new' | 'duplicate' | 'posted' | 'suggest';

/** One decision for each arriving row. `existingId` is null only where no stored row is meant. */
export interface Decision {
  readonly incomingId: string;
  readonly existingId: string | null;
  readonly action: ReconcileAction;
  /** Probability, 0..1, that the action is right. */
  readonly confidence: number;
  /** A few words for the person who reads the import. */
  readonly reason: string;
}

/** Rows the ledger holds and rows that arrive. */
export interface ReconcileInput {
  readonly existing: readonly ReconcileRow[];
  readonly incoming: readonly ReconcileRow[];
}

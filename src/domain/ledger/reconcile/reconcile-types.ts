import type { CivilDate } from '../../calendar/civil-date.ts';

/** One bank transaction as reconciliation sees it, stored or arriving. Amounts are signed: negative = outflow. */
export interface ReconcileTransaction {
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
  /** The source's own id of the transaction; null for hand entries and files without ids. */
  readonly externalId: string | null;
}

/**
 * What becomes of an arriving transaction: `new` is inserted, `duplicate` is a transaction the ledger already holds,
 * `posted` settles a pending transaction, `suggest` is for a person to decide (the transaction is kept apart until
 * then).
 */
export type ReconcileAction = 'new' | 'duplicate' | 'posted' | 'suggest';

/** One decision for each arriving transaction. `existingId` is null only where no stored transaction is meant. */
export interface Decision {
  readonly incomingId: string;
  readonly existingId: string | null;
  readonly action: ReconcileAction;
  /** Probability, 0..1, that the action is right. */
  readonly confidence: number;
  /** A few words for the person who reads the import. */
  readonly reason: string;
}

/** Transactions the ledger holds and transactions that arrive. */
export interface ReconcileInput {
  readonly existing: readonly ReconcileTransaction[];
  readonly incoming: readonly ReconcileTransaction[];
}

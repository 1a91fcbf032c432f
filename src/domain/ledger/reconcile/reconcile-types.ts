import type { CivilDate } from '../../calendar/civil-date.ts';

/** A stored or arriving bank transaction, as input to reconciliation. Amounts are signed: negative = outflow. */
export interface ReconcileTransaction {
  readonly id: string;
  readonly accountId: string;
  readonly postedOn: CivilDate;
  /** The date the user initiated it, if the source states it. */
  readonly authorizedOn: CivilDate | null;
  readonly amountMinor: number;
  readonly currency: string;
  readonly description: string;
  readonly merchant: string | null;
  readonly pending: boolean;
  /** The source's id of the transaction; null for manual entries and files without ids. */
  readonly externalId: string | null;
}

/**
 * Outcome for an arriving transaction: `new` is inserted; `duplicate` is already in the ledger; `posted` replaces a
 * pending transaction; `suggest` is decided by the user and kept separate until then.
 */
export type ReconcileAction = 'new' | 'duplicate' | 'posted' | 'suggest';

/** The decision about one arriving transaction. `existingId` is null only if no stored transaction is involved. */
export interface Decision {
  readonly incomingId: string;
  readonly existingId: string | null;
  readonly action: ReconcileAction;
  /** Probability, 0 to 1, that the action is right. */
  readonly confidence: number;
  /** Short text for the user who reviews the import. */
  readonly reason: string;
}

/** Stored and arriving transactions. */
export interface ReconcileInput {
  readonly existing: readonly ReconcileTransaction[];
  readonly incoming: readonly ReconcileTransaction[];
}

import type { CivilDate } from '../../calendar/civil-date.ts';
import type { Flow } from '../flow.ts';

/** A row as a source brings it, its account already known. */
export interface IncomingRow {
  /** Names the row within this batch. */
  readonly key: string;
  readonly accountId: string;
  readonly accountType: string;
  readonly externalId: string | null;
  /** The pending row this one settles, as its source says. */
  readonly pendingExternalId: string | null;
  readonly postedOn: CivilDate;
  readonly authorizedOn: CivilDate | null;
  /** Negative = money out. */
  readonly amountMinor: number;
  readonly currency: string;
  readonly originalDescription: string;
  readonly merchant: string | null;
  readonly isPending: boolean;
  readonly providerCategory: {
    readonly primary: string;
    readonly detailed: string;
    readonly confidenceLevel: string | null;
  } | null;
}

/** A row of a source that the ledger cannot take; it is kept aside with its reason, never dropped. */
export interface RejectedRow {
  readonly key: string;
  readonly accountId: string;
  readonly externalId: string | null;
  /** A few words for the holder. */
  readonly reason: string;
}

/** What the ledger derives from an incoming row; the person's own choices are laid over it when it is saved. */
export interface DescribedRow {
  readonly accountId: string;
  readonly postedOn: CivilDate;
  readonly authorizedOn: CivilDate | null;
  readonly amountMinor: number;
  readonly currency: string;
  readonly status: 'pending' | 'posted';
  readonly originalDescription: string;
  readonly description: string;
  readonly merchant: string;
  readonly merchantKey: string;
  readonly flow: Flow;
  readonly category: string;
  readonly categorySource: 'model' | 'provider';
}

/** A stored row as far as ingesting needs it. */
export interface LedgerRow {
  readonly id: string;
  readonly accountId: string;
  readonly postedOn: CivilDate;
  readonly authorizedOn: CivilDate | null;
  readonly amountMinor: number;
  readonly currency: string;
  readonly status: 'pending' | 'posted';
  readonly originalDescription: string;
  readonly merchant: string;
  /** The id the same source gave it, if any. */
  readonly externalId: string | null;
  readonly isRemoved: boolean;
}

/** What of a stored row a statement file is compared with. */
export type ComparedRow = Omit<LedgerRow, 'accountId' | 'merchant' | 'isRemoved'>;

/** `posted`: it may settle that pending row; `duplicate`: it may be that row again. */
export interface Doubt {
  readonly existingId: string;
  readonly kind: 'duplicate' | 'posted';
  readonly confidence: number;
}

/** What becomes of one incoming row. Every row gets exactly one, with its reason in words. */
export type IngestChange =
  | {
      readonly kind: 'add';
      readonly incoming: IncomingRow;
      readonly row: DescribedRow;
      readonly reason: string;
      /** The stored row that it may be; kept apart until a person says. */
      readonly doubt: Doubt | null;
    }
  | {
      readonly kind: 'update';
      readonly incoming: IncomingRow;
      readonly row: DescribedRow;
      readonly existingId: string;
      readonly what: readonly string[];
      readonly reason: string;
    }
  | {
      readonly kind: 'keep';
      readonly incoming: IncomingRow;
      readonly existingId: string;
      readonly reason: string;
    };

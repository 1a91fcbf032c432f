import type { CivilDate } from '../../calendar/civil-date.ts';
import type { UserMessage } from '../../messages/user-message.ts';
import type { Flow } from '../flow.ts';

/** A transaction from a source, already assigned to an account. */
export interface IncomingTransaction {
  /** Identifies the transaction within this batch. */
  readonly key: string;
  readonly accountId: string;
  readonly accountType: string;
  readonly externalId: string | null;
  /** The id of the pending transaction this one replaces, according to its source. */
  readonly pendingExternalId: string | null;
  readonly postedOn: CivilDate;
  readonly authorizedOn: CivilDate | null;
  /** Negative = money out. */
  readonly amountMinor: number;
  readonly currency: string;
  /** The amount paid in another currency, with the same sign; null if the source does not state it. */
  readonly originalAmountMinor: number | null;
  readonly originalCurrency: string | null;
  readonly originalDescription: string;
  readonly merchant: string | null;
  /** The category the user assigned in the program the file comes from; null if none or unknown. */
  readonly ownCategory: string | null;
  /** The user's note in that program. */
  readonly note: string;
  readonly isPending: boolean;
  readonly providerCategory: {
    readonly primary: string;
    readonly detailed: string;
    readonly confidenceLevel: string | null;
  } | null;
}

/** Default values of fields that few sources provide. */
export const UNSTATED_FIELDS = {
  originalAmountMinor: null,
  originalCurrency: null,
  ownCategory: null,
  note: '',
} as const;

/** A transaction the ledger cannot store. It is quarantined with its reason, never dropped. */
export interface RejectedTransaction {
  readonly key: string;
  readonly accountId: string;
  readonly externalId: string | null;
  readonly reason: UserMessage;
}

/**
 * The fields the ledger derives from an incoming transaction. The user's own edits take precedence when it is saved.
 */
export interface DescribedTransaction {
  readonly accountId: string;
  readonly postedOn: CivilDate;
  readonly authorizedOn: CivilDate | null;
  readonly amountMinor: number;
  readonly currency: string;
  readonly originalAmountMinor: number | null;
  readonly originalCurrency: string | null;
  readonly status: 'pending' | 'posted';
  readonly originalDescription: string;
  readonly description: string;
  readonly merchant: string;
  readonly merchantKey: string;
  readonly flow: Flow;
  readonly category: string;
  readonly categorySource: 'model' | 'provider' | 'import';
  readonly note: string;
}

/** A stored transaction, as needed to ingest new ones. */
export interface LedgerTransaction {
  readonly id: string;
  readonly accountId: string;
  readonly postedOn: CivilDate;
  readonly authorizedOn: CivilDate | null;
  readonly amountMinor: number;
  readonly currency: string;
  readonly status: 'pending' | 'posted';
  readonly originalDescription: string;
  readonly merchant: string;
  /** The id assigned by the same source, if any. */
  readonly externalId: string | null;
  readonly isRemoved: boolean;
}

/** The fields of a stored transaction that a statement file is compared with. */
export type ComparedTransaction = Omit<LedgerTransaction, 'accountId' | 'merchant' | 'isRemoved'>;

/**
 * A stored transaction that an incoming one may be. `posted`: the incoming one may replace that pending transaction;
 * `duplicate`: it may be the same transaction again.
 */
export interface PossibleMatch {
  readonly existingId: string;
  readonly kind: 'duplicate' | 'posted';
  readonly confidence: number;
}

/** The outcome for one incoming transaction, with its reason as text. Every transaction gets exactly one. */
export type IngestChange =
  | {
      readonly kind: 'add';
      readonly incoming: IncomingTransaction;
      readonly transaction: DescribedTransaction;
      readonly reason: string;
      /** The stored transaction it may be; both are kept separate until the user decides. */
      readonly doubt: PossibleMatch | null;
    }
  | {
      readonly kind: 'update';
      readonly incoming: IncomingTransaction;
      readonly transaction: DescribedTransaction;
      readonly existingId: string;
      readonly what: readonly string[];
      readonly reason: string;
    }
  | {
      readonly kind: 'keep';
      readonly incoming: IncomingTransaction;
      readonly existingId: string;
      readonly reason: string;
    };

import type { CivilDate } from '../../calendar/civil-date.ts';
import type { Flow } from '../flow.ts';

/** A transaction as a source brings it, its account already known. */
export interface IncomingTransaction {
  /** Names the transaction within this batch. */
  readonly key: string;
  readonly accountId: string;
  readonly accountType: string;
  readonly externalId: string | null;
  /** The pending transaction this one settles, as its source says. */
  readonly pendingExternalId: string | null;
  readonly postedOn: CivilDate;
  readonly authorizedOn: CivilDate | null;
  /** Negative = money out. */
  readonly amountMinor: number;
  readonly currency: string;
  /** What was paid in another currency, of the same sign; null where the source states none. */
  readonly originalAmountMinor: number | null;
  readonly originalCurrency: string | null;
  readonly originalDescription: string;
  readonly merchant: string | null;
  /** The category that the user gave it in the program it comes from; null where they gave none that is known. */
  readonly ownCategory: string | null;
  /** What the user wrote about it there. */
  readonly note: string;
  readonly isPending: boolean;
  readonly providerCategory: {
    readonly primary: string;
    readonly detailed: string;
    readonly confidenceLevel: string | null;
  } | null;
}

/** The fields of an incoming transaction that few sources state, as they are where a source does not. */
export const UNSTATED = {
  originalAmountMinor: null,
  originalCurrency: null,
  ownCategory: null,
  note: '',
} as const;

/** A transaction of a source that the ledger cannot take; it is quarantined with its reason, never dropped. */
export interface RejectedTransaction {
  readonly key: string;
  readonly accountId: string;
  readonly externalId: string | null;
  /** A few words for the holder. */
  readonly reason: string;
}

/** What the ledger derives from an incoming transaction; the user's own choices are laid over it when it is saved. */
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

/** A stored transaction as far as ingesting needs it. */
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
  /** The id the same source gave it, if any. */
  readonly externalId: string | null;
  readonly isRemoved: boolean;
}

/** What of a stored transaction a statement file is compared with. */
export type ComparedTransaction = Omit<LedgerTransaction, 'accountId' | 'merchant' | 'isRemoved'>;

/** `posted`: it may settle that pending transaction; `duplicate`: it may be that transaction again. */
export interface Doubt {
  readonly existingId: string;
  readonly kind: 'duplicate' | 'posted';
  readonly confidence: number;
}

/** What becomes of one incoming transaction. Every transaction gets exactly one, with its reason in words. */
export type IngestChange =
  | {
      readonly kind: 'add';
      readonly incoming: IncomingTransaction;
      readonly transaction: DescribedTransaction;
      readonly reason: string;
      /** The stored transaction that it may be; kept apart until a person says. */
      readonly doubt: Doubt | null;
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

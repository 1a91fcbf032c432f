import type { CivilDate } from '../../calendar/civil-date.ts';

/** One of the user's own accounts. `type` is the bank's account type: checking, savings, credit, loan, investment … */
export interface TransferAccount {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly currency: string;
  /** Last digits of the account number, if known. */
  readonly mask?: string | null | undefined;
}

/** A posted transaction. `amountMinor` is signed: negative = outflow. */
export interface TransferTransaction {
  readonly id: string;
  readonly accountId: string;
  readonly postedOn: CivilDate;
  readonly amountMinor: number;
  readonly currency: string;
  readonly description: string;
  readonly merchant?: string | null | undefined;
}

/** US dollars per unit of a currency as decimal text, by currency and day. Days may be sparse. */
export type RateTable = Readonly<Record<string, Readonly<Record<CivilDate, string>>>>;

/** Input of the pairing. */
export interface TransferInput {
  readonly accounts: readonly TransferAccount[];
  readonly transactions: readonly TransferTransaction[];
  readonly rates?: RateTable | undefined;
  /** Pairs the user declined. They never return, and their transactions may be paired with others. */
  readonly declined?: readonly { readonly outflowId: string; readonly inflowId: string }[] | undefined;
}

/** Two transactions that are one transfer between own accounts. Automatic from a confidence of 0.95. */
export interface TransferPair {
  readonly outflowId: string;
  readonly inflowId: string;
  readonly confidence: number;
}

/** Minimum confidence for a pair to be excluded from spend and income without asking the user. */
export const TRANSFER_AUTO_FROM = 0.95;

import type { CivilDate } from '../../calendar/civil-date.ts';

/** One of the holder's own accounts. `type` is the bank's word: checking, savings, credit, loan, investment … */
export interface TransferAccount {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly currency: string;
  /** Last digits of the account number, where known. */
  readonly mask?: string | null | undefined;
}

/** One posted transaction. `amountMinor` is signed: negative = outflow. */
export interface TransferTransaction {
  readonly id: string;
  readonly accountId: string;
  readonly postedOn: CivilDate;
  readonly amountMinor: number;
  readonly currency: string;
  readonly description: string;
  readonly merchant?: string | null | undefined;
}

/** US dollars for one unit of a currency, as decimal text, by currency and day; days may be sparse. */
export type RateTable = Readonly<Record<string, Readonly<Record<CivilDate, string>>>>;

/** Everything the pairing looks at. */
export interface TransferInput {
  readonly accounts: readonly TransferAccount[];
  readonly transactions: readonly TransferTransaction[];
  readonly rates?: RateTable | undefined;
  /** Pairs that a person refused; they never come back, and their transactions look for others. */
  readonly declined?: readonly { readonly outflowId: string; readonly inflowId: string }[] | undefined;
}

/** Two transactions that are one movement between own accounts. From 0.95 the pair is automatic. */
export interface TransferPair {
  readonly outflowId: string;
  readonly inflowId: string;
  readonly confidence: number;
}

/** From this confidence a pair leaves spend and income without being asked about. */
export const TRANSFER_AUTO_FROM = 0.95;

import type { CivilDate } from '../calendar/civil-date.ts';
import type {
  RateTable,
  TransferAccount,
  TransferPair,
  TransferTransaction,
} from '../ledger/transfers/transfer-types.ts';

/** How often a stream repeats; `four_weekly` is every 28 days, `semimonthly` two fixed days a month. */
export type Frequency =
  | 'weekly'
  | 'biweekly'
  | 'four_weekly'
  | 'semimonthly'
  | 'monthly'
  | 'bimonthly'
  | 'quarterly'
  | 'semiannually'
  | 'annually'
  | 'unknown';

/**
 * The state of a stream on the day of asking. `overdue`: late by more than its habit; `paused`: late, and
 * it has paused and come back before; `cancelled` and `ended` (loans, income, transfers): over.
 */
export type StreamStatus = 'trial' | 'active' | 'price_up' | 'overdue' | 'paused' | 'cancelled' | 'ended';

/** What a stream is to its holder; only `subscription` is a cancellable service. */
export type StreamClass = 'subscription' | 'bill' | 'income' | 'loan' | 'transfer' | 'habit';

/** A lasting change of the amount; signed like transactions, so a dearer outflow is more negative. */
export interface PriceChange {
  readonly on: CivilDate;
  readonly fromMinor: number;
  readonly toMinor: number;
}

/** Transactions of one account that repeat. Amounts are signed: negative = outflow. */
export interface Stream {
  readonly merchant: string;
  readonly accountId: string;
  readonly direction: 'inflow' | 'outflow';
  readonly frequency: Frequency;
  readonly status: StreamStatus;
  readonly class: StreamClass;
  readonly averageAmountMinor: number;
  readonly lastAmountMinor: number;
  readonly firstOn: CivilDate;
  readonly lastOn: CivilDate;
  /** The next expected day after the day of asking, null when none is expected. */
  readonly nextOn: CivilDate | null;
  /** In date order. */
  readonly transactionIds: readonly string[];
  readonly priceChanges: readonly PriceChange[];
  /** Probability, 0..1, that the transactions are one stream of this frequency. */
  readonly confidence: number;
}

/** Posted transactions of a household and the day of asking; transactions after that day are not looked at. */
export interface RecurringInput {
  readonly asOf: CivilDate;
  readonly accounts: readonly TransferAccount[];
  readonly transactions: readonly TransferTransaction[];
  readonly rates?: RateTable | undefined;
  /** Pairs found before; without them the detector pairs the transactions itself. */
  readonly transfers?: readonly TransferPair[] | undefined;
}

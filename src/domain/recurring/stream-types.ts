import type { CivilDate } from '../calendar/civil-date.ts';
import type {
  RateTable,
  TransferAccount,
  TransferPair,
  TransferTransaction,
} from '../ledger/transfers/transfer-types.ts';

/** How often a stream repeats. `four_weekly`: every 28 days; `semimonthly`: two fixed days per month. */
export const FREQUENCIES = [
  'weekly',
  'biweekly',
  'four_weekly',
  'semimonthly',
  'monthly',
  'bimonthly',
  'quarterly',
  'semiannually',
  'annually',
  'unknown',
] as const;

export type Frequency = (typeof FREQUENCIES)[number];

/**
 * Status of a stream on a given day. `overdue`: later than usual; `paused`: late, but it has paused and resumed before;
 * `cancelled` and `ended` (loans, income, transfers): over.
 */
export type StreamStatus = 'trial' | 'active' | 'price_up' | 'overdue' | 'paused' | 'cancelled' | 'ended';

/** The class of a stream. Only `subscription` is a service that can be canceled. */
export type StreamClass = 'subscription' | 'bill' | 'income' | 'loan' | 'transfer' | 'habit';

/** A lasting change of the amount. Signed like transactions, so a price rise of an outflow is more negative. */
export interface PriceChange {
  readonly on: CivilDate;
  readonly fromMinor: number;
  readonly toMinor: number;
}

/** Recurring transactions of one account. Amounts are signed: negative = outflow. */
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
  /** The next expected date after `asOf`; null if none is expected. */
  readonly nextOn: CivilDate | null;
  /** In date order. */
  readonly transactionIds: readonly string[];
  readonly priceChanges: readonly PriceChange[];
  /** Probability, 0 to 1, that the transactions are one stream of this frequency. */
  readonly confidence: number;
}

/** Posted transactions of a household and the date of the analysis; later transactions are ignored. */
export interface RecurringInput {
  readonly asOf: CivilDate;
  readonly accounts: readonly TransferAccount[];
  readonly transactions: readonly TransferTransaction[];
  readonly rates?: RateTable | undefined;
  /** Known transfer pairs; if absent, the detector pairs the transactions itself. */
  readonly transfers?: readonly TransferPair[] | undefined;
}

import type {
  RateTable,
  TransferAccount,
  TransferTransaction,
} from '#domain/ledger/transfers/transfer-types.ts';
import type { Frequency, StreamClass } from '#domain/recurring/stream-types.ts';
import type { GoldenMerchant } from './merchants.ts';
import type { Style } from './statement-text.ts';

/** A stream that was added to the household on purpose. */
export interface TrueStream {
  readonly label: string;
  readonly accountId: string;
  readonly frequency: Frequency;
  readonly class: StreamClass;
  readonly transactionIds: string[];
  /** No further charge is expected. */
  isOver: boolean;
  nextOn: string | null;
  readonly rises: { on: string; fromMinor: number; toMinor: number }[];
}

/** Transactions of five years with the correct results. */
export interface Household {
  readonly asOf: string;
  readonly accounts: TransferAccount[];
  readonly transactions: TransferTransaction[];
  readonly rates: RateTable;
  readonly streams: TrueStream[];
  readonly transfers: { outflowId: string; inflowId: string; crossCurrency: boolean }[];
}

export const FROM = '2021-11-01';
export const AS_OF = '2026-10-31';

/** The plan of a stream before its transactions are generated. */
export interface Plan {
  readonly label: string;
  readonly merchant: GoldenMerchant;
  readonly accountId: string;
  readonly frequency: Exclude<Frequency, 'unknown'>;
  readonly class: StreamClass;
  readonly sign: 1 | -1;
  readonly start: string;
  readonly end: string | null;
  readonly style: Style;
  readonly price: number;
  /** Relative variation of a variable bill; 0 = a fixed price. */
  readonly noise: number;
  readonly jitter: number;
  readonly weekend: 'none' | 'after' | 'before';
  readonly riseEvery: number;
  readonly foreign: string | null;
  readonly pause: { from: number; count: number } | null;
  readonly missing: number;
  readonly trial: boolean;
  /** From here on, the merchant's text differs. */
  readonly renamedOn: string | null;
  /** From here on, another card pays. */
  readonly movedTo: { on: string; accountId: string } | null;
}

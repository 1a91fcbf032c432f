import type { CivilDate } from '../calendar/civil-date.ts';
import type { Flow } from '../ledger/flow.ts';
import type { Frequency } from '../recurring/stream-types.ts';

/** A transaction that stands, as the rules of notifications need it. Negative = money out. */
export interface NoticeTransaction {
  readonly id: string;
  readonly accountId: string;
  readonly on: CivilDate;
  readonly amountMinor: number;
  readonly currency: string;
  readonly merchant: string;
  readonly merchantKey: string;
  readonly category: string;
  readonly flow: Flow;
}

/** A running stream of charges or income. */
export interface NoticeStream {
  readonly accountId: string;
  readonly merchant: string;
  readonly direction: 'inflow' | 'outflow';
  readonly class: string;
  readonly frequency: Frequency;
  readonly currency: string;
  readonly lastOn: CivilDate;
  readonly lastAmountMinor: number;
  readonly transactionIds: readonly string[];
}

/** An account that money is paid from. */
export interface NoticeAccount {
  readonly id: string;
  readonly name: string;
  readonly currency: string;
  /** Available where the bank tells it, else current. */
  readonly balanceMinor: number;
}

/** Everything the rules look at, of one user and one environment. */
export interface KnownMoney {
  readonly today: CivilDate;
  readonly currency: string;
  /** Of the newest days, and of the last ones before them that have a thousand, oldest first. */
  readonly transactions: readonly NoticeTransaction[];
  readonly streams: readonly NoticeStream[];
  readonly accounts: readonly NoticeAccount[];
  /** What the user set; null where their own transactions decide. */
  readonly largeChargeMinor: number | null;
  readonly lowBalanceMinor: number | null;
}

import type { CivilDate } from '../calendar/civil-date.ts';
import type { Flow } from '../ledger/flow.ts';
import type { Frequency } from '../recurring/stream-types.ts';

/** An active transaction, as needed by notification rules. Negative = money out. */
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

/** An active stream of charges or income. */
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

/** An account used for payments. */
export interface NoticeAccount {
  readonly id: string;
  readonly name: string;
  readonly currency: string;
  /** Available balance if the bank states it, else current. */
  readonly balanceMinor: number;
}

/** All facts the rules use, for one user and one environment. */
export interface NoticeFacts {
  readonly today: CivilDate;
  readonly currency: string;
  /** Transactions of the newest days, plus up to about a thousand from the days before, oldest first. */
  readonly transactions: readonly NoticeTransaction[];
  readonly streams: readonly NoticeStream[];
  readonly accounts: readonly NoticeAccount[];
  /** Set by the user; null if computed from their own transactions. */
  readonly largeChargeMinor: number | null;
  readonly lowBalanceMinor: number | null;
}

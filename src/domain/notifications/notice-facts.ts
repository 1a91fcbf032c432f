import type { CivilDate } from '../calendar/civil-date.ts';
import type { Flow } from '../ledger/flow.ts';
import type { Frequency } from '../recurring/stream-types.ts';

/** An active transaction of the newest days, as needed by notification rules. Negative = money out. */
export interface NoticeTransaction {
  readonly id: string;
  readonly on: CivilDate;
  readonly amountMinor: number;
  readonly currency: string;
  readonly merchant: string;
  readonly merchantKey: string;
  readonly category: string;
  readonly flow: Flow;
}

/** Charges in the profile's currency, which tell what is usual. */
export interface UsualCharges {
  /** Empty: charges of all merchants other than those of `transactions`. */
  readonly merchantKey: string;
  /** True for charges of the newest days, which are compared with earlier ones. */
  readonly isNewest: boolean;
  /** True for charges of the streams. */
  readonly isRecurring: boolean;
  readonly firstOn: CivilDate;
  /** The amount of each charge, positive. */
  readonly sizes: readonly number[];
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
  /** Spending and refunds of the newest days that may lead to a notice, oldest first. */
  readonly transactions: readonly NoticeTransaction[];
  /** The charges of the newest days, and up to about a thousand from the days before. */
  readonly usual: readonly UsualCharges[];
  readonly streams: readonly NoticeStream[];
  readonly accounts: readonly NoticeAccount[];
  /** Set by the user; null if computed from their own transactions. */
  readonly largeChargeMinor: number | null;
  readonly lowBalanceMinor: number | null;
}

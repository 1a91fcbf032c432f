import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { HealthAccountKind } from '#domain/ledger/accounts/health-account.ts';
import type { UserMessage } from '#domain/messages/user-message.ts';

export type BankAccountType = 'checking' | 'savings' | 'credit' | 'loan' | 'investment' | 'other';

export interface BankAccount {
  readonly externalId: string;
  /** An id that outlives the connection, if the bank provides one. */
  readonly persistentId: string | null;
  /** Its bank, if one access covers several; null: the connection's bank. */
  readonly institutionName: string | null;
  readonly name: string;
  readonly mask: string | null;
  readonly accountType: BankAccountType;
  /** Kind of health account; null for all others, and if the provider does not state it. */
  readonly healthKind: HealthAccountKind | null;
  readonly currency: string;
  /** From the account holder's view: debts are negative. */
  readonly currentBalanceMinor: number | null;
  readonly availableBalanceMinor: number | null;
  /** When the bank reported it; null if not stated. */
  readonly balanceAt: Date | null;
}

export interface BankTransaction {
  readonly externalId: string;
  readonly accountExternalId: string;
  readonly postedOn: CivilDate;
  readonly authorizedOn: CivilDate | null;
  /** Negative = money out. */
  readonly amountMinor: number;
  readonly currency: string;
  readonly originalDescription: string;
  readonly merchant: string | null;
  readonly isPending: boolean;
  /** The pending transaction this one replaces, according to the provider. */
  readonly pendingExternalId: string | null;
  readonly category: {
    readonly primary: string;
    readonly detailed: string;
    readonly confidenceLevel: string | null;
  } | null;
}

/** A transaction or account that could not be parsed; it is quarantined, never dropped. */
export interface UnparsedTransaction {
  /** The provider's id; null if that could not be parsed either. */
  readonly externalId: string | null;
  readonly accountExternalId: string | null;
  readonly reason: UserMessage;
  /** The received data as text of limited length. */
  readonly raw: string;
}

/** Connection status known to the provider; null fields are unknown. */
export interface BankHealth {
  /** When the provider last received data from the bank. */
  readonly bankUpdatedAt: Date | null;
  /** When the user's consent at the bank expires. */
  readonly consentUntil: Date | null;
}

/** A problem at the bank in the provider's words, safe to display. */
export interface BankProblem {
  readonly code: string;
  readonly message: string;
}

export interface BankSyncPage {
  readonly added: readonly BankTransaction[];
  readonly modified: readonly BankTransaction[];
  readonly unparsed: readonly UnparsedTransaction[];
  readonly removedExternalIds: readonly string[];
  readonly accounts: readonly BankAccount[];
  /** Empty while the provider has no data yet: keep the stored cursor. */
  readonly nextCursor: string;
  readonly hasMore: boolean;
  readonly isHistoryComplete: boolean;
  readonly isReady: boolean;
  /** Problems the provider reported with this page. */
  readonly problems: readonly BankProblem[];
  /** The provider's request id, for support. */
  readonly requestId: string | null;
}

/** A received webhook, before verification. */
export interface ReceivedWebhook {
  readonly rawBody: Buffer;
  readonly signature: string | null;
  /** The client address: one sender of forged webhooks must not exhaust shared limits. */
  readonly client: string;
}

/**
 * Subject of a webhook. `updates`: new data to fetch; `reauth`: the user must sign in again; `repaired`: the user did,
 * elsewhere; `expiring`: access ends on `until`; `new_accounts`: accounts to choose from; `revoked`: access was
 * revoked, or with an account, for that account only.
 */
export interface BankWebhook {
  readonly externalItemId: string;
  readonly kind: 'updates' | 'reauth' | 'repaired' | 'expiring' | 'new_accounts' | 'revoked' | 'ignored';
  readonly code: string;
  readonly accountExternalId: string | null;
  readonly until: Date | null;
}

/** Reads accounts and transactions. Every method may throw `ProviderFailure`. */
export interface BankFeed {
  readonly name: string;
  readonly isSandbox: boolean;
  /** True if it reports removed transactions; if not, the absence of a transaction means nothing. */
  readonly reportsRemovals: boolean;
  institution(accessToken: string): Promise<{ id: string | null; name: string }>;
  accounts(accessToken: string): Promise<readonly BankAccount[]>;
  syncPage(accessToken: string, cursor: string | null): Promise<BankSyncPage>;
  /** Returns the connection status; null if sync pages already contain it. */
  health(accessToken: string): Promise<BankHealth | null>;
  /** Asks the provider to check the bank now; new data arrives later. */
  refresh(accessToken: string): Promise<void>;
  /** Revokes the access; it is not an error if it no longer exists. */
  remove(accessToken: string): Promise<void>;
}

/** A feed accessed with a token supplied by the user. */
export interface TokenBankProvider extends BankFeed {
  /** Exchanges the token for access; works once. */
  claim(setupToken: string): Promise<{ accessToken: string; isSandbox: boolean }>;
  /** Returns the cursor from which a new connection reads this many days of history. */
  initialCursor(historyDays: number): string;
}

/** A feed accessed through a linking widget, with webhooks. */
export interface BankDataProvider extends BankFeed {
  /** URL of the linking widget's script. */
  readonly widgetScriptUrl: string;
  createLinkToken(input: {
    userId: string;
    webhookUrl: string | null;
    /** If set, the widget renews this access instead of creating a new one. */
    accessToken: string | null;
    /** Days of history a new access covers; cannot be changed later. */
    historyDays: number;
    /** True if a renewal also lets the user choose accounts. */
    choosesAccounts: boolean;
  }): Promise<{ linkToken: string; expiration: string }>;
  exchange(publicToken: string): Promise<{ accessToken: string; externalItemId: string }>;
  /**
   * Verifies and parses a webhook; returns null if the signature, its age or the body hash is wrong. Throws a
   * `ProviderFailure` if that cannot be determined because the provider's key could not be fetched.
   */
  readWebhook(webhook: ReceivedWebhook, now: Date): Promise<BankWebhook | null>;
}

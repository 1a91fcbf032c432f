import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { HealthAccountKind } from '#domain/ledger/accounts/health-account.ts';

export type BankAccountType = 'checking' | 'savings' | 'credit' | 'loan' | 'investment' | 'other';

export interface BankAccount {
  readonly externalId: string;
  /** An id that outlives the connection, where the bank gives one. */
  readonly persistentId: string | null;
  /** Its bank, where one access reads several; null: the connection's. */
  readonly institutionName: string | null;
  readonly name: string;
  readonly mask: string | null;
  readonly accountType: BankAccountType;
  /** Its money is for health costs alone; null for all others, and where the provider does not tell. */
  readonly healthKind: HealthAccountKind | null;
  readonly currency: string;
  /** From the holder's view: what is owed is negative. */
  readonly currentBalanceMinor: number | null;
  readonly availableBalanceMinor: number | null;
  /** When the bank said so; null where it does not tell. */
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
  /** The pending transaction this posted transaction replaces, as the provider says. */
  readonly pendingExternalId: string | null;
  readonly category: {
    readonly primary: string;
    readonly detailed: string;
    readonly confidenceLevel: string | null;
  } | null;
}

/** A transaction or an account that cannot be understood, as it came; it is quarantined, never dropped. */
export interface UnreadTransaction {
  /** The provider's id of it, where even that cannot be told: null. */
  readonly externalId: string | null;
  readonly accountExternalId: string | null;
  /** A few words for the holder. */
  readonly reason: string;
  /** What came, as text of bounded length. */
  readonly raw: string;
}

/** What the provider knows of a connection itself; null where it does not tell. */
export interface BankHealth {
  /** When it last got anything from the bank. */
  readonly bankUpdatedAt: Date | null;
  /** When the user's consent at the bank ends. */
  readonly consentUntil: Date | null;
}

/** Something that went wrong at a bank, in the provider's words, safe to show. */
export interface BankProblem {
  readonly code: string;
  readonly message: string;
}

export interface BankSyncPage {
  readonly added: readonly BankTransaction[];
  readonly modified: readonly BankTransaction[];
  readonly unread: readonly UnreadTransaction[];
  readonly removedExternalIds: readonly string[];
  readonly accounts: readonly BankAccount[];
  /** Empty while the provider has no data yet: then the stored cursor stays. */
  readonly nextCursor: string;
  readonly hasMore: boolean;
  readonly isHistoryComplete: boolean;
  readonly isReady: boolean;
  /** What the provider says went wrong while the rest was read. */
  readonly problems: readonly BankProblem[];
  /** By this id the provider finds the call again. */
  readonly requestId: string | null;
}

/** A webhook as it was received, before anything about it is believed. */
export interface ReceivedWebhook {
  readonly rawBody: Buffer;
  readonly signature: string | null;
  /** The address it came from: one sender of forged webhooks must not use up what others need. */
  readonly client: string;
}

/**
 * What a notice is about: `news` to fetch; `reauth` the user must sign in again; `repaired` they did, elsewhere;
 * `expiring` access ends on `until`; `new_accounts` to choose from; `revoked` the whole access or, with an account,
 * that one account's.
 */
export interface BankWebhook {
  readonly externalItemId: string;
  readonly kind: 'news' | 'reauth' | 'repaired' | 'expiring' | 'new_accounts' | 'revoked' | 'ignored';
  readonly code: string;
  readonly accountExternalId: string | null;
  readonly until: Date | null;
}

/** Reads accounts and transactions with an access that was given. Every method may throw `ProviderFailure`. */
export interface BankFeed {
  readonly name: string;
  readonly isSandbox: boolean;
  /**
   * Whether it says which transactions are withdrawn; where it does not, nothing may be concluded from a transaction's
   * absence.
   */
  readonly tellsRemovals: boolean;
  institution(accessToken: string): Promise<{ id: string | null; name: string }>;
  accounts(accessToken: string): Promise<readonly BankAccount[]>;
  syncPage(accessToken: string, cursor: string | null): Promise<BankSyncPage>;
  /** What the provider knows of the connection; null where its pages say it already. */
  health(accessToken: string): Promise<BankHealth | null>;
  /** Asks the provider to look at the bank now; news come later. */
  refresh(accessToken: string): Promise<void>;
  /** Ends the provider's access; an access that is already gone is no failure. */
  remove(accessToken: string): Promise<void>;
}

/** A feed whose access comes from a token that the person brings. */
export interface TokenBankProvider extends BankFeed {
  /** Turns the token into an access; works once. */
  claim(setupToken: string): Promise<{ accessToken: string; isSandbox: boolean }>;
  /** The position from which a new connection reads so many days of history. */
  positionBefore(historyDays: number): string;
}

/** A feed whose access comes from a widget, and that sends notices. */
export interface BankDataProvider extends BankFeed {
  /** Where the screen loads the linking widget from. */
  readonly widgetScriptUrl: string;
  createLinkToken(input: {
    userId: string;
    webhookUrl: string | null;
    /** With one, the widget renews that access instead of making a new one. */
    accessToken: string | null;
    /** How far back a new access reads; nothing can change it later. */
    historyDays: number;
    /** Whether a renewal also asks which accounts may be read. */
    choosesAccounts: boolean;
  }): Promise<{ linkToken: string; expiration: string }>;
  exchange(publicToken: string): Promise<{ accessToken: string; externalItemId: string }>;
  /**
   * The notice of a signed webhook, or null when the signature, its age or the body's hash is wrong. Throws a
   * `ProviderFailure` when that cannot be known, because the provider's key could not be fetched.
   */
  readWebhook(webhook: ReceivedWebhook, now: Date): Promise<BankWebhook | null>;
}

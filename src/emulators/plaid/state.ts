import type { LedgerTransaction } from '../household/types.ts';
import type { WireError } from './errors.ts';

/** A transaction in an item's log of changes. Numbers are log positions. */
export interface TransactionRecord {
  readonly transactionId: string;
  readonly accountKey: string;
  readonly date: string;
  addedAt: number;
  changedAt: number;
  removedAt: number | null;
  digest: string;
}

/** Scripted changes to the household's data for one item. */
export interface Overlay {
  readonly added: LedgerTransaction[];
  readonly patched: Record<string, Partial<LedgerTransaction>>;
  readonly removed: string[];
}

export type ItemPhase = 'not_ready' | 'initial' | 'historical';

export interface ItemState {
  readonly itemId: string;
  readonly accessToken: string;
  readonly institutionId: string;
  readonly createdAt: string;
  readonly linkedOn: string;
  readonly products: string[];
  daysRequested: number;
  accountKeys: string[];
  webhook: string | null;
  error: WireError | null;
  status: 'live' | 'revoked' | 'removed';
  phase: ItemPhase;
  notReadyCalls: number;
  hasSynced: boolean;
  /** The page after which the data "changes", and the number of remaining times. */
  mutation: { afterPage: number; times: number } | null;
  /** Incremented to give an account a new ID. */
  accountEpochs: Record<string, number>;
  revokedAccountKeys: string[];
  overlay: Overlay;
  head: number;
  records: Record<string, TransactionRecord>;
  lastUpdateAt: string | null;
  lastWebhook: { sent_at: string; code_sent: string } | null;
}

export interface LinkSession {
  readonly token: string;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly clientName: string;
  readonly language: string;
  readonly countryCodes: string[];
  readonly clientUserId: string | null;
  readonly products: string[];
  readonly webhook: string | null;
  readonly redirectUri: string | null;
  readonly daysRequested: number;
  /** The item to repair in update mode. */
  readonly updateItemId: string | null;
  readonly isAccountSelectionEnabled: boolean;
  readonly sessionId: string;
  institutionId: string | null;
  isSignedIn: boolean;
  isCodeAwaited: boolean;
  publicToken: string | null;
  isUsed: boolean;
}

export interface PublicToken {
  readonly token: string;
  readonly expiresAt: string;
  readonly itemId: string;
  isExchanged: boolean;
}

export interface Delivery {
  readonly id: number;
  readonly at: string;
  readonly url: string;
  readonly itemId: string | null;
  readonly body: string;
  status: number | null;
  error: string | null;
  attempts: number;
}

export interface BankState {
  version: 1;
  dayOffset: number;
  areWebhooksLost: boolean;
  keys: { kid: string; privateJwk: Record<string, unknown>; createdAt: number; expiredAt: number | null }[];
  items: Record<string, ItemState>;
  linkSessions: Record<string, LinkSession>;
  publicTokens: Record<string, PublicToken>;
  deliveries: Delivery[];
}

export function emptyState(): BankState {
  return {
    version: 1,
    dayOffset: 0,
    areWebhooksLost: false,
    keys: [],
    items: {},
    linkSessions: {},
    publicTokens: {},
    deliveries: [],
  };
}

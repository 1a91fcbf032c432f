import { readFileSync, writeFileSync } from 'node:fs';
import type { JWK } from 'jose';

/** An account of the hosted identity service. Times in seconds since the epoch. */
export interface Account {
  readonly localId: string;
  email: string;
  emailVerified: boolean;
  displayName: string;
  passwordHash: string | null;
  /** The linked Google account, if any. */
  googleId: string | null;
  disabled: boolean;
  /** Tokens issued before this time are invalid. */
  validSince: number;
  readonly createdAt: number;
  lastLoginAt: number;
}

export interface RefreshToken {
  readonly localId: string;
  readonly authTime: number;
  readonly provider: 'password' | 'google.com';
}

/** A code sent by email. */
export interface ActionCode {
  readonly localId: string;
  readonly requestType: 'PASSWORD_RESET' | 'VERIFY_EMAIL' | 'VERIFY_AND_CHANGE_EMAIL';
  readonly email: string;
  readonly newEmail: string | null;
  endsAt: number;
}

export interface StoredKey {
  readonly kid: string;
  readonly privateJwk: JWK;
  readonly certificate: string;
}

export interface FirebaseState {
  accounts: Account[];
  refreshTokens: Record<string, RefreshToken>;
  codes: Record<string, ActionCode>;
  /** The newest one signs; all are published. */
  keys: StoredKey[];
}

/** Loads the saved state or creates an empty one. */
export function loadState(file: string | undefined): FirebaseState {
  try {
    if (file) return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // First start or truncated file: start with an empty state.
  }
  return { accounts: [], refreshTokens: {}, codes: {}, keys: [] };
}

export function saveState(file: string | undefined, state: FirebaseState): void {
  if (file) writeFileSync(file, JSON.stringify(state));
}

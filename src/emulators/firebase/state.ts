import { readFileSync, writeFileSync } from 'node:fs';
import type { JWK } from 'jose';

/** An account of the hosted identity service. Times in seconds since the epoch. */
export interface Account {
  readonly localId: string;
  email: string;
  emailVerified: boolean;
  displayName: string;
  passwordHash: string | null;
  /** The Google account it signs in with, when it does. */
  googleId: string | null;
  disabled: boolean;
  /** Tokens made before this moment are void. */
  validSince: number;
  readonly createdAt: number;
  lastLoginAt: number;
}

export interface RefreshToken {
  readonly localId: string;
  readonly authTime: number;
  readonly provider: 'password' | 'google.com';
}

/** A code that was sent by mail. */
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
  /** The newest signs; all are published. */
  keys: StoredKey[];
}

/** What was kept of last time, or nothing. */
export function loadState(file: string | undefined): FirebaseState {
  try {
    if (file) return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // A first start, or a file that was cut off: begin anew.
  }
  return { accounts: [], refreshTokens: {}, codes: {}, keys: [] };
}

export function saveState(file: string | undefined, state: FirebaseState): void {
  if (file) writeFileSync(file, JSON.stringify(state));
}

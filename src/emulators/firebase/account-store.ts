import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { type Service, ServiceError } from './service.ts';
import type { Account } from './state.ts';

/** The unvalidated JSON body of a call. */
export type Body = Readonly<Record<string, unknown>>;

const PASSWORD_LENGTH_MIN = 6;
/** Shown instead of a password hash: `REDACTED` in base64. */
const HASH_HIDDEN = 'UkVEQUNURUQ=';

export function findByEmail(service: Service, email: string): Account | undefined {
  return service.state.accounts.find((account) => account.email === email);
}

/** Deletes an account and its sessions. */
export function deleteAccount(service: Service, account: Account): void {
  service.state.accounts = service.state.accounts.filter((candidate) => candidate !== account);
  for (const [token, { localId }] of Object.entries(service.state.refreshTokens))
    if (localId === account.localId) delete service.state.refreshTokens[token];
}

export function setPassword(account: Account, password: string): void {
  assertLength(password);
  account.passwordHash = hashPassword(password);
}

export function assertLength(password: string): void {
  if (password.length < PASSWORD_LENGTH_MIN)
    throw new ServiceError('WEAK_PASSWORD : Password should be at least 6 characters');
}

export function emailOf(value: unknown): string {
  const email = textOf(value, 'MISSING_EMAIL').trim().toLowerCase();
  if (!/^\S+@\S+\.\S+$/.test(email)) throw new ServiceError('INVALID_EMAIL');
  return email;
}

export function textOf(value: unknown, missing: string): string {
  if (typeof value !== 'string' || value === '') throw new ServiceError(missing);
  return value;
}

export function create(service: Service, given: { email: string; displayName: string }): Account {
  const now = service.nowSeconds();
  const account: Account = {
    ...given,
    localId: randomBytes(21).toString('base64url'),
    emailVerified: false,
    passwordHash: null,
    googleId: null,
    disabled: false,
    validSince: now,
    createdAt: now,
    lastLoginAt: now,
  };
  service.state.accounts.push(account);
  return account;
}

/** An account as returned by a lookup. */
export function toLookupResult(account: Account) {
  return {
    ...toUpdateResult(account),
    disabled: account.disabled,
    ...(account.passwordHash === null ? {} : { passwordUpdatedAt: account.validSince * 1000 }),
    validSince: String(account.validSince),
    createdAt: String(account.createdAt * 1000),
    lastLoginAt: String(account.lastLoginAt * 1000),
    lastRefreshAt: new Date(account.lastLoginAt * 1000).toISOString(),
  };
}

/** An account as returned by an update. */
export function toUpdateResult(account: Account) {
  const name = account.displayName === '' ? {} : { displayName: account.displayName };
  const profile = { email: account.email, ...name };
  const google = account.googleId && {
    providerId: 'google.com',
    rawId: account.googleId,
    federatedId: account.googleId,
    ...profile,
  };
  const password = account.passwordHash && {
    providerId: 'password',
    rawId: account.email,
    federatedId: account.email,
    ...profile,
  };
  return {
    localId: account.localId,
    ...profile,
    emailVerified: account.emailVerified,
    providerUserInfo: [google, password].filter(Boolean),
    ...(password ? { passwordHash: HASH_HIDDEN } : {}),
  };
}

export function hashPassword(password: string): string {
  const salt = randomBytes(12).toString('hex');
  return `${salt}:${createHash('sha256').update(salt).update(password).digest('hex')}`;
}

export function verifyPassword(password: string, stored: string): boolean {
  const [salt = '', expected = ''] = stored.split(':');
  const found = createHash('sha256').update(salt).update(password).digest();
  return timingSafeEqual(found, Buffer.from(expected, 'hex'));
}

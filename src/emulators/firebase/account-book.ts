import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { type Service, ServiceError } from './service.ts';
import type { Account } from './state.ts';

/** The JSON body of a call, before anything of it is believed. */
export type Body = Readonly<Record<string, unknown>>;

const PASSWORD_LENGTH_MIN = 6;

export function findByEmail(service: Service, email: string): Account | undefined {
  return service.state.accounts.find((account) => account.email === email);
}

/** Removes an account and every session of it. */
export function drop(service: Service, account: Account): void {
  service.state.accounts = service.state.accounts.filter((own) => own !== account);
  for (const [token, { localId }] of Object.entries(service.state.refreshTokens))
    if (localId === account.localId) delete service.state.refreshTokens[token];
}

export function setPassword(account: Account, password: string): void {
  assertLength(password);
  account.passwordHash = hashOf(password);
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

export function shown(account: Account) {
  const google = account.googleId && {
    ...{ providerId: 'google.com', rawId: account.googleId, federatedId: account.googleId },
    ...{ email: account.email, displayName: account.displayName },
  };
  const password = account.passwordHash && {
    ...{ providerId: 'password', rawId: account.email, federatedId: account.email },
    ...{ email: account.email, displayName: account.displayName },
  };
  return {
    ...{ localId: account.localId, email: account.email, emailVerified: account.emailVerified },
    displayName: account.displayName,
    disabled: account.disabled,
    providerUserInfo: [google, password].filter(Boolean),
    validSince: String(account.validSince),
    createdAt: String(account.createdAt * 1000),
    lastLoginAt: String(account.lastLoginAt * 1000),
  };
}

export function hashOf(password: string): string {
  const salt = randomBytes(12).toString('hex');
  return `${salt}:${createHash('sha256').update(salt).update(password).digest('hex')}`;
}

export function matches(password: string, stored: string): boolean {
  const [salt = '', expected = ''] = stored.split(':');
  const found = createHash('sha256').update(salt).update(password).digest();
  return timingSafeEqual(found, Buffer.from(expected, 'hex'));
}

import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { AccessToken, Grant, StateStore } from '../state/state.ts';

/** A granted consent that can be exchanged for tokens once, within ten minutes. */
export interface AuthorizationCode {
  readonly email: string;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly scopes: readonly string[];
  readonly challenge: string | null;
  readonly challengeMethod: string | null;
  readonly offline: boolean;
  readonly nonce: string | null;
  readonly expiresAtMs: number;
}

export interface IssuedTokens {
  readonly accessToken: string;
  readonly expiresIn: number;
  readonly grant: Grant;
}

/** Issues, checks and revokes codes and tokens. Times follow the emulator's clock. */
export interface TokenStore {
  issueCode(code: AuthorizationCode): string;
  /** Consumes a code; null if unknown, used or expired. */
  redeemCode(code: string): AuthorizationCode | null;
  openGrant(email: string, scopes: readonly string[], offline: boolean): Grant;
  liveGrant(email: string): Grant | null;
  byRefreshToken(token: string): Grant | null;
  issueAccess(grant: Grant): IssuedTokens;
  /** Returns a valid token; null if it is unknown or expired or its grant was revoked. */
  checkAccess(token: string): { readonly token: AccessToken; readonly grant: Grant } | null;
  revokeToken(token: string): boolean;
  revokeGrants(email?: string): number;
  expireAccess(email?: string): number;
  setLifetime(seconds: number): void;
}

const CODE_LIFETIME_MS = 600_000;

export function createTokenStore(store: StateStore, now: () => Date): TokenStore {
  return { ...createCodeDesk(now), ...createGrantDesk(store), ...createAccessDesk(store, now) };
}

function createCodeDesk(now: () => Date): Pick<TokenStore, 'issueCode' | 'redeemCode'> {
  const codes = new Map<string, AuthorizationCode>();
  return {
    issueCode(content) {
      const code = `4/0${randomBytes(32).toString('base64url')}`;
      codes.set(code, { ...content, expiresAtMs: now().getTime() + CODE_LIFETIME_MS });
      return code;
    },
    redeemCode(code) {
      const content = codes.get(code);
      codes.delete(code);
      return content && content.expiresAtMs > now().getTime() ? content : null;
    },
  };
}

type GrantDesk = Pick<
  TokenStore,
  'openGrant' | 'liveGrant' | 'byRefreshToken' | 'revokeToken' | 'revokeGrants'
>;

function createGrantDesk(store: StateStore): GrantDesk {
  const { state } = store;
  const revoke = (grant: Grant): void => {
    grant.revoked = true;
    state.accessTokens = state.accessTokens.filter((token) => token.grantId !== grant.id);
    store.touch();
  };
  const live = (test: (grant: Grant) => boolean): Grant | null =>
    state.grants.findLast((grant) => !grant.revoked && test(grant)) ?? null;
  return {
    openGrant(email, scopes, offline) {
      const refreshToken = offline ? `1//0${randomBytes(48).toString('base64url')}` : null;
      const grant: Grant = { id: randomUUID(), email, scopes: [...scopes], refreshToken, revoked: false };
      state.grants.push(grant);
      store.touch();
      return grant;
    },
    liveGrant: (email) => live((grant) => grant.email === email),
    byRefreshToken: (token) => live((grant) => grant.refreshToken === token),
    revokeToken(value) {
      const access = state.accessTokens.find((known) => known.token === value);
      const grant = live((known) => known.id === access?.grantId || known.refreshToken === value);
      if (grant) revoke(grant);
      return grant !== null;
    },
    revokeGrants(email) {
      const gone = state.grants.filter((grant) => !grant.revoked && (!email || grant.email === email));
      for (const grant of gone) revoke(grant);
      return gone.length;
    },
  };
}

type AccessDesk = Pick<TokenStore, 'issueAccess' | 'checkAccess' | 'expireAccess' | 'setLifetime'>;

function createAccessDesk(store: StateStore, now: () => Date): AccessDesk {
  const { state } = store;
  let lifetimeSeconds = 3600;
  const grantOf = (token: AccessToken): Grant | undefined =>
    state.grants.find((grant) => grant.id === token.grantId && !grant.revoked);
  return {
    issueAccess(grant) {
      const token = `ya29.a0${randomBytes(60).toString('base64url')}`;
      const index = now().getTime();
      const expiresAtMs = index + lifetimeSeconds * 1000;
      state.accessTokens = state.accessTokens.filter((known) => known.expiresAtMs > index);
      state.accessTokens.push({ token, grantId: grant.id, scopes: [...grant.scopes], expiresAtMs });
      store.touch();
      // Google returns one second less than the full lifetime.
      return { accessToken: token, expiresIn: Math.max(0, lifetimeSeconds - 1), grant };
    },
    checkAccess(value) {
      const token = state.accessTokens.find((known) => known.token === value);
      const grant = token && grantOf(token);
      return token && grant && token.expiresAtMs > now().getTime() ? { token, grant } : null;
    },
    expireAccess(email) {
      const before = state.accessTokens.length;
      state.accessTokens = state.accessTokens.filter((token) => email && grantOf(token)?.email !== email);
      store.touch();
      return before - state.accessTokens.length;
    },
    setLifetime(seconds) {
      lifetimeSeconds = seconds;
    },
  };
}

/** RFC 7636: checks the verifier against the code's challenge (S256 or plain). */
export function matchesVerifier(code: AuthorizationCode, verifier: string | null): boolean {
  if (code.challenge === null) return true;
  if (!verifier) return false;
  if (code.challengeMethod !== 'S256') return verifier === code.challenge;
  return createHash('sha256').update(verifier).digest('base64url') === code.challenge;
}

import { randomBytes } from 'node:crypto';
import { createLocalJWKSet, jwtVerify, SignJWT } from 'jose';
import { jwks, signingKey } from './keys.ts';
import { type Service, ServiceError } from './service.ts';
import type { Account, RefreshToken } from './state.ts';

const ISSUER = 'https://securetoken.google.com';
/** Google's own tokens, as the pop-up passes them to the page. */
const GOOGLE_ISSUER = 'https://accounts.google.com';
export const GOOGLE_AUDIENCE = 'fettle-sandbox-google.apps.googleusercontent.com';

/** Issues the ID and refresh tokens of a sign-in. */
export async function issueTokens(
  service: Service,
  account: Account,
  session: Omit<RefreshToken, 'localId'>,
): Promise<{ idToken: string; refreshToken: string; expiresIn: string }> {
  const refreshToken = randomBytes(48).toString('base64url');
  service.state.refreshTokens[refreshToken] = { localId: account.localId, ...session };
  return {
    idToken: await issueIdToken(service, account, session),
    refreshToken,
    expiresIn: String(service.tokenSeconds),
  };
}

/** Issues an account's ID token; `change` overrides claims, for forged tokens in tests. */
export async function issueIdToken(
  service: Service,
  account: Account,
  session: Omit<RefreshToken, 'localId'>,
  change: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const now = service.nowSeconds();
  const { kid, key } = await signingKey(service.state);
  const claims = {
    ...(account.displayName === '' ? {} : { name: account.displayName }),
    iss: `${ISSUER}/${service.projectId}`,
    aud: service.projectId,
    auth_time: session.authTime,
    user_id: account.localId,
    sub: account.localId,
    iat: now,
    exp: now + service.tokenSeconds,
    email: account.email,
    email_verified: account.emailVerified,
    firebase: {
      identities: {
        email: [account.email],
        ...(account.googleId ? { 'google.com': [account.googleId] } : {}),
      },
      sign_in_provider: session.provider,
    },
    ...change,
  };
  return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' }).sign(key);
}

/** Returns the account and sign-in time of an ID token; rejects invalid ones like the service. */
export async function verifyIdToken(
  service: Service,
  token: unknown,
): Promise<{ account: Account; session: Omit<RefreshToken, 'localId'> }> {
  if (token === undefined) throw new ServiceError('MISSING_ID_TOKEN');
  if (typeof token !== 'string') throw new ServiceError('INVALID_ID_TOKEN');
  const { payload } = await jwtVerify(token, createLocalJWKSet(jwks(service.state)), {
    issuer: `${ISSUER}/${service.projectId}`,
    audience: service.projectId,
    currentDate: new Date(service.nowSeconds() * 1000),
  }).catch((error: unknown) => {
    const isOld = error instanceof Error && 'code' in error && error.code === 'ERR_JWT_EXPIRED';
    throw new ServiceError(isOld ? 'TOKEN_EXPIRED' : 'INVALID_ID_TOKEN');
  });
  const account = service.state.accounts.find(({ localId }) => localId === payload.sub);
  if (!account) throw new ServiceError('USER_NOT_FOUND');
  if (account.disabled) throw new ServiceError('USER_DISABLED');
  const authTime = Number(payload.auth_time);
  if (authTime < account.validSince) throw new ServiceError('TOKEN_EXPIRED');
  const { firebase } = payload;
  const isGoogle =
    firebase !== null &&
    typeof firebase === 'object' &&
    'sign_in_provider' in firebase &&
    firebase.sign_in_provider === 'google.com';
  return { account, session: { authTime, provider: isGoogle ? 'google.com' : 'password' } };
}

/** Issues the pop-up's credential for a sandbox Google account. */
export async function issueGoogleToken(
  service: Service,
  person: { readonly subject: string; readonly email: string; readonly name: string },
): Promise<string> {
  const now = service.nowSeconds();
  const { kid, key } = await signingKey(service.state);
  const claims = { sub: person.subject, email: person.email, email_verified: true, name: person.name };
  return new SignJWT({ ...claims, iss: GOOGLE_ISSUER, aud: GOOGLE_AUDIENCE, iat: now, exp: now + 300 })
    .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
    .sign(key);
}

/** Returns the Google account of a credential. */
export async function verifyGoogleToken(
  service: Service,
  token: string,
): Promise<{ subject: string; email: string; name: string }> {
  const { payload } = await jwtVerify(token, createLocalJWKSet(jwks(service.state)), {
    issuer: GOOGLE_ISSUER,
    audience: GOOGLE_AUDIENCE,
    currentDate: new Date(service.nowSeconds() * 1000),
  }).catch(() => {
    throw new ServiceError('INVALID_IDP_RESPONSE : Invalid Idp Response');
  });
  return { subject: String(payload.sub), email: String(payload.email), name: String(payload.name ?? '') };
}

import { createHash } from 'node:crypto';
import type { JWTPayload } from 'jose';
import type { VerifiedToken } from '#ports/identity.ts';
import type { HostedAccount } from './toolkit.ts';

/** How far the service's clock may be ahead of this server's. */
const SKEW_SECONDS = 60;
const SUBJECT_LENGTH_MAX = 128;

/** A token's claims about an account and its sign-in. */
export interface HostedClaims {
  readonly subject: string;
  readonly signedInAt: Date;
  readonly expiresAt: Date;
  readonly account: HostedAccount;
}

/** The claims the service guarantees in every token; null if one is missing or lies in the future. */
export function readClaims(
  { sub, exp, iat, auth_time: authTime, ...rest }: JWTPayload,
  now: Date,
): HostedClaims | null {
  const latest = now.getTime() / 1000 + SKEW_SECONDS;
  if (typeof sub !== 'string' || sub === '' || sub.length > SUBJECT_LENGTH_MAX) return null;
  if (typeof exp !== 'number' || typeof iat !== 'number' || typeof authTime !== 'number') return null;
  if (iat > latest || authTime > latest) return null;
  return {
    subject: sub,
    signedInAt: new Date(authTime * 1000),
    expiresAt: new Date(exp * 1000),
    account: {
      name: typeof rest.name === 'string' ? rest.name : '',
      email: typeof rest.email === 'string' ? rest.email : '',
      isEmailVerified: rest.email_verified === true,
    },
  };
}

/** The sign-in of a token, before its user is known. */
export function verifiedToken(
  { subject, signedInAt, expiresAt }: HostedClaims,
  token: string,
): Omit<VerifiedToken, 'userId'> {
  const session = `${subject}|${signedInAt.getTime()}`;
  const sessionId = createHash('sha256').update(session).digest('base64url');
  return { sessionId, signedInAt, expiresAt, token };
}

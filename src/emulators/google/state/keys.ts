import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose';
import type { StateStore } from './state.ts';

/** Creates the provider's signing key and cookie keys once; restarts with the same state keep them. */
export async function ensureKeys(store: StateStore): Promise<void> {
  if (store.state.signingKeys.length === 0) {
    const { privateKey } = await generateKeyPair('RS256', { extractable: true });
    const jwk = await exportJWK(privateKey);
    const kid = randomBytes(20).toString('hex');
    store.state.signingKeys.push({ ...jwk, kid, use: 'sig', alg: 'RS256' });
  }
  if (store.state.cookieKeys.length === 0) store.state.cookieKeys.push(randomBytes(32).toString('hex'));
  store.touch();
}

/** Signs an ID token of the email consent with the published key. */
export async function signIdToken(
  store: StateStore,
  issuer: string,
  audience: string,
  claims: Record<string, unknown> & { sub: string },
): Promise<string> {
  const jwk: JWK | undefined = store.state.signingKeys[0];
  if (!jwk) throw new Error('signing key missing: ensureKeys was not called');
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: String(jwk.kid) })
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(await importJWK(jwk, 'RS256'));
}

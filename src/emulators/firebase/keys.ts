import { createPrivateKey, createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto';
import { exportJWK, importJWK, type JWK } from 'jose';
import { createCertificate } from './certificate.ts';
import type { FirebaseState } from './state.ts';

const NAME = 'securetoken.system.gserviceaccount.com';

/** Adds a new signing key; earlier ones stay published unless dropped. */
export async function addKey(state: FirebaseState, now: Date): Promise<void> {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  state.keys.unshift({
    kid: randomBytes(20).toString('hex'),
    privateJwk: await exportJWK(privateKey),
    certificate: createCertificate(publicKey, privateKey, NAME, now),
  });
}

export async function signingKey(state: FirebaseState) {
  const [newest] = state.keys;
  if (!newest) throw new Error('there is no key yet');
  return { kid: newest.kid, key: await importJWK(newest.privateJwk, 'RS256') };
}

/** The published keys as JWKs. */
export function jwks(state: FirebaseState): { keys: JWK[] } {
  return {
    keys: state.keys.map(({ kid, privateJwk: { kty, n, e } }) => ({
      kid,
      use: 'sig',
      alg: 'RS256',
      ...(kty === undefined ? {} : { kty }),
      ...(n === undefined ? {} : { n }),
      ...(e === undefined ? {} : { e }),
    })),
  };
}

/** The published keys as certificates, by ID. */
export function certificates(state: FirebaseState): Record<string, string> {
  return Object.fromEntries(state.keys.map(({ kid, certificate }) => [kid, certificate]));
}

/** A published key in PEM, for tests that misuse it as a shared secret. */
export function publicPem(state: FirebaseState): string {
  const [newest] = state.keys;
  if (!newest) return '';
  const privateKey = createPrivateKey({ key: { ...newest.privateJwk }, format: 'jwk' });
  return createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString();
}

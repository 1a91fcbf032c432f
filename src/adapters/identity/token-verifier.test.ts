import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { createTokenVerifier } from './token-verifier.ts';

const NOW = Date.UTC(2026, 10, 21, 12);

/** A verifier with a test clock, and one-minute tokens for it. */
async function makeVerifier() {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  const key = { ...(await exportJWK(publicKey)), kid: 'k1', alg: 'ES256', use: 'sig' };
  const clock = { at: NOW, now: () => new Date(clock.at) };
  const verifier = createTokenVerifier({
    issuer: 'https://issuer.test',
    audience: 'fettle',
    algorithm: 'ES256',
    clock,
    fetchKeys: async () => ({ keys: { keys: [key] }, freshMs: 3_600_000 }),
    admit: async (claims, token) => ({
      userId: String(claims.sub),
      sessionId: 's1',
      signedInAt: new Date(NOW),
      expiresAt: new Date(Number(claims.exp) * 1000),
      token,
    }),
  });
  const token = await new SignJWT({ sub: 'u1' })
    .setProtectedHeader({ alg: 'ES256', kid: 'k1' })
    .setIssuer('https://issuer.test')
    .setAudience('fettle')
    .setIssuedAt(NOW / 1000)
    .setExpirationTime(NOW / 1000 + 30)
    .sign(privateKey);
  return { clock, verifier, token };
}

test('an expired token is rejected immediately, even if it was verified just before', async () => {
  const { clock, verifier, token } = await makeVerifier();
  clock.at = NOW + 29_000;
  expect(await verifier.verify(token)).toMatchObject({ userId: 'u1' });
  clock.at = NOW + 30_000;
  expect(await verifier.verify(token)).toBeNull();
});

test('a token that expired before its first verification is rejected, too', async () => {
  const { clock, verifier, token } = await makeVerifier();
  clock.at = NOW + 30_000;
  expect(await verifier.verify(token)).toBeNull();
});

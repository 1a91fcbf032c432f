import { createPublicKey, verify } from 'node:crypto';

/** Returns the public key that signed a push message (RFC 8292); null if signature, audience or time is invalid. */
export function verifyVapid(authorization: string, audience: string, now: Date): string | null {
  const [, token = '', key = ''] = /^vapid t=([^,]+),\s*k=(\S+)$/.exec(authorization) ?? [];
  const [head = '', body = '', signature = ''] = token.split('.');
  const raw = Buffer.from(key, 'base64url');
  if (raw.length !== 65) return null;
  const x = raw.subarray(1, 33).toString('base64url');
  const y = raw.subarray(33).toString('base64url');
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) return null;
  const claims: unknown = JSON.parse(Buffer.from(body, 'base64url').toString('utf8'));
  if (!claims || typeof claims !== 'object' || !('aud' in claims) || !('exp' in claims)) return null;
  return claims.aud === audience && Number(claims.exp) * 1000 > now.getTime() ? key : null;
}

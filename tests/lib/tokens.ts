import { createHmac, generateKeyPairSync, randomUUID } from 'node:crypto';
import { decodeJwt, exportJWK, SignJWT } from 'jose';
import { member, send } from './http.ts';
import type { Person } from './person.ts';
import { controlEmulator } from './servers/emulator-control.ts';
import type { TestProduct } from './servers/product.ts';

/** Issues tokens like the local identity, and forged ones. */
export interface TokenIssuer {
  /** A token signed with a published key; `change` overrides its claims. */
  signed(change?: Readonly<Record<string, unknown>>): Promise<string>;
  /** A token with the right claims, signed with an unpublished key under that key's ID. */
  unknownKey(): Promise<string>;
  /** The same under the ID of a published key. */
  stolenKeyId(): Promise<string>;
  /** A token that claims to be unsigned. */
  unsigned(): string;
  /** A token signed by HMAC with the published key as the secret. */
  hmacWithPublicKey(): Promise<string>;
}

/** Issues tokens of the hosted identity: its emulator signs any claims. */
export async function createHostedTokenIssuer(product: TestProduct, person: Person): Promise<TokenIssuer> {
  const order = (claims: Readonly<Record<string, unknown>>) =>
    controlEmulator(product.firebaseUrl, { op: 'sign', email: person.email, claims });
  // JSON omits undefined values, which would keep the claim; null removes it.
  const signed = async (change: Readonly<Record<string, unknown>> = {}) => {
    const gone = Object.entries(change).map(([name, value]) => [name, value === undefined ? null : value]);
    return String(member(await order(Object.fromEntries(gone)), 'idToken'));
  };
  const decoded = async () => decodeJwt(await signed());
  const { kid, pem } = await controlEmulator(product.firebaseUrl, { op: 'publicKey' }).then((answer) => ({
    kid: String(member(answer, 'kid')),
    pem: String(member(answer, 'pem')),
  }));
  const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  const forged = async (keyId: string) =>
    new SignJWT(await decoded()).setProtectedHeader({ alg: 'RS256', kid: keyId }).sign(stranger);
  const claims = await decoded();
  return {
    signed,
    unknownKey: () => forged(randomUUID()),
    stolenKeyId: () => forged(kid),
    unsigned: () => `${base64({ alg: 'none', kid })}.${base64(claims)}.${base64('')}`,
    async hmacWithPublicKey() {
      const head = `${base64({ alg: 'HS256', kid })}.${base64(await decoded())}`;
      return `${head}.${createHmac('sha256', pem).update(head).digest('base64url')}`;
    },
  };
}

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Publishes an additional key. Call it before the product has verified its first token. */
export async function createTokenIssuer(product: TestProduct, person: Person): Promise<TokenIssuer> {
  // The product must create its own key first, because it signs with the newest one.
  await person.token();
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const kid = randomUUID();
  const jwk = await exportJWK(publicKey);
  await product.admin.query(
    `insert into identity.jwks (id, "publicKey", "privateKey", "createdAt", alg, crv)
      values ($1, $2, 'unused', '2020-01-01', 'ES256', 'P-256')`,
    [kid, JSON.stringify(jwk)],
  );
  const session = await product.admin.query<{ id: string }>(
    'select id from identity.session where "userId" = $1',
    [person.userId],
  );
  const claims = () => {
    const now = Math.floor(Date.now() / 1000);
    const { url } = product;
    const who = { sub: person.userId, sid: session.rows[0]?.id, auth_time: Math.floor(Date.now() / 1000) };
    return { iss: url, aud: url, iat: now, exp: now + 300, ...who };
  };
  const sign = (body: Record<string, unknown>, key: typeof privateKey, keyId: string) =>
    new SignJWT(body).setProtectedHeader({ alg: 'ES256', kid: keyId }).sign(key);
  const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  return {
    signed: (change = {}) => sign({ ...claims(), ...change }, privateKey, kid),
    unknownKey: () => sign(claims(), stranger, randomUUID()),
    stolenKeyId: () => sign(claims(), stranger, kid),
    unsigned: () => `${base64({ alg: 'none', kid })}.${base64(claims())}.${base64('')}`,
    async hmacWithPublicKey() {
      const keys = await send(`${product.url}/api/auth/jwks`);
      const published = JSON.stringify(member(keys.json, 'keys', 0));
      const head = `${base64({ alg: 'HS256', kid })}.${base64(claims())}`;
      return `${head}.${createHmac('sha256', published).update(head).digest('base64url')}`;
    },
  };
}

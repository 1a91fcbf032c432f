import {
  createHash,
  createPrivateKey,
  generateKeyPairSync,
  type KeyObject,
  randomUUID,
  sign,
} from 'node:crypto';
import type { BankState, Delivery } from './state.ts';

/** Deliberate flaws that a receiver must reject. */
export type Flaw =
  | 'none'
  | 'unsigned'
  | 'bad_signature'
  | 'body_changed'
  | 'stale'
  | 'alg_none'
  | 'unknown_key'
  | 'expired_key';

const TIMEOUT_MS = 10_000;
const KEPT = 500;

export interface Outbox {
  /** Records and sends a webhook; never throws. Resolves when the receiver responded or failed. */
  send(message: {
    url: string;
    itemId: string | null;
    body: Record<string, unknown>;
    flaw?: Flaw;
  }): Promise<Delivery>;
  /** Resends webhooks that weren't accepted. */
  retry(): Promise<Delivery[]>;
  settled(): Promise<void>;
  publicKey(kid: string): Record<string, unknown> | null;
}

export function createOutbox(state: BankState, now: () => Date, touch: () => void): Outbox {
  if (createKeys(state, now())) touch();
  const running = new Set<Promise<unknown>>();

  const attempt = async (delivery: Delivery, flaw: Flaw): Promise<Delivery> => {
    delivery.attempts += 1;
    const sent = flaw === 'body_changed' ? delivery.body.replace('\n', '\n ') : delivery.body;
    const token = flaw === 'unsigned' ? null : signToken(state, delivery.body, now(), flaw);
    const headers = {
      'content-type': 'application/json',
      ...(token === null ? {} : { 'Plaid-Verification': token }),
    };
    try {
      const answer = await fetch(delivery.url, {
        method: 'POST',
        headers,
        body: sent,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await answer.arrayBuffer();
      delivery.status = answer.status;
      delivery.error = null;
    } catch (error) {
      delivery.status = null;
      delivery.error = error instanceof Error ? error.message : 'failed';
    }
    touch();
    return delivery;
  };

  const track = <T>(work: Promise<T>): Promise<T> => {
    running.add(work);
    return work.finally(() => running.delete(work));
  };

  return {
    send: ({ url, itemId, body, flaw = 'none' }) => {
      const delivery: Delivery = {
        id: (state.deliveries.at(-1)?.id ?? 0) + 1,
        at: now().toISOString(),
        ...{ url, itemId },
        // The vendor's signature covers its white space, so the body contains some.
        body: JSON.stringify(body, null, 2),
        ...{ status: null, error: null, attempts: 0 },
      };
      state.deliveries.push(delivery);
      state.deliveries.splice(0, Math.max(0, state.deliveries.length - KEPT));
      return track(attempt(delivery, flaw));
    },
    retry: () => {
      const failed = state.deliveries.filter(({ status }) => status === null || status >= 300);
      return track(Promise.all(failed.map((delivery) => attempt(delivery, 'none'))));
    },
    settled: async () => {
      while (running.size > 0) await Promise.allSettled([...running]);
    },
    publicKey: (kid) => publicKey(state, kid),
  };
}

/** Creates a signing key and an expired one; false if keys exist. */
function createKeys({ keys }: BankState, now: Date): boolean {
  if (keys.length > 0) return false;
  keys.push(newKey(now, null), newKey(now, Math.floor(now.getTime() / 1000) - 86_400));
  return true;
}

function newKey(now: Date, expiredAt: number | null): BankState['keys'][number] {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const privateJwk: Record<string, unknown> = { ...privateKey.export({ format: 'jwk' }) };
  return { kid: randomUUID(), privateJwk, createdAt: Math.floor(now.getTime() / 1000), expiredAt };
}

function publicKey(state: BankState, kid: string): Record<string, unknown> | null {
  const key = state.keys.find((candidate) => candidate.kid === kid);
  if (key === undefined) return null;
  const { crv, x, y } = key.privateJwk;
  const { createdAt: created_at, expiredAt: expired_at } = key;
  return { alg: 'ES256', created_at, crv, expired_at, kid, kty: 'EC', use: 'sig', x, y };
}

function signToken(state: BankState, body: string, now: Date, flaw: Flaw): string {
  const key = state.keys.find(({ expiredAt }) => (expiredAt !== null) === (flaw === 'expired_key'));
  if (key === undefined) throw new Error('no signing key');
  const kid = flaw === 'unknown_key' ? randomUUID() : key.kid;
  const header = { alg: flaw === 'alg_none' ? 'none' : 'ES256', kid, typ: 'JWT' };
  const iat = Math.floor(now.getTime() / 1000) - (flaw === 'stale' ? 301 : 0);
  const payload = { iat, request_body_sha256: createHash('sha256').update(body).digest('hex') };
  const input = `${base64url(header)}.${base64url(payload)}`;
  if (flaw === 'alg_none') return `${input}.`;
  const signature = sign('sha256', Buffer.from(input), {
    key: keyObject(key.privateJwk),
    dsaEncoding: 'ieee-p1363',
  });
  if (flaw === 'bad_signature') signature[10] = (signature[10] ?? 0) ^ 0xff;
  return `${input}.${signature.toString('base64url')}`;
}

function keyObject(jwk: Record<string, unknown>): KeyObject {
  return createPrivateKey({ key: jwk, format: 'jwk' });
}

function base64url(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

import type { JSONWebKeySet, JWK } from 'jose';

/** Published keys, and how long they may be cached. */
export interface PublishedKeys {
  readonly keys: JSONWebKeySet;
  readonly freshMs: number;
}

const TIMEOUT_MS = 5_000;
const FRESH_DEFAULT_MS = 3600_000;
const FRESH_MIN_MS = 60_000;

/** Fetches a provider's keys, to be cached for as long as the response allows. */
export async function fetchPublishedKeys(url: string): Promise<PublishedKeys> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((cause: unknown) => {
    throw new Error(`the published keys could not be fetched from ${new URL(url).host}`, { cause });
  });
  if (!answer.ok) throw new Error(`the published keys answer ${answer.status}`);
  const body: unknown = await answer.json();
  if (!isKeySet(body)) throw new Error('the published keys are no key set');
  const maxAge = /max-age=(\d+)/.exec(answer.headers.get('cache-control') ?? '')?.[1];
  const freshMs = maxAge === undefined ? FRESH_DEFAULT_MS : Number(maxAge) * 1000;
  return { keys: body, freshMs: Math.max(freshMs, FRESH_MIN_MS) };
}

function isKeySet(value: unknown): value is JSONWebKeySet {
  if (!value || typeof value !== 'object' || !('keys' in value) || !Array.isArray(value.keys)) return false;
  return value.keys.every((key: JWK) => typeof key === 'object' && typeof key.kid === 'string');
}

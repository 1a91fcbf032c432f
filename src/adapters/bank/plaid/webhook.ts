import { createHash, timingSafeEqual } from 'node:crypto';
import { decodeProtectedHeader, importJWK, type JWK, jwtVerify } from 'jose';
import type { BankWebhook } from '#ports/bank-data-provider.ts';
import { KINDS, tellingCode } from './failure.ts';
import { webhookBody } from './wire.ts';

const AGE_MAX_SECONDS = 300;
/** An unknown key id asks the provider at most this often. */
const KEY_PAUSE_MS = 60_000;

export type FetchKey = (keyId: string) => Promise<(JWK & { expired_at?: number | null | undefined }) | null>;

/**
 * Reads signed notices: ES256 only, at most five minutes old, and signed over the hash of the raw body. Keys are
 * kept by id; an unknown one is fetched once a minute at most.
 */
export function createWebhookReader(fetchKey: FetchKey) {
  const keys = new Map<string, JWK>();
  const askedAt = new Map<string, number>();

  async function keyFor(keyId: string, now: Date): Promise<JWK | null> {
    const known = keys.get(keyId);
    if (known) return known;
    if (now.getTime() - (askedAt.get(keyId) ?? Number.NEGATIVE_INFINITY) < KEY_PAUSE_MS) return null;
    askedAt.set(keyId, now.getTime());
    const { expired_at: expiredAt, ...key } = (await fetchKey(keyId)) ?? {};
    if (expiredAt || key.kty !== 'EC') return null;
    keys.set(keyId, key);
    return key;
  }

  return async function readWebhook(
    rawBody: Buffer,
    signature: string | null,
    now: Date,
  ): Promise<BankWebhook | null> {
    if (!signature || !(await isSigned(rawBody, signature, now, keyFor))) return null;
    const body = webhookBody.safeParse(JSON.parse(rawBody.toString('utf8')));
    if (!body.success) return null;
    const { webhook_type: type, webhook_code: code, item_id: externalItemId, error } = body.data;
    const errorCode = code === 'ERROR' ? (error?.error_code ?? null) : null;
    const until = new Date(body.data.disconnect_time ?? body.data.consent_expiration_time ?? Number.NaN);
    return {
      externalItemId,
      code: code === 'ERROR' && error ? tellingCode(error) : code,
      kind: kindOf(type, code, errorCode),
      accountExternalId: body.data.account_id ?? null,
      until: Number.isNaN(until.getTime()) ? null : until,
    };
  };
}

async function isSigned(
  rawBody: Buffer,
  signature: string,
  now: Date,
  keyFor: (id: string, now: Date) => Promise<JWK | null>,
): Promise<boolean> {
  try {
    const header = decodeProtectedHeader(signature);
    if (header.alg !== 'ES256' || !header.kid) return false;
    const key = await keyFor(header.kid, now);
    if (!key) return false;
    const { payload } = await jwtVerify(signature, await importJWK(key, 'ES256'), {
      algorithms: ['ES256'],
      currentDate: now,
      maxTokenAge: AGE_MAX_SECONDS,
    });
    const claimed = Buffer.from(String(payload.request_body_sha256 ?? ''), 'hex');
    const actual = createHash('sha256').update(rawBody).digest();
    return claimed.length === actual.length && timingSafeEqual(claimed, actual);
  } catch {
    return false;
  }
}

const ITEM_NOTICES: Readonly<Record<string, BankWebhook['kind']>> = {
  PENDING_EXPIRATION: 'expiring',
  PENDING_DISCONNECT: 'expiring',
  LOGIN_REPAIRED: 'repaired',
  NEW_ACCOUNTS_AVAILABLE: 'new_accounts',
  USER_PERMISSION_REVOKED: 'revoked',
  USER_ACCOUNT_REVOKED: 'revoked',
};

/** A broken login arrives as a notice of an error; errors that pass by themselves are no news. */
function kindOf(type: string, code: string, errorCode: string | null): BankWebhook['kind'] {
  if (type === 'TRANSACTIONS') return code === 'SYNC_UPDATES_AVAILABLE' ? 'news' : 'ignored';
  if (type !== 'ITEM') return 'ignored';
  if (code !== 'ERROR') return ITEM_NOTICES[code] ?? 'ignored';
  const failure = KINDS[errorCode ?? ''];
  if (failure === 'gone') return 'revoked';
  return failure === 'reauth' ? 'reauth' : 'ignored';
}

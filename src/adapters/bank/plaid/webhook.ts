import { createHash, timingSafeEqual } from 'node:crypto';
import { type JWK, jwtVerify } from 'jose';
import type { BankWebhook, ReceivedWebhook } from '#ports/bank-data-provider.ts';
import { ProviderFailure } from '#ports/provider-failure.ts';
import { createKeyLookup, type KeyLookup } from '../../key-lookup.ts';
import { KINDS, specificErrorCode } from './failure.ts';
import { webhookBody } from './wire.ts';

const AGE_MAX_SECONDS = 300;
/** A cached key is fetched again after this time, because it may have expired. */
const KEY_FRESH_MS = 3600_000;
const UNKNOWN_KEY = 'INVALID_WEBHOOK_VERIFICATION_KEY_ID';

export type FetchKey = (keyId: string) => Promise<(JWK & { expired_at?: number | null | undefined }) | null>;

/** Parses signed webhooks: ES256 only, at most five minutes old, and signed over the hash of the raw body. */
export function createWebhookReader(fetchKey: FetchKey) {
  const keyFor = createKeyLookup({
    algorithm: 'ES256',
    isWholeSet: false,
    async fetchKeys(keyId) {
      const found = await fetchKey(keyId).catch((error: unknown) => {
        if (error instanceof ProviderFailure && error.code === UNKNOWN_KEY) return null;
        throw error;
      });
      const { expired_at: expiredAt, ...key } = found ?? {};
      const isUsable = !expiredAt && key.kty === 'EC';
      return { keys: { keys: isUsable ? [{ ...key, kid: keyId }] : [] }, freshMs: KEY_FRESH_MS };
    },
  });

  return async function readWebhook(webhook: ReceivedWebhook, now: Date): Promise<BankWebhook | null> {
    if (!(await isSigned(webhook, now, keyFor))) return null;
    const body = webhookBody.safeParse(JSON.parse(webhook.rawBody.toString('utf8')));
    if (!body.success) return null;
    const { webhook_type: type, webhook_code: code, item_id: externalItemId, error } = body.data;
    const errorCode = code === 'ERROR' ? (error?.error_code ?? null) : null;
    const until = new Date(body.data.disconnect_time ?? body.data.consent_expiration_time ?? Number.NaN);
    return {
      externalItemId,
      code: code === 'ERROR' && error ? specificErrorCode(error) : code,
      kind: kindOf(type, code, errorCode),
      accountExternalId: body.data.account_id ?? null,
      until: Number.isNaN(until.getTime()) ? null : until,
    };
  };
}

async function isSigned(
  { rawBody, signature, client }: ReceivedWebhook,
  now: Date,
  keyFor: KeyLookup,
): Promise<boolean> {
  if (!signature) return false;
  try {
    const { payload } = await jwtVerify(signature, (header) => keyFor(header, client), {
      algorithms: ['ES256'],
      currentDate: now,
      maxTokenAge: AGE_MAX_SECONDS,
    });
    const claimed = Buffer.from(String(payload.request_body_sha256 ?? ''), 'hex');
    const actual = createHash('sha256').update(rawBody).digest();
    return claimed.length === actual.length && timingSafeEqual(claimed, actual);
  } catch (error) {
    if (error instanceof ProviderFailure) throw error;
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

/** A broken login arrives as an error webhook; temporary errors are ignored. */
function kindOf(type: string, code: string, errorCode: string | null): BankWebhook['kind'] {
  if (type === 'TRANSACTIONS') return code === 'SYNC_UPDATES_AVAILABLE' ? 'updates' : 'ignored';
  if (type !== 'ITEM') return 'ignored';
  if (code !== 'ERROR') return ITEM_NOTICES[code] ?? 'ignored';
  const failure = KINDS[errorCode ?? ''];
  if (failure === 'gone') return 'revoked';
  return failure === 'reauth' ? 'reauth' : 'ignored';
}

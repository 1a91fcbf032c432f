import { createHash, createPublicKey, timingSafeEqual, verify } from 'node:crypto';
import { type PlaidApi, SandboxItemFireWebhookRequestWebhookCodeEnum } from 'plaid';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PlaidEmulator } from '#emulators/plaid/server.ts';
import {
  importHistory,
  linkItem,
  NOW,
  type Received,
  refusalOf,
  sdkFor,
  startBank,
  startReceiver,
  syncAll,
} from './bank.ts';

let bank: PlaidEmulator;
let sdk: PlaidApi;
let receiver: Awaited<ReturnType<typeof startReceiver>>;

beforeEach(async () => {
  bank = await startBank();
  sdk = sdkFor(bank);
  receiver = await startReceiver();
});
afterEach(async () => {
  await bank.close();
  await receiver.close();
});

/** Verification as documented by Plaid: algorithm, key, age, hash of the raw body. */
async function isGenuine({ headers, raw }: Received): Promise<boolean> {
  const token = headers['plaid-verification'];
  if (typeof token !== 'string') return false;
  const [head = '', payload = '', signature = ''] = token.split('.');
  const { alg, kid } = JSON.parse(Buffer.from(head, 'base64url').toString());
  if (alg !== 'ES256') return false;
  const answer = await sdk.webhookVerificationKeyGet({ key_id: kid }).catch(() => null);
  if (answer === null || answer.data.key.expired_at !== null) return false;
  const { kty, crv, x, y } = answer.data.key;
  const key = createPublicKey({ key: { kty, crv, x, y }, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${payload}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { iat, request_body_sha256 } = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const digest = createHash('sha256').update(raw).digest();
  const isFresh = Math.floor(NOW.getTime() / 1000) - iat <= 300;
  return isSigned && isFresh && timingSafeEqual(digest, Buffer.from(request_body_sha256, 'hex'));
}

const codes = (): unknown[] => receiver.received.map(({ body }) => body.webhook_code);

describe('webhooks', () => {
  test('are signed over the raw bytes, verifiable by a receiver', async () => {
    const { accessToken, itemId } = await linkItem(sdk, receiver.url);
    await sdk.sandboxItemFireWebhook({
      access_token: accessToken,
      webhook_code: SandboxItemFireWebhookRequestWebhookCodeEnum.SyncUpdatesAvailable,
    });
    await bank.control({ op: 'settle' });
    const [first] = receiver.received;
    if (!first) throw new Error('nothing came');
    expect(first.body).toMatchObject({
      webhook_type: 'TRANSACTIONS',
      webhook_code: 'SYNC_UPDATES_AVAILABLE',
      item_id: itemId,
      environment: 'sandbox',
    });
    expect(await isGenuine(first)).toBe(true);
    expect(await isGenuine({ ...first, raw: JSON.stringify(first.body) })).toBe(false);
  });

  test.each([
    'unsigned',
    'bad_signature',
    'body_changed',
    'stale',
    'alg_none',
    'unknown_key',
    'expired_key',
  ] as const)('can be sent %s, and then fail verification', async (flaw) => {
    await linkItem(sdk, receiver.url);
    await bank.control({ op: 'webhook', code: 'SYNC_UPDATES_AVAILABLE', flaw });
    const [first] = receiver.received;
    if (!first) throw new Error('nothing came');
    expect(await isGenuine(first)).toBe(false);
  });

  test('report the import only after the first sync, then the month and the history', async () => {
    const { accessToken } = await linkItem(sdk, receiver.url);
    await bank.control({ op: 'add', account: 'visa', amountMinor: -100, description: 'EARLY' });
    await bank.control({ op: 'settle' });
    expect(codes()).toEqual([]);
    await importHistory(sdk, accessToken);
    await bank.control({ op: 'settle' });
    const updates = receiver.received.filter(({ body }) => body.webhook_code === 'SYNC_UPDATES_AVAILABLE');
    expect(
      updates.map(({ body }) => [body.initial_update_complete, body.historical_update_complete]),
    ).toEqual(
      expect.arrayContaining([
        [true, false],
        [true, true],
      ]),
    );
    expect(codes()).toEqual(expect.arrayContaining(['INITIAL_UPDATE', 'HISTORICAL_UPDATE']));
  });

  test('report a broken, repaired and revoked login', async () => {
    const { accessToken, itemId } = await linkItem(sdk, receiver.url);
    await bank.control({ op: 'login_required' });
    await bank.control({ op: 'login_repaired' });
    await bank.control({ op: 'revoke', item: itemId });
    await bank.control({ op: 'settle' });
    expect(codes().sort()).toEqual(['ERROR', 'LOGIN_REPAIRED', 'USER_PERMISSION_REVOKED']);
    const error = receiver.received.find(({ body }) => body.webhook_code === 'ERROR');
    expect(error?.body.error).toMatchObject({ error_code: 'ITEM_LOGIN_REQUIRED', error_type: 'ITEM_ERROR' });
    expect((await refusalOf(sdk.accountsGet({ access_token: accessToken }))).error_code).toBe(
      'ITEM_NOT_FOUND',
    );
  });

  test('go to the new address after a change', async () => {
    const { accessToken } = await linkItem(sdk);
    await sdk.itemWebhookUpdate({ access_token: accessToken, webhook: receiver.url });
    await bank.control({ op: 'settle' });
    expect(receiver.received[0]?.body).toMatchObject({
      webhook_code: 'WEBHOOK_UPDATE_ACKNOWLEDGED',
      new_webhook_url: receiver.url,
    });
  });

  test('can be repeated, lost, and sent again', async () => {
    const { accessToken } = await linkItem(sdk, receiver.url);
    await syncAll(sdk, accessToken);
    await bank.control({ op: 'settle' });
    await bank.control({ op: 'webhook', code: 'SYNC_UPDATES_AVAILABLE', times: 20 });
    expect(codes().filter((code) => code === 'SYNC_UPDATES_AVAILABLE')).toHaveLength(21);
    await bank.control({ op: 'lose_webhooks', lost: true });
    await bank.control({ op: 'add', account: 'visa', amountMinor: -100, description: 'UNTOLD' });
    await bank.control({ op: 'settle' });
    expect(codes().filter((code) => code === 'SYNC_UPDATES_AVAILABLE')).toHaveLength(21);
  });

  test('that were not accepted are stored and sent again on request', async () => {
    await linkItem(sdk, receiver.url);
    const failing = await startReceiver([503]);
    await bank.control({ op: 'webhook', code: 'SYNC_UPDATES_AVAILABLE', url: failing.url });
    expect(await bank.control({ op: 'retry_webhooks' })).toMatchObject({ retried: 1 });
    expect(failing.received).toHaveLength(2);
    await failing.close();
  });
});

import { get } from 'node:http';
import { CountryCode, type LinkTokenCreateRequest, type PlaidApi, Products } from 'plaid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PlaidEmulator } from '#emulators/plaid/server.ts';
import { linkItem, sdkFor, startBank } from './bank.ts';

let bank: PlaidEmulator;
let sdk: PlaidApi;
let token: string;

beforeAll(async () => {
  bank = await startBank();
  sdk = sdkFor(bank);
});
afterAll(() => bank.close());
beforeEach(async () => {
  await bank.control({ op: 'reset' });
  token = await newToken({ products: [Products.Transactions] });
});

async function newToken(more: Partial<LinkTokenCreateRequest>): Promise<string> {
  const tokenRequest = {
    client_name: 'Fettle',
    language: 'en',
    country_codes: [CountryCode.Us],
    user: { client_user_id: 'u' },
    ...more,
  };
  return (await sdk.linkTokenCreate(tokenRequest)).data.link_token;
}

async function step(
  name: string,
  body: Record<string, unknown> = {},
): Promise<{ answer: Record<string, unknown>; failure: Record<string, unknown> | null }> {
  const response = await fetch(`${bank.url}/link/session${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, ...body }),
  });
  return JSON.parse(await response.text());
}

const signIn = (username: string, password: string) =>
  step('/sign-in', { institutionId: 'ins_109508', username, password });

describe('the steps of the dialog', () => {
  test('banks, sign-in, accounts, and a token that can be exchanged', async () => {
    expect((await step('')).answer).toMatchObject({
      clientName: 'Fettle',
      isUpdate: false,
      institutions: [{ name: 'First Platypus Bank' }, { name: 'Harbor Light Credit Union' }],
    });
    expect((await signIn('user_good', 'wrong')).failure).toMatchObject({ error_code: 'INVALID_CREDENTIALS' });
    expect((await signIn('user_good', 'pass_good')).answer).toMatchObject({
      step: 'accounts',
      canChoose: true,
    });
    const { answer } = await step('/finish', { accountKeys: ['hsa'] });
    expect(answer.metadata).toMatchObject({
      accounts: [
        { mask: '3390', type: 'depository', subtype: 'hsa', verification_status: null, class_type: null },
      ],
      transfer_status: null,
    });
    const { data } = await sdk.itemPublicTokenExchange({ public_token: String(answer.publicToken) });
    expect(data.access_token).toMatch(/^access-sandbox-/);
  });

  test('a device code, wrong and right', async () => {
    expect((await signIn('user_good', 'mfa_device')).answer).toEqual({ step: 'code' });
    expect((await step('/finish', { accountKeys: ['hsa'] })).failure).toMatchObject({
      error_code: 'INVALID_CREDENTIALS',
    });
    expect((await step('/code', { code: '9999' })).failure).toMatchObject({ error_code: 'INVALID_MFA' });
    expect((await step('/code', { code: '1234' })).answer).toMatchObject({ step: 'accounts' });
  });

  test.each(['ITEM_LOCKED', 'INSTITUTION_DOWN', 'NO_ACCOUNTS'])(
    'a sandbox password causes %s',
    async (code) => {
      expect((await signIn('user_good', `error_${code}`)).failure).toMatchObject({ error_code: code });
    },
  );

  test('without an account there is no connection; an expired or used token opens nothing', async () => {
    await signIn('user_good', 'pass_good');
    expect((await step('/finish', { accountKeys: [] })).failure).toMatchObject({ error_code: 'NO_ACCOUNTS' });
    await step('/finish', { accountKeys: ['visa'] });
    expect((await step('')).failure).toMatchObject({ error_code: 'INVALID_LINK_TOKEN' });
    token = await newToken({ products: [Products.Transactions] });
    await bank.control({ op: 'expire', token });
    expect((await step('')).failure).toMatchObject({ error_code: 'INVALID_LINK_TOKEN' });
  });

  test('update mode opens the item’s bank and offers accounts only on request', async () => {
    const { accessToken } = await linkItem(sdk);
    token = await newToken({ access_token: accessToken });
    expect((await step('')).answer).toMatchObject({ isUpdate: true, institutionId: 'ins_109508' });
    expect((await signIn('user_good', 'pass_good')).answer).toMatchObject({ canChoose: false });
    token = await newToken({ access_token: accessToken, update: { account_selection_enabled: true } });
    expect((await signIn('user_good', 'pass_good')).answer).toMatchObject({ canChoose: true });
    await step('/finish', { accountKeys: ['checking'] });
    const { data } = await sdk.accountsGet({ access_token: accessToken });
    expect(data.accounts.map(({ mask }) => mask)).toEqual(['2204']);
  });
});

test('the dialog can be embedded only by pages on this machine and runs only its own script', async () => {
  const response = await fetch(`${bank.url}/link/dialog`);
  const policy = response.headers.get('content-security-policy');
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain('frame-ancestors http://localhost:* http://127.0.0.1:*');
  expect((await fetch(bank.linkScriptUrl)).headers.get('content-type')).toMatch(/^text\/javascript/);
  expect(await statusFor('evil.test')).toBe(421);
  expect(await statusFor('localhost:3000')).toBe(200);
});

/** The response if a browser connects under another host name. */
function statusFor(host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(bank.linkScriptUrl, { headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).on('error', reject);
  });
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PlaidApi, Products } from 'plaid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PlaidEmulator } from '#emulators/plaid/server.ts';
import { importHistory, linkItem, refusalOf, sdkFor, startBank, syncAll } from './bank.ts';

let bank: PlaidEmulator;
let sdk: PlaidApi;
let accessToken: string;

beforeAll(async () => {
  bank = await startBank();
  sdk = sdkFor(bank);
});
afterAll(() => bank.close());
beforeEach(async () => {
  await bank.control({ op: 'reset' });
  ({ accessToken } = await linkItem(sdk));
});

const accounts = () => refusalOf(sdk.accountsGet({ access_token: accessToken }));
const path = '/accounts/get';

describe('scripted faults', () => {
  test('an error code with its status and headers, as often as scripted, then none', async () => {
    await bank.control({
      op: 'fail',
      path,
      error: 'RATE_LIMIT_EXCEEDED',
      headers: { 'retry-after': '7' },
      times: 2,
    });
    expect(await accounts()).toMatchObject({ status: 429, error_type: 'RATE_LIMIT_EXCEEDED' });
    expect(await accounts()).toMatchObject({ status: 429 });
    expect(await accounts()).toEqual({ status: 200 });
  });

  test('any status and body, after some successful calls', async () => {
    await bank.control({ op: 'fail', path, mode: 'status', status: 503, body: 'busy', skip: 1 });
    expect(await accounts()).toEqual({ status: 200 });
    expect(await accounts()).toMatchObject({ status: 503, text: 'busy' });
  });

  test('an HTML page with status 200', async () => {
    await bank.control({ op: 'fail', path, mode: 'html' });
    const { data } = await sdk.accountsGet({ access_token: accessToken });
    expect(data).toMatch(/<html>/);
  });

  test('a response cut before its start, or in the middle', async () => {
    await bank.control({ op: 'fail', path, mode: 'cut' });
    expect(await accounts()).toHaveProperty('network');
    await bank.control({ op: 'fail', path, mode: 'truncate' });
    expect(await accounts()).toHaveProperty('network');
  });

  test('a call that succeeded although its response was lost', async () => {
    const { data } = await sdk.sandboxPublicTokenCreate({
      institution_id: 'ins_109508',
      initial_products: [Products.Transactions],
    });
    await bank.control({ op: 'fail', path: '/item/public_token/exchange', mode: 'lost_answer' });
    expect(await refusalOf(sdk.itemPublicTokenExchange({ public_token: data.public_token }))).toHaveProperty(
      'network',
    );
    expect(
      (await refusalOf(sdk.itemPublicTokenExchange({ public_token: data.public_token }))).error_code,
    ).toBe('INVALID_PUBLIC_TOKEN');
  });

  test('a response that never arrives', async () => {
    await bank.control({ op: 'fail', path, mode: 'hang' });
    const call = sdk.accountsGet({ access_token: accessToken }, { timeout: 100 });
    expect(await refusalOf(call)).toEqual({ network: 'timeout of 100ms exceeded' });
  });

  test('drift: a real response with unexpected values', async () => {
    await importHistory(sdk, accessToken);
    await bank.control({
      op: 'fail',
      path: '/transactions/sync',
      mode: 'drift',
      set: [
        { at: 'added.0.amount', value: '12.345678901234567' },
        { at: 'added.1.amount', value: null },
        { at: 'added.2.payment_channel', value: 'carrier pigeon' },
        { at: 'has_more', value: true },
      ],
    });
    const { data } = await sdk.transactionsSync({ access_token: accessToken });
    expect(data.added.slice(0, 2).map(({ amount }) => amount)).toEqual(['12.345678901234567', null]);
    expect(data.has_more).toBe(true);
  });

  test('calls are listed without secrets', async () => {
    await bank.control({ op: 'clear_calls' });
    await syncAll(sdk, accessToken);
    const { calls } = await bank.control({ op: 'calls', path: '/transactions/sync' });
    expect(calls).toMatchObject([
      { path: '/transactions/sync', status: 200, fault: null, body: { count: 500 } },
    ]);
    expect(JSON.stringify(calls)).not.toContain(accessToken);
  });

  test('the control endpoint rejects browser pages', async () => {
    const send = (headers: Record<string, string>) =>
      fetch(`${bank.url}/__control`, { method: 'POST', headers, body: '{"op":"state"}' });
    expect((await send({ 'content-type': 'application/json' })).status).toBe(200);
    expect((await send({ 'content-type': 'text/plain' })).status).toBe(403);
    expect((await send({ 'content-type': 'application/json', origin: 'https://evil.test' })).status).toBe(
      403,
    );
  });
});

describe('a restart', () => {
  test('keeps items, cursors, scripts and keys in the state file', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'bank-'));
    const stateFile = join(folder, 'plaid.json');
    const first = await startBank({ stateFile });
    const client = sdkFor(first);
    const item = await linkItem(client);
    const { cursor } = await importHistory(client, item.accessToken);
    const { row } = await first.control({
      op: 'add',
      account: 'visa',
      amountMinor: -500,
      description: 'KEPT',
    });
    await first.close();
    const second = await startBank({ stateFile });
    const update = await syncAll(sdkFor(second), item.accessToken, cursor);
    expect(update.added).toMatchObject([{ name: 'KEPT', amount: 5 }]);
    expect([update.modified, update.removed, row]).toEqual([[], [], 'scripted-1']);
    await second.close();
    rmSync(folder, { recursive: true });
  });
});

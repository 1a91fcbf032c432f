import { type AccountsGetResponse, CountryCode, type PlaidApi, Products } from 'plaid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PlaidEmulator } from '#emulators/plaid/server.ts';
import { household, importHistory, linkItem, refusalOf, sdkFor, startBank, syncAll } from './bank.ts';

let bank: PlaidEmulator;
let sdk: PlaidApi;

beforeAll(async () => {
  bank = await startBank();
  sdk = sdkFor(bank);
});
afterAll(() => bank.close());
beforeEach(() => bank.control({ op: 'reset' }));

const tokenRequest = {
  client_name: 'Fettle',
  language: 'en',
  country_codes: [CountryCode.Us],
  user: { client_user_id: 'user-1' },
  products: [Products.Transactions],
  transactions: { days_requested: 730 },
};

async function post(
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Record<string, unknown>> {
  const response = await fetch(`${bank.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const answer: unknown = await response.json();
  return typeof answer === 'object' && answer !== null
    ? { status: response.status, ...answer }
    : { status: response.status };
}

describe('linking', () => {
  test('create, link, exchange, accounts, item, remove', async () => {
    const { data: created } = await sdk.linkTokenCreate(tokenRequest);
    expect(created.link_token).toMatch(/^link-sandbox-/);
    expect(created.expiration).toBe('2026-11-21T22:00:00.000Z');
    const linked = await bank.control({
      op: 'link',
      link_token: created.link_token,
      accounts: ['checking', 'visa'],
    });
    const { data: exchanged } = await sdk.itemPublicTokenExchange({
      public_token: String(linked.public_token),
    });
    const { data: accounts } = await sdk.accountsGet({ access_token: exchanged.access_token });
    expect(accounts.accounts.map(({ mask, subtype }) => [mask, subtype])).toEqual([
      ['2204', 'checking'],
      ['4417', 'credit card'],
    ]);
    expect(linked.metadata).toMatchObject({
      institution: { institution_id: 'ins_109508', name: 'First Platypus Bank' },
      accounts: accounts.accounts.map(({ account_id, mask }) => ({ id: account_id, mask })),
    });
    const { data: item } = await sdk.itemGet({ access_token: exchanged.access_token });
    expect(item.item).toMatchObject({
      item_id: exchanged.item_id,
      institution_name: 'First Platypus Bank',
      error: null,
    });
    await sdk.itemRemove({ access_token: exchanged.access_token });
    const gone = await refusalOf(sdk.accountsGet({ access_token: exchanged.access_token }));
    expect(gone).toMatchObject({ status: 400, error_type: 'ITEM_ERROR', error_code: 'ITEM_NOT_FOUND' });
  });

  test('a public token is exchanged once and within 30 minutes; a link token is used once', async () => {
    const { data } = await sdk.linkTokenCreate(tokenRequest);
    const { public_token } = await bank.control({ op: 'link', link_token: data.link_token });
    await sdk.itemPublicTokenExchange({ public_token: String(public_token) });
    const again = await refusalOf(sdk.itemPublicTokenExchange({ public_token: String(public_token) }));
    expect(again.error_code).toBe('INVALID_PUBLIC_TOKEN');
    await expect(bank.control({ op: 'link', link_token: data.link_token })).rejects.toThrow(/link_token/);
    const second = await sdk.sandboxPublicTokenCreate({
      institution_id: 'ins_990417',
      initial_products: [Products.Transactions],
    });
    await bank.control({ op: 'expire', token: second.data.public_token });
    const late = await refusalOf(sdk.itemPublicTokenExchange({ public_token: second.data.public_token }));
    expect(late).toMatchObject({ error_code: 'INVALID_PUBLIC_TOKEN', error_type: 'INVALID_INPUT' });
  });

  test('update mode repairs the login and keeps the access token', async () => {
    const { accessToken } = await linkItem(sdk);
    await sdk.sandboxItemResetLogin({ access_token: accessToken });
    const broken = await refusalOf(sdk.transactionsSync({ access_token: accessToken }));
    expect(broken).toMatchObject({ error_type: 'ITEM_ERROR', error_code: 'ITEM_LOGIN_REQUIRED' });
    expect(broken.display_message).toBeTruthy();
    expect((await sdk.itemGet({ access_token: accessToken })).data.item.error?.error_code).toBe(
      'ITEM_LOGIN_REQUIRED',
    );
    const { products: _none, transactions: _window, ...update } = tokenRequest;
    const { data } = await sdk.linkTokenCreate({ ...update, access_token: accessToken });
    expect(data.expiration).toBe('2026-11-21T18:30:00.000Z');
    await bank.control({ op: 'link', link_token: data.link_token });
    expect((await refusalOf(sdk.transactionsSync({ access_token: accessToken }))).status).toBe(200);
  });
});

describe('rejections', () => {
  const refused: readonly [string, Record<string, unknown>, string, RegExp][] = [
    ['a long client name', { client_name: 'x'.repeat(31) }, 'INVALID_FIELD', /client_name/],
    ['an unknown language', { language: 'xx' }, 'INVALID_FIELD', /language/],
    ['an unknown country', { country_codes: ['XX'] }, 'INVALID_FIELD', /country_codes/],
    ['a redirect with a query', { redirect_uri: 'https://a.test/x?y=1' }, 'INVALID_FIELD', /query/],
    ['balance as a product', { products: ['balance'] }, 'INVALID_FIELD', /balance/],
    [
      'the same product twice',
      { products: ['transactions'], optional_products: ['transactions'] },
      'INVALID_FIELD',
      /overlap/,
    ],
    ['too long a history', { transactions: { days_requested: 731 } }, 'INVALID_FIELD', /730/],
    ['an unknown field', { nonsense: 1 }, 'UNKNOWN_FIELDS', /nonsense/],
    [
      'an unknown inner field',
      { user: { client_user_id: 'a', nonsense: 1 } },
      'UNKNOWN_FIELDS',
      /user\.nonsense/,
    ],
    ['no user', { user: undefined }, 'MISSING_FIELDS', /user/],
    ['no products', { products: undefined }, 'MISSING_FIELDS', /products/],
    ['no name', { client_name: undefined }, 'MISSING_FIELDS', /client_name/],
    [
      'a local phone number',
      { user: { client_user_id: 'a', phone_number: '5125550144' } },
      'INVALID_FIELD',
      /E\.164/,
    ],
  ];
  test.each(refused)('%s', async (_name, change, code, message) => {
    const credentials = { client_id: bank.credentials.clientId, secret: bank.credentials.secret };
    const answer = await post('/link/token/create', { ...credentials, ...tokenRequest, ...change });
    expect(answer).toMatchObject({
      status: 400,
      error_type: 'INVALID_REQUEST',
      error_code: code,
      display_message: null,
    });
    expect(answer.error_message).toMatch(message);
    expect(answer.request_id).toMatch(/^\w{15}$/);
  });

  test('products in update mode', async () => {
    const { accessToken } = await linkItem(sdk);
    const answer = await refusalOf(sdk.linkTokenCreate({ ...tokenRequest, access_token: accessToken }));
    expect(answer.error_code).toBe('INVALID_FIELD');
  });

  test('wrong, missing or partial credentials, wrong bodies and paths', async () => {
    expect(
      (
        await refusalOf(
          sdkFor(bank, { clientId: 'sandbox-client-id', secret: 'no' }).linkTokenCreate(tokenRequest),
        )
      ).error_code,
    ).toBe('INVALID_API_KEYS');
    expect((await post('/item/get', { access_token: 'x' })).error_message).toBe(
      'the following required fields are missing: client_id, secret',
    );
    expect((await post('/item/get', 'not json')).error_code).toBe('INVALID_BODY');
    expect((await post('/item/get', '{}', { 'content-type': 'text/plain' })).error_code).toBe(
      'INVALID_HEADERS',
    );
    expect(await post('/no/such', {})).toMatchObject({ status: 404, error_code: 'NOT_FOUND' });
  });

  test('malformed or unknown access tokens', async () => {
    const wrongForm = await refusalOf(sdk.accountsGet({ access_token: 'access-nowhere-1' }));
    expect(wrongForm).toMatchObject({ error_code: 'INVALID_ACCESS_TOKEN', error_type: 'INVALID_INPUT' });
    const nobody = await refusalOf(
      sdk.accountsGet({ access_token: 'access-sandbox-00000000-0000-0000-0000-000000000000' }),
    );
    expect(nobody.error_code).toBe('INVALID_ACCESS_TOKEN');
  });
});

describe('accounts and banks', () => {
  test('cards show the amount owed as a positive number, deposit accounts the amount held', async () => {
    const { accessToken } = await linkItem(sdk);
    await importHistory(sdk, accessToken);
    const { data } = await sdk.accountsBalanceGet({ access_token: accessToken });
    const byMask = (answer: AccountsGetResponse, mask: string) =>
      answer.accounts.find((account) => account.mask === mask)?.balances;
    const visa = household.accounts.find(({ id }) => id === 'visa');
    expect(byMask(data, '4417')?.current).toBe(-(visa?.balanceMinor ?? 0) / 100);
    expect(byMask(data, '4417')?.limit).toBe(12_000);
    expect(byMask(data, '2204')?.current).toBeGreaterThan(0);
  });

  test('a scripted transaction changes the balance by its amount', async () => {
    const { accessToken } = await linkItem(sdk);
    await importHistory(sdk, accessToken);
    const before =
      (await sdk.accountsGet({ access_token: accessToken })).data.accounts[0]?.balances.current ?? 0;
    const { row } = await bank.control({
      op: 'add',
      account: 'checking',
      amountMinor: -12_34,
      description: 'X',
    });
    const after =
      (await sdk.accountsGet({ access_token: accessToken })).data.accounts[0]?.balances.current ?? 0;
    expect(Math.round((before - after) * 100)).toBe(1234);
    await bank.control({ op: 'remove', row: String(row) });
    expect((await sdk.accountsGet({ access_token: accessToken })).data.accounts[0]?.balances.current).toBe(
      before,
    );
  });

  test('a second bank has its own accounts; loans list no transactions', async () => {
    const { data } = await sdk.sandboxPublicTokenCreate({
      institution_id: 'ins_990417',
      initial_products: [Products.Transactions],
      options: { transactions: { days_requested: 730 } },
    });
    const { access_token } = (await sdk.itemPublicTokenExchange({ public_token: data.public_token })).data;
    const { added, last } = await importHistory(sdk, access_token);
    expect(last.accounts.map(({ type }) => type)).toEqual(['depository', 'depository', 'loan']);
    const loan = last.accounts[2]?.account_id;
    expect(added.some(({ account_id }) => account_id === loan)).toBe(false);
  });

  test('an institution has its logo on request', async () => {
    const { data } = await sdk.institutionsGetById({
      institution_id: 'ins_109508',
      country_codes: [CountryCode.Us],
      options: { include_optional_metadata: true, include_status: true },
    });
    expect(
      Buffer.from(data.institution.logo ?? '', 'base64')
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
    expect(
      (await refusalOf(sdk.institutionsGetById({ institution_id: 'ins_0', country_codes: [CountryCode.Us] })))
        .error_code,
    ).toBe('INVALID_INSTITUTION');
  });

  test('recurring streams need the history and include pay and subscriptions', async () => {
    const { accessToken } = await linkItem(sdk);
    expect((await refusalOf(sdk.transactionsRecurringGet({ access_token: accessToken }))).error_code).toBe(
      'PRODUCT_NOT_READY',
    );
    await importHistory(sdk, accessToken);
    const { data } = await sdk.transactionsRecurringGet({ access_token: accessToken });
    expect(data.inflow_streams.some(({ frequency }) => frequency === 'BIWEEKLY')).toBe(true);
    const netflix = data.outflow_streams.find(({ merchant_name }) => merchant_name === 'Netflix');
    expect(netflix).toMatchObject({ frequency: 'MONTHLY', status: 'MATURE', is_active: true });
    const known = new Set(
      (await syncAll(sdk, accessToken)).added.map(({ transaction_id }) => transaction_id),
    );
    expect(netflix?.transaction_ids.every((id) => known.has(id))).toBe(true);
  });
});

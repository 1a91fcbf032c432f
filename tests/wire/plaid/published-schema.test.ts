import { CountryCode, type PlaidApi, Products } from 'plaid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PlaidEmulator } from '#emulators/plaid/server.ts';
import { importHistory, linkItem, sdkFor, startBank, startReceiver } from './bank.ts';
import { schemaViolations } from './published-schema.ts';

// Every response and webhook of the emulator, compared field by field with the schema that Plaid publishes.

let bank: PlaidEmulator;
let sdk: PlaidApi;
let accessToken: string;

beforeAll(async () => {
  bank = await startBank();
  sdk = sdkFor(bank);
  ({ accessToken } = await linkItem(sdk));
});
afterAll(() => bank.close());

/** The raw JSON of a response. */
async function wire(answer: Promise<{ data: unknown }>): Promise<unknown> {
  return JSON.parse(JSON.stringify((await answer).data));
}

test('the check itself detects missing fields, wrong types and values outside a closed list', () => {
  expect(schemaViolations('ItemRemoveResponse', {})).toEqual(['ItemRemoveResponse.request_id: missing']);
  expect(schemaViolations('RemovedTransaction', { transaction_id: 7, account_id: 'a' })).toEqual([
    'RemovedTransaction.transaction_id: 7 is no string',
  ]);
  expect(schemaViolations('TransactionPaymentChannelEnum', 'telepathy')).toHaveLength(1);
});

describe('responses', () => {
  test('linking', async () => {
    const created = await wire(
      sdk.linkTokenCreate({
        client_name: 'Test',
        language: 'en',
        country_codes: [CountryCode.Us],
        products: [Products.Transactions],
        user: { client_user_id: 'one' },
      }),
    );
    expect(schemaViolations('LinkTokenCreateResponse', created)).toEqual([]);
    const publicToken = await wire(
      sdk.sandboxPublicTokenCreate({
        institution_id: 'ins_109508',
        initial_products: [Products.Transactions],
      }),
    );
    expect(schemaViolations('SandboxPublicTokenCreateResponse', publicToken)).toEqual([]);
  });

  test('transactions, accounts and balances', async () => {
    const first = await wire(sdk.transactionsSync({ access_token: accessToken }));
    expect(schemaViolations('TransactionsSyncResponse', first), 'while nothing is ready').toEqual([]);
    const { last, added, modified, removed } = await importHistory(sdk, accessToken);
    const whole: unknown = JSON.parse(JSON.stringify({ ...last, added, modified, removed }));
    expect(schemaViolations('TransactionsSyncResponse', whole)).toEqual([]);
    expect(added.length).toBeGreaterThan(500);
    const answers = {
      AccountsGetResponse: sdk.accountsGet({ access_token: accessToken }),
      ItemGetResponse: sdk.itemGet({ access_token: accessToken }),
      TransactionsRefreshResponse: sdk.transactionsRefresh({ access_token: accessToken }),
      TransactionsRecurringGetResponse: sdk.transactionsRecurringGet({ access_token: accessToken }),
      InstitutionsGetByIdResponse: sdk.institutionsGetById({
        institution_id: 'ins_109508',
        country_codes: [CountryCode.Us],
      }),
    };
    for (const [name, answer] of Object.entries(answers))
      expect(schemaViolations(name, await wire(answer)), name).toEqual([]);
  });

  test('rejections', async () => {
    const refused = await sdk.accountsGet({ access_token: 'access-sandbox-nobody' }).then(
      () => null,
      (error: { response?: { data?: unknown } }) => error.response?.data ?? null,
    );
    expect(schemaViolations('PlaidError', refused)).toEqual([]);
  });

  test('the end of an access', async () => {
    const { accessToken: other } = await linkItem(sdk);
    expect(
      schemaViolations('ItemRemoveResponse', await wire(sdk.itemRemove({ access_token: other }))),
    ).toEqual([]);
  });
});

const NOTICES = [
  ['TRANSACTIONS', 'SYNC_UPDATES_AVAILABLE', 'SyncUpdatesAvailableWebhook'],
  ['ITEM', 'LOGIN_REPAIRED', 'ItemLoginRepairedWebhook'],
  ['ITEM', 'PENDING_EXPIRATION', 'PendingExpirationWebhook'],
  ['ITEM', 'PENDING_DISCONNECT', 'PendingDisconnectWebhook'],
  ['ITEM', 'NEW_ACCOUNTS_AVAILABLE', 'NewAccountsAvailableWebhook'],
  ['ITEM', 'USER_PERMISSION_REVOKED', 'UserPermissionRevokedWebhook'],
] as const;

test('webhooks', async () => {
  const receiver = await startReceiver();
  const { itemId: item } = await linkItem(sdk, receiver.url);
  for (const [type, code] of NOTICES) await bank.control({ op: 'webhook', item, type, code });
  await bank.control({ op: 'login_required', item });
  await bank.control({ op: 'revoke_account', item, account: 'hsa' });
  await bank.control({ op: 'settle' });
  await receiver.close();
  const bodyOf = (wanted: string) => receiver.received.find(({ body }) => body.webhook_code === wanted)?.body;
  for (const [, code, name] of NOTICES) expect(schemaViolations(name, bodyOf(code)), code).toEqual([]);
  expect(schemaViolations('ItemErrorWebhook', bodyOf('ERROR'))).toEqual([]);
  expect(schemaViolations('UserAccountRevokedWebhook', bodyOf('USER_ACCOUNT_REVOKED'))).toEqual([]);
});

import type { z } from 'zod';
import type { BankDataProvider, BankSyncPage } from '#ports/bank-data-provider.ts';
import { ProviderFailure } from '#ports/provider-failure.ts';
import { callsFor } from '../../system/outgoing-calls.ts';
import { toFailure } from './failure.ts';
import { toInstant } from './map.ts';
import { readAccounts, readTransactions } from './read-transactions.ts';
import { openVendorClient, type VendorClient } from './vendor-client.ts';
import { createWebhookReader } from './webhook.ts';
import * as wire from './wire.ts';

const PAGE_SIZE = 500;
const CDN_WIDGET = 'https://cdn.plaid.com/link/v2/stable/link-initialize.js';

export interface PlaidOptions {
  readonly clientId: string;
  readonly secret: string;
  readonly baseUrl: string;
  readonly isSandbox: boolean;
  /** Where the Link widget is loaded from: Plaid's own address unless an emulator serves it. */
  readonly widgetScriptUrl?: string;
}

type Call = (client: VendorClient) => Promise<{ data: unknown }>;
/** Makes a call and parses its response by a schema. */
type Ask = <Schema extends z.ZodType>(request: Call, schema: Schema) => Promise<z.output<Schema>>;

/** `BankDataProvider` for Plaid, through its own client. */
export function createPlaidProvider(options: PlaidOptions): BankDataProvider {
  let client: Promise<VendorClient> | null = null;
  const call = async (request: Call): Promise<unknown> => {
    client ??= openVendorClient(options);
    const opened = await client;
    const { data } = await callsFor('bank', () => request(opened)).catch((error: unknown) => {
      throw toFailure(error);
    });
    return data;
  };
  const ask: Ask = async (request, schema) => expected(schema, await call(request));
  const readWebhook = createWebhookReader(
    async (keyId) =>
      (await ask(({ api }) => api.webhookVerificationKeyGet({ key_id: keyId }), wire.keyAnswer)).key,
  );

  return {
    name: 'plaid',
    reportsRemovals: true,
    isSandbox: options.isSandbox,
    widgetScriptUrl: options.widgetScriptUrl ?? CDN_WIDGET,
    createLinkToken: (wanted) => createLinkToken(ask, wanted),
    async exchange(publicToken) {
      const answer = await ask(
        ({ api }) => api.itemPublicTokenExchange({ public_token: publicToken }),
        wire.exchangeAnswer,
      );
      return { accessToken: answer.access_token, externalItemId: answer.item_id };
    },
    institution: (accessToken) => readInstitution(ask, accessToken),
    async accounts(accessToken) {
      const answer = await ask(
        ({ api }) => api.accountsGet({ access_token: accessToken }),
        wire.accountsAnswer,
      );
      return readAccounts(answer.accounts).read;
    },
    syncPage: (accessToken, cursor) => readPage(ask, accessToken, cursor),
    async health(accessToken) {
      const { item, status } = await ask(
        ({ api }) => api.itemGet({ access_token: accessToken }),
        wire.itemAnswer,
      );
      return {
        bankUpdatedAt: toInstant(status?.transactions?.last_successful_update),
        consentUntil: toInstant(item.consent_expiration_time),
      };
    },
    async refresh(accessToken) {
      await call(({ api }) => api.transactionsRefresh({ access_token: accessToken }));
    },
    async remove(accessToken) {
      await call(({ api }) => api.itemRemove({ access_token: accessToken })).catch((error: unknown) => {
        if (!(error instanceof ProviderFailure && error.kind === 'gone')) throw error;
      });
    },
    readWebhook,
  };
}

async function createLinkToken(
  ask: Ask,
  {
    userId,
    webhookUrl,
    accessToken,
    historyDays,
    choosesAccounts,
  }: Parameters<BankDataProvider['createLinkToken']>[0],
): ReturnType<BankDataProvider['createLinkToken']> {
  const answer = await ask(({ api, CountryCode, Products }) => {
    const shared = {
      client_name: 'Fettle',
      language: 'en',
      country_codes: [CountryCode.Us, CountryCode.Ca],
      user: { client_user_id: userId },
    };
    const fresh = {
      products: [Products.Transactions],
      transactions: { days_requested: historyDays },
      ...(webhookUrl ? { webhook: webhookUrl } : {}),
    };
    const wanted = accessToken ? renewal(accessToken, choosesAccounts) : fresh;
    return api.linkTokenCreate({ ...shared, ...wanted });
  }, wire.linkTokenAnswer);
  return { linkToken: answer.link_token, expiration: answer.expiration };
}

/** The institution of an access token; its name is requested if the item does not include it. */
async function readInstitution(ask: Ask, accessToken: string): ReturnType<BankDataProvider['institution']> {
  const { item } = await ask(({ api }) => api.itemGet({ access_token: accessToken }), wire.itemAnswer);
  if (item.institution_name || !item.institution_id)
    return { id: item.institution_id ?? null, name: item.institution_name ?? 'Bank' };
  const institutionId = item.institution_id;
  const { institution } = await ask(({ api, CountryCode }) => {
    const countries = [CountryCode.Us, CountryCode.Ca];
    return api.institutionsGetById({ institution_id: institutionId, country_codes: countries });
  }, wire.institutionAnswer);
  return { id: item.institution_id, name: institution.name };
}

async function readPage(ask: Ask, accessToken: string, cursor: string | null): Promise<BankSyncPage> {
  const request = {
    access_token: accessToken,
    count: PAGE_SIZE,
    options: { include_original_description: true },
    ...(cursor ? { cursor } : {}),
  };
  const answer = await ask(({ api }) => api.transactionsSync(request), wire.syncAnswer);
  const added = readTransactions(answer.added);
  const modified = readTransactions(answer.modified);
  const accounts = readAccounts(answer.accounts);
  return {
    added: added.read,
    modified: modified.read,
    unparsed: [...accounts.unread, ...added.unread, ...modified.unread],
    removedExternalIds: answer.removed.map((row) => row.transaction_id),
    accounts: accounts.read,
    requestId: answer.request_id ?? null,
    nextCursor: answer.next_cursor,
    hasMore: answer.has_more,
    problems: [],
    isReady: answer.transactions_update_status !== 'NOT_READY',
    isHistoryComplete: answer.transactions_update_status === 'HISTORICAL_UPDATE_COMPLETE',
  };
}

/** Update mode: no products, and account selection only if the selection is to be changed. */
function renewal(accessToken: string, choosesAccounts: boolean) {
  return {
    access_token: accessToken,
    ...(choosesAccounts ? { update: { account_selection_enabled: true } } : {}),
  };
}

/** A response in the expected format; any other is treated as missing. */
function expected<Schema extends z.ZodType>(schema: Schema, data: unknown): z.output<Schema> {
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data;
  throw new ProviderFailure(
    'unavailable',
    'UNEXPECTED_ANSWER',
    'the bank provider answered in an unexpected form',
    { cause: parsed.error },
  );
}

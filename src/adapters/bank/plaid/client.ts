import { Configuration, CountryCode, PlaidApi, Products } from 'plaid';
import type { z } from 'zod';
import type { BankDataProvider } from '#ports/bank-data-provider.ts';
import { ProviderFailure } from '#ports/provider-failure.ts';
import { toFailure } from './failure.ts';
import { toInstant } from './map.ts';
import { readAccounts, readRows } from './read-rows.ts';
import { createWebhookReader } from './webhook.ts';
import * as wire from './wire.ts';

const TIMEOUT_MS = 20_000;
const PAGE_ROWS = 500;
const CDN_WIDGET = 'https://cdn.plaid.com/link/v2/stable/link-initialize.js';

export interface PlaidOptions {
  readonly clientId: string;
  readonly secret: string;
  readonly baseUrl: string;
  readonly isSandbox: boolean;
  /** Where the widget is loaded from; the vendor's own address unless a stand-in serves it. */
  readonly widgetScriptUrl?: string;
}

/** Plaid behind the bank port, through the vendor's own client. */
export function createPlaidProvider(options: PlaidOptions): BankDataProvider {
  const api = new PlaidApi(
    new Configuration({
      basePath: options.baseUrl,
      baseOptions: {
        timeout: TIMEOUT_MS,
        proxy: false,
        maxRedirects: 0,
        headers: {
          'PLAID-CLIENT-ID': options.clientId,
          'PLAID-SECRET': options.secret,
          'Plaid-Version': '2020-09-14',
        },
      },
    }),
  );
  const readWebhook = createWebhookReader(
    async (keyId) => (await ask(api.webhookVerificationKeyGet({ key_id: keyId }), wire.keyAnswer)).key,
  );

  return {
    name: 'plaid',
    tellsRemovals: true,
    isSandbox: options.isSandbox,
    widgetScriptUrl: options.widgetScriptUrl ?? CDN_WIDGET,
    async createLinkToken({ userId, webhookUrl, accessToken, historyDays, choosesAccounts }) {
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
      const answer = await ask(
        api.linkTokenCreate({ ...shared, ...(accessToken ? renewal(accessToken, choosesAccounts) : fresh) }),
        wire.linkTokenAnswer,
      );
      return { linkToken: answer.link_token, expiration: answer.expiration };
    },
    async exchange(publicToken) {
      const answer = await ask(
        api.itemPublicTokenExchange({ public_token: publicToken }),
        wire.exchangeAnswer,
      );
      return { accessToken: answer.access_token, externalItemId: answer.item_id };
    },
    async institution(accessToken) {
      const { item } = await ask(api.itemGet({ access_token: accessToken }), wire.itemAnswer);
      if (item.institution_name || !item.institution_id)
        return { id: item.institution_id ?? null, name: item.institution_name ?? 'Bank' };
      const request = {
        institution_id: item.institution_id,
        country_codes: [CountryCode.Us, CountryCode.Ca],
      };
      const { institution } = await ask(api.institutionsGetById(request), wire.institutionAnswer);
      return { id: item.institution_id, name: institution.name };
    },
    async accounts(accessToken) {
      const answer = await ask(api.accountsGet({ access_token: accessToken }), wire.accountsAnswer);
      return readAccounts(answer.accounts).read;
    },
    async syncPage(accessToken, cursor) {
      const request = {
        access_token: accessToken,
        count: PAGE_ROWS,
        options: { include_original_description: true },
        ...(cursor ? { cursor } : {}),
      };
      const answer = await ask(api.transactionsSync(request), wire.syncAnswer);
      const added = readRows(answer.added);
      const modified = readRows(answer.modified);
      const accounts = readAccounts(answer.accounts);
      return {
        added: added.read,
        modified: modified.read,
        unread: [...accounts.unread, ...added.unread, ...modified.unread],
        removedExternalIds: answer.removed.map((row) => row.transaction_id),
        accounts: accounts.read,
        requestId: answer.request_id ?? null,
        nextCursor: answer.next_cursor,
        hasMore: answer.has_more,
        problems: [],
        isReady: answer.transactions_update_status !== 'NOT_READY',
        isHistoryComplete: answer.transactions_update_status === 'HISTORICAL_UPDATE_COMPLETE',
      };
    },
    async health(accessToken) {
      const { item, status } = await ask(api.itemGet({ access_token: accessToken }), wire.itemAnswer);
      return {
        bankUpdatedAt: toInstant(status?.transactions?.last_successful_update),
        consentUntil: toInstant(item.consent_expiration_time),
      };
    },
    async refresh(accessToken) {
      await api.transactionsRefresh({ access_token: accessToken }).catch((error: unknown) => {
        throw toFailure(error);
      });
    },
    async remove(accessToken) {
      await api.itemRemove({ access_token: accessToken }).catch((error: unknown) => {
        const failure = toFailure(error);
        if (failure.kind !== 'gone') throw failure;
      });
    },
    readWebhook,
  };
}

/** Update mode: no products, and the account picker only where the choice is what must change. */
function renewal(accessToken: string, choosesAccounts: boolean) {
  return {
    access_token: accessToken,
    ...(choosesAccounts ? { update: { account_selection_enabled: true } } : {}),
  };
}

async function ask<Schema extends z.ZodType>(
  call: Promise<{ data: unknown }>,
  schema: Schema,
): Promise<z.output<Schema>> {
  const { data } = await call.catch((error: unknown) => {
    throw toFailure(error);
  });
  const parsed = schema.safeParse(data);
  if (!parsed.success)
    throw new ProviderFailure(
      'unavailable',
      'UNEXPECTED_ANSWER',
      'the bank provider answered in an unexpected form',
      { cause: parsed.error },
    );
  return parsed.data;
}

import type { Handlers } from '../../http/call.ts';
import type { Services } from '../../lib/services.ts';
import { toWire } from '../../lib/wire-id.ts';
import { connectSimplefin } from './connect-simplefin.ts';
import { disconnectBank, requestBankSync } from './disconnect-bank.ts';
import { createLinkToken, exchangePublicToken } from './link-bank.ts';
import { receiveWebhook } from './receive-webhook.ts';

/** Calls about banks. */
export function bankConnectionRoutes(services: Services) {
  return {
    createLinkToken: ({ userId, body }) => createLinkToken(services, userId, body.itemId),
    exchangePublicToken: ({ userId, body }) => exchangePublicToken(services, userId, body.public_token),
    syncBankConnection: async ({ userId, params, query }) => ({
      syncId: toWire(
        'sync',
        await requestBankSync(services, userId, params.itemId, query.renewed === 'true'),
      ),
    }),
    connectSimplefin: ({ userId, body }) => connectSimplefin(services, userId, body.setupToken),
    disconnectBank: async ({ userId, params, query }) => {
      await disconnectBank(services, userId, params.itemId, query.deleteData === 'true');
      return { done: true };
    },
    receivePlaidWebhook: async ({ bytes, headers }) => {
      await receiveWebhook(services, bytes, headers.get('plaid-verification'));
      return { received: true };
    },
  } satisfies Partial<Handlers>;
}

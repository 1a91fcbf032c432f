import type { Handlers } from '../../http/call.ts';
import type { Services } from '../../lib/services.ts';
import { toWire } from '../../lib/wire-id.ts';
import { connectSimplefin } from './connect-simplefin.ts';
import { createLinkToken } from './create-link-token.ts';
import { decideAccount } from './decide-account.ts';
import { disconnectBank, requestBankSync } from './disconnect-bank.ts';
import { getBankConnection } from './get-bank-connection.ts';
import { exchangePublicToken } from './link-bank.ts';
import { receiveWebhook } from './receive-webhook.ts';

/** Handlers for bank connections. */
export function bankConnectionRoutes(services: Services) {
  return {
    createLinkToken: ({ userId, body }) => createLinkToken(services, userId, body),
    exchangePublicToken: ({ userId, body }) => exchangePublicToken(services, userId, body),
    syncBankConnection: async ({ userId, params, query }) => ({
      syncId: toWire(
        'sync',
        await requestBankSync(services, userId, params.itemId, query.renewed === 'true'),
      ),
    }),
    connectSimplefin: ({ userId, body }) => connectSimplefin(services, userId, body),
    getBankConnection: ({ userId, params }) => getBankConnection(services, userId, params.itemId),
    decideAccount: async ({ userId, params, body }) => {
      await decideAccount(services, userId, params, body.decision);
      return { done: true };
    },
    disconnectBank: async ({ userId, params, query }) => {
      await disconnectBank(services, userId, params.itemId, query.deleteData === 'true');
      return { done: true };
    },
    receivePlaidWebhook: async (call) => {
      await receiveWebhook(services, call);
      return { received: true };
    },
  } satisfies Partial<Handlers>;
}

import type { Handlers } from '../../http/call.ts';
import type { Services } from '../../lib/services.ts';
import { finishConsent, startConsent } from './connecting/connect-gmail.ts';
import { disconnectGmail } from './disconnect-mailbox.ts';
import { receiveGmailPush } from './gmail-push.ts';
import { readMailSync } from './present.ts';
import { requestSync } from './request-sync.ts';

/** Handlers for Gmail: consent, push notifications and sync. */
export function gmailRoutes(services: Services) {
  return {
    getGmailAuth: async ({ userId, query }) => ({
      authUrl: await startConsent(services, userId, query.returnTo ?? 'settings'),
    }),
    receiveGmailCallback: async ({ query, headers }) =>
      new Response(null, {
        status: 302,
        headers: { location: await finishConsent(services, query, headers), 'cache-control': 'no-store' },
      }),
    disconnectGmail: async ({ userId }) => {
      await disconnectGmail(services, userId);
      return { done: true };
    },
    receiveGmailPush: async (call) => {
      await receiveGmailPush(services, call);
      return { received: true };
    },
    requestGmailSync: ({ userId, headers, signal }) => requestSync(services, userId, { headers, signal }),
    getGmailSync: async ({ userId }) => ({ sync: await services.db.readAs(userId, readMailSync) }),
  } satisfies Partial<Handlers>;
}

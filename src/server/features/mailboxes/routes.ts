import { listMailboxes } from '#db/repositories/mailboxes.ts';
import type { Handlers } from '../../http/call.ts';
import type { Services } from '../../lib/services.ts';
import { toWire } from '../../lib/wire-id.ts';
import { finishConsent, startConsent } from './connect-gmail.ts';
import { disconnectGmail } from './disconnect-gmail.ts';
import { readEmailAi } from './email-ai-query.ts';
import { readMailSync } from './present.ts';
import { requestSync } from './request-sync.ts';
import { streamEvents } from './stream-events.ts';

const STATES = { new: 0, processed: 0, not_receipt: 0, needs_review: 0, failed: 0, skipped: 0 };
const KINDS = { purchase: 0, refund: 0, subscription: 0, shipping: 0, other: 0 };

/** Calls about mailboxes. */
export function mailboxRoutes(services: Services) {
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
    requestGmailSync: ({ userId, headers, signal }) => requestSync(services, userId, { headers, signal }),
    getGmailSync: async ({ userId }) => ({ sync: await services.db.readAs(userId, readMailSync) }),
    streamEvents: ({ userId, signal }) => streamEvents(services, userId, signal),
    getEmailAi: ({ userId }) =>
      services.db.readAs(userId, async (db) => {
        const mailboxes = await listMailboxes(db);
        const sync = await readMailSync(db);
        const read = await readEmailAi(db);
        return {
          mailboxes: mailboxes.map(
            ({ id, address, provider, status, isSandbox, lastSyncedAt, readFrom }) => ({
              id: toWire('mailbox', id),
              address,
              provider,
              status,
              isSandbox,
              lastSyncedAt: lastSyncedAt?.toISOString() ?? null,
              readFrom,
            }),
          ),
          sync,
          counts: { ...STATES, ...read.counts },
          kinds: { ...KINDS, ...read.kinds },
          joined: read.joined,
          waitingForReview: read.waiting,
          receiptsWithoutCharge: read.withoutCharge,
          bytesSent: read.bytesSent,
          readerVersion: services.mailReader.version,
          months: [...read.months],
          senders: [...read.senders],
        };
      }),
  } satisfies Partial<Handlers>;
}

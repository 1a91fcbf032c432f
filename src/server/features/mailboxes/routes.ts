import type { Handlers } from '../../http/call.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire } from '../../lib/wire-id.ts';
import { connectImap } from './connecting/connect-imap.ts';
import { findMailServer } from './connecting/find-mail-server.ts';
import { disconnectMailbox } from './disconnect-mailbox.ts';
import { getMailbox } from './get-mailbox.ts';
import { streamEvents } from './stream-events.ts';
import { listMailboxFolders, updateMailbox } from './update-mailbox.ts';
import { uploadMail } from './upload-mail.ts';

/** Handlers for mailboxes. */
export function mailboxRoutes(services: Services) {
  return {
    findMailServer: ({ userId, query }) => findMailServer(services, userId, query.address),
    connectImap: ({ userId, body }) => connectImap(services, userId, body),
    uploadMail: ({ userId, query, content, signal }) =>
      services.uploadSlots.run(userId, () =>
        uploadMail(services, userId, { name: query.fileName, content, signal }),
      ),
    disconnectMailbox: async ({ userId, params, query }) => {
      await disconnectMailbox(services, userId, fromWire(params.mailboxId), query.receipts ?? 'keep');
      return { done: true };
    },
    streamEvents: ({ userId, token, signal }) => streamEvents(services, { userId, token, signal }),
    listMailboxFolders: ({ userId, params }) => listMailboxFolders(services, userId, params.mailboxId),
    updateMailbox: async ({ userId, params, body }) => {
      await updateMailbox(services, userId, params.mailboxId, body);
      return getMailbox(services, userId, params.mailboxId);
    },
  } satisfies Partial<Handlers>;
}

import type { Handlers } from '../../http/call.ts';
import { chooseEvidence } from '../../lib/originals/choose-evidence.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire } from '../../lib/wire-id.ts';
import { chooseMailbox, listMailboxFolders } from './choose-mailbox.ts';
import { chooseSender } from './choose-senders.ts';
import { finishConsent, startConsent } from './connect-gmail.ts';
import { connectImap } from './connect-imap.ts';
import { detachEmail } from './detach-email.ts';
import { disconnectGmail, disconnectMailbox } from './disconnect-mailbox.ts';
import { forgetEmail, forgetEmails, rejectEmail } from './forget-emails.ts';
import { getEmailAi, getMailbox } from './get-email-ai.ts';
import { getEvidence } from './get-evidence.ts';
import { receiveGmailPush } from './gmail-push.ts';
import { readMailSync } from './present.ts';
import { readEmailAgain, readEmailsAgain } from './read-again.ts';
import { requestSync } from './request-sync.ts';
import { searchMailForCharge } from './search-for-charge.ts';
import { streamEvents } from './stream-events.ts';
import { uploadMail } from './upload-mail.ts';

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
    receiveGmailPush: async (call) => {
      await receiveGmailPush(services, call);
      return { received: true };
    },
    findMailServer: async ({ query }) => ({ server: services.mail.imap?.serverOf(query.address) ?? null }),
    connectImap: ({ userId, body }) => connectImap(services, userId, body),
    uploadMail: ({ userId, query, content, signal }) =>
      services.uploadSlots.run(userId, () =>
        uploadMail(services, userId, { name: query.fileName, content, signal }),
      ),
    disconnectMailbox: async ({ userId, params, query }) => {
      await disconnectMailbox(services, userId, fromWire(params.mailboxId), query.receipts ?? 'keep');
      return { done: true };
    },
    requestGmailSync: ({ userId, headers, signal }) => requestSync(services, userId, { headers, signal }),
    getGmailSync: async ({ userId }) => ({ sync: await services.db.readAs(userId, readMailSync) }),
    searchMailForCharge: ({ userId, params }) => searchMailForCharge(services, userId, params.transactionId),
    streamEvents: ({ userId, token, signal }) => streamEvents(services, { userId, token, signal }),
    getEmailAi: ({ userId }) => getEmailAi(services, userId),
    listMailboxFolders: ({ userId, params }) => listMailboxFolders(services, userId, params.mailboxId),
    updateMailbox: async ({ userId, params, body }) => {
      await chooseMailbox(services, userId, params.mailboxId, body);
      return getMailbox(services, userId, params.mailboxId);
    },
    updateSender: ({ userId, body }) => chooseSender(services, userId, body),
    getEvidence: ({ userId }) => getEvidence(services, userId),
    updateEvidence: async ({ userId, body }) => {
      await chooseEvidence(services, userId, body.isKept);
      return { done: true };
    },
    readEmailAgain: async ({ userId, params, signal }) => {
      await readEmailAgain(services, userId, params.messageId, signal);
      return { done: true };
    },
    readEmailsAgain: async ({ userId, body }) => ({
      waiting: await readEmailsAgain(services, userId, body.state),
    }),
    detachEmail: ({ userId, params }) => detachEmail(services, userId, params.messageId),
    rejectEmail: ({ userId, params }) => rejectEmail(services, userId, params.messageId),
    forgetEmail: async ({ userId, params }) => {
      await forgetEmail(services, userId, params.messageId);
      return { done: true };
    },
    forgetEmails: async ({ userId, body }) => ({ forgotten: await forgetEmails(services, userId, body) }),
  } satisfies Partial<Handlers>;
}

import type { Handlers } from '../../http/call.ts';
import { chooseEvidence } from '../../lib/originals/choose-evidence.ts';
import type { Services } from '../../lib/services.ts';
import { detachEmail } from './detach-email.ts';
import { forgetEmail, forgetEmails } from './forget/forget-emails.ts';
import { rejectEmail } from './forget/reject-email.ts';
import { getEmailAi } from './get-email-ai.ts';
import { getEvidence } from './get-evidence.ts';
import { readEmailAgain } from './read-email-again.ts';
import { readEmailsAgain } from './reading/read-emails-again.ts';
import { searchMailForCharge } from './search-for-charge.ts';
import { updateSender } from './update-sender.ts';

/** Handlers for emails and the data read from them. */
export function emailRoutes(services: Services) {
  return {
    searchMailForCharge: ({ userId, params }) => searchMailForCharge(services, userId, params.transactionId),
    getEmailAi: ({ userId }) => getEmailAi(services, userId),
    updateSender: ({ userId, body }) => updateSender(services, userId, body),
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

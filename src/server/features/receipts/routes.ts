import type { Handlers } from '../../http/call.ts';
import type { Services } from '../../lib/services.ts';
import { answerCategory } from './answer-category.ts';
import { decideReviewItem } from './decide-review-item.ts';
import { getProcessedEmail } from './get-processed-email.ts';
import { getReviewItem } from './get-review-item.ts';
import { listProcessedEmails } from './processed-emails.ts';
import { listReviewItems } from './review-items.ts';
import { setReceiptClock } from './set-receipt-clock.ts';
import { startMatchingOver } from './start-matching-over.ts';

/** Calls about what was read from email, and what a person decides about it. */
export function receiptRoutes(services: Services) {
  return {
    listProcessedEmails: ({ userId, query }) => listProcessedEmails(services, userId, query),
    getProcessedEmail: ({ userId, params, signal }) =>
      getProcessedEmail(services, userId, params.messageId, signal),
    setReceiptClock: ({ userId, params, body }) => setReceiptClock(services, userId, params, body.untilOn),
    listReviewItems: ({ userId, query }) => listReviewItems(services, userId, query),
    getReviewItem: ({ userId, params, signal }) =>
      getReviewItem(services, userId, params.reviewItemId, signal),
    decideReviewItem: ({ userId, params, body }) =>
      decideReviewItem(services, userId, params.reviewItemId, body),
    answerCategory: ({ userId, params, body }) =>
      answerCategory(services, userId, params.transactionId, body),
    startMatchingOver: ({ userId }) => startMatchingOver(services, userId),
  } satisfies Partial<Handlers>;
}

import type { Handlers } from '../../http/call.ts';
import type { Services } from '../../lib/services.ts';
import { answerCategory } from './answer-category.ts';
import { decideReviewItem } from './decide-review-item.ts';
import { getProcessedEmail } from './get-processed-email.ts';
import { getReviewItem } from './get-review-item.ts';
import { listProcessedEmails } from './list-processed-emails.ts';
import { listReviewItems } from './list-review-items.ts';
import { resetMatching } from './reset-matching.ts';
import { updateReceiptDeadline } from './update-receipt-deadline.ts';

/** Handlers for processed emails and the review queue. */
export function receiptRoutes(services: Services) {
  return {
    listProcessedEmails: ({ userId, query }) => listProcessedEmails(services, userId, query),
    getProcessedEmail: ({ userId, params, signal }) =>
      getProcessedEmail(services, userId, params.messageId, signal),
    setReceiptClock: ({ userId, params, body }) =>
      updateReceiptDeadline(services, userId, params, body.untilOn),
    listReviewItems: ({ userId, query }) => listReviewItems(services, userId, query),
    getReviewItem: ({ userId, params, signal }) =>
      getReviewItem(services, userId, params.reviewItemId, signal),
    decideReviewItem: ({ userId, params, body }) =>
      decideReviewItem(services, userId, params.reviewItemId, body),
    answerCategory: ({ userId, params, body }) =>
      answerCategory(services, userId, params.transactionId, body),
    startMatchingOver: ({ userId }) => resetMatching(services, userId),
  } satisfies Partial<Handlers>;
}

import type { Handlers } from '../../http/call.ts';
import type { Services } from '../../lib/services.ts';
import { answerCategory, undoCategoryAnswer } from './answer-category.ts';
import { decideReviewItem } from './decide-review-item.ts';
import { getProcessedEmail, listProcessedEmails } from './processed-emails.ts';
import { getReviewItem, listReviewItems } from './review-items.ts';
import { setReceiptClock } from './set-receipt-clock.ts';
import { startMatchingOver, undoStartOver } from './start-matching-over.ts';
import { undoReviewDecision } from './undo-review-decision.ts';

/** Calls about what was read from mail, and what a person decides about it. */
export function receiptRoutes(services: Services) {
  return {
    listProcessedEmails: ({ userId, query }) => listProcessedEmails(services, userId, query),
    getProcessedEmail: ({ userId, params, signal }) =>
      getProcessedEmail(services, userId, params.messageId, signal),
    setReceiptClock: async ({ userId, params, body }) => {
      await setReceiptClock(services, userId, params, body.untilOn);
      return { done: true };
    },
    listReviewItems: ({ userId, query }) => listReviewItems(services, userId, query),
    getReviewItem: ({ userId, params, signal }) =>
      getReviewItem(services, userId, params.reviewItemId, signal),
    decideReviewItem: ({ userId, params, body }) =>
      decideReviewItem(services, userId, params.reviewItemId, body),
    undoReviewDecision: async ({ userId, params }) => {
      await undoReviewDecision(services, userId, params.reviewItemId);
      return { done: true };
    },
    answerCategory: ({ userId, params, body }) =>
      answerCategory(services, userId, params.transactionId, body),
    undoCategoryAnswer: async ({ userId, params }) => {
      await undoCategoryAnswer(services, userId, params.transactionId);
      return { done: true };
    },
    startMatchingOver: async ({ userId }) => {
      await startMatchingOver(services, userId);
      return { done: true };
    },
    undoStartOver: async ({ userId }) => {
      await undoStartOver(services, userId);
      return { done: true };
    },
  } satisfies Partial<Handlers>;
}

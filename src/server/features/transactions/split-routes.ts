import type { Handlers } from '../../http/call.ts';
import type { Services } from '../../lib/services.ts';
import { acceptSplit } from './accept-split.ts';
import { acceptSplits } from './accept-splits.ts';
import { createCategoryRule } from './create-category-rule.ts';
import { endCategoryRule } from './end-category-rule.ts';
import { listProposedSplits } from './list-proposed-splits.ts';
import { deleteSplit, updateSplit } from './update-split.ts';

/** Handlers for splits and category rules. */
export function splitRoutes(services: Services) {
  return {
    listProposedSplits: ({ userId, query }) => listProposedSplits(services, userId, query),
    acceptSplits: ({ userId, body }) => acceptSplits(services, userId, body),
    acceptSplit: ({ userId, params, body }) => acceptSplit(services, userId, params.transactionId, body),
    createCategoryRule: ({ userId, params }) => createCategoryRule(services, userId, params.transactionId),
    deleteCategoryRule: ({ userId, params }) => endCategoryRule(services, userId, params.transactionId),
    updateSplit: ({ userId, params, body }) => updateSplit(services, userId, params.transactionId, body),
    deleteSplit: ({ userId, params }) => deleteSplit(services, userId, params.transactionId),
  } satisfies Partial<Handlers>;
}

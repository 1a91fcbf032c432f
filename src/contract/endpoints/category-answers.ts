import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { environment, recorded, wireId } from '../values.ts';

const params = z.object({ transactionId: wireId('transaction') });

export const answerCategory = endpoint('answerCategory', {
  summary: 'Answer a category question for one transaction or all of its merchant’s transactions',
  access: 'user',
  rate: 'write',
  params,
  body: z.strictObject({ category: z.string().max(100), isForMerchant: z.boolean() }),
  /** Number of transactions that now have this category; receipts may change more. */
  response: recorded.extend({ changed: z.int() }),
  errors: ['NotFound', 'Conflict', 'ValidationFailed'],
});

export const createCategoryRule = endpoint('createCategoryRule', {
  summary: 'Apply a transaction’s category to its merchant: undecided and future transactions get it too',
  access: 'user',
  rate: 'write',
  params,
  /** Number of other transactions that now have the category. */
  response: recorded.extend({ changed: z.int() }),
  errors: ['NotFound', 'Conflict'],
});

export const deleteCategoryRule = endpoint('deleteCategoryRule', {
  summary:
    'Stop applying a category to a merchant: transactions that only followed the rule get their own back',
  access: 'user',
  rate: 'write',
  params,
  response: recorded,
  errors: ['NotFound'],
});

export const listLikelyCategories = endpoint('listLikelyCategories', {
  summary: 'List the categories a user most likely chooses, likeliest first',
  access: 'user',
  rate: 'read',
  query: z.strictObject({
    /** For this transaction; if absent, the user's most frequent choices. */
    transactionId: wireId('transaction').optional(),
    environment: environment.optional(),
  }),
  response: z.object({ categories: z.array(z.string()) }),
  errors: ['NotFound'],
});

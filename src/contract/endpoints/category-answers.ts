import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done, wireId } from '../values.ts';

const params = z.object({ transactionId: wireId('transaction') });

export const answerCategory = endpoint('answerCategory', {
  summary: 'Answer a category question for one transaction or all of its merchant’s transactions',
  access: 'user',
  rate: 'write',
  params,
  body: z.strictObject({ category: z.string().max(100), isForSeller: z.boolean() }),
  /** How many rows have the answer now; more may follow where receipts decide. */
  response: z.object({ done: z.literal(true), changed: z.int() }),
  errors: ['NotFound', 'Conflict', 'ValidationFailed'],
});

export const undoCategoryAnswer = endpoint('undoCategoryAnswer', {
  summary: 'Undo a category answer: restore the previous categories and reopen the question',
  access: 'user',
  rate: 'write',
  params,
  response: done,
  errors: ['NotFound', 'Conflict'],
});

export const createCategoryRule = endpoint('createCategoryRule', {
  summary: 'Apply a transaction’s category to its merchant: undecided and future transactions get it too',
  access: 'user',
  rate: 'write',
  params,
  /** How many other rows have the category now. */
  response: z.object({ done: z.literal(true), changed: z.int() }),
  errors: ['NotFound', 'Conflict'],
});

import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done, wireId } from '../values.ts';

const params = z.object({ transactionId: wireId('transaction') });

export const answerCategory = endpoint('answerCategory', {
  summary:
    'Answer a question about a row’s category, for the row alone or for every row of its seller; it is not asked again',
  access: 'user',
  rate: 'write',
  params,
  body: z.strictObject({ category: z.string().max(100), isForSeller: z.boolean() }),
  /** How many rows have the answer now; more may follow where receipts decide. */
  response: z.object({ done: z.literal(true), changed: z.int() }),
  errors: ['NotFound', 'Conflict', 'ValidationFailed'],
});

export const undoCategoryAnswer = endpoint('undoCategoryAnswer', {
  summary: 'Take such an answer back: the rows have what they had before, and the question is open again',
  access: 'user',
  rate: 'write',
  params,
  response: done,
  errors: ['NotFound', 'Conflict'],
});

export const createCategoryRule = endpoint('createCategoryRule', {
  summary:
    'Say of a row’s seller what was said of the row: its other rows that nobody has decided about, and those to come, have that category. It is taken back as an answer is',
  access: 'user',
  rate: 'write',
  params,
  /** How many other rows have the category now. */
  response: z.object({ done: z.literal(true), changed: z.int() }),
  errors: ['NotFound', 'Conflict'],
});

import { z } from 'zod';
import { EDIT_TRANSACTIONS_MAX } from '#domain/ledger/edit-transactions.ts';
import { endpoint } from '../endpoint.ts';
import { recorded, wireId } from '../values.ts';
import { transactionFilter } from './transaction-filter.ts';
import { description } from './transactions.ts';

const ADDED_NOTE_CHARS_MAX = 200;

export const editTransactions = endpoint('editTransactions', {
  summary: `Update the category, description or note of many transactions at once,
    at most ${EDIT_TRANSACTIONS_MAX}; nothing overwrites these changes later. Split transactions keep their categories`,
  access: 'user',
  rate: 'write',
  body: z.strictObject({
    transactions: z.union([
      z.strictObject({ ids: z.array(wireId('transaction')).min(1).max(EDIT_TRANSACTIONS_MAX) }),
      /** All transactions that match a filter; `count` is the number the user saw. */
      z.strictObject({
        filter: z.strictObject(transactionFilter),
        count: z.int().min(1).max(EDIT_TRANSACTIONS_MAX),
      }),
    ]),
    change: z
      .strictObject({
        category: z.string().max(100).optional(),
        description: description.optional(),
        /** Appended to the existing note on a new line. */
        addedNote: z.string().trim().min(1).max(ADDED_NOTE_CHARS_MAX).optional(),
      })
      .refine((change) => Object.values(change).some((value) => value !== undefined), 'no change is given'),
  }),
  response: recorded.extend({
    /** Number of transactions that changed. */
    changed: z.int(),
    /** Number of transactions that kept their categories because they are split. */
    divided: z.int(),
  }),
  errors: ['NotFound', 'ValidationFailed', 'Conflict'],
});

import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { recorded, wireId } from '../values.ts';

const transactionParams = z.object({ transactionId: wireId('transaction') });
const pairParams = z.object({ transactionId: wireId('transaction'), otherId: wireId('transaction') });

export const decidePossibleMatch = endpoint('decidePossibleMatch', {
  summary: 'Decide whether two transactions are duplicates: merge them, or keep them separate',
  access: 'user',
  rate: 'write',
  params: pairParams,
  body: z.strictObject({ decision: z.enum(['same', 'different']) }),
  response: recorded.extend({
    /** The transaction to show next: after a merge, the one that was kept. */
    transactionId: wireId('transaction'),
  }),
  errors: ['NotFound', 'Conflict'],
});

export const decideTransfer = endpoint('decideTransfer', {
  summary: 'Decide whether two transactions are a transfer; a rejected pair is not suggested again',
  access: 'user',
  rate: 'write',
  params: pairParams,
  body: z.strictObject({ decision: z.enum(['confirm', 'refuse']) }),
  response: recorded,
  errors: ['NotFound', 'ValidationFailed'],
});

export const unpairTransfer = endpoint('unpairTransfer', {
  summary: 'Remove a transfer: both transactions count again, and the pair is not suggested again',
  access: 'user',
  rate: 'write',
  params: transactionParams,
  response: recorded,
  errors: ['NotFound'],
});

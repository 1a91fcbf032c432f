import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done, wireId } from '../values.ts';

const transactionParams = z.object({ transactionId: wireId('transaction') });
const pairParams = z.object({ transactionId: wireId('transaction'), otherId: wireId('transaction') });

export const decidePossibleMatch = endpoint('decidePossibleMatch', {
  summary:
    'Say whether two rows are one: the same become one row with all ids, different ones are never asked about again',
  access: 'user',
  rate: 'write',
  params: pairParams,
  body: z.strictObject({ decision: z.enum(['same', 'different']) }),
  response: z.object({
    /** The row to look at now: of merged rows the one that stays. */
    transactionId: wireId('transaction'),
  }),
  errors: ['NotFound', 'Conflict'],
});

export const undoPossibleMatch = endpoint('undoPossibleMatch', {
  summary: 'Take a decision about two rows back; merged rows are two again',
  access: 'user',
  rate: 'write',
  params: pairParams,
  response: done,
  errors: ['NotFound', 'Conflict'],
});

export const decideTransfer = endpoint('decideTransfer', {
  summary:
    'Say whether two rows are one movement between own accounts; a refused pair is never suggested again',
  access: 'user',
  rate: 'write',
  params: pairParams,
  body: z.strictObject({ decision: z.enum(['confirm', 'refuse']) }),
  response: done,
  errors: ['NotFound', 'ValidationFailed'],
});

export const undoTransfer = endpoint('undoTransfer', {
  summary: 'Take a decision about a transfer back: the pair is a question again',
  access: 'user',
  rate: 'write',
  params: pairParams,
  response: done,
  errors: ['NotFound', 'Conflict'],
});

export const unpairTransfer = endpoint('unpairTransfer', {
  summary: 'Say that a pair is no transfer: both rows count again, and the pair never comes back',
  access: 'user',
  rate: 'write',
  params: transactionParams,
  response: done,
  errors: ['NotFound'],
});

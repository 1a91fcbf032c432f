import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amountMinor, done, wireId } from '../values.ts';

/** A part of a row, as the person accepts it. */
const part = { category: z.string().max(100), isHealth: z.boolean(), amountMinor };

/** A part of a row with its name and the lines in it. The parts of a row add up to its amount exactly. */
export const splitPart = z.object({
  ...part,
  categoryName: z.string(),
  /** Names of the receipt lines in it; empty for what no line explains. */
  items: z.array(z.string()),
});

const transactionParams = z.object({ transactionId: wireId('transaction') });

export const acceptSplit = endpoint('acceptSplit', {
  summary:
    'Divide a row as its receipts propose; every total by category and health follows. `parts` are those the person saw',
  access: 'user',
  rate: 'write',
  params: transactionParams,
  body: z.strictObject({ parts: z.array(z.strictObject(part)).min(2).max(200) }),
  response: done,
  errors: ['NotFound', 'ValidationFailed', 'Conflict'],
});

export const undoSplit = endpoint('undoSplit', {
  summary: 'Make a divided row one again, under the category it had',
  access: 'user',
  rate: 'write',
  params: transactionParams,
  response: done,
  errors: ['NotFound', 'Conflict'],
});

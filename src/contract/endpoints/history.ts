import { z } from 'zod';
import { DEADLINE_KINDS, HISTORY_SOURCES } from '#domain/ledger/history.ts';
import { endpoint } from '../endpoint.ts';
import { civilDate, instant, recorded, requestedDay, wireId } from '../values.ts';

/** An event in the history of a transaction or email: what happened, who decided, when and why. */
export const historyEvent = z.object({
  id: wireId('event'),
  at: instant,
  source: z.enum(HISTORY_SOURCES),
  what: z.string(),
  reason: z.string(),
  /** False if there is nothing to undo, or a newer change depends on it. */
  canUndo: z.boolean(),
});

/** A deadline of a purchase: return or warranty. */
export const receiptClock = z.object({
  clock: z.enum(DEADLINE_KINDS),
  /** Null if there is no deadline. */
  untilOn: civilDate.nullable(),
  /** True if the user set it; false if it comes from the store's published policy. */
  isOwn: z.boolean(),
});

export const setReceiptClock = endpoint('setReceiptClock', {
  summary: 'Set or remove a return or warranty date, or use the store policy again; reminders follow',
  access: 'user',
  rate: 'write',
  params: z.object({ messageId: wireId('message'), clock: z.enum(DEADLINE_KINDS) }),
  body: z.strictObject({ untilOn: z.union([requestedDay, z.literal('rule')]).nullable() }),
  response: recorded,
  errors: ['NotFound', 'ValidationFailed'],
});

export const undoEvent = endpoint('undoEvent', {
  summary:
    'Undo a change: restore exactly what stood before, with who had set it. Undo the new event to redo the change',
  access: 'user',
  rate: 'write',
  params: z.object({ eventId: wireId('event') }),
  response: recorded.extend({
    /** Number of transactions of a bulk edit that changed since and were left unchanged. */
    kept: z.int(),
  }),
  errors: ['NotFound', 'Conflict'],
});

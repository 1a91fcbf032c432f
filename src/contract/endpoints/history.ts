import { z } from 'zod';
import { DEADLINE_KINDS, HISTORY_SOURCES } from '#domain/ledger/history.ts';
import { endpoint } from '../endpoint.ts';
import { askedDay, civilDate, instant, recorded, wireId } from '../values.ts';

/** What happened to a transaction or to what was read from an email: who or what decided, when, why. */
export const historyEvent = z.object({
  id: wireId('event'),
  at: instant,
  source: z.enum(HISTORY_SOURCES),
  what: z.string(),
  reason: z.string(),
  /** False where nothing is to be undone, or something newer builds on it. */
  canUndo: z.boolean(),
});

/** Until when a purchase can be returned and its warranty holds. */
export const receiptClock = z.object({
  clock: z.enum(DEADLINE_KINDS),
  /** Null where there is no such day. */
  untilOn: civilDate.nullable(),
  /** Whether the user set it; else the shop's published rule says it. */
  isOwn: z.boolean(),
});

export const setReceiptClock = endpoint('setReceiptClock', {
  summary: 'Set or remove a return or warranty date, or use the store policy again; reminders follow',
  access: 'user',
  rate: 'write',
  params: z.object({ messageId: wireId('message'), clock: z.enum(DEADLINE_KINDS) }),
  body: z.strictObject({ untilOn: z.union([askedDay, z.literal('rule')]).nullable() }),
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
    /** Transactions of a bulk edit that changed since and stayed as they are. */
    kept: z.int(),
  }),
  errors: ['NotFound', 'Conflict'],
});

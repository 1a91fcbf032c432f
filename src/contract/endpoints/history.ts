import { z } from 'zod';
import { CLOCK_KINDS, HISTORY_SOURCES } from '#domain/ledger/history.ts';
import { endpoint } from '../endpoint.ts';
import { amountMinor, askedDay, civilDate, done, instant, wireId } from '../values.ts';

const transactionId = wireId('transaction');

/** How an event is taken back: the call to make, with what it needs. */
export const historyUndo = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum(['takeReceiptOff', 'putReceiptBack']),
    transactionId,
    receiptId: wireId('receipt'),
  }),
  z.object({
    kind: z.literal('setFields'),
    transactionId,
    before: z.object({
      category: z.string().optional(),
      description: z.string().optional(),
      note: z.string().optional(),
      postedOn: civilDate.optional(),
      amountMinor: amountMinor.optional(),
    }),
  }),
  z.object({ kind: z.enum(['takeSplitBack', 'restoreSplit']), transactionId }),
  z.object({ kind: z.enum(['undoTransfer', 'undoSameRow']), transactionId, otherId: transactionId }),
  z.object({ kind: z.literal('undoReview'), reviewItemId: wireId('review') }),
  z.object({ kind: z.enum(['readAgain', 'standAlone', 'mergeAgain']), messageId: wireId('message') }),
  z.object({ kind: z.literal('undoCategory'), transactionId }),
  z.object({
    kind: z.literal('setClock'),
    messageId: wireId('message'),
    clock: z.enum(CLOCK_KINDS),
    /** `rule`: what the shop's rule says; null: no such day. */
    before: z.union([civilDate, z.literal('rule')]).nullable(),
  }),
]);

/** What happened to a row or to what was read from a mail: who or what decided, when, why. */
export const historyEvent = z.object({
  id: wireId('event'),
  at: instant,
  source: z.enum(HISTORY_SOURCES),
  what: z.string(),
  reason: z.string(),
  /** Null where nothing is to be taken back, or something later has settled it. */
  undo: historyUndo.nullable(),
});

/** Until when a purchase can be returned and its warranty holds. */
export const receiptClock = z.object({
  clock: z.enum(CLOCK_KINDS),
  /** Null where there is no such day. */
  untilOn: civilDate.nullable(),
  /** Whether the person set it; else the shop's published rule says it. */
  isOwn: z.boolean(),
});

export const setReceiptClock = endpoint('setReceiptClock', {
  summary: 'Set or remove a return or warranty date, or use the store policy again; reminders follow',
  access: 'user',
  rate: 'write',
  params: z.object({ messageId: wireId('message'), clock: z.enum(CLOCK_KINDS) }),
  body: z.strictObject({ untilOn: z.union([askedDay, z.literal('rule')]).nullable() }),
  response: done,
  errors: ['NotFound', 'ValidationFailed'],
});

import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  amountMinor,
  civilDate,
  confidence,
  currency,
  done,
  instant,
  nextCursor,
  pageQuery,
  recorded,
  wireId,
} from '../values.ts';
import { historyEvent, receiptClock } from './history.ts';
import { messageState, receiptKind, shownMessage } from './mail.ts';

export const processedEmail = z.object({
  id: wireId('message'),
  from: z.string(),
  /** Address of the sender; empty where the message names none. */
  address: z.string(),
  subject: z.string(),
  receivedAt: instant,
  state: messageState,
  kind: receiptKind.nullable(),
  reason: z.string(),
  confidence: confidence.nullable(),
  /** Null where no reader looked at the body. */
  readerVersion: z.string().nullable(),
  /** The language model whose answer counted for the reading. */
  helpedBy: z.string().nullable(),
  bytesSent: z.int(),
  merchant: z.string().nullable(),
  totalMinor: amountMinor.nullable(),
  currency: currency.nullable(),
  transactionId: wireId('transaction').nullable(),
  /** The mailbox it lies in. */
  mailbox: z.string(),
  /** The user decided about it: no reading changes that. */
  isDecided: z.boolean(),
  isForgotten: z.boolean(),
  isSandbox: z.boolean(),
});

const filter = {
  state: messageState.optional(),
  kind: receiptKind.optional(),
  /** `yes`: receipts matched to a charge. `no`: receipts that no charge was found for. */
  linked: z.enum(['yes', 'no']).optional(),
  /** An address, or a domain with all that end in it. */
  sender: z.string().max(320).optional(),
  mailbox: wireId('mailbox').optional(),
  from: civilDate.optional(),
  to: civilDate.optional(),
  q: z.string().max(200).optional(),
};

export const listProcessedEmails = endpoint('listProcessedEmails', {
  summary: 'List checked emails, newest first, with result and reason',
  access: 'user',
  rate: 'read',
  query: z.strictObject({ ...pageQuery, ...filter }),
  response: z.object({
    emails: z.array(processedEmail),
    nextCursor,
    /** Messages by state, whatever the filter; together they are every message that was listed. */
    counts: z.record(messageState, z.int()),
    total: z.int(),
    /** Questions of AI Review, whatever they are about. */
    waitingForReview: z.int(),
  }),
  errors: [],
});

const messageParams = z.object({ messageId: wireId('message') });

export const getProcessedEmail = endpoint('getProcessedEmail', {
  summary: 'Get an email and the other emails of its purchase',
  access: 'user',
  rate: 'read',
  params: messageParams,
  response: z.object({
    email: processedEmail,
    message: shownMessage.nullable(),
    /** Where the email shown comes from; null when there is none to show. */
    mailFrom: z.enum(['kept', 'mailbox']).nullable(),
    /** Every email of this purchase in the order they came, this one among them; empty for email of its own. */
    events: z.array(
      z.object({
        id: wireId('message'),
        kind: receiptKind,
        subject: z.string(),
        receivedAt: instant,
        totalMinor: amountMinor.nullable(),
        currency: currency.nullable(),
        /** It represents the purchase; the others tell of it again. */
        isLeading: z.boolean(),
      }),
    ),
    /** Of a purchase: until when it can be returned and its warranty holds. */
    clocks: z.array(receiptClock),
    history: z.array(historyEvent),
  }),
  errors: ['NotFound'],
});

export const readEmailAgain = endpoint('readEmailAgain', {
  summary: 'Read an email again with the current reader',
  access: 'user',
  rate: 'write',
  params: messageParams,
  response: done,
  errors: ['NotFound', 'Conflict', 'ProviderError'],
});

export const detachEmail = endpoint('detachEmail', {
  summary: 'Separate an email from its order: it is its own purchase',
  access: 'user',
  rate: 'write',
  params: messageParams,
  response: recorded,
  errors: ['NotFound', 'Conflict'],
});

export const readEmailsAgain = endpoint('readEmailsAgain', {
  summary: 'Queue emails to be read again, by state or earlier reader',
  access: 'user',
  rate: 'heavy',
  body: z.strictObject({ state: z.enum(['failed', 'skipped', 'not_receipt', 'earlier_reader']) }),
  response: z.object({ waiting: z.int() }),
  errors: ['Conflict'],
});

export const rejectEmail = endpoint('rejectEmail', {
  summary: 'Mark an email as not a receipt, permanently',
  access: 'user',
  rate: 'write',
  params: messageParams,
  response: recorded,
  errors: ['NotFound', 'Conflict'],
});

export const forgetEmail = endpoint('forgetEmail', {
  summary: 'Delete an email’s data and receipt; it is not read again automatically',
  access: 'user',
  rate: 'write',
  params: messageParams,
  response: done,
  errors: ['NotFound'],
});

export const forgetEmails = endpoint('forgetEmails', {
  summary: 'Delete all email data of a sender, or all email data, with receipts',
  access: 'user',
  rate: 'heavy',
  /** A sender's address or domain, or everything; one of the two. */
  body: z.strictObject({
    sender: z.string().min(3).max(320).optional(),
    everything: z.literal(true).optional(),
  }),
  response: z.object({ forgotten: z.int() }),
  errors: ['ValidationFailed'],
});

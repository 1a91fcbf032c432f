import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  amountMinor,
  confidence,
  currency,
  done,
  instant,
  nextCursor,
  pageQuery,
  recorded,
  requestedDay,
  wireId,
} from '../values.ts';
import { historyEvent, receiptClock } from './history.ts';
import { messageState, receiptKind, shownMessage } from './mail.ts';

export const processedEmail = z.object({
  id: wireId('message'),
  from: z.string(),
  /** Sender address; empty if the message has none. */
  address: z.string(),
  subject: z.string(),
  receivedAt: instant,
  state: messageState,
  kind: receiptKind.nullable(),
  reason: z.string(),
  confidence: confidence.nullable(),
  /** Null if no reader has processed the body. */
  readerVersion: z.string().nullable(),
  /** The language model whose answer was used. */
  helpedBy: z.string().nullable(),
  bytesSent: z.int(),
  merchant: z.string().nullable(),
  totalMinor: amountMinor.nullable(),
  currency: currency.nullable(),
  transactionId: wireId('transaction').nullable(),
  /** The mailbox it belongs to. */
  mailbox: z.string(),
  /** True if the user made a decision about it; reading it again does not change that. */
  isDecided: z.boolean(),
  isForgotten: z.boolean(),
  isSandbox: z.boolean(),
});

const filter = {
  state: messageState.optional(),
  kind: receiptKind.optional(),
  /** `yes`: receipts matched to a charge. `no`: receipts without one. */
  linked: z.enum(['yes', 'no']).optional(),
  /** An address, or a domain including its subdomains. */
  sender: z.string().max(320).optional(),
  mailbox: wireId('mailbox').optional(),
  from: requestedDay.optional(),
  to: requestedDay.optional(),
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
    /** Messages by state, regardless of the filter; their sum is the number of all listed messages. */
    counts: z.record(messageState, z.int()),
    total: z.int(),
    /** Number of open AI Review questions of any kind. */
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
    /** Source of the displayed email; null if there is none. */
    mailFrom: z.enum(['kept', 'mailbox']).nullable(),
    /** All emails of this purchase by arrival, including this one; empty if it is not part of a purchase. */
    events: z.array(
      z.object({
        id: wireId('message'),
        kind: receiptKind,
        subject: z.string(),
        receivedAt: instant,
        totalMinor: amountMinor.nullable(),
        currency: currency.nullable(),
        /** True for the email that represents the purchase; the others repeat it. */
        isLeading: z.boolean(),
      }),
    ),
    /** Return and warranty deadlines of a purchase. */
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
  /** Exactly one: a sender's address or domain, or everything. */
  body: z.strictObject({
    sender: z.string().min(3).max(320).optional(),
    everything: z.literal(true).optional(),
  }),
  response: z.object({ forgotten: z.int() }),
  errors: ['ValidationFailed'],
});

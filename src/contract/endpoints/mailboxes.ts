import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { civilDate, done, wireId } from '../values.ts';

const address = z
  .string()
  .trim()
  .max(254)
  .regex(/^[^\s@]+@[^\s@]+$/, 'is not an email address');
const security = z.enum(['tls', 'starttls', 'none']);

export const findMailServer = endpoint('findMailServer', {
  summary: 'Find the email server of an address and its provider’s requirements',
  access: 'user',
  rate: 'read',
  query: z.strictObject({ address }),
  response: z.object({
    server: z
      .object({
        name: z.string(),
        host: z.string(),
        port: z.int(),
        security,
        user: z.string(),
        /**
         * `app`: an app password; `bridge`: shown by a program on this machine; `refused`: passwords are not accepted.
         */
        password: z.enum(['own', 'app', 'bridge', 'refused']),
        advice: z.string().nullable(),
        helpUrl: z.string().nullable(),
      })
      .nullable(),
  }),
  errors: [],
});

/** Nothing is stored until a sign-in with these values has succeeded. */
export const connectImap = endpoint('connectImap', {
  summary: 'Connect an IMAP mailbox, or update its password, and start reading it',
  access: 'user',
  rate: 'heavy',
  body: z.strictObject({
    address,
    host: z
      .string()
      .trim()
      .toLowerCase()
      .max(253)
      .regex(/^[a-z0-9.:_-]+$/, 'is not a server name'),
    port: z.int().min(1).max(65_535),
    security,
    user: z.string().trim().min(1).max(254),
    password: z.string().min(1).max(1_000),
  }),
  response: z.object({ mailboxId: wireId('mailbox') }),
  errors: ['ValidationFailed', 'ProviderError', 'ProviderTimeout'],
});

export const disconnectMailbox = endpoint('disconnectMailbox', {
  summary:
    'Disconnect a mailbox and delete its email data; matched receipts stay unless `receipts` is delete',
  access: 'user',
  rate: 'heavy',
  params: z.object({ mailboxId: wireId('mailbox') }),
  query: z.strictObject({ receipts: z.enum(['keep', 'delete']).optional() }),
  response: done,
  errors: ['NotFound'],
});

export const uploadMail = endpoint('uploadMail', {
  summary: 'Upload email as a file (.eml, .mbox, a .zip of either, .gz) and start reading it',
  access: 'user',
  kind: 'file',
  rate: 'heavy',
  query: z.strictObject({ fileName: z.string().min(1).max(255) }),
  response: z.object({
    mailboxId: wireId('mailbox').nullable(),
    /** Messages in the file, how many are new, and how many were too large to read. */
    messages: z.int(),
    added: z.int(),
    tooLarge: z.int(),
    /** Descriptions of what could not be read; empty if everything was. */
    problems: z.array(z.string()),
  }),
  errors: ['UnreadableFile', 'StorageFull'],
});

export const receiveGmailPush = endpoint('receiveGmailPush', {
  summary: 'Receive signed notifications about new email, where push is configured',
  access: 'public',
  kind: 'webhook',
  rate: 'read',
  response: z.object({ received: z.literal(true) }),
  errors: ['Unauthorized'],
});

export const searchMailForCharge = endpoint('searchMailForCharge', {
  summary: 'Search all mailboxes for a charge’s email and read what is found',
  access: 'user',
  rate: 'heavy',
  params: z.object({ transactionId: wireId('transaction') }),
  response: z.object({
    /** The searched period, inclusive. */
    from: civilDate,
    to: civilDate,
    mailboxes: z.array(
      z.object({
        address: z.string(),
        /** `not_asked`: paused, or not configured on this server. */
        state: z.enum(['asked', 'not_asked', 'needs_reauth', 'failed']),
        found: z.int(),
      }),
    ),
    /** Number of emails that may be about the charge. */
    found: z.int(),
    /** How many of them no reader had processed before. */
    read: z.int(),
    /** How many of those are about a purchase, refund or subscription. */
    receipts: z.int(),
    /** `asked`: a receipt may belong to the charge and is waiting in AI Review. */
    outcome: z.enum(['matched', 'asked', 'nothing']),
  }),
  errors: ['NotFound'],
});

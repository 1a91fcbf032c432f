import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { civilDate, done, instant, wireId } from '../values.ts';
import { account } from './accounts.ts';

export const createLinkToken = endpoint('createLinkToken', {
  summary: 'Create a token for the bank-linking widget, with the widget’s address',
  access: 'user',
  rate: 'heavy',
  body: z.strictObject({
    itemId: z.string().max(100).optional(),
    /** How many days of history a new connection reads; it cannot be changed later. */
    historyDays: z.int().min(30).max(730).optional(),
  }),
  response: z.object({
    link_token: z.string(),
    expiration: z.string(),
    widget: z.object({ scriptUrl: z.string(), isSandbox: z.boolean() }),
  }),
  errors: ['NotConfigured', 'ProviderError', 'ProviderTimeout', 'NotFound'],
});

const linked = z.object({
  itemId: z.string(),
  institutionName: z.string(),
  accounts: z.int(),
  isDuplicate: z.boolean(),
});

/** The widget's result. The server trusts only the token and reads the institution from the provider. */
export const exchangePublicToken = endpoint('exchangePublicToken', {
  summary: 'Exchange the widget’s public token and start the first import',
  access: 'user',
  rate: 'heavy',
  body: z.strictObject({
    public_token: z.string().min(1).max(200),
    institution: z
      .object({ institution_id: z.string().max(100).nullish(), name: z.string().max(200).nullish() })
      .nullish(),
    /** Accounts as named by the widget. If they are already linked, the token is not exchanged. */
    accounts: z
      .array(z.object({ name: z.string().max(200), mask: z.string().max(20).nullable() }))
      .max(200)
      .optional(),
  }),
  response: linked,
  errors: ['NotConfigured', 'ProviderError', 'ProviderTimeout'],
});

const itemParams = z.object({ itemId: z.string().min(1).max(100) });

export const syncBankConnection = endpoint('syncBankConnection', {
  summary: 'Sync a bank now; `renewed` after access was renewed in the widget',
  access: 'user',
  rate: 'heavy',
  params: itemParams,
  query: z.strictObject({ renewed: z.enum(['true', 'false']).optional() }),
  response: z.object({ syncId: wireId('sync') }),
  errors: ['NotFound', 'ProviderError', 'ProviderTimeout'],
});

export const disconnectBank = endpoint('disconnectBank', {
  summary: 'Disconnect a bank; its transactions stay unless `deleteData` is true',
  access: 'user',
  rate: 'heavy',
  params: itemParams,
  query: z.strictObject({ deleteData: z.enum(['true', 'false']).optional() }),
  response: done,
  errors: ['NotFound'],
});

export const connectSimplefin = endpoint('connectSimplefin', {
  summary: 'Claim a one-time SimpleFIN setup token and start the first import',
  access: 'user',
  rate: 'heavy',
  body: z.strictObject({
    setupToken: z.string().trim().min(1).max(2000),
    historyDays: z.int().min(30).max(730).optional(),
  }),
  response: linked,
  errors: ['ValidationFailed', 'ProviderError', 'ProviderTimeout'],
});

/** A connection, as shown in settings. */
export const institution = z.object({
  itemId: z.string(),
  /** How it is linked: through the widget, or with a token from the user. */
  provider: z.enum(['plaid', 'simplefin']),
  institutionName: z.string(),
  status: z.enum(['healthy', 'importing', 'needs_reauth', 'failed']),
  statusMessage: z.string().nullable(),
  /** What the user can do: renew access, choose accounts, link the bank again, or wait. */
  action: z.enum(['reconnect', 'choose_accounts', 'link_again', 'wait']).nullable(),
  /** Time of the last successful sync. */
  lastSyncedAt: instant.nullable(),
  /** Time the provider last received data from the bank. */
  bankUpdatedAt: instant.nullable(),
  /** When the bank consent expires. */
  consentUntil: instant.nullable(),
  nextSyncAt: instant.nullable(),
  isSandbox: z.boolean(),
  /** Number of quarantined transactions. */
  rejectedCount: z.int(),
  /**
   * Listed accounts that may be the same as accounts already read another way; their transactions are imported once
   * this is decided.
   */
  questions: z.array(
    z.object({
      externalId: z.string(),
      name: z.string(),
      mask: z.string().nullable(),
      accountName: z.string(),
      institutionName: z.string().nullable(),
    }),
  ),
  accounts: z.array(account),
});

const reading = z.object({
  at: instant,
  reported: z.int(),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  rejected: z.int(),
  leftOut: z.int(),
  withdrawn: z.int(),
});

export const getBankConnection = endpoint('getBankConnection', {
  summary:
    'Get a connection’s sync history: recent syncs, first transaction date,' +
    ' transactions that couldn’t be imported, and removed ones with user changes',
  access: 'user',
  rate: 'read',
  params: itemParams,
  response: z.object({
    readings: z.array(reading),
    rejectedTransactions: z.array(
      z.object({ reason: z.string(), raw: z.string(), accountName: z.string().nullable(), firstAt: instant }),
    ),
    rejectedCount: z.int(),
    /** Date of the oldest imported transaction. */
    firstTransactionOn: civilDate.nullable(),
    /** Transactions removed by the bank that contain user edits: a note, a name, a category. */
    withdrawnTransactions: z.array(
      z.object({
        id: z.string(),
        postedOn: civilDate,
        description: z.string(),
        amountMinor: z.int(),
        currency: z.string(),
        note: z.string(),
        withdrawnAt: instant,
      }),
    ),
  }),
  errors: ['NotFound'],
});

export const decideAccount = endpoint('decideAccount', {
  summary: 'Decide whether a listed account is the same as an existing one, or a separate account',
  access: 'user',
  rate: 'write',
  params: itemParams.extend({ externalId: z.string().min(1).max(300) }),
  body: z.strictObject({ decision: z.enum(['same', 'different']) }),
  response: done,
  errors: ['NotFound', 'Conflict'],
});

export const receivePlaidWebhook = endpoint('receivePlaidWebhook', {
  summary: 'Receive signed webhooks from the bank-linking provider',
  access: 'public',
  kind: 'webhook',
  rate: 'read',
  response: z.object({ received: z.literal(true) }),
  errors: ['Unauthorized'],
});

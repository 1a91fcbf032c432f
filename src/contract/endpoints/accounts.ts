import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amountMinor, civilDate, currency, done, environment, instant, month, wireId } from '../values.ts';

export const accountType = z.enum(['checking', 'savings', 'credit', 'loan', 'investment', 'other']);

export const accountName = z.string().trim().min(1).max(80);
const accountParams = z.object({ accountId: wireId('account') });

export const account = z.object({
  id: wireId('account'),
  /** The user's own name for it, else the bank's. */
  name: z.string(),
  bankName: z.string(),
  mask: z.string().nullable(),
  accountType,
  currency,
  /** What its source last said it holds, and what can be spent; a debt is negative. */
  currentBalanceMinor: amountMinor.nullable(),
  availableBalanceMinor: amountMinor.nullable(),
  balanceAt: instant.nullable(),
  institutionName: z.string().nullable(),
  source: z.enum(['plaid', 'simplefin', 'file', 'manual', 'receipts']),
  isSandbox: z.boolean(),
  /** Whether its transactions count in the totals. */
  isCounted: z.boolean(),
  /** Out of sight: not counted among the accounts, and in no list to choose from. */
  isHidden: z.boolean(),
  /** True while a connection brings its transactions; then it cannot be deleted. */
  isConnected: z.boolean(),
  /** Why it brings no transactions any more; null while it does. */
  closedReason: z.enum(['disconnected', 'revoked', 'not_listed']).nullable(),
  /** What balance and transactions leave unexplained, and why that may be; null where it cannot be said. */
  gapMinor: amountMinor.nullable(),
  gapExplanation: z.string().nullable(),
});

export const listAccounts = endpoint('listAccounts', {
  summary: 'List accounts with balances; closed and hidden accounts only with `all`',
  access: 'user',
  rate: 'read',
  query: z.strictObject({ all: z.enum(['true', 'false']).optional() }),
  response: z.object({ accounts: z.array(account) }),
  errors: [],
});

export const listBalances = endpoint('listBalances', {
  summary: 'List an account’s daily balances, oldest first',
  access: 'user',
  rate: 'read',
  params: accountParams,
  response: z.object({
    currency,
    balances: z.array(z.object({ on: civilDate, amountMinor, source: z.enum(['feed', 'file', 'manual']) })),
  }),
  errors: ['NotFound'],
});

export const createAccount = endpoint('createAccount', {
  summary: 'Create a manual account',
  access: 'user',
  rate: 'write',
  body: z.strictObject({
    name: accountName,
    accountType,
    currency,
    balanceMinor: amountMinor.optional(),
    balanceOn: civilDate.optional(),
  }),
  response: z.object({ account }),
  errors: [],
});

export const updateAccount = endpoint('updateAccount', {
  summary:
    'Update an account: name (null restores the bank’s name), inclusion in totals,' +
    ' visibility; for manual accounts also the balance',
  access: 'user',
  rate: 'write',
  params: accountParams,
  body: z.strictObject({
    name: accountName.nullable().optional(),
    isCounted: z.boolean().optional(),
    isHidden: z.boolean().optional(),
    balanceMinor: amountMinor.optional(),
  }),
  response: z.object({ account, eventId: wireId('event').nullable() }),
  errors: ['NotFound', 'Conflict'],
});

export const deleteAccount = endpoint('deleteAccount', {
  summary: 'Delete a disconnected account with its transactions',
  access: 'user',
  rate: 'write',
  params: accountParams,
  response: done,
  errors: ['NotFound', 'Conflict'],
});

export const getNetWorth = endpoint('getNetWorth', {
  summary: 'Get net worth by month; other currencies are excluded',
  access: 'user',
  rate: 'read',
  query: z.strictObject({ environment: environment.optional() }),
  response: z.object({
    environment,
    environments: z.array(environment),
    currency,
    hasOtherCurrencies: z.boolean(),
    /** Oldest first; the last is now. Begins with the first month an account is known. */
    months: z.array(
      z.object({
        month,
        assetsMinor: amountMinor,
        debtsMinor: amountMinor,
        netMinor: amountMinor,
        accounts: z.int(),
        /** How the savings of the month became its change in net worth; the parts add up. Null for the first of all. */
        change: z
          .object({
            changeMinor: amountMinor,
            savingsMinor: amountMinor,
            /** Savings that are in no balance: pending, or without an account whose balance is known. */
            outsideMinor: amountMinor,
            /** Dated in this month and posted in a later one. */
            postedLaterMinor: amountMinor,
            /** Dated in an earlier month and posted in this one. */
            postedFromEarlierMinor: amountMinor,
            /** Transfers to and from accounts that are not connected, or under way. */
            transfersMinor: amountMinor,
            addedMinor: amountMinor,
            valueMinor: amountMinor,
          })
          .nullable(),
      }),
    ),
    accounts: z.array(
      z.object({ id: wireId('account'), name: z.string(), currency, balanceMinor: amountMinor }),
    ),
  }),
  errors: [],
});

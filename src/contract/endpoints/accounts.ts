import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  amountMinor,
  civilDate,
  currency,
  done,
  environment,
  instant,
  month,
  requestedAmount,
  requestedDay,
  wireId,
} from '../values.ts';

export const accountType = z.enum(['checking', 'savings', 'credit', 'loan', 'investment', 'other']);

export const accountName = z.string().trim().min(1).max(80);
const accountParams = z.object({ accountId: wireId('account') });

export const account = z.object({
  id: wireId('account'),
  /** The user's own name, else the bank's. */
  name: z.string(),
  bankName: z.string(),
  mask: z.string().nullable(),
  accountType,
  currency,
  /** Last reported balance and available amount; debts are negative. */
  currentBalanceMinor: amountMinor.nullable(),
  availableBalanceMinor: amountMinor.nullable(),
  balanceAt: instant.nullable(),
  /** Day of that balance, where its time is unknown, as in a statement file. */
  balanceOn: civilDate.nullable(),
  institutionName: z.string().nullable(),
  source: z.enum(['plaid', 'simplefin', 'file', 'manual', 'receipts']),
  isSandbox: z.boolean(),
  /** True if its transactions count in totals. */
  isCounted: z.boolean(),
  /** True if it is hidden: excluded from accounts and selection lists. */
  isHidden: z.boolean(),
  /** True while a connection imports its transactions; it cannot be deleted then. */
  isConnected: z.boolean(),
  /** Why it no longer imports transactions; null if it does. */
  closedReason: z.enum(['disconnected', 'revoked', 'not_listed']).nullable(),
  /** Difference between balance and transactions, and a possible explanation; null if unknown. */
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
    balanceMinor: requestedAmount.optional(),
    balanceOn: requestedDay.optional(),
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
    balanceMinor: requestedAmount.optional(),
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
    /** Oldest first; the last is the current month. Starts with the first month with a known account. */
    months: z.array(
      z.object({
        month,
        assetsMinor: amountMinor,
        debtsMinor: amountMinor,
        netMinor: amountMinor,
        accounts: z.int(),
        /** How the month's savings became its change in net worth; the parts add up. Null for the first month. */
        change: z
          .object({
            changeMinor: amountMinor,
            savingsMinor: amountMinor,
            /** Savings in no balance: pending, or in an account without a known balance. */
            outsideMinor: amountMinor,
            /** Dated in this month and posted in a later one. */
            postedLaterMinor: amountMinor,
            /** Dated in an earlier month and posted in this one. */
            postedFromEarlierMinor: amountMinor,
            /** Transfers to and from accounts that are not connected, or in transit. */
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

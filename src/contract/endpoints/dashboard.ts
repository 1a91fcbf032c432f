import { z } from 'zod';
import { HEALTH_GROUPS } from '#domain/insights/health-group.ts';
import { COMPARISONS } from '#domain/insights/period.ts';
import { DASHBOARD_CARDS } from '#domain/people/goals.ts';
import { FREQUENCIES } from '#domain/recurring/stream-types.ts';
import { endpoint } from '../endpoint.ts';
import {
  amountMinor,
  civilDate,
  confidence,
  currency,
  decimalAmount,
  environment,
  instant,
  month,
  periodQuery,
  recorded,
  transactionType,
  wireId,
} from '../values.ts';
import { findingKind } from './findings.ts';

const totals = z.object({
  totalSpend: decimalAmount,
  income: decimalAmount,
  savings: decimalAmount,
  accounts: z.int(),
});

/** A recent transaction. `amount` is a magnitude; a refund is an expense with a negative amount. */
export const recentTransaction = z.object({
  id: wireId('transaction'),
  name: z.string(),
  /** Date of the transaction. */
  date: civilDate,
  postedOn: civilDate,
  amount: decimalAmount,
  type: transactionType,
  isRefund: z.boolean(),
  isPending: z.boolean(),
  currency,
  /** Its largest category, and the number of other categories of its items. */
  category: z.string(),
  otherCategories: z.int(),
  hasReceipt: z.boolean(),
  itemsSummary: z.string().nullable(),
});

export const attentionItem = z.object({
  kind: z.enum(['reconnect', 'review', 'sync_failed', ...findingKind.options]),
  title: z.string(),
  detail: z.string(),
  amountMinor: amountMinor.nullable(),
  currency: currency.nullable(),
  href: z.string(),
  /** Set if the user can dismiss it. */
  findingId: wireId('finding').nullable(),
});

export const dashboardSubscription = z.object({
  id: wireId('subscription'),
  name: z.string(),
  frequency: z.string(),
  amount: decimalAmount,
  currency,
  nextOn: civilDate.nullable(),
  status: z.string(),
});

export const getDashboard = endpoint('getDashboard', {
  summary: 'Get totals, trend, recent transactions, subscriptions and items that need attention',
  access: 'user',
  rate: 'read',
  query: z.strictObject({
    ...periodQuery,
    /** If absent, complete months are compared with as many months, other periods with as many days. */
    compare: z.enum(COMPARISONS).optional(),
  }),
  response: z.object({
    period: z.object({ from: civilDate, to: civilDate }),
    previousPeriod: z.object({ from: civilDate, to: civilDate }),
    environment,
    environments: z.array(environment),
    currency,
    totals,
    previousTotals: totals,
    /** Part of the total spend that is itemized by receipts. */
    itemizedSpend: decimalAmount,
    /** Per day of the period, oldest first, for the sparklines. */
    daily: z.array(z.object({ on: civilDate, spend: decimalAmount, income: decimalAmount })),
    trend: z.array(z.object({ month, amount: decimalAmount, spend: decimalAmount, income: decimalAmount })),
    /** The largest, and all with more refunds than purchases. */
    categories: z.array(z.object({ category: z.string(), spend: decimalAmount })),
    otherCurrencies: z.array(z.object({ currency, totalSpend: decimalAmount, income: decimalAmount })),
    hasOtherCurrencies: z.boolean(),
    transactions: z.array(recentTransaction).max(10),
    subscriptions: z.array(dashboardSubscription).max(6),
    attention: z.array(attentionItem),
    /** Order of the cards below the figures, by the user's goals. */
    cards: z.array(z.enum(DASHBOARD_CARDS)),
    dataAsOf: instant.nullable(),
    isImporting: z.boolean(),
  }),
  errors: [],
});

const stream = z.object({
  id: wireId('subscription'),
  name: z.string(),
  frequency: z.enum(FREQUENCIES),
  status: z.enum(['trial', 'active', 'price_up', 'overdue', 'paused', 'cancelled', 'ended']),
  class: z.enum(['subscription', 'bill', 'income', 'loan', 'transfer', 'habit']),
  currency,
  lastAmountMinor: amountMinor,
  averageAmountMinor: amountMinor,
  yearlyAmountMinor: amountMinor,
  firstOn: civilDate,
  lastOn: civilDate,
  nextOn: civilDate.nullable(),
  trialEndsOn: civilDate.nullable(),
  accountName: z.string(),
  /** Whether its account counts in the totals. */
  isCounted: z.boolean(),
  charges: z.array(
    z.object({ transactionId: wireId('transaction'), on: civilDate, amountMinor, hasReceipt: z.boolean() }),
  ),
  priceChanges: z.array(z.object({ on: civilDate, fromMinor: amountMinor, toMinor: amountMinor })),
  confidence,
  verdict: z.enum(['detected', 'confirmed', 'not_subscription']),
  /** The streams merged into it, newest first. `eventId`: the event whose undo separates them. */
  merged: z.array(
    z.object({
      name: z.string(),
      firstOn: civilDate,
      lastOn: civilDate,
      eventId: wireId('event').nullable(),
    }),
  ),
  /** The merchant's own page for canceling; null if unknown. */
  cancelUrl: z.url().nullable(),
});

export const listSubscriptions = endpoint('listSubscriptions', {
  summary: 'List recurring outflows with cost, next date and price history',
  access: 'user',
  rate: 'read',
  query: z.strictObject({ environment: environment.optional() }),
  response: z.object({
    currency,
    monthlyCostMinor: amountMinor,
    yearlyCostMinor: amountMinor,
    subscriptions: z.array(stream),
    /** Trials and renewals announced by email that belong to no listed subscription yet. */
    announced: z.array(
      z.object({
        findingId: wireId('finding'),
        kind: z.enum(['trial_ends', 'renewal_due']),
        name: z.string(),
        on: civilDate,
        amountMinor: amountMinor.nullable(),
        currency: currency.nullable(),
      }),
    ),
    environment,
    environments: z.array(environment),
  }),
  errors: [],
});

export const updateSubscription = endpoint('updateSubscription', {
  summary: 'Confirm a subscription, or mark it as not a subscription',
  access: 'user',
  rate: 'write',
  params: z.object({ subscriptionId: wireId('subscription') }),
  body: z.strictObject({ verdict: z.enum(['detected', 'confirmed', 'not_subscription']) }),
  response: recorded,
  errors: ['NotFound'],
});

export const mergeSubscription = endpoint('mergeSubscription', {
  summary: 'Merge two subscriptions or recurring bills into one',
  access: 'user',
  rate: 'write',
  params: z.object({ subscriptionId: wireId('subscription') }),
  body: z.strictObject({ otherId: wireId('subscription') }),
  /** `subscriptionId`: the one that shows both from now on. */
  response: recorded.extend({ subscriptionId: wireId('subscription') }),
  errors: ['NotFound', 'Conflict'],
});

const healthGroup = z.enum(HEALTH_GROUPS);

const healthItem = z.object({
  transactionId: wireId('transaction'),
  /** Date of service or purchase. */
  on: civilDate,
  name: z.string(),
  merchant: z.string().nullable(),
  class: z.string(),
  className: z.string(),
  /** Minus refunds. */
  amountMinor,
  refundedMinor: amountMinor,
  /** True if it is a receipt item; false if it is a complete payment. */
  isItemized: z.boolean(),
  group: healthGroup,
});

export const getInsights = endpoint('getInsights', {
  summary: 'Get spending by category, merchant and month, and health spending from itemized receipts',
  access: 'user',
  rate: 'read',
  query: z.strictObject(periodQuery),
  response: z.object({
    period: z.object({ from: civilDate, to: civilDate }),
    environment,
    environments: z.array(environment),
    currency,
    /** True if some transactions are excluded because of their currency. */
    hasOtherCurrencies: z.boolean(),
    spendMinor: amountMinor,
    incomeMinor: amountMinor,
    categories: z.array(
      z.object({
        category: z.string(),
        name: z.string(),
        spendMinor: amountMinor,
        /** Part of it that is itemized by receipts. */
        itemizedMinor: amountMinor,
        count: z.int(),
      }),
    ),
    merchants: z.array(z.object({ merchant: z.string(), spendMinor: amountMinor, count: z.int() })),
    months: z.array(
      z.object({
        month,
        spendMinor: amountMinor,
        incomeMinor: amountMinor,
        categories: z.array(z.object({ category: z.string(), name: z.string(), spendMinor: amountMinor })),
      }),
    ),
    /** Cumulative spending in the last month of the period by day, compared with the previous complete month. */
    pace: z.object({
      from: civilDate,
      /** Today, if the month is not over. */
      to: civilDate,
      /** The same days of the previous month. */
      previousFrom: civilDate,
      previousTo: civilDate,
      now: z.array(amountMinor),
      before: z.array(amountMinor),
    }),
    health: z.object({
      /** Sum of all groups except what is not eligible. */
      totalMinor: amountMinor,
      /** By item; equal to the claims of the same days. */
      groups: z.partialRecord(healthGroup, amountMinor),
      classes: z.array(z.object({ class: z.string(), name: z.string(), amountMinor, count: z.int() })),
      months: z.array(z.object({ month, amountMinor })),
      items: z.array(healthItem),
      /** Payments to health merchants, and how many have an itemized receipt. */
      coverage: z.object({ payments: z.int(), itemized: z.int() }),
      rulesYear: z.int(),
    }),
  }),
  errors: [],
});

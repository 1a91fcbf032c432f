import { plural } from '../plural.ts';

/** Insights: shared parts and spending. */
export const texts = {
  title: 'Insights',
  failed: 'Couldn’t load your insights',
  firstRun: {
    title: 'No insights yet',
    reason: 'Connect a bank to see insights from your transactions and receipts.',
    connect: 'Connect a bank',
  },
  tabs: {
    spending: 'Spending',
    worth: 'Net worth',
    checks: 'Checks',
    health: 'Health',
  },
  loading: {
    title: 'Loading...',
    waitsFor: 'Adding up your transactions and receipts.',
  },
  totals: {
    spend: 'Spend',
    income: 'Income',
    kept: 'Savings',
  },
  noActivity: {
    title: 'No activity in this period',
    reason: (from: string, to: string) =>
      `No spending or income from ${from} to ${to}. Other periods aren’t affected.`,
    show: 'Show the last 30 days',
  },
  everythingElse: 'Everything else',
  netRefunds: 'Net refunds',
  categories: {
    title: 'By category',
    none: 'No spending in this period',
    summary: (category: string, amount: string) =>
      `Spending by category. The largest is ${category} with ${amount}.`,
    name: 'Spending by category',
    spend: 'Spend',
    category: 'Category',
    transactions: 'Transactions',
  },
  merchants: {
    title: 'By merchant',
    none: 'No payments in this period',
    transactions: (transactions: number) =>
      plural(transactions, { one: '# transaction', other: '# transactions' }),
    fewer: 'Show fewer',
    all: (count: number) => `Show all ${count}`,
  },
  flow: {
    title: 'Cash flow',
    nothingIn: (spent: string) => `You spent ${spent} and had no income.`,
    moreOut: (spent: string, more: string, income: string) =>
      `You spent ${spent}, ${more} more than your ${income} income.`,
    kept: (income: string, spent: string, kept: string, share: string) =>
      `Of ${income} income, you spent ${spent} and saved ${kept} (${share}).`,
    caption: 'Cash flow by source, destination and amount',
    from: 'From',
    to: 'To',
    amount: 'Amount',
    nodes: {
      income: 'Income',
      savings: 'From savings',
      spend: 'Spend',
      total: 'Total',
      kept: 'Savings',
      other: 'Other',
    },
  },
  pace: {
    title: 'Spending pace',
    name: 'Spending so far, by day of the month',
    summary: (days: string, comparison: string) => `Spending of ${days}: ${comparison}.`,
    day: (day: number, now: string, before: string) => `By day ${day}: ${now}, month before ${before}`,
    dayHead: 'Day',
    monthBefore: 'Month before',
    nothingBefore: (days: string) => `No spending on ${days}`,
    same: (days: string) => `The same as ${days}`,
    more: (share: string, days: string) => `${share} more than ${days}`,
    less: (share: string, days: string) => `${share} less than ${days}`,
  },
  days: {
    title: 'Daily spending',
    failed: 'Couldn’t load daily spending. The other figures aren’t affected.',
    retry: 'Try Again',
    none: 'No spending in this period',
    name: 'Spending by day',
    day: 'Day',
    spend: 'Spend',
    dearest: 'Highest day',
    most: (day: string, amount: string) => `Highest on ${day}: ${amount}.`,
    mostAndQuiet: (day: string, amount: string, quiet: string, days: string) =>
      `Highest on ${day}: ${amount}. No spending on ${quiet} of ${days} days.`,
  },
  months: {
    title: '12-month trend',
    name: 'Spending by month',
    summary: (from: string, to: string, month: string, amount: string) =>
      `Spending by month from ${from} to ${to}; highest in ${month}: ${amount}.`,
    caption: 'Spending and income by month',
    month: 'Month',
    mostOfIt: 'Largest category',
    spend: 'Spend',
    income: 'Income',
    savings: 'Savings',
  },
};

import type { ReactNode } from 'react';
import { plural } from '../plural.ts';
import { sentence } from '../sentence.ts';

/** The dashboard. */
export const texts = {
  title: 'Dashboard',
  head: {
    first: (name: string | undefined) => (name ? `Welcome, ${name}.` : 'Welcome.'),
    back: (name: string | undefined) => (name ? `Welcome back, ${name}.` : 'Welcome back.'),
    dataAsOf: (ago: ReactNode) => sentence`Updated ${ago}.`,
    importing: 'Importing transactions',
  },
  loading: {
    title: 'Loading Dashboard...',
    waitsFor: 'Adding up your transactions.',
  },
  failure: {
    title: 'Failed to Load Dashboard',
    unknown: 'An unexpected error occurred.',
    meaning: 'Your transactions and receipts are safe.',
    retry: 'Try Again',
  },
  cards: {
    totalSpend: 'Total Spend',
    income: 'Income',
    savings: 'Savings',
    accounts: 'Active Accounts',
    noAccounts: 'None connected yet',
    openAccounts: 'Open and not hidden',
  },
  change: {
    nothing: 'No activity in this period',
    nothingBefore: (period: string) => `None in ${period}`,
    same: (period: string) => `Same as ${period}`,
    up: 'up',
    down: 'down',
    overTenfold: 'over 10×',
    versus: (period: string) => `vs. ${period}`,
    comparedWith: (period: string) => `Compared with ${period}`,
  },
  saved: {
    moreOut: 'Spending exceeded income',
    share: (share: string) => `${share} of income saved`,
  },
  others: {
    title: 'Not included above:',
    currency: (spent: string, income: string) => `${spent} spent and ${income} income`,
  },
  trend: {
    title: 'Spending Trends',
    soFar: 'so far',
    firstRun: 'Spending minus income, by month. The chart starts with your first transactions.',
    begins: 'The chart starts with your first month of transactions.',
    noTransactions: 'No transactions in these twelve months.',
    label: 'Spending minus income by month',
    less: 'Spending less income',
    spend: 'Spend',
    income: 'Income',
    month: 'Month',
    point: (month: string, amount: string, spend: string, income: string) =>
      `${month}: spending minus income ${amount}, spend ${spend}, income ${income}`,
    summary: (
      from: string,
      to: string,
      lowest: string,
      lowestIn: string,
      highest: string,
      highestIn: string,
    ) =>
      `Spending minus income by ` +
      `month from ${from} to ${to}: lowest ${lowest} in ${lowestIn}, highest ${highest} in ${highestIn}.`,
  },
  flow: {
    title: 'Cash flow',
    in: 'In',
    out: 'Out',
    kept: (amount: string) => `Saved ${amount}`,
    rest: 'Everything else',
    netRefunds: 'Net refunds',
  },
  attention: {
    title: 'Needs attention',
    more: (count: number) => plural(count, { one: '# more in Checks', other: '# more in Checks' }),
  },
  recent: {
    title: 'Recent Transactions',
    all: 'All transactions',
    none: 'No transactions yet. They appear as your bank sends them.',
    caption: 'Most recent transactions',
    date: 'Date',
    description: 'Description',
    amount: 'Amount',
    explained: 'Matched to its receipt',
    refund: 'Refund',
    pending: 'Pending',
  },
  subscriptions: {
    title: 'Subscriptions',
    all: 'All subscriptions',
    firstRun: 'Recurring charges appear here automatically.',
    none: 'None found yet. Fettle needs two similar charges to detect one.',
    priceUp: 'Price up',
    trial: 'Trial',
    overdue: 'Overdue',
    next: (day: string) => `next ${day}`,
  },
  connect: {
    title: 'Connect more accounts',
    reason: 'With more accounts, Fettle can match more of your receipts.',
    button: 'Connect Account',
  },
  firstRun: {
    title: 'Three steps to your first matched receipt',
    bank: {
      title: 'Connect a bank',
      text: 'Transactions arrive within a minute and stay on this machine.',
      connect: 'Connect a bank',
      import: 'or import a statement',
    },
    mailbox: {
      title: 'Connect your mailbox',
      text: 'Fettle can only read email. You see every message it checks.',
      connect: 'Connect Gmail',
    },
    match: {
      title: 'See your matches',
      text: 'Fettle matches receipts to charges. You decide uncertain matches in AI Review.',
    },
    done: 'Done',
  },
};

import type { ReactNode } from 'react';
import { plural } from '../plural.ts';
import { sentence } from '../sentence.ts';

/** The dashboard: what is summed up, what needs attention, the first run. */
export const texts = {
  title: 'Dashboard',
  head: {
    first: (name: string | undefined) => (name ? `Welcome, ${name}.` : 'Welcome.'),
    back: (name: string | undefined) => (name ? `Welcome back, ${name}.` : 'Welcome back.'),
    dataAsOf: (ago: ReactNode) => sentence`Data as of ${ago}.`,
    importing: 'Importing your rows',
  },
  loading: {
    title: 'Loading Dashboard...',
    waitsFor: 'Adding up your rows.',
  },
  failure: {
    title: 'Failed to Load Dashboard',
    unknown: 'An unexpected error occurred.',
    meaning: 'Nothing was changed. Your rows and receipts are where they were.',
    retry: 'Try Again',
  },
  cards: {
    totalSpend: 'Total Spend',
    income: 'Income',
    savings: 'Savings',
    accounts: 'Active Accounts',
    noAccounts: 'None connected yet',
    openAccounts: 'Open and counted here',
  },
  change: {
    nothing: 'Nothing in these days',
    nothingBefore: 'Nothing the period before',
    same: 'Same as the period before',
    up: 'up',
    down: 'down',
    overTenfold: 'over 10×',
    onPeriodBefore: 'on the period before',
    period: (from: string, to: string) => `Compared with ${from} – ${to}`,
  },
  saved: {
    moreOut: 'More out than in',
    share: (share: string) => `${share} of income kept`,
  },
  others: {
    currency: (spent: string, income: string, currency: string) =>
      `${spent} spent and ${income} in, in ${currency}`,
    all: (currencies: string) => `Beside these: ${currencies}. Currencies are never added up.`,
  },
  trend: {
    title: 'Spending Trends',
    firstRun: 'Spending less income by month. The first month with rows begins the curve.',
    begins: 'The first month with rows begins the curve.',
    noRows: 'No rows in the twelve months that end with these days.',
    label: 'Spending less income by month',
    less: 'Spending less income',
    spend: 'Spend',
    income: 'Income',
    month: 'Month',
    point: (month: string, amount: string, spend: string, income: string) =>
      `${month}: spending less income ${amount}, spend ${spend}, income ${income}`,
    summary: (
      from: string,
      to: string,
      lowest: string,
      lowestIn: string,
      highest: string,
      highestIn: string,
    ) =>
      `Spending less income by month from ${from} to ${to}: lowest ${lowest} in ${lowestIn}, highest ${highest} in ${highestIn}.`,
  },
  flow: {
    title: 'Where it went',
    in: 'In',
    out: 'Out',
    kept: (amount: string) => `Kept ${amount}`,
    rest: 'Everything else',
  },
  attention: {
    title: 'Needs attention',
    more: (count: number) => plural(count, { one: '# more in Checks', other: '# more in Checks' }),
  },
  recent: {
    title: 'Recent Transactions',
    all: 'All transactions',
    none: 'No rows yet. They appear as your bank delivers them.',
    caption: 'The newest transactions',
    date: 'Date',
    description: 'Description',
    amount: 'Amount',
    explained: 'Explained by its receipt',
    refund: 'Refund',
    pending: 'Pending',
  },
  subscriptions: {
    title: 'Subscriptions',
    all: 'All subscriptions',
    firstRun: 'What comes back by itself is found from your rows.',
    none: 'None found yet. Two charges of the same kind are enough to see one.',
    priceUp: 'Price up',
    trial: 'Trial',
    overdue: 'Overdue',
    next: (day: string) => `next ${day}`,
  },
  connect: {
    title: 'Connect more accounts',
    reason: 'The more of your accounts are here, the more of your receipts find their charge.',
    button: 'Connect Account',
  },
  firstRun: {
    title: 'Three steps to the first explained charge',
    bank: {
      title: 'Connect a bank',
      text: 'Its rows arrive within a minute and stay on this machine.',
      connect: 'Connect a bank',
      import: 'or import a statement',
    },
    mailbox: {
      title: 'Connect your mailbox',
      text: 'Fettle only reads, and looks for purchases. You see every message it looked at.',
      connect: 'Connect Gmail',
    },
    joined: {
      title: 'See them joined',
      text: 'Each receipt finds its charge by itself. What is unsure waits for you in AI Review.',
    },
    done: 'Done',
  },
};

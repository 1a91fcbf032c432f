import { plural } from '../plural.ts';

/** Insights: the frame of its views, and the view of spending. */
export const texts = {
  title: 'Insights',
  failed: 'Your insights could not be loaded',
  firstRun: {
    title: 'Nothing to look into yet',
    reason: 'Insights are made of your rows and of the receipts that explain them. Both are a minute away.',
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
    waitsFor: 'Adding up your rows and receipts.',
  },
  totals: {
    spend: 'Spend',
    income: 'Income',
    kept: 'Savings',
  },
  nothingMoved: {
    title: 'Nothing moved in these days',
    reason: (from: string, to: string) =>
      `No row from ${from} to ${to} counts as spend or income. Your other rows are where they were.`,
    show: 'Show the last 30 days',
  },
  everythingElse: 'Everything else',
  categories: {
    title: 'By category',
    none: 'Nothing was spent in these days.',
    summary: (category: string, amount: string) =>
      `Spending by category. The largest is ${category} with ${amount}.`,
    name: 'Spending by category',
    spend: 'Spend',
    category: 'Category',
    rows: 'Rows',
  },
  merchants: {
    title: 'By merchant',
    none: 'Nobody was paid in these days.',
    rows: (rows: number) => plural(rows, { one: '# row', other: '# rows' }),
    fewer: 'Show fewer',
    all: (count: number) => `Show all ${count}`,
  },
  flow: {
    title: 'Cash flow',
    nothingIn: (spent: string) => `${spent} went out and nothing came in.`,
    moreOut: (spent: string, more: string, income: string) =>
      `${spent} went out, ${more} more than the ${income} that came in.`,
    kept: (income: string, spent: string, kept: string, share: string) =>
      `Of ${income} that came in, ${spent} went out and ${kept} was kept (${share}).`,
    caption: 'Cash flow: from where to where, and how much',
    from: 'From',
    to: 'To',
    amount: 'Amount',
    nodes: {
      income: 'Income',
      savings: 'From savings',
      spend: 'Spend',
      kept: 'Savings',
      other: 'Other',
    },
  },
  days: {
    title: 'Day by day',
    failed: 'The days could not be loaded; the other figures of this page are not affected.',
    retry: 'Try Again',
    none: 'Nothing was spent in these days.',
    name: 'Spend by day',
    day: 'Day',
    spend: 'Spend',
    dearest: 'Most in a day',
    most: (day: string, amount: string) => `Most on ${day}: ${amount}.`,
    mostAndQuiet: (day: string, amount: string, quiet: string, days: string) =>
      `Most on ${day}: ${amount}. ${quiet} of ${days} days without spending.`,
  },
  months: {
    title: 'Twelve months',
    name: 'Spending by month',
    summary: (from: string, to: string, month: string, amount: string) =>
      `Spending by month from ${from} to ${to}; most in ${month}: ${amount}.`,
    caption: 'Spending and income by month',
    month: 'Month',
    mostOfIt: 'Most of it',
    spend: 'Spend',
    income: 'Income',
  },
};

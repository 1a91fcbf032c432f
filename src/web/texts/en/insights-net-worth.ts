import { plural } from '../plural.ts';

/** Insights: net worth. */
export const texts = {
  failed: 'Couldn’t load your net worth',
  byMonth: 'Net worth by month',
  accounts: 'Accounts',
  net: 'Net worth',
  assets: 'Assets',
  liabilities: 'Liabilities',
  month: 'Month',
  summary: (first: string, last: string) => `Net worth by month; ${first}, ${last}.`,
  inAccounts: (accounts: number) => plural(accounts, { one: 'in # account', other: 'in # accounts' }),
  change: {
    title: (month: string) => `How net worth changed in ${month}`,
    savings: 'Savings (income less spend)',
    transfers: 'Transfers with unconnected accounts',
    outside: 'Pending, or without an account',
    postedLater: (month: string) => `From ${month}, posted later`,
    postedFromEarlier: (month: string) => `From earlier, posted in ${month}`,
    added: 'Accounts added',
    value: 'Gains and losses in value',
    total: 'Change in net worth',
  },
  none: {
    title: 'No balances yet',
    reason: 'Net worth is your assets minus liabilities. Add an account with a balance.',
    add: 'Add an account',
  },
};

import { plural } from '../plural.ts';

/** Insights: the view of net worth. */
export const texts = {
  failed: 'Your net worth could not be loaded',
  byMonth: 'Net worth by month',
  accounts: 'Accounts',
  net: 'Net worth',
  held: 'Held',
  owed: 'Owed',
  month: 'Month',
  summary: (first: string, last: string) => `Net worth by month; ${first}, ${last}.`,
  inAccounts: (accounts: number) => plural(accounts, { one: 'in # account', other: 'in # accounts' }),
  none: {
    title: 'No balances yet',
    reason:
      'Net worth is what your accounts hold, less what you owe. It begins with the first account that says what it holds.',
    add: 'Add an account',
  },
};

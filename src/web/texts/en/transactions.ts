import type { ReactNode } from 'react';
import { plural } from '../plural.ts';
import { sentence } from '../sentence.ts';

/** The list of transactions: search, filters, rows, states. */
export const texts = {
  title: 'Transactions',
  failure: {
    title: 'Your rows could not be loaded',
    meaning: 'Nothing was changed. Your rows and receipts are where they were.',
  },
  dropHint: 'Drop the statement to see what it would add',
  loading: {
    title: 'Loading...',
    waitsFor: 'Fetching your rows.',
  },
  firstRun: {
    title: 'Your ledger is still empty',
    reason:
      'Connect a bank and its rows arrive within a minute, or drop a statement file on this page: OFX, QFX, QIF, CSV, CAMT and MT940 are read.',
    connectBank: 'Connect a bank',
  },
  importStatement: 'Import statement',
  noMatch: {
    title: 'No rows match',
    reason:
      'Search looks in descriptions, notes, line items and order numbers. Fewer words or filters find more.',
    clear: 'Clear search and filters',
  },
  actions: {
    export: 'Export',
    add: 'Add transaction',
    more: 'Import and export',
  },
  search: {
    label: 'Search transactions',
    shortHint: 'Search',
    hint: 'Search merchants, items, notes, order numbers',
  },
  filters: {
    title: 'Filters',
    remove: (name: string) => `Remove filter ${name}`,
    clearAll: 'Clear',
    account: 'Account',
    everyAccount: 'Every account',
    category: 'Category',
    type: 'Type',
    status: 'Status',
    receipt: 'Receipt',
    clear: 'Clear filters',
    everyCategory: 'Every category',
    wholeGroup: (group: string) => `All of ${group}`,
    any: 'Any',
    types: {
      expense: 'Spending',
      income: 'Income',
      transfer: 'Transfers',
    },
    statuses: {
      pending: 'Pending',
      posted: 'Posted',
    },
    receipts: {
      with: 'With a receipt',
      without: 'Without a receipt',
    },
    unknownAccount: 'One account',
    until: (day: string) => `Until ${day}`,
    from: (day: string) => `From ${day}`,
  },
  totals: {
    rows: 'Rows',
    count: (rows: number) => plural(rows, { one: '# row', other: '# rows' }),
    spend: 'Spend',
    income: 'Income',
  },
  selection: {
    count: (rows: string) => `${rows} selected`,
    all: (rows: string) => `Select all ${rows}`,
    edit: 'Edit',
    editLabel: 'Edit the selected rows',
    tooMany: (rows: string) => `Up to ${rows} rows at once`,
    exportLabel: 'Export the selected rows as CSV',
    clear: 'Clear the selection',
  },
  export: {
    done: (rows: number) => plural(rows, { one: '# row exported.', other: '# rows exported.' }),
    failed: 'The rows could not be exported.',
    progress: (rows: string) => `${rows} rows`,
  },
  csv: {
    date: 'Date',
    authorised: 'Authorised',
    description: 'Description',
    merchant: 'Merchant',
    items: 'Items',
    category: 'Category',
    account: 'Account',
    type: 'Type',
    status: 'Status',
    amount: 'Amount',
    currency: 'Currency',
    receipt: 'Receipt',
  },
  row: {
    select: (description: string) => `Select ${description}`,
    refund: 'Refund',
    explained: 'Explained by its receipt',
    hasReceipt: 'Has a receipt',
    asked: 'There is a question about this row',
    notCounted: 'Not counted',
    held: 'Pending, not counted yet',
    pending: 'Pending',
  },
  more: {
    failed: 'More rows could not be loaded.',
    retry: 'Try Again',
    loading: 'Loading more rows',
  },
  add: {
    noAccount: (link: (words: string) => ReactNode) =>
      sentence`A row belongs to an account. ${link('Add an account')} first, one you keep by hand too.`,
    notANumber: 'Write it as a number, such as 12.50.',
    description: 'What was it',
    direction: 'Direction',
    out: 'Money out',
    in: 'Money in',
    amountIn: (currency: string) => `Amount in ${currency}`,
    account: 'Account',
    day: 'Day',
    cancel: 'Cancel',
    submit: 'Add row',
    done: (description: string) => `${description} is added.`,
    failed: 'The row could not be added.',
  },
};

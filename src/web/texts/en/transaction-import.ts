import type { ReactNode } from 'react';
import { plural } from '../plural.ts';
import { sentence } from '../sentence.ts';

/** Importing a statement file. */
export const texts = {
  title: 'Import statement',
  titleOf: (file: string) => `Import ${file}`,
  reading: (file: string) => `Reading ${file}`,
  formats:
    'Choose an OFX, QFX, QIF, CSV, XLSX, CAMT or MT940 file, or a ZIP of them. Preview it before you import.',
  limits: 'Or drop a file on the Transactions page. Up to 32 MB and 200,000 transactions.',
  earlier: 'Past imports and undo',
  refused: {
    title: (file: string) => `Couldn’t import ${file}`,
    reason: 'Couldn’t read this file.',
    request: (requestId: string) => `Request ${requestId}`,
    skip: 'Skip this file',
  },
  choose: {
    label: 'Statement file',
    button: 'Choose file',
  },
  progress: {
    reading: (done: string, total: string) => `Reading ${done} of ${total} transactions`,
    comparing: (done: string, total: string) => `Comparing ${done} of ${total} transactions`,
    saving: (done: string, total: string) => `Saving ${done} of ${total} transactions`,
  },
  confirm: {
    button: 'Import',
    transactions: (transactions: number) =>
      plural(transactions, { one: 'Import # transaction', other: 'Import # transactions' }),
    cancel: 'Cancel',
    duplicateCheck: 'Fettle will check the chosen account for duplicates.',
    withPossible: (matches: number) =>
      plural(matches, {
        one: 'Also import # possible duplicate',
        other: 'Also import # possible duplicates',
      }),
    failed: 'Couldn’t import the transactions. Nothing changed. Try again.',
  },
  preview: {
    columnsUnknown: 'Choose what each column contains.',
    nothingSaved: (format: string) => `${format} file. Nothing is saved yet.`,
    waiting: (files: number) =>
      plural(files, { one: '# more file to review.', other: '# more files to review.' }),
    unreadLines: (lines: number) =>
      plural(lines, { one: '# line couldn’t be read', other: '# lines couldn’t be read' }),
    line: (line: number) => `Line ${line}:`,
    verdicts: {
      new: 'New',
      possibleMatch: 'Possible duplicate',
      update: 'Update',
      duplicate: 'Duplicate',
    },
    shown: {
      all: (count: string) => `All ${count}`,
      new: (count: string) => `New ${count}`,
      duplicate: (count: string) => `Duplicates ${count}`,
      update: (count: string) => `Updates ${count}`,
      possibleMatch: (count: string) => `Possible duplicates ${count}`,
    },
    accountGoesTo: (account: string) => `Import account ${account} into`,
    goesTo: 'Import into',
    target: 'Destination account',
    newAccountNamed: (name: string) => `New account: ${name}`,
    newAccount: 'New account',
    accountName: 'Account name',
    accountType: 'Account type',
    currency: 'Currency of this file',
    currencyHint: 'This file doesn’t state its currency.',
    net: (from: string, to: string, amount: ReactNode) => sentence`${from} – ${to} · net ${amount}`,
    shownLabel: 'Transactions shown',
    transactions: 'Transactions in this file',
    transactionsCaption: 'Import result for each transaction',
    sampleOnly: 'This is a sample of each result. The counts cover the whole file.',
  },
  columns: {
    roles: {
      postedOn: 'Date',
      authorizedOn: 'Purchase date',
      amount: 'Amount',
      debit: 'Money out',
      credit: 'Money in',
      direction: 'In or out',
      name: 'Name',
      description: 'Description',
      note: 'Note',
      balance: 'Balance',
      currency: 'Currency',
      identifier: 'Transaction ID',
      checkNumber: 'Check number',
      account: 'Account',
      status: 'Status',
    },
    orders: {
      detected: 'Detect automatically',
      monthFirst: 'Month, day, year',
      dayFirst: 'Day, month, year',
      yearFirst: 'Year, month, day',
    },
    missing: {
      date: 'Choose the date column.',
      amount: 'Choose the amount column.',
    },
    title: 'Columns',
    isMapped: 'Fettle saved these columns for next time.',
    isGuessed: 'Correct any column that’s wrong.',
    unnamed: (number: number) => `Column ${number}`,
    meaning: (column: string) => `Contents of ${column}`,
    unnamedInside: (number: number) => `column ${number}`,
    notRead: 'Ignore',
    dates: 'Date format',
    currency: 'Currency',
    flipSigns: 'Flip all signs',
    readAgain: 'Apply',
    failed: 'Couldn’t read the file with these columns.',
  },
  files: {
    tooLarge: 'This file is larger than 32 MB. Export a shorter period from your bank.',
  },
  imported: (transactions: number, file: string) =>
    plural(transactions, {
      one: `# transaction imported from ${file}.`,
      other: `# transactions imported from ${file}.`,
    }),
};
